import UIFoundation

/// Makes pictures from drawing blocks.
open class UIGraphicsImageRenderer: UIGraphicsRenderer {
  /// A copy of the format the renderer was made with.
  package let imageFormat: UIGraphicsImageRendererFormat

  /// Pictures of a size, in the current traits' format. Points.
  public convenience init(size: CGSize) {
    self.init(bounds: CGRect(origin: .zero, size: size))
  }

  /// Pictures of a size. Points.
  public convenience init(size: CGSize, format: UIGraphicsImageRendererFormat) {
    self.init(bounds: CGRect(origin: .zero, size: size), format: format)
  }

  /// Pictures of a part of the plane, in the current traits' format. Points.
  public convenience init(bounds: CGRect) {
    self.init(bounds: bounds, format: .preferred())
  }

  /// Pictures of a part of the plane. Points.
  public init(bounds: CGRect, format: UIGraphicsImageRendererFormat) {
    let own = format.duplicate()
    own.bounds = bounds
    imageFormat = own
    super.init(area: bounds, baseFormat: own)
  }

  /// Records the drawing; the picture stays sharp at every scale.
  open func image(actions: (UIGraphicsImageRendererContext) -> Void) -> UIImage {
    let list = displayList(actions: actions)
    return UIImage(content: .drawing(list)).with { $0.scale = imageFormat.scale }
  }

  /// Records the drawing, over black where the format is opaque.
  package func displayList(actions: (UIGraphicsImageRendererContext) -> Void) -> DisplayList {
    let context = CGContext(bounds: bounds, scale: imageFormat.scale)
    UIGraphicsPushContext(context)
    defer { UIGraphicsPopContext() }
    if imageFormat.opaque { context.withState { context.fill(bounds) } }
    actions(UIGraphicsImageRendererContext(cgContext: context, format: imageFormat))
    return context.finish()
  }
}

/// How pictures of pixels are made.
open class UIGraphicsImageRendererFormat: UIGraphicsRendererFormat {
  /// Which colours pixels can hold.
  public enum Range: Int, Sendable {
    case unspecified = -1
    case automatic = 0
    case extended = 1
    case standard = 2
  }

  /// Pixels to a point.
  open var scale: CGFloat = UITraitCollection.current.displayScale
  /// Whether the picture has no transparent part; what is not drawn is black.
  open var opaque = false
  /// Stored: results are standard sRGB.
  open var preferredRange = Range.automatic

  /// The format of the current traits.
  open class func preferred() -> Self { self.init() }

  /// The format of other traits.
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

/// What drawing blocks of image renderers are given.
open class UIGraphicsImageRendererContext: UIGraphicsRendererContext {
  /// The picture so far.
  open var currentImage: UIImage { UIImage(cgContext.snapshot()) }
}
