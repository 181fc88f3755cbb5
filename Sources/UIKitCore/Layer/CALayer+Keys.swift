internal import AutoLayout
internal import Foundation

// Core Animation's layers support key-value coding without the Objective-C runtime: their properties, the parts of
// geometry under key paths such as `transform.rotation.z`, and any other key, which they store.

extension CALayer {
  /// A property under its key.
  @MainActor
  struct KeyedProperty {
    let get: @MainActor (CALayer) -> Any?
    let set: @MainActor (CALayer, Any?) -> Void

    init<Layer: CALayer, Value>(_ keyPath: ReferenceWritableKeyPath<Layer, Value>) {
      // Key paths are immutable; those of the main actor are not declared as sendable.
      nonisolated(unsafe) let keyPath = keyPath
      get = { ($0 as? Layer)?[keyPath: keyPath] }
      set = { layer, value in
        guard let layer = layer as? Layer, let value = KeyedProperty.cast(value, to: Value.self) else { return }
        layer[keyPath: keyPath] = value
      }
    }

    /// Casts a value; numbers can have any numeric type.
    static func cast<Value>(_ value: Any?, to type: Value.Type) -> Value? {
      if let value = value as? Value { return value }
      guard let number = CALayer.number(value) else { return nil }
      if Value.self == CGFloat.self || Value.self == CGFloat?.self { return CGFloat(number) as? Value }
      if Value.self == Float.self { return Float(number) as? Value }
      if Value.self == Double.self { return number as? Value }
      if Value.self == Int.self { return Int(exactly: number.rounded(.towardZero)) as? Value }
      return Value.self == Bool.self ? (number != 0) as? Value : nil
    }
  }

  static let properties: [String: KeyedProperty] = [
    "anchorPoint": KeyedProperty(\CALayer.anchorPoint), "backgroundColor": KeyedProperty(\CALayer.backgroundColor),
    "beginTime": KeyedProperty(\CALayer.beginTime), "borderColor": KeyedProperty(\CALayer.borderColor),
    "borderWidth": KeyedProperty(\CALayer.borderWidth), "bounds": KeyedProperty(\CALayer.bounds),
    "contents": KeyedProperty(\CALayer.contents), "contentsRect": KeyedProperty(\CALayer.contentsRect),
    "contentsScale": KeyedProperty(\CALayer.contentsScale), "cornerRadius": KeyedProperty(\CALayer.cornerRadius),
    "frame": KeyedProperty(\CALayer.frame), "hidden": KeyedProperty(\CALayer.isHidden),
    "mask": KeyedProperty(\CALayer.mask), "masksToBounds": KeyedProperty(\CALayer.masksToBounds),
    "name": KeyedProperty(\CALayer.name), "opacity": KeyedProperty(\CALayer.opacity),
    "opaque": KeyedProperty(\CALayer.isOpaque), "position": KeyedProperty(\CALayer.position),
    "rasterizationScale": KeyedProperty(\CALayer.rasterizationScale),
    "shadowColor": KeyedProperty(\CALayer.shadowColor), "shadowOffset": KeyedProperty(\CALayer.shadowOffset),
    "shadowOpacity": KeyedProperty(\CALayer.shadowOpacity), "shadowPath": KeyedProperty(\CALayer.shadowPath),
    "shadowRadius": KeyedProperty(\CALayer.shadowRadius), "shouldRasterize": KeyedProperty(\CALayer.shouldRasterize),
    "speed": KeyedProperty(\CALayer.speed), "sublayerTransform": KeyedProperty(\CALayer.sublayerTransform),
    "timeOffset": KeyedProperty(\CALayer.timeOffset), "transform": KeyedProperty(\CALayer.transform),
    "zPosition": KeyedProperty(\CALayer.zPosition),
  ]

  fileprivate static func number(_ value: Any?) -> Double? {
    switch value {
    case let number as Double: number
    case let number as CGFloat: Double(number)
    case let number as Float: Double(number)
    case let number as Int: Double(number)
    case let flag as Bool: flag ? 1 : 0
    case let number as NSNumber: number.doubleValue
    default: nil
    }
  }

  func value(ofKey key: String) -> Any? {
    if let property = property(of: key) { return Self.unwrapped(property.get(self)) }
    return rareState?.values[key] ?? type(of: self).defaultValue(forKey: key)
  }

