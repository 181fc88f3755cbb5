import ArgumentParser
import UIKitCore

/// The options for fonts in addition to the built-in ones.
struct FontOptions: ParsableArguments {
  @Option(
    name: .customLong("font-dir"),
    help: ArgumentHelp(
      "A folder of fonts (.ttf, .otf, .ttc) in addition to the bundled ones; may be repeated.",
      valueName: "folder"))
  var folders: [String] = []

  /// Registers the fonts. Throws a `FontError` for a folder without fonts or with a damaged one.
  func register() throws {
    for folder in folders { try FontCatalog.shared.register(folder: folder) }
  }
}
