extension Catalog {
  package static let searchTextField = ClassProperties(
    of: UISearchTextField.self, "A text field for searching.", make: { UISearchTextField() }
  ) {
    Entry(.documents("tokenBackgroundColor"), .color, "The color of the tokens.") { $0.tokenBackgroundColor = $1 }
      .keyed(by: \.tokenBackgroundColor)
  } children: {
    Child(list: "tokens", of: UISearchToken.self, "The terms before the text.") { $0.tokens = $1 }
  }
}