  func value(ofKeyPath keyPath: String) -> Any? {
    let parts = keyPath.split(separator: ".", maxSplits: 1).map(String.init)
    guard parts.count == 2 else { return value(forKey: keyPath) }
    switch value(forKey: parts[0]) {
    case let point as CGPoint: return parts[1] == "x" ? point.x : parts[1] == "y" ? point.y : nil
    case let size as CGSize: return size.part(parts[1])
    case let rect as CGRect: return rect.part(parts[1])
    case let transform as CATransform3D: return transform.part(parts[1])
    case let layer as CALayer: return layer.value(forKeyPath: parts[1])
    default: return nil
    }
  }

  func set(_ value: Any?, forKeyPathOrKey keyPath: String) {
    let parts = keyPath.split(separator: ".", maxSplits: 1).map(String.init)
    guard parts.count == 2 else { return set(value, forKey: keyPath) }
    switch self.value(forKey: parts[0]) {
    case var point as CGPoint:
      guard let number = Self.number(value) else { return }
      if parts[1] == "x" { point.x = number } else if parts[1] == "y" { point.y = number }
      set(point, forKey: parts[0])
    case var size as CGSize:
      guard let number = Self.number(value) else { return }
      if parts[1] == "width" { size.width = number } else if parts[1] == "height" { size.height = number }
      set(size, forKey: parts[0])
    case var rect as CGRect:
      rect.set(value, Self.number(value), part: parts[1])
      set(rect, forKey: parts[0])
    case var transform as CATransform3D:
      transform.set(value, Self.number(value), part: parts[1])
      set(transform, forKey: parts[0])
    case let layer as CALayer: layer.setValue(value, forKeyPath: parts[1])
    default: set(value, forKey: keyPath)
    }
  }

  private func set(_ value: Any?, forKey key: String) {
    if let property = property(of: key) { return property.set(self, value) }
    rare.values[key] = value
  }

  /// Indicates whether a key or the first part of a key path names a property.
  package func hasProperty(_ keyPath: String) -> Bool {
    property(of: keyPath.split(separator: ".", maxSplits: 1).first.map(String.init) ?? "") != nil
  }

  private func property(of key: String) -> KeyedProperty? {
    let isFlag = key.hasPrefix("is") && key.dropFirst(2).first?.isUppercase == true
    let name = isFlag ? key.dropFirst(2).prefix(1).lowercased() + key.dropFirst(3) : key
    return type(of: self).keyedProperty(name)
  }

  /// Returns nil for an `Any` that contains an empty optional.
  private static func unwrapped(_ value: Any?) -> Any? {
    guard let value else { return nil }
    let mirror = Mirror(reflecting: value)
    guard mirror.displayStyle == .optional else { return value }
    return mirror.children.first?.value
  }
}

extension CGSize {
  fileprivate func part(_ name: String) -> Any? { name == "width" ? width : name == "height" ? height : nil }
}

extension CGRect {
  fileprivate func part(_ path: String) -> Any? {
    switch path {
    case "origin": origin
    case "origin.x": origin.x
    case "origin.y": origin.y
    case "size": size
    case "size.width": size.width
    case "size.height": size.height
    default: nil
    }
  }

  fileprivate mutating func set(_ value: Any?, _ number: Double?, part path: String) {
    switch path {
    case "origin": origin = value as? CGPoint ?? origin
    case "origin.x": origin.x = number ?? origin.x
    case "origin.y": origin.y = number ?? origin.y
    case "size": size = value as? CGSize ?? size
    case "size.width": size.width = number ?? size.width
    case "size.height": size.height = number ?? size.height
    default: break
    }
  }
}

extension CATransform3D {
  /// The scale along each axis.
  private var scales: SIMD3<Double> {
    func length(_ x: CGFloat, _ y: CGFloat, _ z: CGFloat) -> Double { (x * x + y * y + z * z).squareRoot() }
    return SIMD3(length(m11, m12, m13), length(m21, m22, m23), length(m31, m32, m33))
  }

