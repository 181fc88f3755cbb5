import UIKitCore

extension ClassRegistry {
  static let label = ClassDescription(
    "UILabel", "Text that is only read.",
    make: { UILabel() },
    properties: [
      PropertyDescription("text", .text, "The text of the label.", \UILabel.text),
      PropertyDescription(
        "attributedText", .attributedText, "The same in pieces that look different."
      ) { (view: UILabel, text) in view.attributedText = text.attributedString },
      PropertyDescription("font", .font, "The font of the text.") { (label: UILabel, font) in label.font = font },
      PropertyDescription("textColor", .color, "The colour of the text.") { (label: UILabel, color) in
        label.textColor = color
      },
      PropertyDescription("textAlignment", .textAlignment, "The alignment of lines.", \UILabel.textAlignment),
      PropertyDescription(
        "numberOfLines", .integer(0...100_000), "The most lines shown; 0 for as many as it takes.",
        \UILabel.numberOfLines),
      PropertyDescription("lineBreakMode", .lineBreakMode, "How lines end that are too long.", \UILabel.lineBreakMode),
      PropertyDescription(
        "preferredMaxLayoutWidth", .length, "The width at which the text wraps for its intrinsic size.",
        \UILabel.preferredMaxLayoutWidth),
      PropertyDescription("isEnabled", .boolean, "Whether the text is drawn as active.", \UILabel.isEnabled),
      PropertyDescription(
        "adjustsFontSizeToFitWidth", .boolean, "Whether long text becomes smaller.",
        \UILabel.adjustsFontSizeToFitWidth),
      PropertyDescription(
        "minimumScaleFactor", .fraction, "How small text may become, as a part of the font's size.",
        \UILabel.minimumScaleFactor),
      PropertyDescription(
        "allowsDefaultTighteningForTruncation", .boolean, "Whether letters move closer before text is cut.",
        \UILabel.allowsDefaultTighteningForTruncation),
      PropertyDescription(
        "baselineAdjustment",
        .word(
          "an adjustment",
          ["alignBaselines": .alignBaselines, "alignCenters": .alignCenters, "none": .none]),
        "The vertical position of shrunken text.", \UILabel.baselineAdjustment),
      PropertyDescription(
        "adjustsFontForContentSizeCategory", .boolean, "Whether the font follows the text size.",
        \UILabel.adjustsFontForContentSizeCategory),
      PropertyDescription(
        "lineBreakStrategy", .lineBreakStrategy, "What is weighed where lines break.", \UILabel.lineBreakStrategy),
      PropertyDescription(
        "highlightedTextColor", .color, "The colour while highlighted.", \UILabel.highlightedTextColor),
      PropertyDescription("isHighlighted", .boolean, "Whether it is highlighted.", \UILabel.isHighlighted),
      PropertyDescription("shadowColor", .color, "The colour of the text's shadow.", \UILabel.shadowColor),
      PropertyDescription(
        "shadowOffset", .offset, "The offset of the shadow to the right and down.", \UILabel.shadowOffset),
    ])

  static let textView = ClassDescription(
    "UITextView", inherits: "UIScrollView", "Text of many lines that could be edited.",
    make: { UITextView() },
    properties: [
      PropertyDescription("text", .text, "The text of the view.") { (view: UITextView, text) in view.text = text },
      PropertyDescription("attributedText", .attributedText, "The same in pieces that look different.") {
        (view: UITextView, text) in view.attributedText = text.attributedString
      },
      PropertyDescription("font", .font, "The font of the text.", \UITextView.font),
      PropertyDescription("textColor", .color, "The colour of the text.", \UITextView.textColor),
      PropertyDescription("textAlignment", .textAlignment, "The alignment of lines.", \UITextView.textAlignment),
      PropertyDescription("isEditable", .boolean, "Whether the text could be edited.", \UITextView.isEditable),
      PropertyDescription(
        "textContainerInset", .edgeInsets, "Distances from the edges to the text.", \UITextView.textContainerInset),
      PropertyDescription("isSelectable", .boolean, "Whether the text could be selected.", \UITextView.isSelectable),
      PropertyDescription(
        "adjustsFontForContentSizeCategory", .boolean, "Whether the font follows the text size.",
        \UITextView.adjustsFontForContentSizeCategory),
    ],
    children: [
      .part("textContainer", "NSTextContainer", "The area that the text fills.") { (view: UITextView) in
        view.textContainer
      }
    ])

