extension Catalog {
  package static let segmentedControl = ClassProperties(
    of: UISegmentedControl.self, "A row of segments, one of which is selected.", element: "segmentedControl",
    make: { UISegmentedControl(items: []) }, reuse: .always
  ) {
    Entry(
      "selectedSegmentIndex", .integer(-1...10_000), "The index of the selected segment, from 0; -1 for none.",
      \.selectedSegmentIndex
    ).resettable
    Entry("selectedSegmentTintColor", .color, "The color behind the selected segment.", \.selectedSegmentTintColor)
      .appearance
    Entry(
      "apportionsSegmentWidthsByContent", .boolean, "Indicates whether the widths of segments follow their content.",
      \.apportionsSegmentWidthsByContent)
    Entry(
      .documents("isMomentary"), .boolean,
      "Indicates whether segments lose their selection after a tap. It has no effect.", \.isMomentary)
    Entry(perState: .documents("titleTextAttributes"), .textAttributes, "The attributes of the titles.") {
      $0.setTitleTextAttributes($1, for: $2)
    }.appearance(states: \.textAttributes)
    Entry(perState: .documents("backgroundImage"), .image, "The picture behind the segments.") {
      $0.setBackgroundImage($1, for: $2, barMetrics: .default)
    }.appearance(states: \.backgroundImages)
  }
}
