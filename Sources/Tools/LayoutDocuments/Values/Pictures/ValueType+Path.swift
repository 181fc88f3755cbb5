import UIKitCore

/// The description of a path as a shape instead of drawing steps.
package struct ShapeDescription: Sendable {
  var rect: CGRect?
  var oval: CGRect?
  var cornerRadius: CGFloat = 0

  var path: CGPath? {
    if let oval { return UIBezierPath(ovalIn: oval).cgPath }
    return rect.map { UIBezierPath(roundedRect: $0, cornerRadius: cornerRadius).cgPath }
  }
}

extension ValueType where Value == CGPath {
  /// The data of an SVG path such as `M0 0 L10 0 L5 8 Z`, or `{rect: …}` or `{oval: …}`.
  package static let path = ValueType(
    expectation, schema: .named("path", .anyOf([.strings(matching: "^\\s*[Mm]"), shape.schema]))
  ) { node, context in
    guard let text = node.text else {
      guard let description = shape.decode(node, context) else { return nil }
      return description.path ?? context.expected(expectation, at: node)
    }
    do throws(SVGPathReader.Failure) {
      return try SVGPathReader.path(text)
    } catch {
      context.diagnostics.error(error.reason, at: node.position(ofCharacter: error.column))
      return nil
    }
  }

  private static let expectation = "path data such as M0 0 L10 0 L5 8 Z, or {rect: [x, y, width, height]}"

  private static let shape = ValueType<ShapeDescription>.object("a shape", of: ShapeDescription()) {
    Field("rect", .rectangle, "A rectangle.", \.rect)
    Field("cornerRadius", .length, "The radius of its corners.", \.cornerRadius)
    Field("oval", .rectangle, "The ellipse that touches a rectangle's sides.", \.oval)
  }
}
