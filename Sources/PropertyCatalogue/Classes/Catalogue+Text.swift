import UIKitCore

extension Catalogue {
  package static let label = ClassProperties(
    of: UILabel.self,
    [
      Property("text", .text, "The text of the label.", \UILabel.text),
      Property("attributedText", .attributedText, "The same in pieces that look different.") { (label: UILabel, text) in
        label.attributedText = text
      },
      Property(.named("font", inFiles: "fontDescription"), .font, "The font of the text.") { (label: UILabel, font) in
        label.font = font
      },
      Property("textColor", .color, "The colour of the text.") { (label: UILabel, color) in label.textColor = color },
      Property("textAlignment", .word(.textAlignment), "The alignment of lines.", \UILabel.textAlignment),
      Property(
        "numberOfLines", .integer(0...100_000), "The most lines shown; 0 for as many as it takes.",
        \UILabel.numberOfLines),
      Property("lineBreakMode", .word(.lineBreakMode), "How lines end that are too long.", \UILabel.lineBreakMode),
      Property(
        .documents("preferredMaxLayoutWidth"), .length, "The width at which the text wraps for its intrinsic size.",
        \UILabel.preferredMaxLayoutWidth),
      Property("isEnabled", .boolean, "Whether the text is drawn as active.", \UILabel.isEnabled),
      Property(
        .named("adjustsFontSizeToFitWidth", inFiles: "adjustsFontSizeToFit"), .boolean,
        "Whether long text becomes smaller.", \UILabel.adjustsFontSizeToFitWidth),
      Property(
        "minimumScaleFactor", .fraction, "How small text may become, as a part of the font's size.",
        \UILabel.minimumScaleFactor),
      Property(
        .named("allowsDefaultTighteningForTruncation", inFiles: "adjustsLetterSpacingToFitWidth"), .boolean,
        "Whether letters move closer before text is cut.", \UILabel.allowsDefaultTighteningForTruncation),
      Property(
        "baselineAdjustment",
        .word("an adjustment", ["alignBaselines": .alignBaselines, "alignCenters": .alignCenters, "none": .none]),
        "The vertical position of shrunken text.", \UILabel.baselineAdjustment),
      Property(
        "adjustsFontForContentSizeCategory", .boolean, "Whether the font follows the text size.",
        \UILabel.adjustsFontForContentSizeCategory),
      Property(
        .documents("lineBreakStrategy"), .words(.lineBreakStrategy), "What is weighed where lines break.",
        \UILabel.lineBreakStrategy),
      Property(
        .named("highlightedTextColor", inFiles: "highlightedColor"), .color, "The colour while highlighted.",
        \UILabel.highlightedTextColor),
      Property("isHighlighted", .boolean, "Whether it is highlighted.", \UILabel.isHighlighted),
      Property("shadowColor", .color, "The colour of the text's shadow.", \UILabel.shadowColor),
      Property("shadowOffset", .offset, "The offset of the shadow to the right and down.", \UILabel.shadowOffset),
    ])

  package static let textView = ClassProperties(
    of: UITextView.self,
    [
      Property("text", .text, "The text of the view.") { (view: UITextView, text) in view.text = text },
      Property("attributedText", .attributedText, "The same in pieces that look different.") {
        (view: UITextView, text) in view.attributedText = text
      },
      Property(.named("font", inFiles: "fontDescription"), .font, "The font of the text.", \UITextView.font),
      Property("textColor", .color, "The colour of the text.", \UITextView.textColor),
      Property("textAlignment", .word(.textAlignment), "The alignment of lines.", \UITextView.textAlignment),
      Property("isEditable", .boolean, "Whether the text could be edited.", \UITextView.isEditable),
      Property(
        "textContainerInset", .edgeInsets, "Distances from the edges to the text.", \UITextView.textContainerInset),
      Property("isSelectable", .boolean, "Whether the text could be selected.", \UITextView.isSelectable),
      Property(
        "adjustsFontForContentSizeCategory", .boolean, "Whether the font follows the text size.",
        \UITextView.adjustsFontForContentSizeCategory),
    ])

  package static let textField = ClassProperties(
    of: UITextField.self,
    [
      Property("text", .text, "The text of the field.", \UITextField.text),
      Property(.documents("attributedText"), .attributedText, "The same in pieces that look different.") {
        (field: UITextField, text) in field.attributedText = text
      },
      Property("placeholder", .text, "The placeholder of an empty field.", \UITextField.placeholder),
      Property(.documents("attributedPlaceholder"), .attributedText, "The same in pieces that look different.") {
        (field: UITextField, text) in field.attributedPlaceholder = text
      },
      Property(.named("font", inFiles: "fontDescription"), .font, "The font of the text.", \UITextField.font),
      Property("textColor", .color, "The colour of the text.", \UITextField.textColor),
      Property("textAlignment", .word(.textAlignment), "The alignment of the text.", \UITextField.textAlignment),
      Property(
        "borderStyle", .word("a border", ["none": .none, "line": .line, "bezel": .bezel, "roundedRect": .roundedRect]),
        "The frame around the field.", \UITextField.borderStyle),
      Property(
        .documents("isSecureTextEntry"), .boolean, "Whether the text is shown as dots.", \UITextField.isSecureTextEntry),
      Property(
        "clearButtonMode", .word(.viewMode), "When a button to clear the field is shown.", \UITextField.clearButtonMode),
      Property(
        .documents("leftViewMode"), .word(.viewMode), "When the view before the text is shown.",
        \UITextField.leftViewMode),
      Property(
        .documents("rightViewMode"), .word(.viewMode), "When the view after the text is shown.",
        \UITextField.rightViewMode),
      Property(.documents("background"), .image, "A picture behind the text.", \UITextField.background),
      Property(
        .documents("disabledBackground"), .image, "The picture behind the text while inactive.",
        \UITextField.disabledBackground),
      Property(
        .named("adjustsFontSizeToFitWidth", inFiles: "adjustsFontSizeToFit"), .boolean,
        "Whether long text becomes smaller.", \UITextField.adjustsFontSizeToFitWidth),
      Property("minimumFontSize", .length, "How small it may become.", \UITextField.minimumFontSize),
      Property(
        "adjustsFontForContentSizeCategory", .boolean, "Whether the font follows the text size.",
        \UITextField.adjustsFontForContentSizeCategory),
    ])
}
