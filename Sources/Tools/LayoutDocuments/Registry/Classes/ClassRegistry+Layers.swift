import UIKitCore

extension ClassRegistry {
  static let layer = ClassDescription(
    "CALayer", inherits: nil, "A rectangle with a background, a border and a shadow.",
    make: { CALayer() },
    properties: layerGeometry + layerAppearance,
    children: [
      .list("sublayers", of: "CALayer", "The sublayers, from back to front; those of a view are behind its subviews.") {
        (layer: CALayer, sublayers: [CALayer]) in
        for (index, sublayer) in sublayers.enumerated() { layer.insertSublayer(sublayer, at: UInt32(clamping: index)) }
      },
      .one("mask", "CALayer", "A layer whose alpha channel masks this one.", \CALayer.mask),
    ]
  ).reusable(.always)

  private static let layerGeometry = [
    PropertyDescription("name", .plainText, "The name of the layer. It has no effect.", \CALayer.name),
    PropertyDescription("frame", .layerFrame, "The frame in the superlayer, in points; fill for all of its bounds.") {
      (layer: CALayer, value) in
      layer.fillsSuperlayer = false
      switch value {
      case .frame(let frame): layer.frame = frame
      case .fill: layer.fillsSuperlayer = true
      }
    },
    PropertyDescription(
      "zPosition", .number, "The position on the z axis; higher layers are in front.", \CALayer.zPosition),
    PropertyDescription("anchorPoint", .point, "The fixed point of transforms, as fractions of the size.") {
      (layer: CALayer, anchor) in
      let frame = layer.frame
      layer.anchorPoint = anchor
      layer.frame = frame
    },
    PropertyDescription("transform", .transform, "The rotation, scale and translation of the layer.") {
      (layer: CALayer, transform) in layer.setAffineTransform(transform)
    },
  ]

  private static let layerAppearance = [
    PropertyDescription("backgroundColor", .layerColor, "The color.", \CALayer.backgroundColor),
    PropertyDescription("opacity", .fraction, "The opacity of the layer, 0 to 1.") { (layer: CALayer, opacity) in
      layer.opacity = Float(opacity)
    },
    PropertyDescription("isHidden", .boolean, "Indicates whether the layer is invisible.", \CALayer.isHidden),
    PropertyDescription(
      "masksToBounds", .boolean, "Indicates whether sublayers are clipped to the layer's bounds.",
      \CALayer.masksToBounds),
    PropertyDescription(
      "cornerRadius", .length, "The radius of the rounded corners, in points.", \CALayer.cornerRadius),
    PropertyDescription(
      "maskedCorners", .corners, "The rounded corners, such as `[layerMinXMinYCorner]`.",
      \CALayer.maskedCorners),
    PropertyDescription(
      "cornerCurve", .word("a curve", ["circular": .circular, "continuous": .continuous]),
      "The shape of rounded corners.",
      \CALayer.cornerCurve),
    PropertyDescription("borderWidth", .length, "The width of the border, in points.", \CALayer.borderWidth),
    PropertyDescription("borderColor", .layerColor, "The color of the border.", \CALayer.borderColor),
    PropertyDescription("shadowColor", .layerColor, "The color of the shadow.", \CALayer.shadowColor),
    PropertyDescription("shadowOpacity", .fraction, "The opacity of the shadow, 0 to 1.") {
      (layer: CALayer, opacity) in layer.shadowOpacity = Float(opacity)
    },
    PropertyDescription(
      "shadowOffset", .offset, "The offset of the shadow to the right and down, in points.", \CALayer.shadowOffset),
    PropertyDescription("shadowRadius", .length, "The blur radius of the shadow, in points.", \CALayer.shadowRadius),
    PropertyDescription("shadowPath", .path, "The outline of the shadow.", \CALayer.shadowPath),
    PropertyDescription(
      "magnificationFilter", .word("a filter", ["linear": .linear, "nearest": .nearest, "trilinear": .trilinear]),
      "The filter of enlarged pictures: `nearest` keeps hard pixels.", \CALayer.magnificationFilter),
    PropertyDescription(
      "minificationFilter", .word("a filter", ["linear": .linear, "nearest": .nearest, "trilinear": .trilinear]),
      "The filter of reduced pictures.", \CALayer.minificationFilter),
    PropertyDescription("contents", .image, "The picture that fills the layer.") { (layer: CALayer, image) in
      layer.contents = image
    },
  ]

