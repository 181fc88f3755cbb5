import Foundation

@testable import CairoRendering
@testable import TextLayout
@testable import UIGraphics

/// The peers' screen of 12 cards: 390×844 points, 48 lines of text.
struct Screen {
  static let fonts = ["DejaVuSans", "DejaVuSans-Bold"].map {
    "/usr/share/fonts/truetype/dejavu/\($0).ttf"
  }
  static let bounds = CGRect(x: 0, y: 0, width: 390, height: 844)

  private let bold: UIFont
  private let regular: UIFont

  init?() {
    for path in Self.fonts { guard (try? FontCatalog.shared.register(contentsOf: path)) != nil else { return nil } }
    guard let regular = UIFont(name: "DejaVuSans", size: 11), let bold = UIFont(name: "DejaVuSans-Bold", size: 13)
    else {
      return nil
    }
    self.regular = regular
    self.bold = bold
  }

  private static let words = [
    "layout", "engine", "measures", "every", "label", "before", "the", "constraint", "solver", "places", "views", "and",
    "draws", "them", "into", "one", "bitmap", "quickly", "without", "a", "simulator", "or", "browser", "process",
  ]

  /// Returns a line of the peers' pseudorandom text, so that all programs draw the same text.
  private static func line(seed: UInt32, longest: Int) -> String {
    var state = seed &* 2_654_435_761
    var text = ""
    while true {
      state = state &* 1_664_525 &+ 1_013_904_223
      let word = words[Int(state >> 16) % 24]
      if text.utf8.count + word.utf8.count + 1 > longest { return text }
      text += text.isEmpty ? word : " " + word
    }
  }

  /// Shapes the text and records the drawing, each time from the beginning.
  ///
  /// With blurs, bars of 91 and 83 points blur what is at the top and at the bottom.
  func record(blurs: Bool = false) -> DisplayList {
    DisplayList.record(bounds: Self.bounds) { context in
      context.setFillColor(UIColor.white.cgColor)
      context.fill(Self.bounds)
      for card in 0..<12 { drawCard(CGFloat(card), context) }
      for card in 0..<12 {
        let top = CGFloat(2 + card * 70)
        draw(
          Self.line(seed: UInt32(card + 1), longest: 34), bold, UIColor(red: 0.07, green: 0.07, blue: 0.09, alpha: 1),
          baseline: top + 16, context)
        for row in 0..<3 {
          draw(
            Self.line(seed: UInt32(100 + card * 3 + row), longest: 46), regular,
            UIColor(red: 0.33, green: 0.33, blue: 0.37, alpha: 1), baseline: top + 32 + CGFloat(row) * 13, context)
        }
      }
      guard blurs else { return }
      for bar in [CGRect(x: 0, y: 0, width: 390, height: 91), CGRect(x: 0, y: 761, width: 390, height: 83)] {
        context.drawBackdrop(behind: .rect(bar), Self.material)
      }
    }
  }

  /// The light regular material.
  private static let material = BackdropStyle(
    deviation: 25,
    tints: [
      BackdropStyle.Tint(RGBA(red: 0.7, green: 0.7, blue: 0.7, alpha: 0.82)),
      BackdropStyle.Tint(RGBA(red: 0.22, green: 0.22, blue: 0.22, alpha: 1), mode: .colorDodge),
    ])

  private func draw(_ text: String, _ font: UIFont, _ color: UIColor, baseline: CGFloat, _ context: CGContext) {
    let string = NSAttributedString(string: text)
    let frame = ParagraphLayout(string, defaultFont: font, direction: .leftToRight).frame(width: .infinity)
    context.draw(
      frame, of: string, at: CGPoint(x: 64, y: baseline - frame.firstBaseline), defaultColor: color)
  }

  private func drawCard(_ card: CGFloat, _ context: CGContext) {
    let top = 2 + card * 70
    let hue = card / 12
    let frame = CGPath(
      roundedRect: CGRect(x: 16.5, y: top + 0.5, width: 357, height: 65), cornerWidth: 10, cornerHeight: 10,
      transform: nil)
    context.setFillColor(red: 0.97, green: 0.97, blue: 0.98, alpha: 1)
    context.addPath(frame)
    context.fillPath()
    context.setStrokeColor(red: 0.8, green: 0.8, blue: 0.84, alpha: 1)
    context.setLineWidth(1)
    context.addPath(frame)
    context.strokePath()
    context.setFillColor(red: 0.2 + 0.6 * hue, green: 0.45, blue: 0.9 - 0.6 * hue, alpha: 1)
    context.addPath(
      CGPath(
        roundedRect: CGRect(x: 28, y: top + 12, width: 24, height: 24), cornerWidth: 6, cornerHeight: 6, transform: nil)
    )
    context.fillPath()
    context.setFillColor(UIColor.white.cgColor)
    context.fillEllipse(in: CGRect(x: 33, y: top + 17, width: 14, height: 14))
    context.setStrokeColor(red: 0.2, green: 0.2, blue: 0.25, alpha: 1)
    context.setLineWidth(2)
    context.move(to: CGPoint(x: 36.5, y: top + 24))
    context.addLine(to: CGPoint(x: 39.5, y: top + 27))
    context.addLine(to: CGPoint(x: 44, y: top + 21))
    context.strokePath()
  }
}
