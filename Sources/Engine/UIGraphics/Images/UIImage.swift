import TextLayout
import UIFoundation

/// A picture of pixels or of a recorded drawing, with its presentation.
open class UIImage: AttributeObject, @unchecked Sendable {
  /// The content of a picture.
  package enum Content: Sendable, Hashable {
    case pixels(CGImage)
    case drawing(DisplayList)
  }

  /// The size and weight of a symbol.
  package struct SymbolStyle: Sendable, Hashable {
    /// The size, in points; 0 if unspecified.
    package var pointSize: CGFloat
    /// UIKit's raw value of the weight; 0 if unspecified.
    package var weight: Int
    /// UIKit's raw value of the scale; -1 if unspecified.
    package var scale: Int
    /// The scale, in pixels per point, of the grid to which edges are rounded; 0 if unspecified.
    package var displayScale: CGFloat
    /// The text style whose size the symbol follows; nil for a fixed size.
    package var textStyle: UIFont.TextStyle?

    package init(
      pointSize: CGFloat, weight: Int, scale: Int, displayScale: CGFloat, textStyle: UIFont.TextStyle? = nil
    ) {
      self.textStyle = textStyle
      self.pointSize = pointSize
      self.weight = weight
      self.scale = scale
      self.displayScale = displayScale
    }
  }

  /// The presentation of a picture. Variants share the content and differ in the presentation.
  package struct Presentation: Sendable {
    package var scale: CGFloat = 1
    package var orientation = Orientation.up
    package var renderingMode = RenderingMode.automatic
    package var tint: UIColor?
    package var capInsets = UIEdgeInsets.zero
    package var resizingMode = ResizingMode.tile
    package var isResizable = false
    package var alignmentRectInsets = UIEdgeInsets.zero
    package var flipsForRightToLeft = false
    package var baselineOffset: CGFloat?
    /// The size and weight of a bundled symbol; nil for other pictures.
    package var symbol: SymbolStyle?
    package var name: String?
    /// The pictures of an animation, of which the first is drawn; nil for a still picture.
    package var frames: [UIImage]?
    /// The duration of the animation, in seconds.
    package var duration: TimeInterval = 0

    package init() {}
  }

  // Both are set only in initializers.
  package var content: Content
  package var presentation = Presentation()

  /// The content of an empty picture.
  private static let empty = Content.drawing(DisplayList(bounds: .zero, items: []))

  // Subclasses in other modules inherit initializers only if all designated ones are public.
  public override init() { content = Self.empty }

  package convenience init(content: Content, presentation: Presentation = Presentation()) {
    self.init()
    self.content = content
    self.presentation = presentation
  }

  /// Creates the picture of `#imageLiteral(resourceName:)`. For an unknown name, the picture is empty.
  public convenience init(imageLiteralResourceName name: String) {
    let found = BundleAssets.image(named: name, traits: .current, bundle: nil)
    self.init(
      content: found?.content ?? Self.empty,
      presentation: found?.presentation ?? Presentation())
  }

  /// Creates a picture from pixels at scale 1.
  public convenience init(cgImage: CGImage) {
    self.init(content: .pixels(cgImage))
  }

  /// Creates a picture from pixels, with a scale in pixels per point.
  public convenience init(cgImage: CGImage, scale: CGFloat, orientation: Orientation) {
    var presentation = Presentation()
    presentation.scale = scale > 0 && scale.isFinite ? scale : 1
    presentation.orientation = orientation
    self.init(content: .pixels(cgImage), presentation: presentation)
  }

  /// Creates a picture from a recorded drawing. The picture is sharp at every scale.
  ///
  /// The scale, in pixels per point, applies to `cgImage` and to encoded pictures.
  package convenience init(_ drawing: DisplayList, scale: CGFloat = 1) {
    var presentation = Presentation()
    presentation.scale = scale
    self.init(content: .drawing(drawing), presentation: presentation)
  }

  /// Returns an animated picture, or nil without pictures. The first one is drawn.
  ///
  /// The duration is in seconds; 0 for a thirtieth of a second for each picture.
  open class func animatedImage(with images: [UIImage], duration: TimeInterval) -> UIImage? {
    guard let first = images.first else { return nil }
    var presentation = first.presentation
    presentation.frames = images
    presentation.duration = duration > 0 ? duration : TimeInterval(images.count) / 30
    return UIImage(content: first.content, presentation: presentation)
  }

