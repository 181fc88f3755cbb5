import ArgumentParser
import UIKitCore

/// Fonts besides the ones that are compiled in.
struct FontOptions: ParsableArguments {
  @Option(
    name: .customLong("font-dir"),
    help: ArgumentHelp(
      "A folder of fonts (.ttf, .otf, .ttc) that documents may name besides the bundled ones; may be repeated.",
      valueName: "folder"))
  var folders: [String] = []

  /// Makes the fonts known; throws a `FontError` where a folder holds none or one that is damaged.
  func register() throws {
    for folder in folders { try FontCatalog.shared.register(folder: folder) }
  }
}
