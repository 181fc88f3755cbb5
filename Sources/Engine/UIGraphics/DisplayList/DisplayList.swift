import UIFoundation

/// A finished, self-contained drawing: a list of items in painting order.
package struct DisplayList: Sendable, Hashable {
  /// The visible area of the drawing, in points, y down.
  package let bounds: CGRect
  /// The items in painting order, with a restore for each save and an end for each group.
  package let items: [DisplayItem]

  /// Creates a list of items, in which saves and groups must be balanced.
  package init(bounds: CGRect, items: [DisplayItem]) {
    self.bounds = bounds
    self.items = items
  }

  /// Records the drawing of a closure, in a new current context with the coordinate space of `bounds`.
  package static func record(bounds: CGRect, _ body: (CGContext) -> Void) -> DisplayList {
    let context = CGContext(bounds: bounds)
    UIGraphicsPushContext(context)
    defer { UIGraphicsPopContext() }
    body(context)
    return context.finish()
  }

  package var isEmpty: Bool { items.isEmpty }

  /// Returns the drawing moved by a distance, in points.
  package func translated(x: CGFloat, y: CGFloat) -> DisplayList {
    guard x != 0 || y != 0 else { return self }
    let move = DisplayItem.transform(CGAffineTransform(translationX: x, y: y))
    return DisplayList(bounds: bounds.offsetBy(dx: x, dy: y), items: [.save, move] + items + [.restore])
  }
}

/// One step of a display list. Coordinates are points in the space of the current transform.
package enum DisplayItem: Sendable, Hashable {
  /// A save of the current transform and clip.
  case save
  /// A restore of the transform and clip of the matching save.
  case restore
  /// A transform of the following items in the same save or group.
  case transform(CGAffineTransform)
  /// An intersection of the clip with an outline, for the following items in the same save or group.
  case clip(Shape, CGPathFillRule)
  /// A filled outline.
  case fill(FillItem)
  /// A stroked outline.
  case stroke(StrokeItem)
  /// A gradient over the whole clip.
  case gradient(GradientItem)
  case image(ImageItem)
  /// A vector file.
  case vector(VectorItem)
  /// A nested drawing.
  case drawing(DrawingItem)
  /// Shaped text.
  case glyphs(GlyphItem)
  /// A blurred and tinted copy of the drawing so far.
  case backdrop(BackdropItem)
  /// An area that leads to an address in files with links. It draws nothing.
  case link(LinkItem)
  /// The beginning of a group composited as one layer.
  case beginGroup(GroupStyle)
  /// The end of a group, which composites the layer.
  case endGroup
}

/// An outline filled with a color.
package struct FillItem: Sendable, Hashable {
  package var shape: Shape
  package var rule = CGPathFillRule.winding
  package var color: RGBA
  package var blendMode = CGBlendMode.normal
  /// Indicates whether edges are smooth.
  package var antialiased = true
}

extension FillItem {
  package init(shape: Shape, color: RGBA) {
    self.shape = shape
    self.color = color
  }
}

/// A stroked outline.
package struct StrokeItem: Sendable, Hashable {
  package var shape: Shape
  package var style: StrokeStyle
  package var color: RGBA
  package var blendMode = CGBlendMode.normal
  /// Indicates whether edges are smooth.
  package var antialiased = true
}

/// A gradient along a line, between circles or around a point, over the whole clip.
package struct GradientItem: Sendable, Hashable {
  /// The geometry of a gradient.
  package enum Geometry: Sendable, Hashable {
    case linear(start: CGPoint, end: CGPoint)
    case radial(start: CGPoint, startRadius: CGFloat, end: CGPoint, endRadius: CGFloat)
    /// A gradient around a center, clockwise, from an angle in radians.
    case conic(center: CGPoint, angle: CGFloat)
  }

  package var geometry: Geometry
  package var stops: [GradientStop]
  /// Indicates whether the first color extends before the start.
  package var extendsBefore: Bool
  /// Indicates whether the last color extends after the end.
  package var extendsAfter: Bool
  package var alpha: Double = 1
  package var blendMode = CGBlendMode.normal
}

extension GradientItem {
  /// Creates a gradient whose first and last colors extend to the edges of the clip.
  package init(geometry: Geometry, stops: [GradientStop]) {
    self.init(geometry: geometry, stops: stops, extendsBefore: true, extendsAfter: true)
  }
}

