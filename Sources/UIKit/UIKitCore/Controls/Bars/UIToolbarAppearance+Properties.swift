extension Catalog {
  package static let toolbarAppearance = ClassProperties(
    of: UIToolbarAppearance.self, "The appearance of a toolbar.", make: { UIToolbarAppearance() }
  ) {}
}
