import UIKitCore

/// The user-defined runtime attributes of known properties.
@MainActor
enum RuntimeAttributes {
  /// A typed value in the document.
  enum Value {
    case number(CGFloat)
    case flag(Bool)
    case string(String)
    case image(UIImage)
    case null
    case color(UIColor)
    case rect(CGRect)
    case size(CGSize)
    case point(CGPoint)

    /// The value as a number. Strings and flags are converted, as in key-value coding.
    var number: CGFloat? {
      switch self {
      case .number(let number): number
      case .flag(let flag): flag ? 1 : 0
      case .string(let text): Element.usableNumber(text.trimmingCharacters(in: .whitespaces))
      default: nil
      }
    }

    /// The value as a flag. Numbers are converted, as in key-value coding.
    var flag: Bool? {
      switch self {
      case .flag(let flag): flag
      case .number(let number): number != 0
      default: nil
      }
    }

    var isNull: Bool { if case .null = self { true } else { false } }

    /// The value as a whole number; nil for a fraction or a number out of range.
    var integer: Int? { number.flatMap { Int(exactly: $0) } }

    /// Returns the value converted to the type of a layer property's current value; nil if that fails.
    func forLayer(inPlaceOf current: Any?) -> Any? {
      switch (current, self) {
      case (is CGFloat, _), (is Float, _), (is Double, _): number
      case (is Bool, _): flag ?? number.map { $0 != 0 }
      case (is CGPoint, .point(let point)): point
      case (is CGSize, .size(let size)): size
      // Interface Builder has no field for an offset, so files can contain a point instead.
      case (is CGSize, .point(let point)): CGSize(width: point.x, height: point.y)
      case (is CGRect, .rect(let rect)): rect
      case (is CGPoint, _), (is CGSize, _), (is CGRect, _): nil
      case (_, .color(let color)): color.cgColor
      case (_, .image(let image)): image.cgImage
      default: object
      }
    }

    /// The value as an object for key-value coding.
    var object: Any? {
      switch self {
      case .number(let value): value
      case .flag(let value): value
      case .string(let value): value
      case .image(let value): value
      case .null: nil
      case .color(let value): value
      case .rect(let value): value
      case .size(let value): value
      case .point(let value): value
      }
    }
  }

  /// Sets one attribute. Reports unknown key paths and values of the wrong type.
  static func apply(_ element: Element, to object: AnyObject, _ builder: SceneBuilder) {
    guard let path = element["keyPath"], let value = value(of: element, builder) else { return }
    if case .color = value, ["layer.borderColor", "layer.shadowColor", "layer.backgroundColor"].contains(path) {
      // Source: sam.dods.co, "User defined runtime attributes in Interface Builder".
      return builder.log.note(
        element, "The runtime attribute \"\(path)\" has no effect: the property is a CGColor, and the value a UIColor.")
    }
    if set(value, at: path, of: object) { return }
    builder.log.note(element, "The runtime attribute \"\(path)\" is ignored: no known property has this name and type.")
    guard builder.program != nil else { return }
    LayoutDiagnostics.log(
      "\(builder.document.path):\(element.line): \(type(of: object)) is not key value coding-compliant for the key \(path)."
    )
  }

  /// Sets the property at a key path. Returns false if the object has no such property of the value's type.
  ///
  /// Properties of the program's own classes take precedence over those of UIKit's views and layers.
  private static func set(_ value: Value, at path: String, of object: AnyObject) -> Bool {
    if let property = ObjectiveCMembers.property(path, of: object), property.setValue?(object, value.object) == true {
      return true
    }
    if let view = object as? UIView {
      if let key = layerKey(path) {
        guard view.layer.hasProperty(key) else { return false }
        let fitting = value.forLayer(inPlaceOf: view.layer.value(forKeyPath: key))
        if fitting == nil, !value.isNull { return false }
        view.layer.setValue(fitting, forKeyPath: key)
        return true
      }
    }
    if let object = object as? NSObject, let property = Catalog.property(path, of: object),
      !property.isForDocuments, set(value, property, of: object)
    {
      return true
    }
    // Accessibility properties have no visible effect.
    if object is UIView, path.hasPrefix("accessibility") { return true }
    let names = path.split(separator: ".", maxSplits: 1).map(String.init)
    guard names.count == 2, let part = part(names[0], of: object) else { return false }
    return set(value, at: names[1], of: part)
  }

