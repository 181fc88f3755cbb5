extension Catalog {
  package static let stackView = ClassProperties(
    of: UIStackView.self, "Views in a row or a column.", element: "stackView", make: { UIStackView() },
    reuse: .with("distribution", ["fill", "fillEqually", "equalSpacing", "equalCentering"])
  ) {
    Entry("axis", .word(.axis), "The axis: a row or a column.", \.axis)
    Entry(
      "alignment",
      .word(
        "an alignment",
        [
          "fill": .fill, "leading": .leading, "top": .top, "firstBaseline": .firstBaseline, "center": .center,
          "trailing": .trailing, "bottom": .bottom, "lastBaseline": .lastBaseline,
        ]), "The alignment of the views across the axis.", \.alignment)
    Entry(
      "distribution",
      .word(
        "a distribution",
        [
          "fill": .fill, "fillEqually": .fillEqually, "fillProportionally": .fillProportionally,
          "equalSpacing": .equalSpacing, "equalCentering": .equalCentering,
        ]), "The distribution of the views along the axis.", \.distribution)
    Entry("spacing", .number, "The gap between adjacent views, in points.", \.spacing)
    Entry(
      "isLayoutMarginsRelativeArrangement", .boolean, "Indicates whether the views are arranged within the margins.",
      \.isLayoutMarginsRelativeArrangement)
    Entry(
      "isBaselineRelativeArrangement", .boolean, "Indicates whether vertical gaps are measured between baselines.",
      \.isBaselineRelativeArrangement)
  } children: {
    Child(list: "arrangedSubviews", of: UIView.self, "The views of the row or column.", isConstrained: true) {
      stack, views in
      for view in views { stack.addArrangedSubview(view) }
    }
  }
}