  /// The angles around the axes in radians, x first; for a transform without shear and reflection.
  private var angles: SIMD3<Double> {
    let s = scales
    guard s.x > 0, s.y > 0, s.z > 0 else { return .zero }
    let y = asin(max(-1, min(1, -m13 / s.x)))
    return SIMD3(atan2(m23 / s.y, m33 / s.z), y, atan2(m12 / s.x, m11 / s.x))
  }

  private init(scales: SIMD3<Double>, angles: SIMD3<Double>, translation: SIMD3<Double>) {
    var t = CATransform3DMakeScale(scales.x, scales.y, scales.z)
    t = CATransform3DConcat(t, CATransform3DMakeRotation(angles.x, 1, 0, 0))
    t = CATransform3DConcat(t, CATransform3DMakeRotation(angles.y, 0, 1, 0))
    t = CATransform3DConcat(t, CATransform3DMakeRotation(angles.z, 0, 0, 1))
    self = CATransform3DConcat(t, CATransform3DMakeTranslation(translation.x, translation.y, translation.z))
  }

  fileprivate func part(_ path: String) -> Any? {
    let (scales, angles) = (scales, angles)
    return switch path {
    case "rotation", "rotation.z": CGFloat(angles.z)
    case "rotation.x": CGFloat(angles.x)
    case "rotation.y": CGFloat(angles.y)
    case "scale": CGFloat((scales.x + scales.y + scales.z) / 3)
    case "scale.x": CGFloat(scales.x)
    case "scale.y": CGFloat(scales.y)
    case "scale.z": CGFloat(scales.z)
    case "translation": CGSize(width: m41, height: m42)
    case "translation.x": m41
    case "translation.y": m42
    case "translation.z": m43
    default: nil
    }
  }

  /// The transform without perspective.
  private var affinePart: CATransform3D {
    var copy = self
    (copy.m14, copy.m24, copy.m34, copy.m44) = (0, 0, 0, 1)
    return copy
  }

  /// The perspective that is applied last: its product with the other columns is the fourth.
  private var perspective: SIMD4<Double> {
    var result = SIMD4<Double>.zero
    for (row, part) in zip(affinePart.rows, [(scales.x, m14), (scales.y, m24), (scales.z, m34)]) where part.0 > 0 {
      result += row * (part.1 / (part.0 * part.0))
    }
    result.w = m44 - (m41 * result.x + m42 * result.y + m43 * result.z)
    return result
  }

  private mutating func apply(perspective: SIMD4<Double>) {
    let column = affinePart.rows.map { ($0 * perspective).sum() }
    (m14, m24, m34, m44) = (column[0], column[1], column[2], column[3])
  }

  private func isNear(_ other: CATransform3D) -> Bool {
    let size = rows.flatMap { [$0.x, $0.y, $0.z] }.map(abs).max() ?? 0
    return zip(rows, other.rows).allSatisfy { mine, theirs in
      let gap = mine - theirs
      return max(abs(gap.x), abs(gap.y), abs(gap.z)) <= 1e-9 * max(1, size)
    }
  }

  @MainActor
  fileprivate mutating func set(_ value: Any?, _ number: Double?, part path: String) {
    var (scales, angles) = (scales, angles)
    var translation = SIMD3<Double>(m41, m42, m43)
    let before = affinePart
    guard before.isNear(CATransform3D(scales: scales, angles: angles, translation: translation)) else {
      LayoutDiagnostics.log(
        "transform.\(path) of a transform with shear or mirror cannot be set; set the whole transform.")
      return
    }
    switch path {
    case "rotation", "rotation.z": angles.z = number ?? angles.z
    case "rotation.x": angles.x = number ?? angles.x
    case "rotation.y": angles.y = number ?? angles.y
    case "scale": scales = number.map { SIMD3(repeating: $0) } ?? scales
    case "scale.x": scales.x = number ?? scales.x
    case "scale.y": scales.y = number ?? scales.y
    case "scale.z": scales.z = number ?? scales.z
    case "translation":
      if let size = value as? CGSize { (translation.x, translation.y) = (size.width, size.height) }
    case "translation.x": translation.x = number ?? translation.x
    case "translation.y": translation.y = number ?? translation.y
    case "translation.z": translation.z = number ?? translation.z
    default: return
    }
    let perspective = perspective
    self = CATransform3D(scales: scales, angles: angles, translation: translation)
    apply(perspective: perspective)
  }
}
