extension Catalog {
  package static let listContentView = ClassProperties(
    of: UIListContentView.self, "A view of the texts and the picture of a row.",
    make: { UIListContentView(configuration: .cell()) }
  ) {}
}
