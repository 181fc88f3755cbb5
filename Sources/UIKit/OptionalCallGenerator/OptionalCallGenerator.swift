import Foundation

/// A build tool that writes the defaults and the calls of optional requirements of protocols.
///
/// The first argument is the path of the output, and the others are the paths of the sources.
@main
enum OptionalCallGenerator {
  static func main() throws {
    var paths = CommandLine.arguments.dropFirst()
    guard let output = paths.popFirst() else { return }
    var reader = ProtocolReader()
    for path in paths { reader.add(try String(contentsOfFile: path, encoding: .utf8)) }
    var writer = OptionalCallWriter()
    for (name, requirements) in reader.optionalRequirements {
      try writer.addDefaults(name, reader.withoutDefault(requirements, of: name))
      writer.add(name, requirements)
    }
    // An unchanged file is not compiled again.
    if (try? String(contentsOfFile: output, encoding: .utf8)) != writer.source {
      try writer.source.write(toFile: output, atomically: true, encoding: .utf8)
    }
  }
}
