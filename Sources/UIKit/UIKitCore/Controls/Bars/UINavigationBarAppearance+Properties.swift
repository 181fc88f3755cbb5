extension Catalog {
  package static let navigationBarAppearance = ClassProperties(
    of: UINavigationBarAppearance.self, "The appearance of a navigation bar.", make: { UINavigationBarAppearance() }
  ) {
    Entry(.documents("titleTextAttributes"), .textAttributes, "The attributes of the title.") {
      $0.titleTextAttributes = $1
    }
    Entry(.documents("largeTitleTextAttributes"), .textAttributes, "The attributes of a large title.") {
      $0.largeTitleTextAttributes = $1
    }
  }
}
