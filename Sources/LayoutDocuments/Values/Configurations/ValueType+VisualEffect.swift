import UIKitCore

/// A blur, or the vibrancy over a blur.
package struct VisualEffectDescription: Sendable {
  fileprivate var blur = UIBlurEffect.Style.regular
  fileprivate var vibrancy: UIVibrancyEffectStyle?

  @MainActor
  var effect: UIVisualEffect {
    let blur = UIBlurEffect(style: blur)
    return vibrancy.map { UIVibrancyEffect(blurEffect: blur, style: $0) } ?? blur
  }
}

extension ValueType where Value == VisualEffectDescription {
  /// The style of a blur, or a mapping such as `{vibrancy: secondaryLabel, blurEffect: systemMaterial}`.
  package static let visualEffect: ValueType = {
    let mapping = object("a vibrancy", of: VisualEffectDescription()) {
      Field("vibrancy", .word(.vibrancyStyle), "The part of the content that shows the colors behind it.", \.vibrancy)
      Field("blurEffect", .blurStyle, "The style of the blur behind the content.", \.blur)
    }
    let expectation = "a blur style such as systemMaterial, or {vibrancy: label, blurEffect: systemMaterial}"
    let schema = ValueSchema.anyOf([ValueType<UIBlurEffect.Style>.blurStyle.schema, mapping.schema])
    return ValueType(expectation, schema: schema) { node, context in
      if node.entries != nil { return mapping.decode(node, context) }
      guard node.text != nil else { return context.expected(expectation, at: node) }
      return ValueType<UIBlurEffect.Style>.blurStyle.decode(node, context).map { VisualEffectDescription(blur: $0) }
    }
  }()
}