  static let textContainer = ClassDescription(
    "NSTextContainer", inherits: nil, "The area that a text view's text fills.",
    make: nil,
    properties: [
      PropertyDescription(
        "lineFragmentPadding", .length, "The room left and right of every line.",
        \NSTextContainer.lineFragmentPadding),
      PropertyDescription(
        "maximumNumberOfLines", .integer(0...100_000), "The most lines; 0 for as many as it takes.",
        \NSTextContainer.maximumNumberOfLines),
      PropertyDescription(
        "lineBreakMode", .lineBreakMode, "How the last line ends where there are more.",
        \NSTextContainer.lineBreakMode),
    ])

  static let textField = ClassDescription(
    "UITextField", inherits: "UIControl", "One line of text that could be edited.",
    make: { UITextField() },
    properties: [
      PropertyDescription("text", .text, "The text of the field.", \UITextField.text),
      PropertyDescription(
        "attributedText", .attributedText, "The same in pieces that look different."
      ) { (view: UITextField, text) in view.attributedText = text.attributedString },
      PropertyDescription("placeholder", .text, "The placeholder of an empty field.", \UITextField.placeholder),
      PropertyDescription(
        "attributedPlaceholder", .attributedText, "The same in pieces that look different."
      ) { (view: UITextField, text) in view.attributedPlaceholder = text.attributedString },
      PropertyDescription("font", .font, "The font of the text.", \UITextField.font),
      PropertyDescription("textColor", .color, "The colour of the text.", \UITextField.textColor),
      PropertyDescription("textAlignment", .textAlignment, "The alignment of the text.", \UITextField.textAlignment),
      PropertyDescription(
        "borderStyle",
        .word("a border", ["none": .none, "line": .line, "bezel": .bezel, "roundedRect": .roundedRect]),
        "The frame around the field.", \UITextField.borderStyle),
      PropertyDescription(
        "isSecureTextEntry", .boolean, "Whether the text is shown as dots.", \UITextField.isSecureTextEntry),
      PropertyDescription(
        "clearButtonMode", .viewMode, "When a button to clear the field is shown.", \UITextField.clearButtonMode),
      PropertyDescription(
        "leftViewMode", .viewMode, "When the view before the text is shown.", \UITextField.leftViewMode),
      PropertyDescription(
        "rightViewMode", .viewMode, "When the view after the text is shown.", \UITextField.rightViewMode),
      PropertyDescription("background", .image, "A picture behind the text.", \UITextField.background),
      PropertyDescription(
        "disabledBackground", .image, "The picture behind the text while inactive.", \UITextField.disabledBackground),
      PropertyDescription(
        "adjustsFontSizeToFitWidth", .boolean, "Whether long text becomes smaller.",
        \UITextField.adjustsFontSizeToFitWidth),
      PropertyDescription(
        "minimumFontSize", .length, "How small it may become.", \UITextField.minimumFontSize),
      PropertyDescription(
        "adjustsFontForContentSizeCategory", .boolean, "Whether the font follows the text size.",
        \UITextField.adjustsFontForContentSizeCategory),
    ],
    children: [
      .one("leftView", "UIView", "A view before the text.", \UITextField.leftView),
      .one("rightView", "UIView", "A view after the text.", \UITextField.rightView),
    ])

  static let searchTextField = ClassDescription(
    "UISearchTextField", inherits: "UITextField", "A field to search in.",
    make: { UISearchTextField() })
}
