extension Catalog {
  package static let contentUnavailableView = ClassProperties(
    of: UIContentUnavailableView.self, "A view that explains why there is nothing to show.",
    make: { UIContentUnavailableView(configuration: .empty()) }
  ) {
    Entry(.documents("configuration"), ValueKind(contentUnavailable), "The picture, the texts and the buttons.") {
      $0.configuration = $1
    }
  }
}
