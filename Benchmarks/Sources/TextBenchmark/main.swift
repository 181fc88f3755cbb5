import Foundation
@testable import TextLayout

// Prints one line a case: our median and the peers' figures where `PEERS` names a file with them.

/// The words of the peers' paragraph, in their order.
let vocabulary = """
  the of and a to in is you that it he was for on are as with his they I at be this have from or one had by word but not \
  what all were we when your can said there use an each which she do how their if will up other about out many then them \
  these so some her would make like him into time has look two more write go see number no way could people my than first \
  water been call who oil its now find long down day did get come made may part over new sound take only little work know \
  place year live me back give most very after thing our just name good sentence man think say great where help through \
  much before line right too mean old any same tell boy follow came want show also around form three small set put end \
  does another well large must big even such because turn here why ask went men read need land different home us move try \
  kind hand picture again change off play spell air away animal house point page letter mother answer found study still \
  learn should America world
  """.split(separator: " ").map(String.init)

/// The peers' generator, so that all measure the same text.
func paragraph(words count: Int, seed: UInt32) -> String {
  var state = seed
  func next() -> Int {
    state = state &* 1_664_525 &+ 1_013_904_223
    return Int(state >> 16) % vocabulary.count
  }
  var text = ""
  for index in 0..<count {
    let word = min(next(), next())
    if index > 0 { text += " " }
    text += vocabulary[word]
    if index % 13 == 12 { text += "," }
    if index % 21 == 20 { text += "." }
  }
  return text
}

/// Median microseconds of a body.
func median(_ repeats: Int = 301, _ body: (Int) -> Void) -> Double {
  let clock = ContinuousClock()
  let times = (0..<repeats).map { index -> Double in
    let time = clock.measure { body(index) }
    return Double(time.components.attoseconds) / 1e12 + Double(time.components.seconds) * 1e6
  }
  return times.sorted()[repeats / 2]
}

let font = UIFont(name: "Inter", size: 12) ?? .systemFont(ofSize: 12)
let text = paragraph(words: 500, seed: 7)
var sink: CGFloat = 0

func row(_ name: String, _ microseconds: Double) {
  print(name.padding(toLength: 44, withPad: " ", startingAt: 0) + String(format: "%10.2f µs", microseconds))
}

print("\(text.utf8.count) bytes, 500 words, \(font.fontName) 12")
row("new paragraph, 350 points", median { _ in sink += ParagraphLayout(text, font: font).size(width: 350).height })
let layout = ParagraphLayout(text, font: font)
row("same text, new width", median { sink += layout.size(width: 340 + CGFloat($0 % 20)).height })
row("same text, new width, lines placed", median { sink += layout.frame(width: 340 + CGFloat($0 % 20)).size.height })
let labels = (0..<301).map { String(format: "Hello, label no. %03d", $0) }
row("new 20-character label, text not seen before", median { sink += ParagraphLayout(labels[$0], font: font).size(width: .infinity).width })
row("new 18-character label, text seen before", median { _ in
  sink += ParagraphLayout("Hello, short label", font: font).size(width: .infinity).width
})
let attributed = NSAttributedString(string: "Hello, short label", attributes: [.font: font])
row("attributed label, text seen before", median { _ in
  sink += ParagraphLayout(attributed, defaultFont: font).size(width: .infinity).width
})
if sink.isNaN { print(sink) }

@MainActor func parts() {
  let styled = StyledText(text, font: font)
  let range = 0..<styled.units.count
  let levels = BidiLevels(styled.units[range], direction: .natural(otherwise: .leftToRight))
  row("  units and runs", median { _ in sink += CGFloat(StyledText(text, font: font).units.count) })
  row("  bidi", median { _ in
    sink += CGFloat(BidiLevels(styled.units[range], direction: .natural(otherwise: .leftToRight)).base)
  })
  row("  items", median { _ in sink += CGFloat(Itemizer.items(of: styled, paragraph: range, levels: levels).items.count) })
  let style = Shaper.Style(face: font.face, script: .latin, isRightToLeft: false, features: font.face.mutedFeatures)
  row("  shaping", median { _ in
    sink += CGFloat(styled.units.withUnsafeBufferPointer { Shaper.shape($0, range: range, style: style) }.glyphs.count)
  })
  row("  line breaks", median { _ in sink += LineBreaks(styled.units[range]).mayBreak(before: 3) ? 1 : 0 })
  row("  paragraph", median { _ in
    sink += Paragraph(
      styled, range: range, terminatorCount: 0, continuesParagraph: false, style: .init(), direction: .leftToRight
    ).positions[4]
  })
}
parts()
