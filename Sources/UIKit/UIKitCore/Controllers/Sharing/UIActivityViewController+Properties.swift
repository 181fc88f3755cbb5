extension Catalog {
  package static let activityController = ClassProperties(
    of: UIActivityViewController.self, "A sheet of services for items, such as copying.",
    with: .argument("activityItems", .texts, "The items as texts; the first is the title of the sheet."),
    .argument("applicationActivities", .texts, "The titles of services that follow copying."),
    make: { items, titles in
      UIActivityViewController(
        activityItems: items ?? [], applicationActivities: (titles ?? []).map(TitledActivity.init))
    }
  ) {
  } children: {
    Child.ownView
  }
}

/// A service with a title. It can be performed for all items, without an effect.
private final class TitledActivity: UIActivity {
  private let title: String

  init(_ title: String) {
    self.title = title
    super.init()
  }

  override var activityTitle: String? { title }
  override func canPerform(withActivityItems activityItems: [Any]) -> Bool { true }
}
