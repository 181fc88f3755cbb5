internal import AutoLayout
internal import BundledIcons
internal import Foundation
internal import Synchronization
internal import UIFoundation
package import UIGraphics

/// The bundled icons, by the names of UIKit's symbols.
package enum SymbolLibrary {
  /// The side of the square that contains an outline, in the units of its steps.
  private static let side: CGFloat = 300

  /// The names that have an icon, in alphabetical order.
  package static let names: [String] = (0..<BundledIconCount()).reduce(into: NameList()) { list, _ in
    list.addNext()
  }.names

  /// A reader of the bundled names. Each name is found from the preceding name.
  private struct NameList {
    var names: [String] = []
    private var last: UnsafePointer<CChar>?

    mutating func addNext() {
      var length = 0
      last = BundledIconAfter(last, &length)
      guard let last else { return }
      names.append(String(decoding: UnsafeRawBufferPointer(start: last, count: length), as: UTF8.self))
    }
  }

  /// Returns the outline of a symbol in a unit square, y down; nil without an icon.
  package static func outline(of name: String) -> CGPath? {
    steps(of: name).map { steps in
      var reader = OutlineReader(steps, scale: 1 / side)
      return reader.path()
    }
  }

  /// Returns whether a symbol has an icon.
  package static func contains(_ name: String) -> Bool { steps(of: name) != nil }

  private static func steps(of name: String) -> UnsafeRawBufferPointer? {
    var name = name
    var count = 0
    return name.withUTF8 { bytes in
      bytes.withMemoryRebound(to: CChar.self) { BundledIconOutline($0.baseAddress, $0.count, &count) }
    }.map { UnsafeRawBufferPointer(start: $0, count: count) }
  }

  /// Returns whether a symbol is mirrored in right-to-left layouts.
  static func isDirectional(_ name: String) -> Bool {
    // Names that start with these words are symbols of media players, which are never mirrored.
    let parts = name.split(separator: ".").dropFirst()
    return parts.contains("forward") || parts.contains("backward") || parts.contains("leading")
      || parts.contains("trailing")
  }

  // MARK: Unknown names

  /// Returns the most similar name with an icon, or else the longest prefix with an icon.
  ///
  /// Returns nil if there is neither.
  package static func nearest(to name: String) -> String? {
    let family = name.split(separator: ".").first.map(String.init) ?? name
    // Names whose lengths differ by more than a third are not similar.
    let maximumDifference = max(2, name.utf8.count / 3)
    let candidates = names.filter { candidate in
      candidate.hasPrefix(family.prefix(1)) && abs(candidate.utf8.count - name.utf8.count) <= maximumDifference
    }
    if let similar = Spelling.nearest(to: name, among: candidates) { return similar }
    var parts = name.split(separator: ".")
    while parts.count > 1 {
      parts.removeLast()
      let prefix = parts.joined(separator: ".")
      if contains(prefix) { return prefix }
    }
    return nil
  }

  private static let unknown = Mutex<[String]>([])

  /// The requested names without an icon, in the order of their first requests.
  package static var unknownNames: [String] { unknown.withLock { $0 } }

  /// Records a name without an icon. Such names are reported on one line when the process ends.
  static func record(unknown name: String) {
    unknown.withLock { names in
      guard !names.contains(name) else { return }
      if names.isEmpty { atexit { SymbolLibrary.report() } }
      names.append(name)
    }
  }

  private static func report() {
    guard let line = summary(ofUnknown: unknownNames) else { return }
    StandardError.put(line + "\n")
  }

  /// Returns the line about names without an icon; nil if there are none.
  ///
  /// It contains the first names, with suggestions, and the number of further ones.
  static func summary(ofUnknown names: [String]) -> String? {
    guard !names.isEmpty else { return nil }
    let shown = names.prefix(12).map { name in
      "\(name)\(nearest(to: name).map { " (did you mean \($0)?)" } ?? "")"
    }
    let rest = names.count > shown.count ? " and \(names.count - shown.count) more" : ""
    let count = names.count == 1 ? "1 symbol has" : "\(names.count) symbols have"
    return "\(count) no icon and \(names.count == 1 ? "is" : "are") drawn as a dashed rectangle: "
      + shown.joined(separator: ", ") + rest
  }
}

/// A parser of path steps such as `m150 20l-10 30q1 2-3 4z`, with integers relative to the last point.
private struct OutlineReader {
  private let steps: UnsafeRawBufferPointer
  private let scale: CGFloat
  private var position = 0
  /// The point to which the next step is relative.
  private var current = (x: 0, y: 0)

  init(_ steps: UnsafeRawBufferPointer, scale: CGFloat) {
    self.steps = steps
    self.scale = scale
  }

  /// Reads the path up to the end or to the first invalid step.
  mutating func path() -> CGPath {
    let path = CGMutablePath()
    var start = current
    while position < steps.count {
      let step = steps[position]
      position += 1
      switch step {
      case UInt8(ascii: "m"):
        guard let end = point() else { return path }
        path.move(to: end)
        start = current
      case UInt8(ascii: "l"):
        guard let end = point() else { return path }
        path.addLine(to: end)
      case UInt8(ascii: "q"):
        guard let control = point(isControl: true), let end = point() else { return path }
        path.addQuadCurve(to: end, control: control)
      case UInt8(ascii: "c"):
        guard let first = point(isControl: true), let second = point(isControl: true), let end = point() else {
          return path
        }
        path.addCurve(to: end, control1: first, control2: second)
      case UInt8(ascii: "z"):
        path.closeSubpath()
        current = start
      default: return path
      }
    }
    return path
  }

  /// Reads a point. Unless it is a control point, the next step is relative to it.
  private mutating func point(isControl: Bool = false) -> CGPoint? {
    guard let x = number(), let y = number() else { return nil }
    let point = (x: current.x + x, y: current.y + y)
    if !isControl { current = point }
    return CGPoint(x: CGFloat(point.x) * scale, y: CGFloat(point.y) * scale)
  }

  private mutating func number() -> Int? {
    if position < steps.count, steps[position] == UInt8(ascii: " ") { position += 1 }
    var isNegative = false
    if position < steps.count, steps[position] == UInt8(ascii: "-") {
      isNegative = true
      position += 1
    }
    var value: Int?
    while position < steps.count, case let digit = steps[position],
      (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(digit),
      value ?? 0 < 100_000
    {
      value = (value ?? 0) * 10 + Int(digit - UInt8(ascii: "0"))
      position += 1
    }
    return value.map { isNegative ? -$0 : $0 }
  }
}