  static let gradientLayer = ClassDescription(
    "CAGradientLayer", inherits: "CALayer", "A gradient of colors.",
    make: { CAGradientLayer() },
    properties: [
      PropertyDescription("colors", .list(of: .layerColor), "The colors in their order.") {
        (layer: CAGradientLayer, colors) in layer.colors = colors
      },
      PropertyDescription("locations", .list(of: .fraction), "The location of each color in the gradient, 0 to 1.") {
        (layer: CAGradientLayer, locations) in layer.locations = locations.map { NSNumber(value: Double($0)) }
      },
      PropertyDescription(
        "startPoint", .point, "The start of the gradient, as fractions of the size.", \CAGradientLayer.startPoint),
      PropertyDescription(
        "endPoint", .point, "The end of the gradient, as fractions of the size.", \CAGradientLayer.endPoint),
      PropertyDescription(
        "type", .word("a type", ["axial": .axial, "radial": .radial, "conic": .conic]), "The shape of the gradient.",
        \CAGradientLayer.type),
    ]
  ).reusable(.always)

  static let shapeLayer = ClassDescription(
    "CAShapeLayer", inherits: "CALayer", "A path that is filled and stroked.",
    make: { CAShapeLayer() },
    properties: [
      PropertyDescription("path", .path, "The path.", \CAShapeLayer.path),
      PropertyDescription("fillColor", .layerColor, "The color of the area inside the path.", \CAShapeLayer.fillColor),
      PropertyDescription(
        "fillRule", .word("a rule", ["nonZero": .nonZero, "evenOdd": .evenOdd]),
        "The rule that determines the area inside the path.",
        \CAShapeLayer.fillRule),
      PropertyDescription("strokeColor", .layerColor, "The color of the line.", \CAShapeLayer.strokeColor),
      PropertyDescription("lineWidth", .length, "The width of the line, in points.", \CAShapeLayer.lineWidth),
      PropertyDescription(
        "lineCap", .word("a cap", ["butt": .butt, "round": .round, "square": .square]),
        "The shape of the ends of the line.",
        \CAShapeLayer.lineCap),
      PropertyDescription(
        "lineJoin", .word("a join", ["miter": .miter, "round": .round, "bevel": .bevel]),
        "The shape of the corners of the line.",
        \CAShapeLayer.lineJoin),
      PropertyDescription(
        "miterLimit", .length, "The limit of the length of mitered corners, as a multiple of the width.",
        \CAShapeLayer.miterLimit),
      PropertyDescription("lineDashPattern", .list(of: .length), "The lengths of dashes and gaps, in points.") {
        (layer: CAShapeLayer, lengths) in layer.lineDashPattern = lengths.map { NSNumber(value: Double($0)) }
      },
      PropertyDescription(
        "lineDashPhase", .number, "The distance into the pattern at which the line begins, in points.",
        \CAShapeLayer.lineDashPhase),
      PropertyDescription(
        "strokeStart", .fraction, "The start of the line, as a fraction of the path.", \CAShapeLayer.strokeStart),
      PropertyDescription(
        "strokeEnd", .fraction, "The end of the line, as a fraction of the path.", \CAShapeLayer.strokeEnd),
    ]
  ).reusable(.always)

  static let textLayer = ClassDescription(
    "CATextLayer", inherits: "CALayer", "Text drawn by a layer.",
    make: { CATextLayer() },
    properties: [
      PropertyDescription("string", .text, "The text.") { (layer: CATextLayer, text) in layer.string = text },
      PropertyDescription("font", .font, "The font and its size.") { (layer: CATextLayer, font) in
        layer.font = font
        layer.fontSize = font.pointSize
      },
      PropertyDescription("fontSize", .length, "The size of the font, in points.", \CATextLayer.fontSize),
      PropertyDescription("foregroundColor", .layerColor, "The color.", \CATextLayer.foregroundColor),
      PropertyDescription("isWrapped", .boolean, "Indicates whether long lines wrap.", \CATextLayer.isWrapped),
      PropertyDescription(
        "alignmentMode",
        .word(
          "an alignment",
          [
            "natural": .natural, "left": .left, "right": .right, "center": .center, "justified": .justified,
          ]),
        "The alignment of lines.", \CATextLayer.alignmentMode),
      PropertyDescription(
        "truncationMode",
        .word("a mode", ["none": .none, "start": .start, "middle": .middle, "end": .end]),
        "The truncation of long lines.",
        \CATextLayer.truncationMode),
    ])
}

extension ValueType where Value == CACornerMask {
  fileprivate static let corners = ValueType<[CACornerMask]>.list(
    of: word(
      "a corner",
      [
        "layerMinXMinYCorner": .layerMinXMinYCorner, "layerMaxXMinYCorner": .layerMaxXMinYCorner,
        "layerMinXMaxYCorner": .layerMinXMaxYCorner, "layerMaxXMaxYCorner": .layerMaxXMaxYCorner,
      ])
  ).map { CACornerMask($0) }
}
