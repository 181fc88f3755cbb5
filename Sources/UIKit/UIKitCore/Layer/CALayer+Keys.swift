extension CALayer: KeyValueCoded {
  final var valuesByKey: [String: Any] {
    get { rareValues.values }
    set { rare.values = newValue }
  }

  /// Returns whether a key or the first part of a key path names a property.
  package func hasProperty(_ keyPath: String) -> Bool { hasKeyedProperty(keyPath) }

  static let layerProperties: [KeyedProperty] = [
    KeyedProperty("anchorPoint", \CALayer.anchorPoint), KeyedProperty("backgroundColor", \CALayer.backgroundColor),
    KeyedProperty("beginTime", \CALayer.beginTime), KeyedProperty("borderColor", \CALayer.borderColor),
    KeyedProperty("borderWidth", \CALayer.borderWidth), KeyedProperty("bounds", \CALayer.bounds),
    KeyedProperty("contents", \CALayer.contents), KeyedProperty("contentsRect", \CALayer.contentsRect),
    KeyedProperty("contentsScale", \CALayer.contentsScale), KeyedProperty("cornerRadius", \CALayer.cornerRadius),
    KeyedProperty("frame", \CALayer.frame), KeyedProperty("hidden", \CALayer.isHidden),
    KeyedProperty("mask", \CALayer.mask), KeyedProperty("masksToBounds", \CALayer.masksToBounds),
    KeyedProperty("name", \CALayer.name), KeyedProperty("opacity", \CALayer.opacity),
    KeyedProperty("opaque", \CALayer.isOpaque), KeyedProperty("position", \CALayer.position),
    KeyedProperty("rasterizationScale", \CALayer.rasterizationScale),
    KeyedProperty("shadowColor", \CALayer.shadowColor), KeyedProperty("shadowOffset", \CALayer.shadowOffset),
    KeyedProperty("shadowOpacity", \CALayer.shadowOpacity), KeyedProperty("shadowPath", \CALayer.shadowPath),
    KeyedProperty("shadowRadius", \CALayer.shadowRadius), KeyedProperty("shouldRasterize", \CALayer.shouldRasterize),
    KeyedProperty("speed", \CALayer.speed), KeyedProperty("sublayerTransform", \CALayer.sublayerTransform),
    KeyedProperty("timeOffset", \CALayer.timeOffset), KeyedProperty("transform", \CALayer.transform),
    KeyedProperty("zPosition", \CALayer.zPosition),
  ]

  static let shapeProperties: [KeyedProperty] =
    layerProperties + [
      KeyedProperty("path", \CAShapeLayer.path), KeyedProperty("fillColor", \CAShapeLayer.fillColor),
      KeyedProperty("fillRule", \CAShapeLayer.fillRule), KeyedProperty("strokeColor", \CAShapeLayer.strokeColor),
      KeyedProperty("lineWidth", \CAShapeLayer.lineWidth), KeyedProperty("lineCap", \CAShapeLayer.lineCap),
      KeyedProperty("lineJoin", \CAShapeLayer.lineJoin), KeyedProperty("miterLimit", \CAShapeLayer.miterLimit),
      KeyedProperty("lineDashPattern", \CAShapeLayer.lineDashPattern),
      KeyedProperty("lineDashPhase", \CAShapeLayer.lineDashPhase),
      KeyedProperty("strokeStart", \CAShapeLayer.strokeStart), KeyedProperty("strokeEnd", \CAShapeLayer.strokeEnd),
    ]

  static let gradientProperties: [KeyedProperty] =
    layerProperties + [
      KeyedProperty("colors", \CAGradientLayer.colors), KeyedProperty("locations", \CAGradientLayer.locations),
      KeyedProperty("startPoint", \CAGradientLayer.startPoint), KeyedProperty("endPoint", \CAGradientLayer.endPoint),
      KeyedProperty("type", \CAGradientLayer.type),
    ]

  static let replicatorProperties: [KeyedProperty] =
    layerProperties + [
      KeyedProperty("instanceCount", \CAReplicatorLayer.instanceCount),
      KeyedProperty("instanceDelay", \CAReplicatorLayer.instanceDelay),
      KeyedProperty("instanceTransform", \CAReplicatorLayer.instanceTransform),
      KeyedProperty("instanceColor", \CAReplicatorLayer.instanceColor),
      KeyedProperty("instanceRedOffset", \CAReplicatorLayer.instanceRedOffset),
      KeyedProperty("instanceGreenOffset", \CAReplicatorLayer.instanceGreenOffset),
      KeyedProperty("instanceBlueOffset", \CAReplicatorLayer.instanceBlueOffset),
      KeyedProperty("instanceAlphaOffset", \CAReplicatorLayer.instanceAlphaOffset),
      KeyedProperty("preservesDepth", \CAReplicatorLayer.preservesDepth),
    ]

  static let textProperties: [KeyedProperty] =
    layerProperties + [
      KeyedProperty("string", \CATextLayer.string), KeyedProperty("font", \CATextLayer.font),
      KeyedProperty("fontSize", \CATextLayer.fontSize), KeyedProperty("foregroundColor", \CATextLayer.foregroundColor),
      KeyedProperty("alignmentMode", \CATextLayer.alignmentMode),
      KeyedProperty("truncationMode", \CATextLayer.truncationMode), KeyedProperty("wrapped", \CATextLayer.isWrapped),
    ]

  static let emitterProperties: [KeyedProperty] =
    layerProperties + [
      KeyedProperty("emitterCells", \CAEmitterLayer.emitterCells),
      KeyedProperty("emitterPosition", \CAEmitterLayer.emitterPosition),
      KeyedProperty("emitterZPosition", \CAEmitterLayer.emitterZPosition),
      KeyedProperty("emitterSize", \CAEmitterLayer.emitterSize),
      KeyedProperty("emitterDepth", \CAEmitterLayer.emitterDepth),
      KeyedProperty("emitterShape", \CAEmitterLayer.emitterShape),
      KeyedProperty("emitterMode", \CAEmitterLayer.emitterMode),
      KeyedProperty("renderMode", \CAEmitterLayer.renderMode),
      KeyedProperty("birthRate", \CAEmitterLayer.birthRate), KeyedProperty("lifetime", \CAEmitterLayer.lifetime),
      KeyedProperty("velocity", \CAEmitterLayer.velocity), KeyedProperty("scale", \CAEmitterLayer.scale),
      KeyedProperty("spin", \CAEmitterLayer.spin), KeyedProperty("preservesDepth", \CAEmitterLayer.preservesDepth),
    ]
}
