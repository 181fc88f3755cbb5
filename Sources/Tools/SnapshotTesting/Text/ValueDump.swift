import Foundation

/// A value with a custom description in `.dump`.
public protocol AnySnapshotStringConvertible {
  /// Indicates whether the children are listed below the line.
  static var renderChildren: Bool { get }
  /// The description on one line.
  var snapshotDescription: String { get }
}

extension AnySnapshotStringConvertible {
  public static var renderChildren: Bool { false }
}

extension Character: AnySnapshotStringConvertible {
  public var snapshotDescription: String { debugDescription }
}

extension String: AnySnapshotStringConvertible {
  public var snapshotDescription: String { debugDescription }
}

extension Substring: AnySnapshotStringConvertible {
  public var snapshotDescription: String { debugDescription }
}

extension Unicode.Scalar: AnySnapshotStringConvertible {
  public var snapshotDescription: String { debugDescription }
}

extension Data: AnySnapshotStringConvertible {
  public var snapshotDescription: String { "\(count) bytes" }
}

extension URL: AnySnapshotStringConvertible {
  public var snapshotDescription: String { absoluteString.debugDescription }
}

extension Date: AnySnapshotStringConvertible {
  /// The date in UTC to the second, independent of the machine's time zone and locale.
  public var snapshotDescription: String { ISO8601DateFormatter().string(from: self) }
}

extension NSObject: AnySnapshotStringConvertible {
  public var snapshotDescription: String { withoutAddresses(debugDescription) }
}

/// Returns a string without memory addresses, which vary between runs.
func withoutAddresses(_ text: String) -> String {
  text.replacing(#/:?\s*0x[\da-f]+(\s*)/#) { "\($0.1)" }
}

/// An indented tree of a value's children, without addresses and in stable order.
struct ValueDump {
  private(set) var text = ""
  private var visited: Set<ObjectIdentifier> = []

  init(_ value: Any) {
    write(value, name: nil, indent: 0)
  }

  private mutating func write(_ value: Any, name: String?, indent: Int) {
    let mirror = Mirror(reflecting: value)
    var children = mirror.children.map { ($0.label, $0.value) }
    let space = String(repeating: " ", count: indent)
    let prefix = name.map { "\($0): " } ?? ""

    let isContainer = [.collection, .dictionary, .set, .tuple, .optional].contains(mirror.displayStyle)
    if !isContainer, let line = value as? any AnySnapshotStringConvertible {
      if !type(of: line).renderChildren { children = [] }
      return write(space, prefix + line.snapshotDescription, children, indent)
    }
    if mirror.displayStyle == .class {
      let id = ObjectIdentifier(value as AnyObject)
      guard visited.insert(id).inserted else {
        text += "\(space)▿ \(prefix)\(mirror.subjectType) (circular reference)\n"
        return
      }
      defer { visited.remove(id) }
      let line = (value as? any CustomStringConvertible)?.description ?? "\(mirror.subjectType)"
      return write(space, prefix + line, Self.sorted(children), indent)
    }
    let (line, parts) = Self.describe(value, mirror, children)
    write(space, prefix + line, parts, indent)
  }

  private mutating func write(_ space: String, _ line: String, _ children: [(String?, Any)], _ indent: Int) {
    text += "\(space)\(children.isEmpty ? "-" : "▿") \(withoutAddresses(line))\n"
    for (label, value) in children { write(value, name: label, indent: indent + 2) }
  }

  private static func describe(
    _ value: Any, _ mirror: Mirror, _ children: [(String?, Any)]
  ) -> (String, [(String?, Any)]) {
    let count = children.count
    switch mirror.displayStyle {
    case .collection: return (count == 1 ? "1 element" : "\(count) elements", children)
    case .dictionary:
      // Hashing is seeded per process.
      return (count == 1 ? "1 key/value pair" : "\(count) key/value pairs", sortedByText(children))
    case .set: return (count == 1 ? "1 member" : "\(count) members", sortedByText(children))
    case .tuple: return (count == 1 ? "(1 element)" : "(\(count) elements)", children)
    case .optional: return count == 0 ? ("\(mirror.subjectType).none", []) : ("\(mirror.subjectType)", children)
    case _ where value is any CustomStringConvertible: return (String(describing: value), sorted(children))
    case .enum:
      let type = "\(mirror.subjectType)"
      return count == 0 ? ("\(type).\(value)", []) : (type, children)
    case .struct: return ("\(mirror.subjectType)", sorted(children))
    default: return (String(describing: value), sorted(children))
    }
  }

  private static func sorted(_ children: [(String?, Any)]) -> [(String?, Any)] {
    children.enumerated().sorted { ($0.element.0 ?? "", $0.offset) < ($1.element.0 ?? "", $1.offset) }.map(\.element)
  }

  private static func sortedByText(_ children: [(String?, Any)]) -> [(String?, Any)] {
    children.map { (ValueDump($0.1).text, $0) }.sorted { $0.0 < $1.0 }.map(\.1)
  }
}

extension Snapshotting where Format == String {
  /// A strategy that stores the value's children as an indented tree.
  public static var dump: Snapshotting {
    Snapshotting<String, String>.lines.pullback { ValueDump($0).text }
  }
}
