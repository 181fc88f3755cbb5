extension Catalog {
  package static let toggle = ClassProperties(
    of: UISwitch.self, "A switch between on and off.", element: "switch", make: { UISwitch() }, reuse: .always
  ) {
    // Files have the attribute only for a switch that is on.
    Entry("isOn", .boolean, "Indicates whether the switch is on.", \.isOn).resettable
    Entry("onTintColor", .color, "The color of the switch when it is on.", \.onTintColor).appearance
    Entry("thumbTintColor", .color, "The color of the thumb.", \.thumbTintColor).appearance
  }
}
