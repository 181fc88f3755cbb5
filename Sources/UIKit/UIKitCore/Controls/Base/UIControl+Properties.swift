extension Catalog {
  package static let control = ClassProperties(
    of: UIControl.self, "A view that responds to touches.", element: "control", make: { UIControl() }, reuse: .always
  ) {
    ($0 as? any (UIControl & NamedProperties).Type)?.controlProperties()
  }
}

extension NamedProperties where Self: UIControl {
  @EntryList<Self> fileprivate static func controlProperties() -> [Property] {
    Entry("isEnabled", .boolean, "Indicates whether the control is enabled.", \.isEnabled).resettable.observable
    Entry("isSelected", .boolean, "Indicates whether the control is selected.", \.isSelected).resettable.observable
    Entry(
      "isHighlighted", .boolean, "Indicates whether the control is highlighted, as while it is pressed.",
      \.isHighlighted
    ).observable
    Entry(
      "contentHorizontalAlignment",
      .word(
        "an alignment",
        ["center": .center, "left": .left, "right": .right, "fill": .fill, "leading": .leading, "trailing": .trailing]),
      "The horizontal alignment of the content.", \.contentHorizontalAlignment)
    Entry(
      "contentVerticalAlignment",
      .word("an alignment", ["center": .center, "top": .top, "bottom": .bottom, "fill": .fill]),
      "The vertical alignment of the content.", \.contentVerticalAlignment)
  }
}

extension Entry {
  /// Creates a property with a value per state of a control.
  init<Value>(
    perState name: PropertyName, _ kind: ValueKind<Value>, _ summary: String,
    set: @escaping @MainActor (Owner, Value, UIControl.State) -> Void
  ) {
    let setter = PropertySetter.perState { number in
      let state = UIControl.State(rawValue: number)
      return kind.setter { object, value in if let owner = object as? Owner { set(owner, value, state) } }
    }
    self.init(name, summary, setter)
  }

  /// Returns this entry with a property that appearance proxies set for states without a value.
  func appearance<Value>(states path: ReferenceWritableKeyPath<Owner, StateValues<Value>>) -> Entry {
    appearance(
      AppearanceCopy { (proxy: Owner, object: Owner) in
        var values = object[keyPath: path]
        if values.fill(from: proxy[keyPath: path]) { object[keyPath: path] = values }
      })
  }
}