  /// The pictures of an animation; nil for a still picture.
  open var images: [UIImage]? { presentation.frames }
  /// The duration of the animation, in seconds; 0 for a still picture.
  open var duration: TimeInterval { presentation.duration }

  /// The pixels. A drawing is rasterized at the picture's scale; the result is nil if that fails.
  open var cgImage: CGImage? {
    switch content {
    case .pixels(let image): image
    case .drawing(let list): Rasterizers.linked?.image(list, scale: scale)
    }
  }
  /// The scale in pixels per point.
  open var scale: CGFloat { presentation.scale }
  /// The rotation and mirroring of the stored picture.
  open var imageOrientation: Orientation { presentation.orientation }
  /// The mode of drawing: in the picture's own colors, or as a template in the tint color.
  open var renderingMode: RenderingMode { presentation.renderingMode }
  /// The edges that are not stretched, in points.
  open var capInsets: UIEdgeInsets { presentation.capInsets }
  /// The way in which the center fills a larger size: tiled or stretched.
  open var resizingMode: ResizingMode { presentation.resizingMode }
  /// The insets of the alignment rectangle, in points.
  open var alignmentRectInsets: UIEdgeInsets { presentation.alignmentRectInsets }
  /// Indicates whether the picture is mirrored in right-to-left layouts.
  open var flipsForRightToLeftLayoutDirection: Bool { presentation.flipsForRightToLeft }
  /// Indicates whether the picture is a symbol.
  open var isSymbolImage: Bool { presentation.symbol != nil }
  /// The distance of the baseline from the bottom, in points; nil without a baseline.
  open var baselineOffsetFromBottom: CGFloat? { presentation.baselineOffset }

  /// The size of the oriented picture, in points.
  open var size: CGSize {
    let stored = storedSize
    return imageOrientation.swapsSides ? CGSize(width: stored.height, height: stored.width) : stored
  }

  /// The size of the picture before orientation is applied, in points.
  package var storedSize: CGSize {
    switch content {
    case .pixels(let image): CGSize(width: CGFloat(image.width) / scale, height: CGFloat(image.height) / scale)
    case .drawing(let list): list.bounds.size
    }
  }

  /// Returns the same picture with the given rendering mode.
  open func withRenderingMode(_ renderingMode: RenderingMode) -> UIImage {
    with { $0.renderingMode = renderingMode }
  }

  /// Returns the picture in a single color. The color is resolved whenever the picture is drawn.
  open func withTintColor(_ color: UIColor) -> UIImage {
    with { $0.tint = color }
  }

  /// Returns the same picture with the given tint color and rendering mode.
  open func withTintColor(_ color: UIColor, renderingMode: RenderingMode) -> UIImage {
    with {
      $0.tint = color
      $0.renderingMode = renderingMode
    }
  }

  /// Returns the picture with fixed edges, in points, and a tiled center.
  open func resizableImage(withCapInsets capInsets: UIEdgeInsets) -> UIImage {
    resizableImage(withCapInsets: capInsets, resizingMode: .tile)
  }

  /// Returns the picture with fixed edges, in points, and a tiled or stretched center.
  open func resizableImage(withCapInsets capInsets: UIEdgeInsets, resizingMode: ResizingMode) -> UIImage {
    with {
      $0.capInsets = capInsets
      $0.resizingMode = resizingMode
      $0.isResizable = true
    }
  }

  /// Returns the picture with fixed edges around one column and one row of points that are stretched.
  ///
  /// An axis with a cap of 0 is stretched as a whole.
  open func stretchableImage(withLeftCapWidth left: Int, topCapHeight top: Int) -> UIImage {
    let insets = UIEdgeInsets(
      top: CGFloat(top), left: CGFloat(left), bottom: top > 0 ? max(0, size.height - CGFloat(top) - 1) : 0,
      right: left > 0 ? max(0, size.width - CGFloat(left) - 1) : 0)
    return resizableImage(withCapInsets: insets, resizingMode: .stretch)
  }

  /// Returns the picture with insets of its alignment rectangle, in points.
  open func withAlignmentRectInsets(_ alignmentInsets: UIEdgeInsets) -> UIImage {
    with { $0.alignmentRectInsets = alignmentInsets }
  }

  /// Returns a variant of the picture that is mirrored in right-to-left layouts.
  open func imageFlippedForRightToLeftLayoutDirection() -> UIImage {
    with { $0.flipsForRightToLeft = true }
  }

