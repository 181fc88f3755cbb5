import Foundation

/// The public declarations of UIKitCore, read from its sources.
struct PublicSurface {
  /// The superclass of each public class; empty for a class without a superclass.
  private(set) var superclasses: [String: String] = [:]
  /// The settable properties by class, including those of `set…(_:for:)`.
  private(set) var settable: [String: Set<String>] = [:]

  // Created once, since parsing a pattern takes longer than matching it.
  private let classPattern = #/^(?:open|public)(?: final)? class (\w+)(?:<[^>]*>)?(?:: (\w+))?/#
  private let extensionPattern = #/^(?:public )?extension (\w+)/#
  private let setterPattern = #/^  (?:open|public) func set(?!Needs)(\w)(\w+)\(/#
  private let propertyPattern =
    #/^  (?:@\w+(?:\([^)]*\))? )*(?:(?:open|public|override|final|weak|lazy) )*(?:open|public) (?:(?:override|final|weak|lazy) )*var (\w+)(.*)$/#
  private let observerPattern = #/\b(?:didSet|willSet) ?[{(]/#
  private let setPattern = #/^    set\b/#
  private let inlineSetPattern = #/\b(?:set|didSet)\b/#

  init(of folder: URL) throws {
    let files = FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil)
    let sources = (files?.allObjects ?? []).compactMap { $0 as? URL }.filter { $0.pathExtension == "swift" }
    for file in sources { read(try String(contentsOf: file, encoding: .utf8)) }
  }

  /// Returns a class and its superclasses.
  func ancestry(of name: String) -> [String] {
    superclasses[name].map { [name] + ancestry(of: $0) } ?? []
  }

  /// Reads one file, which must have the formatter's style.
  ///
  /// Types begin in the first column, and members are indented by two spaces.
  private mutating func read(_ text: String) {
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    var owner: String?
    for (index, line) in lines.enumerated() {
      // Patterns are matched only where necessary, since they are slow on thousands of lines.
      if line.hasPrefix(" ") {
        guard let owner, line.contains("open ") || line.contains("public ") else { continue }
        if let name = settableProperty(line, lines[(index + 1)...]) { settable[owner, default: []].insert(name) }
      } else if let match = line.firstMatch(of: classPattern) {
        owner = String(match.1)
        superclasses[String(match.1)] = match.2.map { String($0) } ?? ""
      } else if let match = line.firstMatch(of: extensionPattern) {
        owner = String(match.1)
      } else if line.hasPrefix("}") {
        owner = nil
      }
    }
  }

  /// Returns the settable property that a line declares, or that its `set…` method sets.
  private func settableProperty(_ line: Substring, _ following: ArraySlice<Substring>) -> String? {
    if line.contains(" func ") {
      guard let match = line.firstMatch(of: setterPattern), !line.contains("animated") else { return nil }
      return match.1.lowercased() + match.2
    }
    guard let match = line.firstMatch(of: propertyPattern), !line.contains("(set)") else { return nil }
    let rest = match.2
    if rest.hasSuffix("{") {
      let body = following.prefix { !$0.hasPrefix("  }") }
      let isStored = rest.contains(" = ") || body.contains { $0.contains(observerPattern) }
      return isStored || body.contains { $0.contains(setPattern) } ? String(match.1) : nil
    }
    if rest.hasSuffix("}") { return rest.contains(inlineSetPattern) ? String(match.1) : nil }
    return String(match.1)
  }
}
