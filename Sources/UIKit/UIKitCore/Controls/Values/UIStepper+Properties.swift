extension Catalog {
  package static let stepper = ClassProperties(
    of: UIStepper.self, "A control with a minus and a plus button.", element: "stepper", make: { UIStepper() },
    reuse: .always
  ) {
    Entry("minimumValue", .double, "The minimum value.", \.minimumValue)
    Entry("maximumValue", .double, "The maximum value.", \.maximumValue)
    Entry("value", .double, "The value; at a limit, one button is disabled.", \.value).resettable
    Entry("stepValue", .double, "The change of the value for each tap. It has no effect.", \.stepValue)
    Entry(.documents("wraps"), .boolean, "Indicates whether the value wraps around at its limits.", \.wraps)
  }
}
