extension Catalog {
  static let emitterLayer = ClassProperties(of: CAEmitterLayer.self, nil) {
    Entry("emitterCells", \.emitterCells)
    Entry("emitterPosition", \.emitterPosition)
    Entry("emitterZPosition", \.emitterZPosition)
    Entry("emitterSize", \.emitterSize)
    Entry("emitterDepth", \.emitterDepth)
    Entry("emitterShape", \.emitterShape)
    Entry("emitterMode", \.emitterMode)
    Entry("renderMode", \.renderMode)
    Entry("birthRate", \.birthRate)
    Entry("lifetime", \.lifetime)
    Entry("velocity", \.velocity)
    Entry("scale", \.scale)
    Entry("spin", \.spin)
    Entry("preservesDepth", \.preservesDepth)
  }
}
