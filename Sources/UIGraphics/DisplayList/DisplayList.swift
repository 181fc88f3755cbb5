import UIFoundation

/// A finished drawing: what was drawn where, in what order, with nothing left to look up.
package struct DisplayList: Sendable, Hashable {
  /// What a picture of the drawing shows. Points, y down.
  package let bounds: CGRect
  /// The steps in painting order; saves and restores, groups and their ends are balanced.
  package let items: [DisplayItem]

  /// Takes steps as they are; lists that `record` made are always balanced.
  package init(bounds: CGRect, items: [DisplayItem]) {
    self.bounds = bounds
    self.items = items
  }

  /// Records what the block draws into a fresh context, whose origin is the origin of `bounds`' space.
  package static func record(bounds: CGRect, _ body: (CGContext) -> Void) -> DisplayList {
    let context = CGContext(bounds: bounds)
    UIGraphicsPushContext(context)
    defer { UIGraphicsPopContext() }
    body(context)
    return context.finish()
  }

  /// Whether nothing is drawn.
  package var isEmpty: Bool { items.isEmpty }

  /// The drawing moved. Points.
  package func translated(x: CGFloat, y: CGFloat) -> DisplayList {
    guard x != 0 || y != 0 else { return self }
    let move = DisplayItem.transform(CGAffineTransform(translationX: x, y: y))
    return DisplayList(bounds: bounds.offsetBy(dx: x, dy: y), items: [.save, move] + items + [.restore])
  }
}

/// One step of a display list. Coordinates are points in the space of the transforms in force.
package enum DisplayItem: Sendable, Hashable {
  /// Remembers transform and clip.
  case save
  /// Returns to what the matching save remembered.
  case restore
  /// Maps all that follows.
  case transform(CGAffineTransform)
  /// Hides all that follows outside the outline.
  case clip(Shape, CGPathFillRule)
  /// Fills an outline.
  case fill(FillItem)
  /// Draws along an outline.
  case stroke(StrokeItem)
  /// Colours everything inside the clip.
  case gradient(GradientItem)
  /// Draws pixels.
  case image(ImageItem)
  /// Draws another finished drawing.
  case drawing(DrawingItem)
  /// Draws shaped text.
  case glyphs(GlyphItem)
  /// Collects what follows into one layer.
  case beginGroup(GroupStyle)
  /// Puts the layer down.
  case endGroup
}

/// An outline filled with a colour.
package struct FillItem: Sendable, Hashable {
  package var shape: Shape
  package var rule = CGPathFillRule.winding
  package var color: RGBA
  package var blendMode = CGBlendMode.normal
  /// Whether edges are smooth.
  package var antialiased = true

  /// A fill by the winding rule, mixed normally.
  package init(
    shape: Shape, rule: CGPathFillRule = .winding, color: RGBA, blendMode: CGBlendMode = .normal,
    antialiased: Bool = true
  ) {
    self.shape = shape
    self.rule = rule
    self.color = color
    self.blendMode = blendMode
    self.antialiased = antialiased
  }
}

/// An outline drawn as a line.
package struct StrokeItem: Sendable, Hashable {
  package var shape: Shape
  package var style: StrokeStyle
  package var color: RGBA
  package var blendMode = CGBlendMode.normal
  /// Whether edges are smooth.
  package var antialiased = true

  /// A line mixed normally.
  package init(
    shape: Shape, style: StrokeStyle, color: RGBA, blendMode: CGBlendMode = .normal, antialiased: Bool = true
  ) {
    self.shape = shape
    self.style = style
    self.color = color
    self.blendMode = blendMode
    self.antialiased = antialiased
  }
}

/// Colours along a line or between circles, over the whole clip.
package struct GradientItem: Sendable, Hashable {
  /// The geometry of the colours.
  package enum Geometry: Sendable, Hashable {
    case linear(start: CGPoint, end: CGPoint)
    case radial(start: CGPoint, startRadius: CGFloat, end: CGPoint, endRadius: CGFloat)
    /// Around a centre, clockwise, from an angle in radians.
    case conic(center: CGPoint, angle: CGFloat)
  }

  package var geometry: Geometry
  package var stops: [GradientStop]
  /// Whether the first colour goes on before the start.
  package var extendsBefore: Bool
  /// Whether the last colour goes on after the end.
  package var extendsAfter: Bool
  package var alpha: Double
  package var blendMode = CGBlendMode.normal

  /// A gradient mixed normally unless told.
  package init(
    geometry: Geometry, stops: [GradientStop], extendsBefore: Bool, extendsAfter: Bool, alpha: Double = 1,
    blendMode: CGBlendMode = .normal
  ) {
    self.geometry = geometry
    self.stops = stops
    self.extendsBefore = extendsBefore
    self.extendsAfter = extendsAfter
    self.alpha = alpha
    self.blendMode = blendMode
  }
}

/// A part of an image scaled into a rectangle.
package struct ImageItem: Sendable, Hashable {
  package var image: CGImage
  /// The part shown. Pixels, y down.
  package var source: CGRect
  /// Where it goes. Points.
  package var destination: CGRect
  package var alpha: Double = 1
  package var blendMode = CGBlendMode.normal
  package var interpolation = CGInterpolationQuality.default
  /// Replaces all colours; alpha stays the image's.
  package var tint: RGBA?

  /// A part drawn opaque and mixed normally unless told.
  package init(
    image: CGImage, source: CGRect, destination: CGRect, alpha: Double = 1, blendMode: CGBlendMode = .normal,
    interpolation: CGInterpolationQuality = .default, tint: RGBA? = nil
  ) {
    self.image = image
    self.source = source
    self.destination = destination
    self.alpha = alpha
    self.blendMode = blendMode
    self.interpolation = interpolation
    self.tint = tint
  }
}

/// A drawing inside a drawing, scaled into a rectangle and cut to it.
package struct DrawingItem: Sendable, Hashable {
  package var list: DisplayList
  /// The part shown, in the inner drawing's points.
  package var source: CGRect
  /// Where it goes. Points.
  package var destination: CGRect

  /// The part `source` of a drawing.
  package init(list: DisplayList, source: CGRect, destination: CGRect) {
    self.list = list
    self.source = source
    self.destination = destination
  }
}

/// How a layer of several steps is put down.
package struct GroupStyle: Sendable, Hashable {
  package var alpha: Double = 1
  package var blendMode = CGBlendMode.normal
  package var shadow: ShadowStyle?
  /// Replaces all colours; alpha stays the layer's.
  package var tint: RGBA?
  /// A drawing, in the space in force where the group begins, whose alpha fades the layer; nothing beyond it.
  package var mask: DisplayList?

  /// A layer put down as it is unless told.
  package init(
    alpha: Double = 1, blendMode: CGBlendMode = .normal, shadow: ShadowStyle? = nil, tint: RGBA? = nil,
    mask: DisplayList? = nil
  ) {
    self.alpha = alpha
    self.blendMode = blendMode
    self.shadow = shadow
    self.tint = tint
    self.mask = mask
  }
}

/// A blurred, coloured copy under a layer. Lengths in points of the untransformed context.
package struct ShadowStyle: Sendable, Hashable {
  /// Positive is right and down.
  package var offset: CGSize
  /// Twice the standard deviation of the blur, as in CoreGraphics.
  package var blur: CGFloat
  package var color: RGBA

  /// A shadow; what is not finite or negative counts as zero.
  package init(offset: CGSize, blur: CGFloat, color: RGBA) {
    self.offset = offset.width.isFinite && offset.height.isFinite ? offset : .zero
    self.blur = blur.isFinite ? max(0, blur) : 0
    self.color = color
  }
}
