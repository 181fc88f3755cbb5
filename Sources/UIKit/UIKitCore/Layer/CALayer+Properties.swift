extension Catalog {
  package static let layer = ClassProperties(
    of: CALayer.self, "A rectangle with a background, a border and a shadow.", make: { CALayer() }, reuse: .always
  ) {
    geometry
    appearance
    Entry("bounds", \.bounds)
    Entry("position", \.position)
    Entry("sublayerTransform", \.sublayerTransform)
    Entry("isOpaque", \.isOpaque)
    Entry("contentsRect", \.contentsRect)
    Entry("contentsScale", \.contentsScale)
    Entry("rasterizationScale", \.rasterizationScale)
    Entry("shouldRasterize", \.shouldRasterize)
    Entry("beginTime", \.beginTime)
    Entry("speed", \.speed)
    Entry("timeOffset", \.timeOffset)
  } children: {
    Child(
      list: "sublayers", of: CALayer.self, "The sublayers, from back to front; those of a view are behind its subviews."
    ) {
      layer, sublayers in
      for (index, sublayer) in sublayers.enumerated() { layer.insertSublayer(sublayer, at: UInt32(clamping: index)) }
    }
    Child(one: "mask", "A layer whose alpha channel masks this one.", \.mask)
  }

  @EntryList<CALayer> private static var geometry: [Entry<CALayer>] {
    Entry("name", .name, "The name of the layer. It has no effect.", \.name)
    Entry("frame", .frame, "The frame in the superlayer, in points; fill for all of its bounds.") { layer, frame in
      layer.fillsSuperlayer = frame == nil
      if let frame { layer.frame = frame }
    }.keyed(by: \.frame)
    Entry("zPosition", .number, "The position on the z axis; higher layers are in front.", \.zPosition)
    Entry("anchorPoint", .point, "The fixed point of transforms, as fractions of the size.") { layer, anchor in
      let frame = layer.frame
      layer.anchorPoint = anchor
      layer.frame = frame
    }.keyed(by: \.anchorPoint)
    Entry("transform", .transform, "The rotation, scale and translation of the layer.") { $0.setAffineTransform($1) }
      .keyed(by: \.transform)
  }

  @EntryList<CALayer> private static var appearance: [Entry<CALayer>] {
    Entry("backgroundColor", .resolvedColor, "The color.", \.backgroundColor)
    Entry("opacity", .fraction, "The opacity of the layer, 0 to 1.", \.opacity)
    Entry("isHidden", .boolean, "Indicates whether the layer is invisible.", \.isHidden)
    Entry(
      "masksToBounds", .boolean, "Indicates whether sublayers are clipped to the layer's bounds.", \.masksToBounds)
    Entry("cornerRadius", .length, "The radius of the rounded corners, in points.", \.cornerRadius)
    Entry(
      "maskedCorners",
      .words(
        Words(
          "a corner",
          [
            "layerMinXMinYCorner": .layerMinXMinYCorner, "layerMaxXMinYCorner": .layerMaxXMinYCorner,
            "layerMinXMaxYCorner": .layerMinXMaxYCorner, "layerMaxXMaxYCorner": .layerMaxXMaxYCorner,
          ])), "The rounded corners, such as `[layerMinXMinYCorner]`.", \.maskedCorners)
    Entry(
      "cornerCurve", .word("a curve", ["circular": .circular, "continuous": .continuous]),
      "The shape of rounded corners.", \.cornerCurve)
    Entry("borderWidth", .length, "The width of the border, in points.", \.borderWidth)
    Entry("borderColor", .resolvedColor, "The color of the border.", \.borderColor)
    Entry("shadowColor", .resolvedColor, "The color of the shadow.", \.shadowColor)
    Entry("shadowOpacity", .fraction, "The opacity of the shadow, 0 to 1.", \.shadowOpacity)
    Entry("shadowOffset", .offset, "The offset of the shadow to the right and down, in points.", \.shadowOffset)
    Entry("shadowRadius", .length, "The blur radius of the shadow, in points.", \.shadowRadius)
    Entry("shadowPath", .path, "The outline of the shadow.", \.shadowPath)
    Entry(
      "magnificationFilter", .word(filters), "The filter of enlarged pictures: `nearest` keeps hard pixels.",
      \.magnificationFilter)
    Entry("minificationFilter", .word(filters), "The filter of reduced pictures.", \.minificationFilter)
    Entry("contents", .image, "The picture that fills the layer.") { $0.contents = $1 }.keyed(by: \.contents)
  }

  private static let filters = Words<CALayerContentsFilter>(
    "a filter", ["linear": .linear, "nearest": .nearest, "trilinear": .trilinear])
}
