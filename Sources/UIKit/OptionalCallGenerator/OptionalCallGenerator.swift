import Foundation

/// A build tool that writes the defaults and the calls of optional requirements of protocols.
///
/// The first argument is the path of the output, and the others are the paths of the sources. After the option
/// `--table`, the output is instead a table of the requirements.
@main
enum OptionalCallGenerator {
  static func main() throws {
    var paths = CommandLine.arguments.dropFirst()
    let isTable = paths.first == "--table"
    if isTable { paths.removeFirst() }
    guard let output = paths.popFirst() else { return }
    var reader = ProtocolReader()
    for path in paths { reader.add(try String(contentsOfFile: path, encoding: .utf8)) }
    let source = isTable ? RequirementTable(reader).source : try calls(reader)
    // An unchanged file is not compiled again.
    if (try? String(contentsOfFile: output, encoding: .utf8)) != source {
      try source.write(toFile: output, atomically: true, encoding: .utf8)
    }
  }

  private static func calls(_ reader: ProtocolReader) throws -> String {
    var writer = OptionalCallWriter()
    for (name, requirements) in reader.optionalRequirements {
      let requirementsWithoutDefault = reader.withoutDefault(requirements, of: name)
      writer.addProtocols(name, requirementsWithoutDefault, attributes: reader.attributes[name] ?? "")
      try writer.addDefaults(name, requirementsWithoutDefault)
      writer.add(name, requirements)
    }
    return writer.source
  }
}
