import UIKitCore

extension ClassRegistry {
  static let layer = ClassDescription(
    "CALayer", inherits: nil, "A rectangle with a background, a border and a shadow.",
    make: { CALayer() },
    properties: layerGeometry + layerLook,
    children: [
      .list("sublayers", of: "CALayer", "The layers in it, the topmost last; those of a view are below its subviews.") {
        (layer: CALayer, sublayers: [CALayer]) in
        for (index, sublayer) in sublayers.enumerated() { layer.insertSublayer(sublayer, at: UInt32(clamping: index)) }
      },
      .one("mask", "CALayer", "A layer whose opaque parts are what shows of this one.", \CALayer.mask),
    ])

  private static let layerGeometry = [
    PropertyDescription("name", .plainText, "A name to find the layer by.", \CALayer.name),
    PropertyDescription("frame", .layerPlace, "The place in the layer around it; fill for all of its bounds.") {
      (layer: CALayer, place) in
      layer.fillsSuperlayer = false
      switch place {
      case .frame(let frame): layer.frame = frame
      case .fill: layer.fillsSuperlayer = true
      }
    },
    PropertyDescription("zPosition", .number, "The order of layers; greater numbers are in front.", \CALayer.zPosition),
    PropertyDescription("anchorPoint", .point, "The point that transforms keep, in parts of the size.") {
      (layer: CALayer, anchor) in
      let frame = layer.frame
      layer.anchorPoint = anchor
      layer.frame = frame
    },
    PropertyDescription("transform", .transform, "How it is turned, scaled and moved.") {
      (layer: CALayer, transform) in layer.setAffineTransform(transform)
    },
  ]

  private static let layerLook = [
    PropertyDescription("backgroundColor", .layerColor, "The colour.", \CALayer.backgroundColor),
    PropertyDescription("opacity", .fraction, "How opaque the layer is.") { (layer: CALayer, opacity) in
      layer.opacity = Float(opacity)
    },
    PropertyDescription("isHidden", .boolean, "Whether it is left out of the picture.", \CALayer.isHidden),
    PropertyDescription(
      "masksToBounds", .boolean, "Whether sublayers are cut off at its edges.", \CALayer.masksToBounds),
    PropertyDescription("cornerRadius", .length, "The radius of the rounded corners.", \CALayer.cornerRadius),
    PropertyDescription(
      "maskedCorners", .corners, "Which corners are rounded, such as [layerMinXMinYCorner].",
      \CALayer.maskedCorners),
    PropertyDescription(
      "cornerCurve", .word("a curve", ["circular": .circular, "continuous": .continuous]), "How corners bend.",
      \CALayer.cornerCurve),
    PropertyDescription("borderWidth", .length, "The width of the border.", \CALayer.borderWidth),
    PropertyDescription("borderColor", .layerColor, "The colour of the border.", \CALayer.borderColor),
    PropertyDescription("shadowColor", .layerColor, "The colour of the shadow.", \CALayer.shadowColor),
    PropertyDescription("shadowOpacity", .fraction, "How opaque the shadow is; 0 for none.") {
      (layer: CALayer, opacity) in layer.shadowOpacity = Float(opacity)
    },
    PropertyDescription("shadowOffset", .offset, "Points to the right and down.", \CALayer.shadowOffset),
    PropertyDescription("shadowRadius", .length, "How soft the shadow is.", \CALayer.shadowRadius),
    PropertyDescription("shadowPath", .path, "The outline of the shadow.", \CALayer.shadowPath),
    PropertyDescription("contents", .image, "A picture that fills the layer.") { (layer: CALayer, image) in
      layer.contents = image
    },
  ]

  static let gradientLayer = ClassDescription(
    "CAGradientLayer", inherits: "CALayer", "Colours that run into one another.",
    make: { CAGradientLayer() },
    properties: [
      PropertyDescription("colors", .list(of: .layerColor), "The colours in their order.") {
        (layer: CAGradientLayer, colors) in layer.colors = colors
      },
      PropertyDescription("locations", .list(of: .fraction), "Where each colour is pure, from 0 to 1.") {
        (layer: CAGradientLayer, locations) in layer.locations = locations.map { NSNumber(value: Double($0)) }
      },
      PropertyDescription("startPoint", .point, "Where it begins, in parts of the size.", \CAGradientLayer.startPoint),
      PropertyDescription("endPoint", .point, "Where it ends, in parts of the size.", \CAGradientLayer.endPoint),
      PropertyDescription(
        "type", .word("a type", ["axial": .axial, "radial": .radial, "conic": .conic]), "How the colours run.",
        \CAGradientLayer.type),
    ])

  static let shapeLayer = ClassDescription(
    "CAShapeLayer", inherits: "CALayer", "A path that is filled and stroked.",
    make: { CAShapeLayer() },
    properties: [
      PropertyDescription("path", .path, "The path.", \CAShapeLayer.path),
      PropertyDescription("fillColor", .layerColor, "The colour inside.", \CAShapeLayer.fillColor),
      PropertyDescription(
        "fillRule", .word("a rule", ["nonZero": .nonZero, "evenOdd": .evenOdd]), "What is inside.",
        \CAShapeLayer.fillRule),
      PropertyDescription("strokeColor", .layerColor, "The colour of the line.", \CAShapeLayer.strokeColor),
      PropertyDescription("lineWidth", .length, "The width of the line.", \CAShapeLayer.lineWidth),
      PropertyDescription(
        "lineCap", .word("a cap", ["butt": .butt, "round": .round, "square": .square]), "How the line ends.",
        \CAShapeLayer.lineCap),
      PropertyDescription(
        "lineJoin", .word("a join", ["miter": .miter, "round": .round, "bevel": .bevel]), "How the line turns.",
        \CAShapeLayer.lineJoin),
      PropertyDescription("miterLimit", .length, "How pointed it turns at most.", \CAShapeLayer.miterLimit),
      PropertyDescription("lineDashPattern", .list(of: .length), "The lengths of dashes and gaps.") {
        (layer: CAShapeLayer, lengths) in layer.lineDashPattern = lengths.map { NSNumber(value: Double($0)) }
      },
      PropertyDescription("lineDashPhase", .number, "Where in the pattern it begins.", \CAShapeLayer.lineDashPhase),
      PropertyDescription("strokeStart", .fraction, "Where on the path the line begins.", \CAShapeLayer.strokeStart),
      PropertyDescription("strokeEnd", .fraction, "Where on the path the line ends.", \CAShapeLayer.strokeEnd),
    ])

  static let textLayer = ClassDescription(
    "CATextLayer", inherits: "CALayer", "Text drawn by a layer.",
    make: { CATextLayer() },
    properties: [
      PropertyDescription("string", .text, "The text.") { (layer: CATextLayer, text) in layer.string = text },
      PropertyDescription("font", .font, "The font; its size counts too.") { (layer: CATextLayer, font) in
        layer.font = font
        layer.fontSize = font.pointSize
      },
      PropertyDescription("fontSize", .length, "The size of the font.", \CATextLayer.fontSize),
      PropertyDescription("foregroundColor", .layerColor, "The colour.", \CATextLayer.foregroundColor),
      PropertyDescription("isWrapped", .boolean, "Whether lines break.", \CATextLayer.isWrapped),
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
        .word("a mode", ["none": .none, "start": .start, "middle": .middle, "end": .end]), "How long lines end.",
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
