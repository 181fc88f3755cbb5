import UIKitCore

extension ClassRegistry {
  static let textView = ClassDescription(
    Catalog.textView,
    children: [
      .part("textContainer", "NSTextContainer", "The area that the text fills.", \UITextView.textContainer)
    ])

  static let textContainer = ClassDescription(
    "NSTextContainer", inherits: nil, "The area that a text view's text fills.",
    make: nil,
    properties: [
      PropertyDescription(
        "lineFragmentPadding", .length, "The space to the left and right of every line, in points.",
        \NSTextContainer.lineFragmentPadding),
      PropertyDescription(
        "maximumNumberOfLines", .integer(0...100_000), "The maximum number of lines; 0 for no limit.",
        \NSTextContainer.maximumNumberOfLines),
      PropertyDescription(
        "lineBreakMode", .lineBreakMode, "The wrapping or truncation of the last line.",
        \NSTextContainer.lineBreakMode),
    ])

  static let textField = ClassDescription(
    Catalog.textField,
    children: [
      .one("leftView", "UIView", "A view before the text.", \UITextField.leftView),
      .one("rightView", "UIView", "A view after the text.", \UITextField.rightView),
    ])

  static let searchTextField = ClassDescription(
    "UISearchTextField", inherits: "UITextField", "A text field for searching.",
    make: { UISearchTextField() },
    properties: [
      PropertyDescription(
        "tokenBackgroundColor", .color, "The color of the tokens."
      ) { (field: UISearchTextField, color) in field.tokenBackgroundColor = color }
    ],
    children: [
      .list("tokens", of: "UISearchToken", "The terms before the text.") {
        (field: UISearchTextField, tokens: [UISearchToken]) in field.tokens = tokens
      }
    ])

  static let searchToken = ClassDescription(
    "UISearchToken", inherits: nil, "A term of a search before the text of a search field.", shorthand: "text",
    with: ("text", .text, "The text of the token."), ("icon", .image, "The picture before the text."),
    make: { (text: String?, icon: UIImage?) in UISearchToken(icon: icon, text: text ?? "") })
}
