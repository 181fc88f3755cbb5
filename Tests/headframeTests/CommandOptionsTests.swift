import Foundation
import Testing

@Suite("Options of commands")
struct CommandOptionsTests {
  /// An argument in the output of `--experimental-dump-help`.
  private struct Argument: Decodable {
    struct Name: Decodable {
      let kind: String
      let name: String
    }

    let names: [Name]?
    let abstract: String?
    let defaultValue: String?
    let allValues: [String]?
    let valueName: String?
    let isRepeating: Bool

    /// The option's long name; nil for positional arguments.
    var option: String? { names?.first { $0.kind == "long" }?.name }

    /// The help, the value and the default on one line.
    var meaning: String {
      "<\(valueName ?? "")> \(abstract ?? "") (\((allValues ?? []).joined(separator: ", "))) [\(defaultValue ?? "")]"
        + (isRepeating ? " …" : "")
    }
  }

  /// A command in the output of `--experimental-dump-help`.
  private struct Node: Decodable {
    let commandName: String
    let arguments: [Argument]?
    let subcommands: [Node]?

    /// Returns the commands of the tree that have no subcommands, each with its full name.
    func leaves(_ path: String = "") -> [(name: String, arguments: [Argument])] {
      guard let subcommands, !subcommands.isEmpty else { return [(path + commandName, arguments ?? [])] }
      return subcommands.flatMap { $0.leaves("\(path)\(commandName) ") }
    }
  }

  private struct Dump: Decodable {
    let command: Node
  }

  private static let commands = Result { try readCommands() }

  private static func readCommands() throws -> [(name: String, arguments: [Argument])] {
    let dump = try withFolder { try Command("--experimental-dump-help", in: $0) }
    try #require(dump.status == 0)
    let leaves = try JSONDecoder().decode(Dump.self, from: Data(dump.output.utf8)).command.leaves()
    // The parser's own command has an undocumented --help.
    return leaves.filter { $0.name != "headframe help" }
  }

  /// The options whose values differ between commands, with the reason.
  private static let different = [
    "output": "a pattern of pictures, an article, a difference or a page",
    "format": "pictures, frames, figures or a schema",
    "force": "files, references or deletions",
    "text": "the source of text sizes, or the text whose fonts fonts lists",
    "json": "text as JSON, or a file of a report",
  ]

  @Test("An option of several commands has the same help, value and default in each")
  func sameMeaning() throws {
    var meanings: [String: [String: String]] = [:]
    for (command, arguments) in try Self.commands.get() {
      for argument in arguments {
        if let option = argument.option { meanings[option, default: [:]][command] = argument.meaning }
      }
    }
    let several = meanings.filter { $0.value.count > 1 }
    #expect(several.count >= 20)
    for (option, byCommand) in several where Self.different[option] == nil {
      #expect(Set(byCommand.values).count == 1, "--\(option): \(byCommand)")
    }
    for option in Self.different.keys {
      #expect(Set(several[option, default: [:]].values).count > 1, "--\(option) no longer differs")
    }
  }

  @Test(
    "Commands that lay out documents have every option for documents and fonts",
    arguments: ["render", "preview", "frames", "explain", "markdown", "fonts", "worker"])
  func layoutOptions(name: String) throws {
    let command = try #require(try Self.commands.get().first { $0.name.hasSuffix(" \(name)") })
    let options = Set(command.arguments.compactMap(\.option))

    #expect(options.isSuperset(of: ["allow-dir", "assets", "pseudo", "limit", "font-dir"]))
  }

  @Test("A folder without fonts is the same error in fidelity, frames and fonts")
  func emptyFontFolder() throws {
    try withFolder(["a.xib": "", "empty/note.txt": ""]) { folder in
      for name in ["fidelity", "frames", "fonts"] {
        let command = try Command(name, "a.xib", "--font-dir", "empty", in: folder)

        #expect(command.status == 1)
        #expect(command.errors == "empty: error: contains no .ttf, .otf, .ttc or .otc file\n")
      }
    }
  }

  @Test(
    "Commands that lay out scenes have every option for scenes, rows and variants",
    arguments: ["render", "frames", "explain"])
  func sceneOptions(name: String) throws {
    let command = try #require(try Self.commands.get().first { $0.name.hasSuffix(" \(name)") })
    let options = Set(command.arguments.compactMap(\.option))

    #expect(options.isSuperset(of: ["scene", "text", "data", "device", "size", "orientation", "direction"]))
    #expect(options.isSuperset(of: ["appearance", "content-size", "locale", "scale"]))
  }

  @Test("The error of an invalid port names the range")
  func port() throws {
    let command = try withFolder { try Command("preview", "a.yaml", "--port", "65536", in: $0) }

    #expect(command.status == 2)
    #expect(
      command.errors.hasPrefix(
        "Error: The value '65536' is invalid for '--port <port>': expected a number from 0 to 65535\n"))
  }

  @Test("An invalid value is the same error in each command that has the option")
  func sameErrors() throws {
    try withFolder(["a.yaml": "size: 10x10\nview: {}\n", "a.md": "\n"]) { folder in
      for (options, message) in [
        (["--size", "huge"], "--size: expected a size"), (["--scale", "0"], "--scale: expected "),
        (["--pseudo", "loud"], "--pseudo: expected one of accented, doubled, rtl, found \"loud\""),
        (["--limit", "depth=1"], "--limit: "),
      ] {
        var errors: Set<Substring> = []
        for arguments in [["render", "a.yaml"], ["frames", "a.yaml"], ["explain", "a.yaml"], ["markdown", "a.md"]] {
          let command = try Command(arguments + options, in: folder)
          #expect(command.status == 2)
          errors.insert(command.errors.prefix { $0 != "\n" })
        }
        #expect(errors.count == 1)
        #expect(errors.first?.contains(message) == true, "\(errors)")
      }
    }
  }
}
