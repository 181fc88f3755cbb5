internal import UIGraphics

extension Catalog {
  package static let searchToken = ClassProperties(
    of: UISearchToken.self, "A term of a search before the text of a search field.", shorthand: "text",
    with: .argument("text", .text, "The text of the token."),
    .argument("icon", .image, "The picture before the text."),
    make: { (text: String?, icon: UIImage?) in UISearchToken(icon: icon, text: text ?? "") }
  ) {}
}
