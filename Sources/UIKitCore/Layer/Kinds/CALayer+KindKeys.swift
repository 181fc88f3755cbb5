// The keys of subclasses, in addition to those of all layers.

extension CALayer {
  static let shapeKeys: [String: KeyedProperty] = [
    "path": KeyedProperty(\CAShapeLayer.path), "fillColor": KeyedProperty(\CAShapeLayer.fillColor),
    "fillRule": KeyedProperty(\CAShapeLayer.fillRule), "strokeColor": KeyedProperty(\CAShapeLayer.strokeColor),
    "lineWidth": KeyedProperty(\CAShapeLayer.lineWidth), "lineCap": KeyedProperty(\CAShapeLayer.lineCap),
    "lineJoin": KeyedProperty(\CAShapeLayer.lineJoin), "miterLimit": KeyedProperty(\CAShapeLayer.miterLimit),
    "lineDashPattern": KeyedProperty(\CAShapeLayer.lineDashPattern),
    "lineDashPhase": KeyedProperty(\CAShapeLayer.lineDashPhase),
    "strokeStart": KeyedProperty(\CAShapeLayer.strokeStart), "strokeEnd": KeyedProperty(\CAShapeLayer.strokeEnd),
  ]

  static let gradientKeys: [String: KeyedProperty] = [
    "colors": KeyedProperty(\CAGradientLayer.colors), "locations": KeyedProperty(\CAGradientLayer.locations),
    "startPoint": KeyedProperty(\CAGradientLayer.startPoint), "endPoint": KeyedProperty(\CAGradientLayer.endPoint),
    "type": KeyedProperty(\CAGradientLayer.type),
  ]

  static let replicatorKeys: [String: KeyedProperty] = [
    "instanceCount": KeyedProperty(\CAReplicatorLayer.instanceCount),
    "instanceDelay": KeyedProperty(\CAReplicatorLayer.instanceDelay),
    "instanceTransform": KeyedProperty(\CAReplicatorLayer.instanceTransform),
    "instanceColor": KeyedProperty(\CAReplicatorLayer.instanceColor),
    "instanceRedOffset": KeyedProperty(\CAReplicatorLayer.instanceRedOffset),
    "instanceGreenOffset": KeyedProperty(\CAReplicatorLayer.instanceGreenOffset),
    "instanceBlueOffset": KeyedProperty(\CAReplicatorLayer.instanceBlueOffset),
    "instanceAlphaOffset": KeyedProperty(\CAReplicatorLayer.instanceAlphaOffset),
    "preservesDepth": KeyedProperty(\CAReplicatorLayer.preservesDepth),
  ]

  static let textKeys: [String: KeyedProperty] = [
    "string": KeyedProperty(\CATextLayer.string), "font": KeyedProperty(\CATextLayer.font),
    "fontSize": KeyedProperty(\CATextLayer.fontSize), "foregroundColor": KeyedProperty(\CATextLayer.foregroundColor),
    "alignmentMode": KeyedProperty(\CATextLayer.alignmentMode),
    "truncationMode": KeyedProperty(\CATextLayer.truncationMode), "wrapped": KeyedProperty(\CATextLayer.isWrapped),
  ]

  static let emitterKeys: [String: KeyedProperty] = [
    "emitterCells": KeyedProperty(\CAEmitterLayer.emitterCells),
    "emitterPosition": KeyedProperty(\CAEmitterLayer.emitterPosition),
    "emitterZPosition": KeyedProperty(\CAEmitterLayer.emitterZPosition),
    "emitterSize": KeyedProperty(\CAEmitterLayer.emitterSize),
    "emitterDepth": KeyedProperty(\CAEmitterLayer.emitterDepth),
    "emitterShape": KeyedProperty(\CAEmitterLayer.emitterShape),
    "emitterMode": KeyedProperty(\CAEmitterLayer.emitterMode),
    "renderMode": KeyedProperty(\CAEmitterLayer.renderMode), "birthRate": KeyedProperty(\CAEmitterLayer.birthRate),
    "lifetime": KeyedProperty(\CAEmitterLayer.lifetime), "velocity": KeyedProperty(\CAEmitterLayer.velocity),
    "scale": KeyedProperty(\CAEmitterLayer.scale), "spin": KeyedProperty(\CAEmitterLayer.spin),
    "preservesDepth": KeyedProperty(\CAEmitterLayer.preservesDepth),
  ]
}
