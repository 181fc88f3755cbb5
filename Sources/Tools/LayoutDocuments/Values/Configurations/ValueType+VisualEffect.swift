import UIKitCore

/// A blur, the vibrancy over a blur, or glass.
package struct VisualEffectDescription: Sendable {
  fileprivate var blur = UIBlurEffect.Style.regular
  fileprivate var vibrancy: UIVibrancyEffectStyle?
  fileprivate var glass: UIGlassEffect.Style?
  fileprivate var tint: UIColor?

  @MainActor
  var effect: UIVisualEffect {
    if let glass {
      let effect = UIGlassEffect(style: glass)
      effect.tintColor = tint
      return effect
    }
    let blur = UIBlurEffect(style: blur)
    return vibrancy.map { UIVibrancyEffect(blurEffect: blur, style: $0) } ?? blur
  }
}

extension ValueType where Value == VisualEffectDescription {
  /// The style of a blur, or a mapping with vibrancy or glass, such as `{glass: regular}`.
  package static let visualEffect: ValueType = {
    let mapping = object("a vibrancy or glass", of: VisualEffectDescription()) {
      Field("vibrancy", .word(.vibrancyStyle), "The part of the content that shows the colors behind it.", \.vibrancy)
      Field("blurEffect", .word(.blurStyle), "The style of the blur behind the content.", \.blur)
      Field("glass", .word(.glassStyle), "The style of glass behind the content, instead of a blur.", \.glass)
      Field("tintColor", .color, "The color over the glass.", \.tint)
    }
    let expectation =
      "a blur style such as systemMaterial, {glass: regular} or {vibrancy: label, blurEffect: systemMaterial}"
    let schema = ValueSchema.anyOf([ValueType<UIBlurEffect.Style>.word(.blurStyle).schema, mapping.schema])
    return ValueType(expectation, schema: schema) { node, context in
      if node.entries != nil { return mapping.decode(node, context) }
      guard node.text != nil else { return context.expected(expectation, at: node) }
      return ValueType<UIBlurEffect.Style>.word(.blurStyle).decode(node, context).map {
        VisualEffectDescription(blur: $0)
      }
    }
  }()
}
