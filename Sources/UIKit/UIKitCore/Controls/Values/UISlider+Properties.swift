extension Catalog {
  package static let slider = ClassProperties(
    of: UISlider.self, "A control for a value between two limits.", element: "slider", make: { UISlider() },
    reuse: .always
  ) {
    // The limits are first, since they clamp the value.
    Entry(.named("minimumValue", inFiles: "minValue"), .float, "The value at the leading end.", \.minimumValue)
    Entry(.named("maximumValue", inFiles: "maxValue"), .float, "The value at the trailing end.", \.maximumValue)
    Entry("value", .float, "The value.", \.value).resettable
    Entry(.documents("minimumValueImage"), .image, "The picture before the track.", \.minimumValueImage)
    Entry(.documents("maximumValueImage"), .image, "The picture after the track.", \.maximumValueImage)
    Entry("minimumTrackTintColor", .color, "The color of the track before the thumb.", \.minimumTrackTintColor)
      .appearance
    Entry("maximumTrackTintColor", .color, "The color of the track after the thumb.", \.maximumTrackTintColor)
      .appearance
    Entry("thumbTintColor", .color, "The color of the thumb.", \.thumbTintColor).appearance
    Entry(perState: .documents("thumbImage"), .image, "The picture of the thumb.") { $0.setThumbImage($1, for: $2) }
      .appearance(states: \.thumbImages)
    Entry(
      perState: .documents("minimumTrackImage"), .image, "The picture of the track before the thumb. It has no effect."
    ) { $0.setMinimumTrackImage($1, for: $2) }.appearance(states: \.minimumTrackImages)
    Entry(
      perState: .documents("maximumTrackImage"), .image, "The picture of the track after the thumb. It has no effect."
    ) { $0.setMaximumTrackImage($1, for: $2) }.appearance(states: \.maximumTrackImages)
  }
}
