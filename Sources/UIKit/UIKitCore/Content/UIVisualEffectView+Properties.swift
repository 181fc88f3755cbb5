extension Catalog {
  /// No property has one value: an effect is an object, which readers create from their own notation.
  package static let visualEffectView = ClassProperties(
    of: UIVisualEffectView.self, "A visual effect over the views behind; its content view contains its subviews.",
    element: "visualEffectView", make: { UIVisualEffectView(effect: nil) }, reuse: .always
  ) {
  } children: {
    Child(part: "contentView", "The container of the subviews.", \.contentView)
  }
}
