extension Catalog {
  package static let toggle = ClassProperties(of: UISwitch.self) {
    // Files have the attribute only for a switch that is on.
    Entry("isOn", .boolean, "Indicates whether the switch is on.", \.isOn)
    Entry("onTintColor", .color, "The color of the switch when it is on.", \.onTintColor)
    Entry("thumbTintColor", .color, "The color of the thumb.", \.thumbTintColor)
  }
}
