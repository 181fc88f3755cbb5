import UIFoundation

/// A picture of pixels or of recorded drawing, with how it is to be shown.
open class UIImage: AttributeObject, @unchecked Sendable {
  /// Where the picture comes from.
  package enum Content: Sendable, Hashable {
    case pixels(CGImage)
    case drawing(DisplayList)
  }

  /// The size and weight of an icon as they were asked for, apart from what they are where nothing was.
  package struct SymbolStyle: Sendable, Hashable {
    /// In points; 0 where nothing was asked for.
    package var pointSize: CGFloat
    /// UIKit's number of the weight; 0 where nothing was asked for.
    package var weight: Int
    /// UIKit's number of the scale; -1 where nothing was asked for.
    package var scale: Int

    package init(pointSize: CGFloat, weight: Int, scale: Int) {
      self.pointSize = pointSize
      self.weight = weight
      self.scale = scale
    }
  }

  /// How the picture is shown; apart, so that variants share the content.
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
    /// The size and weight in which an icon of the bundled set is drawn; nil for pictures.
    package var symbol: SymbolStyle?
    package var name: String?

    package init() {}
  }

  /// Where the picture comes from.
  package let content: Content
  /// How the picture is shown.
  package let presentation: Presentation

  /// A picture shown in a way.
  package init(content: Content, presentation: Presentation = Presentation()) {
    self.content = content
    self.presentation = presentation
  }

  /// An empty picture.
  public override convenience init() {
    self.init(content: .drawing(DisplayList(bounds: .zero, items: [])))
  }

  /// The picture that `#imageLiteral(resourceName:)` names, empty where there is none.
  public convenience init(imageLiteralResourceName name: String) {
    let found = ImageCatalog.shared.image(named: name, traits: .current, bundle: nil)
    self.init(
      content: found?.content ?? .drawing(DisplayList(bounds: .zero, items: [])),
      presentation: found?.presentation ?? Presentation())
  }

  /// A picture of pixels at one pixel to a point.
  public convenience init(cgImage: CGImage) {
    self.init(content: .pixels(cgImage))
  }

  /// A picture of pixels; `scale` is pixels to a point.
  public convenience init(cgImage: CGImage, scale: CGFloat, orientation: Orientation) {
    var presentation = Presentation()
    presentation.scale = scale > 0 && scale.isFinite ? scale : 1
    presentation.orientation = orientation
    self.init(content: .pixels(cgImage), presentation: presentation)
  }

  /// A recorded drawing, sharp at every scale.
  package convenience init(_ drawing: DisplayList) {
    self.init(content: .drawing(drawing))
  }

  /// The pixels; a recorded drawing is painted at the image's scale, or nil where the process cannot paint.
  open var cgImage: CGImage? {
    switch content {
    case .pixels(let image): image
    case .drawing(let list): Rasterizers.linked?.image(list, scale: scale)
    }
  }
  /// Pixels to a point.
  open var scale: CGFloat { presentation.scale }
  /// How the stored picture must be turned.
  open var imageOrientation: Orientation { presentation.orientation }
  /// Whether colours count, or alpha alone.
  open var renderingMode: RenderingMode { presentation.renderingMode }
  /// The rim that is not stretched. Points.
  open var capInsets: UIEdgeInsets { presentation.capInsets }
  /// How the middle fills a larger size.
  open var resizingMode: ResizingMode { presentation.resizingMode }
  /// How far the rectangle that layout aligns lies inside. Points.
  open var alignmentRectInsets: UIEdgeInsets { presentation.alignmentRectInsets }
  /// Whether it is mirrored in right-to-left layouts.
  open var flipsForRightToLeftLayoutDirection: Bool { presentation.flipsForRightToLeft }
  /// Whether it is an icon of the bundled set.
  open var isSymbolImage: Bool { presentation.symbol != nil }
  /// Distance of the baseline from the bottom; nil for most pictures. Points.
  open var baselineOffsetFromBottom: CGFloat? { presentation.baselineOffset }

  /// Width and height as shown. Points.
  open var size: CGSize {
    let stored = storedSize
    return imageOrientation.swapsSides ? CGSize(width: stored.height, height: stored.width) : stored
  }

  /// Width and height before the orientation turns it. Points.
  package var storedSize: CGSize {
    switch content {
    case .pixels(let image): CGSize(width: CGFloat(image.width) / scale, height: CGFloat(image.height) / scale)
    case .drawing(let list): list.bounds.size
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
  /// How a stored picture must be turned to stand upright.
  public enum Orientation: Int, Sendable, Hashable, CaseIterable {
    case up = 0
    case down = 1
    case left = 2
    case right = 3
    case upMirrored = 4
    case downMirrored = 5
    case leftMirrored = 6
    case rightMirrored = 7

    /// Whether width and height change places.
    package var swapsSides: Bool {
      switch self {
      case .left, .right, .leftMirrored, .rightMirrored: true
      default: false
      }
    }
  }

  /// Whether a picture's colours count, or its alpha alone.
  public enum RenderingMode: Int, Sendable, Hashable {
    /// As the view that shows it decides; symbols are templates.
    case automatic = 0
    case alwaysOriginal = 1
    /// Alpha alone, in the tint colour.
    case alwaysTemplate = 2
  }

  /// How the middle of a picture with caps fills a larger size.
  public enum ResizingMode: Int, Sendable, Hashable {
    case tile = 0
    case stretch = 1
  }
}
