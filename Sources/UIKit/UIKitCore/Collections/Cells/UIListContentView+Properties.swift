extension Catalog {
  package static let listContentView = ClassProperties(
    of: UIListContentView.self, "A view of the texts and the picture of a row.",
    make: { UIListContentView(configuration: .cell()) }
  ) {
    Entry(.documents("configuration"), ValueKind(listContent), "The texts and the picture.") { $0.configuration = $1 }
  }
}
