/// A build tool that writes the defaults and the calls of optional requirements of protocols.
///
/// The first argument is the path of the output, and the others are the paths of the sources.
@main
enum OptionalCallGenerator {
  static func main() throws {
    var paths = CommandLine.arguments.dropFirst()
    guard let output = paths.popFirst().map(TextFile.init) else { return }
    var reader = ProtocolReader()
    for path in paths { reader.add(try TextFile(path).contents()) }
    var writer = OptionalCallWriter()
    for (name, requirements) in reader.optionalRequirements {
      try writer.addDefaults(name, reader.withoutDefault(requirements, of: name))
      writer.add(name, requirements)
    }
    // An unchanged file is not compiled again.
    if (try? output.contents()) != writer.source { try output.replaceContents(with: writer.source) }
  }
}
