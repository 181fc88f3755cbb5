import UIKitCore

/// User-defined runtime attributes whose key path names a property that is known here.
@MainActor
enum RuntimeAttributes {
  /// A value as the document types it.
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

    /// The value as a property takes it.
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

  /// Sets one attribute; an unknown key path is noted, as is a value of the wrong type.
  static func apply(_ element: Element, to object: AnyObject, _ builder: SceneBuilder) {
    guard let path = element["keyPath"], let value = value(of: element, builder) else { return }
    if set(value, path, of: object) { return }
    builder.log.note(element, "The runtime attribute \"\(path)\" belongs to code that is not here.")
    guard builder.program != nil else { return }
    LayoutDiagnostics.log(
      "\(builder.document.path):\(element.line): \(type(of: object)) is not key value coding-compliant for the key \(path)."
    )
  }

  private static func set(_ value: Value, _ path: String, of object: AnyObject) -> Bool {
    if let property = ObjectiveCMembers.property(path, of: object), property.setValue?(object, value.object) == true {
      return true
    }
    if let view = object as? UIView, let set = setters[path] { return set(view, value) }
    guard let dot = path.firstIndex(of: ".") else { return false }
    let (first, rest) = (String(path[..<dot]), String(path[path.index(after: dot)...]))
    if first == "layer", let view = object as? UIView {
      view.layer.setValue(value.object, forKeyPath: rest)
      return true
    }
    guard let part = ObjectiveCMembers.property(first, of: object)?.value?(object) else { return false }
    return set(value, rest, of: part as AnyObject)
  }

  private static func value(of element: Element, _ builder: SceneBuilder) -> Value? {
    let log = builder.log
    switch element["type"] {
    case "boolean": return .flag(element.flag("value") ?? false)
    case "string": return .string(element["value"] ?? element.child("string", key: "value")?.text ?? "")
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

  private static let setters: [String: @MainActor (UIView, Value) -> Bool] = [
    "layer.cornerRadius": { view, value in
      guard case .number(let radius) = value else { return false }
      view.layer.cornerRadius = radius
      return true
    },
    "layer.borderWidth": { view, value in
      guard case .number(let width) = value else { return false }
      view.layer.borderWidth = width
      return true
    },
    "layer.masksToBounds": { view, value in
      guard case .flag(let masks) = value else { return false }
      view.layer.masksToBounds = masks
      return true
    },
    "clipsToBounds": { view, value in
      guard case .flag(let clips) = value else { return false }
      view.clipsToBounds = clips
      return true
    },
    "hidden": { view, value in
      guard case .flag(let hidden) = value else { return false }
      view.isHidden = hidden
      return true
    },
    "alpha": { view, value in
      guard case .number(let alpha) = value else { return false }
      view.alpha = alpha
      return true
    },
    "tag": { view, value in
      guard case .number(let tag) = value else { return false }
      view.tag = Int(tag)
      return true
    },
    "backgroundColor": { view, value in
      guard case .color(let color) = value else { return false }
      view.backgroundColor = color
      return true
    },
    "accessibilityIdentifier": { _, _ in true },
  ]
}
