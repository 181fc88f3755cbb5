import CairoRendering
import Foundation
import UIFoundation
import UIGraphics

@testable import TextLayout

/// A picture of laid-out text, held against the one in Snapshots/.
struct TextSheet {
  /// A text and how it is laid out.
  struct Row {
    var text: NSAttributedString
    var width: CGFloat
    var maximumLines = 0
    var mode = NSLineBreakMode.byWordWrapping
    var alignment = NSTextAlignment.natural
    var direction = UIUserInterfaceLayoutDirection.leftToRight
  }

  var name: String
  var rows: [Row]
  private static let margin: CGFloat = 8
  private static let gap: CGFloat = 6

  /// The rows from top to bottom on white, each in a pale box as wide as its room.
  func displayList() -> DisplayList {
    let font = UIFont.systemFont(ofSize: 17)
    let frames = rows.map { row in
      ParagraphLayout(row.text, defaultFont: font, direction: row.direction).frame(
        width: row.width, maximumLines: row.maximumLines, lineBreakMode: row.mode, alignment: row.alignment)
    }
    let width = (rows.map(\.width).max() ?? 0) + 2 * Self.margin
    let height = frames.reduce(Self.margin * 2 - Self.gap) { $0 + $1.size.height.rounded(.up) + Self.gap }
    return DisplayList.record(bounds: CGRect(x: 0, y: 0, width: width, height: height)) { context in
      context.setFillColor(UIColor.white.cgColor)
      context.fill(CGRect(x: 0, y: 0, width: width, height: height))
      var y = Self.margin
      for (row, frame) in zip(rows, frames) {
        let box = CGRect(x: Self.margin, y: y, width: row.width, height: frame.size.height)
        context.setFillColor(UIColor(red: 0.93, green: 0.95, blue: 1, alpha: 1).cgColor)
        context.fill(box)
        context.draw(frame, of: row.text, at: box.origin, defaultColor: .black)
        y += frame.size.height.rounded(.up) + Self.gap
      }
    }
  }

  private func file(_ scale: Int) -> URL {
    URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent().appendingPathComponent("Snapshots/TextSheetTests/\(name)@\(scale)x.png")
  }

  /// What differs from the reference; nil for nothing. With HEADFRAME_RECORD=1 the reference is written instead.
  func difference(scale: Int) throws -> String? {
    let renderer = Renderer(scale: CGFloat(scale))
    let found = try renderer.png(displayList())
    let file = file(scale)
    if ProcessInfo.processInfo.environment["HEADFRAME_RECORD"] == "1" {
      try FileManager.default.createDirectory(
        at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try found.write(to: file)
      return nil
    }
    guard let recorded = try? Data(contentsOf: file) else { return "\(file.path) is missing" }
    // Bytes follow the deflate library, so that pixels are compared: both through the same encoder.
    guard recorded != found, let image = UIImage(data: recorded)?.cgImage else { return nil }
    return try renderer.png(image) == found ? nil : "\(file.path) looks different"
  }
}
