import ArgumentParser
import Foundation
import UIKitCore

/// The command line tool. Its commands lay out views and render them, without a screen.
@main
struct Headframe: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "headframe",
    abstract: "Lay out UIKit views with Auto Layout and render them, without a screen.",
    discussion: """
      A layout document is YAML or JSON with UIKit's class and property names:

        size: 320x120
        view:
          subviews:
            - {id: title, class: UILabel, text: Hello}
          constraints:
            - H:|-20-[title]-20-|
            - title.centerY = Superview.centerY

      Exit status: 0 for success, 1 for an error, 2 for a usage error, 3 if nothing matched.

      --generate-completion-script bash, zsh or fish prints completions for a shell.
      """,
    version: "0.1.0",
    subcommands: [
      RenderCommand.self, PreviewCommand.self, FramesCommand.self, ExplainCommand.self, MarkdownCommand.self,
      DiffCommand.self, SnapshotsCommand.self, WorkerCommand.self, SchemaCommand.self, FontsCommand.self,
      SymbolsCommand.self, NewCommand.self, FidelityCommand.self, SwiftCommand.self, PortCommand.self,
    ])

  /// Parses the arguments and runs the command. Usage errors exit with 2 instead of the parser's 64.
  static func main() {
    StandardDescriptors.reserve()
    // A variable of the environment does not change layouts of the command.
    Simulator.ofProcess = nil
    // Writing reports a closed pipe or a size limit as an error. Their signals would leave partial files.
    signal(SIGPIPE, SIG_IGN)
    signal(SIGXFSZ, SIG_IGN)
    let words: [String]
    do {
      words = try ProcessArguments.read()
    } catch {
      error.lines.forEach { StandardError.write($0) }
      Foundation.exit(error.status)
    }
    if let misspelling = Misspelling(words[...], of: Self.self) {
      StandardError.write("Error: \(misspelling)\n  See 'headframe --help' for more information.")
      Foundation.exit(2)
    }
    do {
      var command = try parse(words[...], of: Self.self) ?? parseAsRoot(words)
      try ProcessArguments.checkCurrentFolder()
      try command.run()
    } catch let failure as Failure {
      failure.lines.forEach { StandardError.write($0) }
      Foundation.exit(failure.status)
    } catch {
      let status = exitCode(for: error)
      let text = fullMessage(for: error)
      if status == .success {
        if !text.isEmpty { print(text) }
        Foundation.exit(0)
      }
      if !text.isEmpty { StandardError.write(ForeignOption.correcting(text)) }
      Foundation.exit(status == .validationFailure ? 2 : status.rawValue)
    }
  }

  /// Returns the subcommand that the words name, parsed on its own; nil if that fails.
  ///
  /// Parsing from the root also handles help and errors, but builds the arguments of a subcommand twice as often, which
  /// takes 40 ms in a debug build.
  private static func parse(
    _ words: ArraySlice<String>, of command: any ParsableCommand.Type
  ) -> (any ParsableCommand)? {
    guard let word = words.first, !word.hasPrefix("-") else { return nil }
    guard let next = command.configuration.subcommands.first(where: { $0.configuration.commandName == word }) else {
      return nil
    }
    let rest = words.dropFirst()
    return next.configuration.subcommands.isEmpty ? try? next.parse(Array(rest)) : parse(rest, of: next)
  }
}
