import UIKitCore

extension Catalogue {
  package static let label = ClassProperties(
    of: UILabel.self,
    [
      Property("text", .text, "The text of the label.", \UILabel.text),
      Property("attributedText", .attributedText, "The text as runs with attributes of their own.") {
        (label: UILabel, text) in
        label.attributedText = text
      },
      Property(.named("font", inFiles: "fontDescription"), .font, "The font of the text.") { (label: UILabel, font) in
        label.font = font
      },
      Property("textColor", .color, "The colour of the text.") { (label: UILabel, color) in label.textColor = color },
      Property("textAlignment", .word(.textAlignment), "The alignment of the lines.", \UILabel.textAlignment),
      Property(
        "numberOfLines", .integer(0...100_000), "The maximum number of lines; 0 for no limit.",
        \UILabel.numberOfLines),
      Property(
        "lineBreakMode", .word(.lineBreakMode), "The wrapping or truncation of long lines.", \UILabel.lineBreakMode),
      Property(
        .documents("preferredMaxLayoutWidth"), .length,
        "The width at which the text wraps for its intrinsic size, in points.",
        \UILabel.preferredMaxLayoutWidth),
      Property("isEnabled", .boolean, "Indicates whether the text has its active colour.", \UILabel.isEnabled),
      Property(
        .named("adjustsFontSizeToFitWidth", inFiles: "adjustsFontSizeToFit"), .boolean,
        "Indicates whether long text shrinks to fit the width.", \UILabel.adjustsFontSizeToFitWidth),
      Property(
        "minimumScaleFactor", .fraction, "The smallest scale of shrunken text, as a fraction of the font's size.",
        \UILabel.minimumScaleFactor),
      Property(
        .named("allowsDefaultTighteningForTruncation", inFiles: "adjustsLetterSpacingToFitWidth"), .boolean,
        "Indicates whether letters are tightened before text is truncated.",
        \UILabel.allowsDefaultTighteningForTruncation),
      Property(
        "baselineAdjustment",
        .word("an adjustment", ["alignBaselines": .alignBaselines, "alignCenters": .alignCenters, "none": .none]),
        "The vertical position of shrunken text.", \UILabel.baselineAdjustment),
      Property(
        "adjustsFontForContentSizeCategory", .boolean, "Indicates whether the font scales with the reader's text size.",
        \UILabel.adjustsFontForContentSizeCategory),
      Property(
        .documents("lineBreakStrategy"), .words(.lineBreakStrategy), "The rules for choosing line breaks.",
        \UILabel.lineBreakStrategy),
      Property(
        .named("highlightedTextColor", inFiles: "highlightedColor"), .color, "The colour of highlighted text.",
        \UILabel.highlightedTextColor),
      Property("isHighlighted", .boolean, "Indicates whether the label is highlighted.", \UILabel.isHighlighted),
      Property("shadowColor", .color, "The colour of the text's shadow.", \UILabel.shadowColor),
      Property(
        "shadowOffset", .offset, "The offset of the shadow to the right and down, in points.", \UILabel.shadowOffset),
    ])

  package static let textView = ClassProperties(
    of: UITextView.self,
    [
      Property("text", .text, "The text of the view.") { (view: UITextView, text) in view.text = text },
      Property("attributedText", .attributedText, "The text as runs with attributes of their own.") {
        (view: UITextView, text) in view.attributedText = text
      },
      Property(.named("font", inFiles: "fontDescription"), .font, "The font of the text.", \UITextView.font),
      Property("textColor", .color, "The colour of the text.", \UITextView.textColor),
      Property("textAlignment", .word(.textAlignment), "The alignment of the lines.", \UITextView.textAlignment),
      Property("isEditable", .boolean, "Indicates whether the text can be edited.", \UITextView.isEditable),
      Property(
        "textContainerInset", .edgeInsets, "The distances from the edges to the text, in points.",
        \UITextView.textContainerInset),
      Property("isSelectable", .boolean, "Indicates whether the text can be selected.", \UITextView.isSelectable),
      Property(
        "adjustsFontForContentSizeCategory", .boolean, "Indicates whether the font scales with the reader's text size.",
        \UITextView.adjustsFontForContentSizeCategory),
    ])

  package static let textField = ClassProperties(
    of: UITextField.self,
    [
      Property("text", .text, "The text of the field.", \UITextField.text),
      Property(.documents("attributedText"), .attributedText, "The text as runs with attributes of their own.") {
        (field: UITextField, text) in field.attributedText = text
      },
      Property("placeholder", .text, "The placeholder of an empty field.", \UITextField.placeholder),
      Property(.documents("attributedPlaceholder"), .attributedText, "The text as runs with attributes of their own.") {
        (field: UITextField, text) in field.attributedPlaceholder = text
      },
      Property(.named("font", inFiles: "fontDescription"), .font, "The font of the text.", \UITextField.font),
      Property("textColor", .color, "The colour of the text.", \UITextField.textColor),
      Property("textAlignment", .word(.textAlignment), "The alignment of the text.", \UITextField.textAlignment),
      Property(
        "borderStyle", .word("a border", ["none": .none, "line": .line, "bezel": .bezel, "roundedRect": .roundedRect]),
        "The style of the border.", \UITextField.borderStyle),
      Property(
        .documents("isSecureTextEntry"), .boolean, "Indicates whether the text is shown as dots.",
        \UITextField.isSecureTextEntry),
      Property(
        "clearButtonMode", .word(.viewMode), "The condition for showing the clear button.", \UITextField.clearButtonMode
      ),
      Property(
        .documents("leftViewMode"), .word(.viewMode), "The condition for showing the left view.",
        \UITextField.leftViewMode),
      Property(
        .documents("rightViewMode"), .word(.viewMode), "The condition for showing the right view.",
        \UITextField.rightViewMode),
      Property(.documents("background"), .image, "The picture behind the text.", \UITextField.background),
      Property(
        .documents("disabledBackground"), .image, "The picture behind the text of a disabled field.",
        \UITextField.disabledBackground),
      Property(
        .named("adjustsFontSizeToFitWidth", inFiles: "adjustsFontSizeToFit"), .boolean,
        "Indicates whether long text shrinks to fit the width.", \UITextField.adjustsFontSizeToFitWidth),
      Property(
        "minimumFontSize", .length, "The smallest size of shrunken text, in points.", \UITextField.minimumFontSize),
      Property(
        "adjustsFontForContentSizeCategory", .boolean, "Indicates whether the font scales with the reader's text size.",
        \UITextField.adjustsFontForContentSizeCategory),
    ])
}
