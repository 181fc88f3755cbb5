public import Foundation
public import UIFoundation
public import UIGraphics

/// A view of an image, positioned and scaled by the content mode.
open class UIImageView: UIView {
  override var defaultAccessibilityTraits: UIAccessibilityTraits { .image }

  public init(image: UIImage?) {
    super.init(frame: CGRect(origin: .zero, size: image?.size ?? .zero))
    self.image = image
    // Property observers do not run during initialization.
    imageDidChange()
    isUserInteractionEnabled = false
  }

  public init(image: UIImage?, highlightedImage: UIImage?) {
    super.init(frame: CGRect(origin: .zero, size: image?.size ?? .zero))
    self.image = image
    self.highlightedImage = highlightedImage
    imageDidChange()
    isUserInteractionEnabled = false
  }

  public override init(frame: CGRect) {
    super.init(frame: frame)
    isUserInteractionEnabled = false
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  open var image: UIImage? {
    didSet { imageDidChange() }
  }
  open var highlightedImage: UIImage? {
    didSet { if isHighlighted { imageDidChange() } }
  }
  open var isHighlighted = false {
    didSet { if oldValue != isHighlighted { imageDidChange() } }
  }
  /// The images of an animation, which are not drawn.
  open var animationImages: [UIImage]?
  open var animationDuration: TimeInterval = 0
  open var animationRepeatCount = 0
  open private(set) var isAnimating = false
  open func startAnimating() { isAnimating = animationImages != nil }
  open func stopAnimating() { isAnimating = false }
  /// The default size and weight of an icon. The icon's own configuration overrides them.
  open var preferredSymbolConfiguration: UIImage.SymbolConfiguration? {
    didSet { imageDidChange() }
  }
  open var adjustsImageSizeForAccessibilityContentSizeCategory = false

  /// The displayed image: the image for the state, with the preferred configuration if it is an icon.
  private var shownImage: UIImage?

  private func imageDidChange() {
    let old = (shownImage?.size, shownImage?.alignmentRectInsets)
    shownImage = (isHighlighted ? highlightedImage ?? image : image)?.preferring(
      preferredSymbolConfiguration, for: traitCollection)
    setNeedsDisplay()
    if old != (shownImage?.size, shownImage?.alignmentRectInsets) { invalidateIntrinsicContentSize() }
  }

  override func layoutTraitsDidChange() {
    super.layoutTraitsDidChange()
    if shownImage?.isSymbolImage == true { imageDidChange() }
  }

  /// The insets of the image, so that constraints use its alignment rectangle.
  open override var alignmentRectInsets: UIEdgeInsets { shownImage?.alignmentRectInsets ?? .zero }

  /// The size of the image's alignment rectangle.
  open override var intrinsicContentSize: CGSize {
    shownImage?.alignmentSize ?? super.intrinsicContentSize
  }

  /// The baseline of a symbol, or of an image with a baseline, at the size of the image.
  override var ownFirstBaselineOffset: CGFloat {
    guard let image = shownImage, let offset = image.baselineOffsetFromBottom else { return 0 }
    return image.size.height - image.alignmentRectInsets.top - offset
  }
  override var ownLastBaselineOffset: CGFloat {
    guard let image = shownImage, let offset = image.baselineOffsetFromBottom else { return 0 }
    return offset - image.alignmentRectInsets.bottom
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize { shownImage?.size ?? bounds.size }

  // As in UIKit, an override of `draw(_:)` in a subclass is not called.
  open override func draw(_ layer: CALayer, in ctx: CGContext) { if layer === self.layer { drawContent() } }

  override func drawContent() {
    guard let image = shownImage, let context = UIGraphicsGetCurrentContext(), !bounds.isEmpty else { return }
    let target = contentMode.frame(ofContent: image.size, in: bounds)
    context.saveGState()
    if clipsToBounds { context.clip(to: bounds) }
    layer.setFilter(of: image.size, in: target, context)
    (image.isTemplate ? image.withTintColor(tintColor) : image).draw(in: target, asContentOf: self)
    context.restoreGState()
  }
}

extension UIImage {
  /// The size of the alignment rectangle, in points.
  var alignmentSize: CGSize { CGRect(origin: .zero, size: size).inset(by: alignmentRectInsets).size }

  /// Draws the image as content of a view, with a filled center if its caps meet.
  ///
  /// An image that flips is mirrored in a view that is laid out from right to left.
  @MainActor func draw(in rect: CGRect, asContentOf view: UIView, alpha: CGFloat = 1) {
    drawAsContent(in: rect, alpha: alpha, isMirrored: flipsForRightToLeftLayoutDirection && view.isRightToLeft)
  }

  /// Indicates whether views draw the image's alpha in their tint. The default for icons is true.
  var isTemplate: Bool { renderingMode == .alwaysTemplate || (renderingMode == .automatic && isSymbolImage) }
}

extension UIView.ContentMode {
  /// Returns the frame of content of the given size in a rectangle, in the rectangle's coordinate space.
  func frame(ofContent size: CGSize, in bounds: CGRect) -> CGRect {
    guard size.width > 0, size.height > 0 else { return bounds }
    let (horizontal, vertical) = (bounds.width / size.width, bounds.height / size.height)
    switch self {
    case .scaleToFill, .redraw: return bounds
    case .scaleAspectFit: return align(size, scaledBy: min(horizontal, vertical), in: bounds)
    case .scaleAspectFill: return align(size, scaledBy: max(horizontal, vertical), in: bounds)
    default: return align(size, scaledBy: 1, in: bounds)
    }
  }

  private func align(_ size: CGSize, scaledBy factor: CGFloat, in bounds: CGRect) -> CGRect {
    let (width, height) = (size.width * factor, size.height * factor)
    let x: CGFloat =
      switch self {
      case .left, .topLeft, .bottomLeft: bounds.minX
      case .right, .topRight, .bottomRight: bounds.maxX - width
      default: bounds.midX - width / 2
      }
    let y: CGFloat =
      switch self {
      case .top, .topLeft, .topRight: bounds.minY
      case .bottom, .bottomLeft, .bottomRight: bounds.maxY - height
      default: bounds.midY - height / 2
      }
    return CGRect(x: x, y: y, width: width, height: height)
  }
}
