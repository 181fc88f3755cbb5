import Foundation
import UIFoundation
import UIGraphics

@testable import TextLayout

/// A picture of laid-out text.
struct TextSheet {
  /// A text with its layout parameters.
  struct Row {
    var text: NSAttributedString
    var width: CGFloat
    var maximumLines = 0
    var mode = NSLineBreakMode.byWordWrapping
    var alignment = NSTextAlignment.natural
    var direction = UIUserInterfaceLayoutDirection.leftToRight
  }

  var rows: [Row]
  private static let margin: CGFloat = 8
  private static let gap: CGFloat = 6

  /// Returns the rows from top to bottom on white, each in a pale box of its width.
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

  /// Returns the picture of the rows. `scale` is in pixels per point.
  func image(scale: Int) -> UIImage {
    UIImage(content: .drawing(displayList())).with { $0.scale = CGFloat(scale) }
  }
}
