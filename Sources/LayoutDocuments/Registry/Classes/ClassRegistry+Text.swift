import PropertyCatalogue
import UIKitCore

extension ClassRegistry {
  static let label = ClassDescription(
    "UILabel", "Text that is only read.",
    make: { UILabel() },
    properties: Catalogue.label.descriptions)

  static let textView = ClassDescription(
    "UITextView", inherits: "UIScrollView", "Text of many lines that could be edited.",
    make: { UITextView() },
    properties: Catalogue.textView.descriptions,
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
    properties: Catalogue.textField.descriptions,
    children: [
      .one("leftView", "UIView", "A view before the text.", \UITextField.leftView),
      .one("rightView", "UIView", "A view after the text.", \UITextField.rightView),
    ])

  static let searchTextField = ClassDescription(
    "UISearchTextField", inherits: "UITextField", "A field to search in.",
    make: { UISearchTextField() })
}
