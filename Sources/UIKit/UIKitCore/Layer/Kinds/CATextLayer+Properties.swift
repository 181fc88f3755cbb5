internal import TextLayout

extension Catalog {
  package static let textLayer = ClassProperties(
    of: CATextLayer.self, "Text drawn by a layer.", make: { CATextLayer() }
  ) {
    Entry("string", .text, "The text.") { $0.string = $1 }.keyed(by: \.string)
    Entry("font", .font, "The font and its size.") {
      $0.font = $1
      $0.fontSize = $1.pointSize
    }.keyed(by: \.font)
    Entry("fontSize", .length, "The size of the font, in points.", \.fontSize)
    Entry("foregroundColor", .resolvedColor, "The color.", \.foregroundColor)
    Entry("isWrapped", .boolean, "Indicates whether long lines wrap.", \.isWrapped)
    Entry(
      "alignmentMode",
      .word(
        "an alignment",
        ["natural": .natural, "left": .left, "right": .right, "center": .center, "justified": .justified]),
      "The alignment of lines.", \.alignmentMode)
    Entry(
      "truncationMode", .word("a mode", ["none": .none, "start": .start, "middle": .middle, "end": .end]),
      "The truncation of long lines.", \.truncationMode)
  }
}
