import ArgumentParser
import Foundation
import UIKitCore

/// An unknown command, which the parser would report as an unexpected argument.
struct Misspelling: CustomStringConvertible {
  let description: String

  /// Creates a misspelling; nil if the words name a known command, begin with an option or are empty.
  ///
  /// The word `help` is a known command.
  init?(_ words: ArraySlice<String>, of command: any ParsableCommand.Type, path: String = "headframe") {
    let commands = command.configuration.subcommands
    guard !commands.isEmpty, let word = words.first, !word.hasPrefix("-"), word != "help" else { return nil }
    if let subcommand = commands.first(where: { $0.configuration.commandName == word }) {
      guard let inner = Misspelling(words.dropFirst(), of: subcommand, path: "\(path) \(word)") else { return nil }
      self = inner
      return
    }
    // The compiler cannot lower a key path of metatypes.
    let names = commands.compactMap { $0.configuration.commandName }
    let isDocument = ["yaml", "yml", "xib", "storyboard"].contains(URL(fileURLWithPath: word).pathExtension)
    let guess =
      isDocument
      ? "\(path) render \(word)" : Spelling.nearest(to: word, among: names).map { "\(path) \($0)" }
    description =
      "there is no command \"\(path) \(word)\""
      + (guess.map { "; did you mean \"\($0)\"?" } ?? ", expected one of \(names.joined(separator: ", "))")
  }
}