/// A part of an image scaled into a rectangle.
package struct ImageItem: Sendable, Hashable {
  package var image: CGImage
  /// The visible part of the image, in pixels, y down.
  package var source: CGRect
  /// The rectangle into which the part is scaled, in points.
  package var destination: CGRect
  package var alpha: Double = 1
  package var blendMode = CGBlendMode.normal
  package var interpolation = CGInterpolationQuality.default
  /// A color that replaces the colors of the image, but not its alpha.
  package var tint: RGBA?

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

/// A vector file scaled into a rectangle.
package struct VectorItem: Sendable, Hashable {
  package var file: VectorFile
  /// The rectangle into which the file is scaled, in points.
  package var destination: CGRect

  package init(file: VectorFile, destination: CGRect) {
    self.file = file
    self.destination = destination
  }
}

/// A drawing nested in another, scaled into a rectangle and clipped to it.
package struct DrawingItem: Sendable, Hashable {
  package var list: DisplayList
  /// The visible part, in the coordinate space of the nested drawing.
  package var source: CGRect
  /// The rectangle into which the part is scaled, in points.
  package var destination: CGRect
}

/// An area that leads to an address in SVG and PDF files.
package struct LinkItem: Sendable, Hashable {
  /// The area, in points.
  package var area: CGRect
  /// An address of the web or of mail, a relative path, or `#` with the name of a place.
  package var address: String

  /// Creates a link; nil for an area without size, and for an address that is not safe.
  package init?(_ area: CGRect, to address: String) {
    guard area.isFinite, area.width > 0, area.height > 0, Self.isSafe(address) else { return nil }
    (self.area, self.address) = (area, address)
  }

  /// Returns whether a link can have an address. Those of other schemes can run programs.
  package static func isSafe(_ address: String) -> Bool {
    guard !address.isEmpty else { return false }
    let scheme = address.prefix { $0.isASCII && ($0.isLetter || $0.isNumber || "+-.".contains($0)) }
    guard address[scheme.endIndex...].first == ":" else {
      return !address.contains { $0.isNewline || ($0.asciiValue.map { $0 < 0x20 } ?? false) }
    }
    return ["http", "https", "mailto"].contains(scheme.lowercased())
  }
}

/// The compositing parameters of a group.
package struct GroupStyle: Sendable, Hashable {
  package var alpha: Double = 1
  package var blendMode = CGBlendMode.normal
  package var shadow: ShadowStyle?
  /// A color that replaces the colors of the group, but not its alpha.
  package var tint: RGBA?
  /// A drawing whose alpha masks the group, in the coordinate space at the group's beginning.
  package var mask: DisplayList?
  /// Indicates whether the clip at the group's beginning cuts the finished group, instead of each item.
  ///
  /// The smooth edge of a clip then shows nothing of items that others cover.
  package var clipsAsWhole = false

  package init(
    alpha: Double = 1, blendMode: CGBlendMode = .normal, shadow: ShadowStyle? = nil, tint: RGBA? = nil,
    mask: DisplayList? = nil, clipsAsWhole: Bool = false
  ) {
    self.alpha = alpha
    self.blendMode = blendMode
    self.shadow = shadow
    self.tint = tint
    self.mask = mask
    self.clipsAsWhole = clipsAsWhole
  }

  /// A group that is only clipped.
  package static let clippedAsWhole = GroupStyle(clipsAsWhole: true)
}

/// A blurred, colored copy behind a layer. Lengths are points of the untransformed context.
package struct ShadowStyle: Sendable, Hashable {
  /// The offset of the copy. Positive values are right and down.
  package var offset: CGSize
  /// Twice the standard deviation of the blur, as in Core Graphics.
  package var blur: CGFloat
  package var color: RGBA

  /// Creates a shadow. Lengths that are not finite and negative blurs are treated as zero.
  package init(offset: CGSize, blur: CGFloat, color: RGBA) {
    self.offset = offset.width.isFinite && offset.height.isFinite ? offset : .zero
    self.blur = blur.isFinite ? max(0, blur) : 0
    self.color = color
  }

  /// The standard deviation of the blur.
  package var deviation: CGFloat { blur / 2 }

  /// The distance from the layer's ink within which the blur is visible: three standard deviations.
  package var reach: CGFloat { deviation * 3 }
}
