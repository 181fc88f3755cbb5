import Foundation
import TickerViews
import UIKit

/// Renders the views of the package, standing and lying, in both writing directions, to a folder.
@main
struct Ticker {
  /// The folder with the pictures that the views show.
  private static let examples = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .appendingPathComponent("../../..").standardizedFileURL

  @MainActor
  static func main() throws {
    guard CommandLine.arguments.count == 2 else {
      FileHandle.standardError.write(Data("usage: Ticker FOLDER\n".utf8))
      exit(2)
    }
    let folder = URL(fileURLWithPath: CommandLine.arguments[1], isDirectory: true)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    for variant in Variant.all {
      for sample in samples() {
        try render(sample, as: variant, to: folder)
      }
    }
  }

  /// One way to show a view.
  private struct Variant {
    var name: String
    var size: CGSize
    var direction: UISemanticContentAttribute

    static let all = [
      Variant(name: "portrait-ltr", size: CGSize(width: 240, height: 320), direction: .forceLeftToRight),
      Variant(name: "portrait-rtl", size: CGSize(width: 240, height: 320), direction: .forceRightToLeft),
      Variant(name: "landscape-ltr", size: CGSize(width: 320, height: 240), direction: .forceLeftToRight),
      Variant(name: "landscape-rtl", size: CGSize(width: 320, height: 240), direction: .forceRightToLeft),
    ]
  }
}
