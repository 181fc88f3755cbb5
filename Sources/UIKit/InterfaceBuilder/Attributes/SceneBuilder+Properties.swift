import UIKitCore

/// The reading of the catalog's properties from attributes and keyed children.
extension SceneBuilder {
  /// Creates the object of an element in the catalog; nil for other elements.
  func catalogObject(_ element: Element) -> NSObject? {
    ClassTable.classes[element.name]?.makeInFile { argument, holder in
      if let attribute = argument.attribute, let setter = argument.setter {
        set(setter, of: holder, attribute, element)
      }
    }
  }

  /// Sets the properties of a class from an element, except those with the given names.
  ///
  /// Properties without a readable value do not change.
  func setProperties(
    _ list: ClassProperties, of object: NSObject, from element: Element, except ignored: [String] = []
  ) {
    for property in list.propertiesInFiles where !ignored.contains(property.name) {
      if let attribute = property.attribute, let setter = property.setter {
        set(setter, of: object, attribute, element)
      }
    }
  }

  /// Sets the properties of a value from its element. Adds notes for what is not read.
  func setProperties(_ description: ValueDescription, of object: NSObject, from element: Element) {
    setProperties(description.properties, of: object, from: element)
    let known = Set(description.properties.propertiesInFiles.compactMap(\.attribute) + Self.attributesOfImages)
    for name in element.attributes.keys.sorted() where name != "key" && name != "id" && !known.contains(name) {
      log.note(element, "\(name)=\"\(element[name] ?? "")\" of <\(element.name)> is not read.")
    }
    for child in element.children where !known.contains(child.key ?? "") {
      let key = child.key.map { " \"\($0)\"" } ?? ""
      log.note(child, "<\(child.name)>\(key) of <\(element.name)> is not read.")
    }
  }

  /// The attributes and the keys of children that belong to the image of a value.
  private static let attributesOfImages = [
    "catalog", "symbolScale", "renderingMode", "preferredSymbolConfigurationForImage",
  ]

  func setProperties(_ list: ClassProperties, of object: NSObject, for state: UIControl.State, from element: Element) {
    for property in list.propertiesInFiles {
      if case .perState(let setter)? = property.setter, let attribute = property.attribute {
        set(setter(state.rawValue), of: object, attribute, element)
      }
    }
  }

  private func set(_ setter: PropertySetter, of object: NSObject, _ name: String, _ element: Element) {
    func pass<Value>(_ value: Value?, to assign: PropertySetter.Assignment<Value>) {
      if let value { assign(object, value) }
    }
    switch setter {
    case .boolean(let assign): pass(element.flag(name), to: assign)
    case .integer(let range, let assign):
      pass(element.integer(name, log).map { PropertySetter.limited($0, to: range) }, to: assign)
    case .number(_, let assign): pass(element.number(name, log), to: assign)
    case .text(let assign): pass(AttributeTable.string(name, of: element), to: assign)
    case .attributedText(let assign): pass(attributedText(name, of: element), to: assign)
    case .word(let words, let assign): pass(element[name].flatMap { words.index(inFile: $0) }, to: assign)
    case .color(let assign): pass(color(name, of: element), to: assign)
    case .image(let assign): pass(image(name, of: element), to: assign)
    case .font(let assign): pass(element.child(key: name).map { UIFont.from($0, document) }, to: assign)
    case .size(let assign), .offset(let assign): pass(element.child("size", key: name)?.size(log), to: assign)
    case .edgeInsets(let assign):
      let insets = element.child("edgeInsets", key: name) ?? element.child("inset", key: name)
      pass(insets.map { AttributeTable.insets($0, log) }, to: assign)
    case .directionalEdgeInsets(let assign):
      let insets = element.child("directionalEdgeInsets", key: name)
      pass(insets.map { AttributeTable.directionalInsets($0, log) }, to: assign)
    case .priorities(let assign):
      for (axis, side) in [(NSLayoutConstraint.Axis.horizontal, "horizontal"), (.vertical, "vertical")] {
        pass(element.number(side + name, log).map { (axis, UILayoutPriority(Float($0))) }, to: assign)
      }
    case .value(let description, let assign):
      guard let child = element.child(key: name) else { return }
      let value = description.makeObject()
      setProperties(description, of: value, from: child)
      assign(object, value)
    case .part(let description, let assign):
      guard let child = element.child(key: name) else { return }
      assign(object) { self.setProperties(description, of: $0, from: child) }
    // Elements of states are read separately; the other kinds have no form in files that is read.
    case .perState, .textAttributes, .words, .point, .transform, .numbers, .name, .texts, .colors, .rectangle, .frame,
      .path, .date, .calendar, .timeZone, .locale:
      break
    }
  }

  func color(_ key: String, of element: Element) -> UIColor? {
    element.child("color", key: key).flatMap { UIColor.from($0, document) }
  }

  /// Returns the image that an attribute or a keyed reference names.
  func image(_ name: String, of element: Element) -> UIImage? {
    if let reference = element.child("imageReference", key: name), let image = reference["image"] {
      return self.image(named: image, in: reference)
    }
    return element[name].flatMap { image(named: $0, in: element) }
  }

  func attributedText(_ key: String, of element: Element) -> NSAttributedString? {
    element.child("attributedString", key: key).map { attributedText(of: $0) }
  }
}
