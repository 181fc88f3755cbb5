extension Catalog {
  package static let textField = ClassProperties(
    of: UITextField.self, "An editable line of text.", element: "textField", make: { UITextField() }, reuse: .always
  ) {
    ($0 as? any (UITextField & NamedProperties).Type)?.textFieldProperties()
  } children: {
    Child(one: "leftView", "A view before the text.", \.leftView)
    Child(one: "rightView", "A view after the text.", \.rightView)
  }
}

extension NamedProperties where Self: UITextField {
  @EntryList<Self> fileprivate static func textFieldProperties() -> [Property] {
    Entry("text", .text, "The text of the field.", \.text).resettable.observable
    Entry(.documents("attributedText"), .attributedText, "The text as runs with attributes.") {
      $0.attributedText = $1
    }.keyed(by: \.attributedText)
    Entry("placeholder", .text, "The placeholder of an empty field.", \.placeholder).resettable
    Entry(.documents("attributedPlaceholder"), .attributedText, "The placeholder as runs with attributes.") {
      $0.attributedPlaceholder = $1
    }.keyed(by: \.attributedPlaceholder)
    Entry(.named("font", inFiles: "fontDescription"), .font, "The font of the text.", \.font).appearance
    Entry("textColor", .color, "The color of the text.", \.textColor).appearance
    Entry("textAlignment", .word(.textAlignment), "The alignment of the text.", \.textAlignment)
    Entry(
      "borderStyle", .word("a border", ["none": .none, "line": .line, "bezel": .bezel, "roundedRect": .roundedRect]),
      "The style of the border.", \.borderStyle)
    Entry(
      .documents("isSecureTextEntry"), .boolean, "Indicates whether the text is shown as dots.", \.isSecureTextEntry)
    Entry("clearButtonMode", .word(.viewMode), "The condition for showing the clear button.", \.clearButtonMode)
    Entry(.documents("leftViewMode"), .word(.viewMode), "The condition for showing the left view.", \.leftViewMode)
    Entry(.documents("rightViewMode"), .word(.viewMode), "The condition for showing the right view.", \.rightViewMode)
    Entry(.documents("background"), .image, "The picture behind the text.", \.background)
    Entry(
      .documents("disabledBackground"), .image, "The picture behind the text of a disabled field.", \.disabledBackground
    )
    Entry(
      .named("adjustsFontSizeToFitWidth", inFiles: "adjustsFontSizeToFit"), .boolean,
      "Indicates whether long text shrinks to fit the width.", \.adjustsFontSizeToFitWidth)
    Entry("minimumFontSize", .length, "The minimum size of shrunken text, in points.", \.minimumFontSize)
    Entry(
      "adjustsFontForContentSizeCategory", .boolean, "Indicates whether the font scales with the reader's text size.",
      \.adjustsFontForContentSizeCategory)
    Entry("keyboardAppearance", \.keyboardAppearance).appearance
  }
}
