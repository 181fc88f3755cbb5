extension Catalog {
  package static let textView = ClassProperties(
    of: UITextView.self, "Editable text in many lines that scroll.", element: "textView", make: { UITextView() }
  ) {
    ($0 as? any (UITextView & NamedProperties).Type)?.textViewProperties()
  } children: {
    Child(part: "textContainer", "The area that the text fills.", \.textContainer)
  }
}

extension NamedProperties where Self: UITextView {
  @EntryList<Self> fileprivate static func textViewProperties() -> [Property] {
    Entry("text", .text, "The text of the view.") { $0.text = $1 }.keyed(by: \.text).observable
    Entry("attributedText", .attributedText, "The text as runs with attributes.") {
      $0.attributedText = $1
    }.keyed(by: \.attributedText)
    Entry(.named("font", inFiles: "fontDescription"), .font, "The font of the text.", \.font).appearance
    Entry("textColor", .color, "The color of the text.", \.textColor).appearance
    Entry("textAlignment", .word(.textAlignment), "The alignment of the lines.", \.textAlignment)
    Entry("isEditable", .boolean, "Indicates whether the text can be edited.", \.isEditable)
    Entry(
      "textContainerInset", .edgeInsets, "The distances from the edges to the text, in points.", \.textContainerInset)
    Entry("isSelectable", .boolean, "Indicates whether the text can be selected.", \.isSelectable)
    Entry(
      "adjustsFontForContentSizeCategory", .boolean, "Indicates whether the font scales with the reader's text size.",
      \.adjustsFontForContentSizeCategory)
    Entry("keyboardAppearance", \.keyboardAppearance).appearance
  }
}
