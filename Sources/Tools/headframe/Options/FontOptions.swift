import ArgumentParser
import UIKitCore

/// The options that add fonts to the built-in fonts.
struct FontOptions: ParsableArguments {
  @Option(
    name: .customLong("font-dir"),
    help: ArgumentHelp(
      "A folder of fonts (.ttf, .otf, .ttc) in addition to the bundled ones; may be repeated.",
      valueName: "folder"))
  var folders: [String] = []

  /// Registers the fonts. Throws a `FontError` for a folder that has no fonts or contains a damaged font.
  func register() throws {
    for folder in folders { try FontCatalog.shared.register(folder: folder) }
  }
}
