import UIKitCore

extension ClassRegistry {
  static let label = ClassDescription(
    "UILabel", "Text that is only read.",
    make: { UILabel() },
    properties: [
      PropertyDescription("text", .text, "What the label says.", \UILabel.text),
      PropertyDescription("font", .font, "The font of the text.") { (label: UILabel, font) in label.font = font },
      PropertyDescription("textColor", .color, "The colour of the text.") { (label: UILabel, color) in
        label.textColor = color
      },
      PropertyDescription("textAlignment", .textAlignment, "Where lines lie.", \UILabel.textAlignment),
      PropertyDescription(
        "numberOfLines", .integer(0...100_000), "The most lines shown; 0 for as many as it takes.",
        \UILabel.numberOfLines),
      PropertyDescription("lineBreakMode", .lineBreakMode, "How lines end that are too long.", \UILabel.lineBreakMode),
      PropertyDescription(
        "preferredMaxLayoutWidth", .length, "The width at which the text wraps when asked for its size.",
        \UILabel.preferredMaxLayoutWidth),
      PropertyDescription("isEnabled", .boolean, "Whether the text is drawn as active.", \UILabel.isEnabled),
      PropertyDescription(
        "adjustsFontSizeToFitWidth", .boolean, "Whether long text becomes smaller.",
        \UILabel.adjustsFontSizeToFitWidth),
      PropertyDescription(
        "minimumScaleFactor", .fraction, "How small text may become, as a part of the font's size.",
        \UILabel.minimumScaleFactor),
    ])

  static let textView = ClassDescription(
    "UITextView", inherits: "UIScrollView", "Text of many lines that could be edited.",
    make: { UITextView() },
    properties: [
      PropertyDescription("text", .text, "What the view says.") { (view: UITextView, text) in view.text = text },
      PropertyDescription("font", .font, "The font of the text.", \UITextView.font),
      PropertyDescription("textColor", .color, "The colour of the text.", \UITextView.textColor),
      PropertyDescription("textAlignment", .textAlignment, "Where lines lie.", \UITextView.textAlignment),
      PropertyDescription("isEditable", .boolean, "Whether the text could be edited.", \UITextView.isEditable),
      PropertyDescription(
        "textContainerInset", .edgeInsets, "Distances from the edges to the text.", \UITextView.textContainerInset),
      PropertyDescription(
        "textContainer.lineFragmentPadding", .length, "The room left and right of every line."
      ) {
        (view: UITextView, padding) in view.textContainer.lineFragmentPadding = padding
      },
    ])

  static let textField = ClassDescription(
    "UITextField", inherits: "UIControl", "One line of text that could be edited.",
    make: { UITextField() },
    properties: [
      PropertyDescription("text", .text, "What the field says.", \UITextField.text),
      PropertyDescription("placeholder", .text, "What stands in an empty field.", \UITextField.placeholder),
      PropertyDescription("font", .font, "The font of the text.", \UITextField.font),
      PropertyDescription("textColor", .color, "The colour of the text.", \UITextField.textColor),
      PropertyDescription("textAlignment", .textAlignment, "Where the text lies.", \UITextField.textAlignment),
      PropertyDescription(
        "borderStyle",
        .word("a border", ["none": .none, "line": .line, "bezel": .bezel, "roundedRect": .roundedRect]),
        "The frame around the field.", \UITextField.borderStyle),
      PropertyDescription(
        "isSecureTextEntry", .boolean, "Whether the text is shown as dots.", \UITextField.isSecureTextEntry),
    ])
}
