/// A source with a string that lists protocols and their optional requirements.
///
/// A line without indentation has the name of a protocol and, after a tab, the protocols that it inherits. The
/// following lines begin with a tab and have, divided by tabs, the requirement's own protocol, its name, its labels,
/// the types of its parameters and the type of its result. Semicolons divide labels and types.
struct RequirementTable {
  let source: String

  init(_ reader: ProtocolReader) {
    var lines: [String] = []
    let optional = Dictionary(uniqueKeysWithValues: reader.optionalRequirements.map { ($0.protocol, $0.requirements) })
    for name in reader.names {
      lines.append("\(name)\t\(reader.inherited[name] ?? "")")
      let requirements = reader.withoutDefault(optional[name] ?? [], of: name)
      for requirement in requirements {
        let columns = [
          requirement.protocolName(in: name, among: requirements), requirement.name,
          requirement.parameters.map { String($0.label) }.joined(separator: ";"),
          requirement.parameters.map { String($0.type) }.joined(separator: ";"), requirement.result,
        ]
        lines.append("\t" + columns.joined(separator: "\t"))
      }
    }
    source = """
      // Generated from the protocols of UIKitCore by the plugin OptionalCalls.

      extension OptionalMethodTable {
        static let text = \"\"\"
      \(lines.map { "    " + $0 }.joined(separator: "\n"))
          \"\"\"
      }

      """
  }
}
