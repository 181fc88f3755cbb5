import UIKitCore

extension ValueType where Value == CGSize {
  /// A size in points: `320x480` or `[320, 480]`.
  package static let size = ValueType(
    "a size such as 320x480 or [320, 480]",
    schema: .anyOf([
      .strings(matching: "^[0-9.]+x[0-9.]+$"), .lists(of: ValueType<CGFloat>.length.schema, count: 2...2),
    ])
  ) { node, context in
    if let text = node.text {
      let parts = text.split(separator: "x", omittingEmptySubsequences: false).map { Double($0) }
      if parts.count == 2, let width = parts[0], let height = parts[1], isSide(width), isSide(height) {
        return CGSize(width: width, height: height)
      }
    } else if let sides = numbers(node, count: 2, context), isSide(sides[0]), isSide(sides[1]) {
      return CGSize(width: sides[0], height: sides[1])
    }
    return context.expected("a size such as 320x480 or [320, 480]", at: node)
  }

  private static func isSide(_ value: Double) -> Bool { value >= 0 && value <= 1_000_000 }
}

extension ValueType where Value == CGPoint {
  /// A position `[x, y]`. The property determines the unit.
  package static let point = ValueType(
    "a point [x, y]", schema: .lists(of: ValueType<CGFloat>.number.schema, count: 2...2)
  ) { node, context in
    guard let values = numbers(node, count: 2, context) else {
      return reportInvalid(node, "a point [x, y]", 2, context)
    }
    return CGPoint(x: values[0], y: values[1])
  }
}

extension ValueType where Value == CGRect {
  /// A rectangle `[x, y, width, height]`, in points.
  package static let rectangle = ValueType(
    "a rectangle [x, y, width, height]", schema: .lists(of: ValueType<CGFloat>.number.schema, count: 4...4)
  ) { node, context in
    guard let values = numbers(node, count: 4, context), values[2] >= 0, values[3] >= 0 else {
      return reportInvalid(node, "a rectangle [x, y, width, height]", 4, context)
    }
    return CGRect(x: values[0], y: values[1], width: values[2], height: values[3])
  }
}

extension ValueType where Value == CGRect? {
  /// A rectangle `[x, y, width, height]`, in points, or `fill`, which is `nil`.
  static let frame = ValueType(
    "a rectangle [x, y, width, height], or fill",
    schema: .anyOf([ValueType<CGRect>.rectangle.schema, .oneOf(["fill"])])
  ) { node, context in
    if node.text == "fill" { return .some(nil) }
    return ValueType<CGRect>.rectangle.decode(node, context).map { .some($0) }
  }
}

extension ValueType where Value == CGSize {
  /// A displacement `[width, height]`, in points. Both can be negative.
  package static let offset = ValueType<CGPoint>.point.map { CGSize(width: $0.x, height: $0.y) }
}

extension ValueType where Value == CGAffineTransform {
  /// A transform such as `{rotation: 30, scale: 2, translation: [0, 10]}`.
  ///
  /// The rotation, in degrees, is applied first, then the scale, then the translation.
  package static let transform = ValueType<TransformDescription>.object("a transform", of: TransformDescription()) {
    Field("rotation", .number, "The clockwise angle, in degrees.", \.rotation)
    Field("scale", .number, "The factor for both axes.", \.scale)
    Field("translation", .point, "The offset to the right and down, in points.", \.translation)
  }.map { description in
    CGAffineTransform(translationX: description.translation.x, y: description.translation.y)
      .scaledBy(x: description.scale, y: description.scale).rotated(by: description.rotation * .pi / 180)
  }
}

/// The description of a transform.
package struct TransformDescription: Sendable {
  var rotation: CGFloat = 0
  var scale: CGFloat = 1
  var translation = CGPoint.zero
}

extension ValueType where Value == UIEdgeInsets {
  /// One number for all sides, `[top, left, bottom, right]`, or a mapping of sides.
  package static let edgeInsets = sides("top", "left", "bottom", "right").map {
    UIEdgeInsets(top: $0[0], left: $0[1], bottom: $0[2], right: $0[3])
  }.named("edgeInsets")
}

extension ValueType where Value == NSDirectionalEdgeInsets {
  /// One number for all sides, `[top, leading, bottom, trailing]`, or a mapping of sides.
  package static let directionalEdgeInsets = sides("top", "leading", "bottom", "trailing").map {
    NSDirectionalEdgeInsets(top: $0[0], leading: $0[1], bottom: $0[2], trailing: $0[3])
  }.named("directionalEdgeInsets")
}

/// Returns a type of four distances that are named after their sides.
private func sides(_ names: String...) -> ValueType<[CGFloat]> {
  let expectation = "a number, [\(names.joined(separator: ", "))] or a mapping of these"
  let number = ValueType<CGFloat>.number.schema
  let object = ValueSchema.object(names.map { ValueSchema.Key($0, number) })
  let schema = ValueSchema.anyOf([number, .lists(of: number, count: names.count...names.count), object])
  return ValueType(expectation, schema: schema) { node, context in
    switch node.content {
    case .scalar:
      return ValueType.number.decode(node, context).map { [CGFloat](repeating: $0, count: names.count) }
    case .list:
      guard let values = numbers(node, count: names.count, context) else {
        return reportInvalid(node, expectation, names.count, context)
      }
      return values.map { CGFloat($0) }
    case .mapping:
      context.reportUnknownKeys(of: node, in: "a mapping of sides", known: names)
      return names.map { name in
        node[name].flatMap { ValueType.number.decode($0, context) } ?? 0
      }
    }
  }
}

/// Reports the first item that is not a number, or the whole value if it is invalid for another reason.
///
/// The suggestion for a number with a unit, such as `8pt`, is the number without the unit.
private func reportInvalid<Value>(
  _ node: DocumentNode, _ expectation: String, _ count: Int, _ context: ValueContext
) -> Value? {
  guard case .list(let items) = node.content, items.count == count,
    let invalid = items.first(where: { item in item.text.flatMap { Double($0) ?? context.metric($0) } == nil })
  else { return context.expected(expectation, at: node) }
  let number = (invalid.text ?? "").prefix { "+-.0123456789".contains($0) }
  return context.expected(
    "a number of points in \(expectation)", at: invalid, suggestion: Double(number) == nil ? nil : String(number))
}

/// Returns exactly `count` numbers or metrics from -1,000,000 to 1,000,000; `nil` for other values.
private func numbers(_ node: DocumentNode, count: Int, _ context: ValueContext) -> [Double]? {
  guard case .list(let items) = node.content, items.count == count else { return nil }
  let values = items.compactMap { item in item.text.flatMap { Double($0) ?? context.metric($0) } }
  guard values.count == count, values.allSatisfy({ abs($0) <= 1_000_000 }) else { return nil }
  return values
}