  /// Returns the key of a layer's property for a key path; nil for other paths.
  ///
  /// Names without `layer.` are inspectable properties that projects commonly add to `UIView`. Names such as
  /// `borderUIColor` are added to `CALayer`, whose own properties accept no `UIColor`.
  private static func layerKey(_ path: String) -> String? {
    let inspectable = [
      "cornerRadius", "borderWidth", "borderColor", "shadowColor", "shadowOpacity", "shadowRadius", "shadowOffset",
      "masksToBounds",
    ]
    if inspectable.contains(path) { return path }
    guard path.hasPrefix("layer.") else { return nil }
    let key = String(path.dropFirst("layer.".count))
    for name in ["border", "shadow", "background"] where [name + "UIColor", name + "ColorFromUIColor"].contains(key) {
      return name + "Color"
    }
    return key
  }

  /// Returns the object that the first part of a key path names.
  private static func part(_ name: String, of object: AnyObject) -> AnyObject? {
    let member = (object as? NSObject).flatMap { Catalog.child(name, of: $0) }
    return (member ?? ObjectiveCMembers.property(name, of: object))?.value?(object).map { $0 as AnyObject }
  }

  private static func value(of element: Element, _ builder: SceneBuilder) -> Value? {
    let log = builder.log
    switch element["type"] {
    case "boolean": return .flag(element.flag("value") ?? false)
    case "string", "localizedString":
      return .string(element["value"] ?? element.child("string", key: "value")?.text ?? "")
    case "number":
      let number = element.child("real", key: "value") ?? element.child("integer", key: "value") ?? element
      return number.number("value", log).map(Value.number)
    case "color":
      return element.child("color", key: "value").flatMap { UIColor.from($0, builder.document) }.map(Value.color)
    case "image": return element["value"].flatMap { builder.image(named: $0, in: element) }.map(Value.image)
    case "nil": return .null
    case "rect": return element.child("rect", key: "value")?.rect(log).map(Value.rect)
    case "size": return element.child("size", key: "value")?.size(log).map(Value.size)
    case "point":
      guard let point = element.child("point", key: "value") else { return nil }
      return .point(CGPoint(x: point.number("x", log) ?? 0, y: point.number("y", log) ?? 0))
    default: return nil
    }
  }

  /// Sets a property of the catalog; returns false if its kind does not accept the value.
  private static func set(_ value: Value, _ property: Property, of object: NSObject) -> Bool {
    func pass<Wanted>(_ wanted: Wanted?, to assign: PropertySetter.Assignment<Wanted>) -> Bool {
      guard let wanted else { return false }
      assign(object, wanted)
      return true
    }
    if value.isNull, let clear = property.clear {
      clear(object)
      return true
    }
    guard let setter = property.setter else { return false }
    switch (setter, value) {
    case (.boolean(let assign), _): return pass(value.flag, to: assign)
    case (.integer(let range, let assign), _):
      return pass(value.integer.map { PropertySetter.limited($0, to: range) }, to: assign)
    case (.number(_, let assign), _): return pass(value.number, to: assign)
    case (.word(let words, let assign), _):
      return pass(value.integer.flatMap { words.index(rawValue: $0) }, to: assign)
    case (.text(let assign), .string(let text)): return pass(text, to: assign)
    case (.color(let assign), .color(let color)): return pass(color, to: assign)
    case (.image(let assign), .image(let image)): return pass(image, to: assign)
    case (.point(let assign), .point(let point)): return pass(point, to: assign)
    case (.size(let assign), .size(let size)), (.offset(let assign), .size(let size)): return pass(size, to: assign)
    default: return false
    }
  }
}