  /// Returns the picture mirrored left to right.
  open func withHorizontallyFlippedOrientation() -> UIImage {
    with { $0.orientation = $0.orientation.mirrored }
  }

  /// Returns the picture with a baseline at the given distance above its bottom, in points.
  open func withBaselineOffset(fromBottom baselineOffset: CGFloat) -> UIImage {
    with { $0.baselineOffset = baselineOffset }
  }

  /// Returns the picture without a baseline.
  open func imageWithoutBaseline() -> UIImage {
    with { $0.baselineOffset = nil }
  }

  /// Returns the picture itself, since it is already decoded.
  open func preparingForDisplay() -> UIImage? { self }

  /// Returns a drawing of the picture that fits a size, in points, with the same aspect ratio.
  open func preparingThumbnail(of size: CGSize) -> UIImage? {
    guard size.width > 0, size.height > 0, self.size.width > 0, self.size.height > 0 else { return nil }
    let factor = min(size.width / self.size.width, size.height / self.size.height)
    let bounds = CGRect(x: 0, y: 0, width: self.size.width * factor, height: self.size.height * factor)
    return UIImage(DisplayList.record(bounds: bounds) { _ in draw(in: bounds) })
  }

  /// Draws the image at its own size into the current context, with the normal blend mode.
  open func draw(at point: CGPoint) { draw(in: CGRect(origin: point, size: size)) }

  /// Draws the image at its own size with a blend mode and an opacity.
  open func draw(at point: CGPoint, blendMode: CGBlendMode, alpha: CGFloat) {
    draw(in: CGRect(origin: point, size: size), blendMode: blendMode, alpha: alpha)
  }

  /// Draws the image into a rectangle of the current context, scaled or resized with its caps.
  ///
  /// The blend mode is normal.
  open func draw(in rect: CGRect) {
    guard let context = UIGraphicsGetCurrentContext() else { return }
    guard context.state.blendMode == .normal else { return draw(in: rect, blendMode: .normal, alpha: 1) }
    context.draw(self, in: rect, tint: drawnTint(in: context))
  }

  /// Draws the image scaled into a rectangle with a blend mode and an opacity.
  open func draw(in rect: CGRect, blendMode: CGBlendMode, alpha: CGFloat) {
    UIGraphicsGetCurrentContext()?.withBlending(blendMode, alpha) {
      $0.draw(self, in: rect, tint: drawnTint(in: $0))
    }
  }

  /// Fills a rectangle with copies of the image at its own size, beginning at the rectangle's origin.
  open func drawAsPattern(in rect: CGRect) {
    guard let context = UIGraphicsGetCurrentContext() else { return }
    context.withState {
      context.clip(to: rect)
      context.drawTiles(of: self, over: rect, from: rect.origin)
    }
  }

  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UIImage else { return false }
    if self === other { return true }
    return content == other.content && scale == other.scale && imageOrientation == other.imageOrientation
      && renderingMode == other.renderingMode && presentation.tint == other.presentation.tint
      && capInsets == other.capInsets
  }

  open override var hash: Int {
    switch content {
    case .pixels(let image): image.hashValue
    case .drawing(let list): list.bounds.width.hashValue ^ list.items.count
    }
  }

  open override var description: String {
    "<UIImage \(presentation.name.map { "named \"\($0)\" " } ?? "")\(size.width)×\(size.height) @\(scale)x>"
  }
}

extension UIImage {
  /// The rotation and mirroring that make a stored picture upright.
  public enum Orientation: Int, Sendable, Hashable, CaseIterable {
    case up, down, left, right, upMirrored, downMirrored, leftMirrored, rightMirrored

    /// Indicates whether the orientation exchanges width and height.
    package var swapsSides: Bool {
      switch self {
      case .left, .right, .leftMirrored, .rightMirrored: true
      default: false
      }
    }
  }

  /// A mode of drawing: in the picture's own colors, or as a template in the tint color.
  public enum RenderingMode: Int, Sendable, Hashable {
    /// The view that displays the picture chooses the mode. Symbols are templates.
    case automatic = 0
    case alwaysOriginal = 1
    /// The alpha of the picture, in the tint color.
    case alwaysTemplate = 2
  }

  /// The way in which the center of a resizable picture fills a larger size.
  public enum ResizingMode: Int, Sendable, Hashable {
    case tile, stretch
  }
}
