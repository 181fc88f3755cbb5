import UIFoundation

/// A renderer of pictures.
open class UIGraphicsImageRenderer: UIGraphicsRenderer {
  /// A copy of the format at initialization.
  package let imageFormat: UIGraphicsImageRendererFormat

  /// Creates a renderer of pictures of the given size in points, with the format of the current traits.
  public convenience init(size: CGSize) {
    self.init(bounds: CGRect(origin: .zero, size: size))
  }

  /// Creates a renderer of pictures of the given size in points.
  public convenience init(size: CGSize, format: UIGraphicsImageRendererFormat) {
    self.init(bounds: CGRect(origin: .zero, size: size), format: format)
  }

  /// Creates a renderer of an area in points, with the format of the current traits.
  public convenience init(bounds: CGRect) {
    self.init(bounds: bounds, format: .preferred())
  }

  /// Creates a renderer of an area in points.
  public init(bounds: CGRect, format: UIGraphicsImageRendererFormat) {
    imageFormat = format.duplicate()
    imageFormat.bounds = bounds
    super.init(area: bounds, baseFormat: imageFormat)
  }

  /// Returns the recorded drawing of a closure as a picture that is sharp at every scale.
  open func image(actions: (UIGraphicsImageRendererContext) -> Void) -> UIImage {
    let list = displayList(actions: actions)
    return UIImage(list, scale: imageFormat.scale)
  }

  /// Returns the recorded drawing of a closure, on black if the format is opaque.
  package func displayList(actions: (UIGraphicsImageRendererContext) -> Void) -> DisplayList {
    let context = CGContext(bounds: bounds, scale: imageFormat.scale)
    UIGraphicsPushContext(context)
    defer { UIGraphicsPopContext() }
    if imageFormat.opaque { context.withState { context.fill(bounds) } }
    actions(UIGraphicsImageRendererContext(cgContext: context, format: imageFormat))
    return context.finish()
  }
}

/// The format of pictures.
open class UIGraphicsImageRendererFormat: UIGraphicsRendererFormat {
  /// The range of colors that pixels can represent.
  public enum Range: Int, Sendable {
    case unspecified = -1, automatic, extended, standard
  }

  /// The scale in pixels per point.
  open var scale: CGFloat = UITraitCollection.current.displayScale
  /// Indicates whether the picture is opaque. In an opaque picture, areas without drawing are black.
  open var opaque = false
  /// The preferred range of colors. It has no effect: pictures are in sRGB.
  open var preferredRange = Range.automatic

  /// Returns the format of the current traits.
  open class func preferred() -> Self { self.init() }

  /// Creates the format of the given traits.
  public convenience init(for traitCollection: UITraitCollection) {
    self.init()
    if traitCollection.displayScale > 0 { scale = traitCollection.displayScale }
  }

  open override func copy(with zone: NSZone? = nil) -> Any {
    duplicate()
  }

  func duplicate() -> UIGraphicsImageRendererFormat {
    let copy = UIGraphicsImageRendererFormat()
    copy.scale = scale > 0 && scale.isFinite ? scale : 1
    copy.opaque = opaque
    copy.preferredRange = preferredRange
    copy.bounds = bounds
    return copy
  }
}

/// The context of an image renderer's drawing.
open class UIGraphicsImageRendererContext: UIGraphicsRendererContext {
  /// The drawing up to this point as a picture.
  open var currentImage: UIImage { UIImage(cgContext.snapshot(), scale: cgContext.scale) }
}
