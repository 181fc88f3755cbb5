/// A reader of the public protocols of sources and of their optional requirements.
///
/// A requirement is optional if `// optional` follows it or is in the line above. The value that an absent method
/// returns follows a colon, as in `// optional: true`, and can use the method's parameters. An extension can declare
/// the default instead.
///
/// It parses the lines of formatted sources: declarations begin at the left edge, and members are indented by two
/// spaces. It does not use swift-syntax, which every client of the target would have to build.
struct ProtocolReader {
  private var requirements: [String: [Requirement]] = [:]
  /// The lines before the declarations that contain attributes, by protocol.
  private(set) var attributes: [String: String] = [:]
  /// The inherited protocols as declared, by protocol.
  private(set) var inherited: [String: String] = [:]
  /// The compound names of the public functions of all extensions, by the extended type.
  private var defaults: [String: Set<String>] = [:]

  /// The protocols that have optional requirements, in alphabetical order, with these requirements.
  var optionalRequirements: [(protocol: String, requirements: [Requirement])] {
    requirements.keys.sorted().compactMap { name in
      let optional = requirements[name, default: []].filter(\.isOptional)
      return optional.isEmpty ? nil : (name, optional)
    }
  }

  /// All protocols in alphabetical order.
  var names: [String] { requirements.keys.sorted() }

  /// Returns the requirements of a protocol for which no extension declares a default.
  func withoutDefault(_ requirements: [Requirement], of name: String) -> [Requirement] {
    requirements.filter { defaults[name]?.contains($0.name + $0.labels) != true }
  }

  /// Adds the declarations of a source.
  mutating func add(_ source: String) {
    var lines = source.split(separator: "\n")[...]
    var previous: Substring = ""
    while let line = lines.popFirst() {
      defer { previous = line }
      if line.hasPrefix("public protocol ") {
        let name = Self.word(line.dropFirst("public protocol ".count))
        if previous.hasPrefix("@") { attributes[name] = String(previous) }
        let parents = line.split(separator: ":", maxSplits: 1).dropFirst().first ?? ""
        inherited[name] = parents.filter { $0 != " " && $0 != "{" }
        requirements[name, default: []] += Self.functions(in: Self.body(&lines), prefix: "  func ")
      } else if line.hasPrefix("extension ") {
        let name = Self.word(line.dropFirst("extension ".count))
        let functions = Self.functions(in: Self.body(&lines), prefix: "  public func ")
        defaults[name, default: []].formUnion(functions.map { $0.name + $0.labels })
      }
    }
  }

  private static func word(_ text: Substring) -> String { String(text.prefix { $0.isLetter || $0.isNumber }) }

  /// Removes and returns the lines before the next closing brace at the left edge.
  private static func body(_ lines: inout ArraySlice<Substring>) -> ArraySlice<Substring> {
    let body = lines.prefix { !$0.hasPrefix("}") }
    lines = lines[body.endIndex...]
    return body
  }

  /// Returns the functions among the members in a body, without functions nested in them.
  private static func functions(in body: ArraySlice<Substring>, prefix: String) -> [Requirement] {
    body.indices.filter { body[$0].hasPrefix(prefix) }.compactMap { index in
      let more = body[(index + 1)...].prefix { $0.hasPrefix("    ") || $0.hasPrefix("  )") }
      let mark = body[..<index].suffix(1).filter { $0.hasPrefix("  \(Requirement.mark)") }
      let declaration = ([body[index]] + more + mark).map { $0.drop { $0 == " " } }.joined(separator: " ")
      return Requirement(declaration.replacing("( ", with: "(").replacing(" )", with: ")"))
    }
  }
}
