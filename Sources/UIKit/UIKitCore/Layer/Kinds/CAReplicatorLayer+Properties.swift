extension Catalog {
  static let replicatorLayer = ClassProperties(of: CAReplicatorLayer.self, nil) {
    Entry("instanceCount", \.instanceCount)
    Entry("instanceDelay", \.instanceDelay)
    Entry("instanceTransform", \.instanceTransform)
    Entry("instanceColor", \.instanceColor)
    Entry("instanceRedOffset", \.instanceRedOffset)
    Entry("instanceGreenOffset", \.instanceGreenOffset)
    Entry("instanceBlueOffset", \.instanceBlueOffset)
    Entry("instanceAlphaOffset", \.instanceAlphaOffset)
    Entry("preservesDepth", \.preservesDepth)
  }
}
