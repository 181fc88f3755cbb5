import UIFoundation

extension UIImage {
  /// Returns the same content with a changed presentation.
  package func with(_ change: (inout Presentation) -> Void) -> UIImage {
    var copy = presentation
    change(&copy)
    return UIImage(content: content, presentation: copy)
  }

  /// Returns the same picture with the given rendering mode.
  public func withRenderingMode(_ renderingMode: RenderingMode) -> UIImage {
    with { $0.renderingMode = renderingMode }
  }

  /// Returns the picture in a single color. The color is resolved whenever the picture is drawn.
  public func withTintColor(_ color: UIColor) -> UIImage {
    with { $0.tint = color }
  }

  /// Returns the same picture with the given tint color and rendering mode.
  public func withTintColor(_ color: UIColor, renderingMode: RenderingMode) -> UIImage {
    with {
      $0.tint = color
      $0.renderingMode = renderingMode
    }
  }

  /// Returns the picture with fixed edges, in points, and a tiled center.
  public func resizableImage(withCapInsets capInsets: UIEdgeInsets) -> UIImage {
    resizableImage(withCapInsets: capInsets, resizingMode: .tile)
  }

  /// Returns the picture with fixed edges, in points, and a tiled or stretched center.
  public func resizableImage(withCapInsets capInsets: UIEdgeInsets, resizingMode: ResizingMode) -> UIImage {
    with {
      $0.capInsets = capInsets
      $0.resizingMode = resizingMode
      $0.isResizable = true
    }
  }

  /// Returns the picture with fixed edges around one column and one row of points that are stretched.
  ///
  /// An axis with a cap of 0 is stretched as a whole.
  public func stretchableImage(withLeftCapWidth left: Int, topCapHeight top: Int) -> UIImage {
    let insets = UIEdgeInsets(
      top: CGFloat(top), left: CGFloat(left), bottom: top > 0 ? max(0, size.height - CGFloat(top) - 1) : 0,
      right: left > 0 ? max(0, size.width - CGFloat(left) - 1) : 0)
    return resizableImage(withCapInsets: insets, resizingMode: .stretch)
  }

  /// Returns the picture with insets of its alignment rectangle, in points.
  public func withAlignmentRectInsets(_ alignmentInsets: UIEdgeInsets) -> UIImage {
    with { $0.alignmentRectInsets = alignmentInsets }
  }

  /// Returns a variant of the picture that is mirrored in right-to-left layouts.
  public func imageFlippedForRightToLeftLayoutDirection() -> UIImage {
    with { $0.flipsForRightToLeft = true }
  }

  /// Returns the picture mirrored left to right.
  public func withHorizontallyFlippedOrientation() -> UIImage {
    with { $0.orientation = $0.orientation.mirrored }
  }

  /// Returns the picture with a baseline at the given distance above its bottom, in points.
  public func withBaselineOffset(fromBottom baselineOffset: CGFloat) -> UIImage {
    with { $0.baselineOffset = baselineOffset }
  }

  /// Returns the picture without a baseline.
  public func imageWithoutBaseline() -> UIImage {
    with { $0.baselineOffset = nil }
  }

  /// Returns the picture itself, since it is already decoded.
  public func preparingForDisplay() -> UIImage? { self }

  /// Returns a drawing of the picture that fits a size, in points, with the same aspect ratio.
  public func preparingThumbnail(of size: CGSize) -> UIImage? {
    guard size.width > 0, size.height > 0, self.size.width > 0, self.size.height > 0 else { return nil }
    let factor = min(size.width / self.size.width, size.height / self.size.height)
    let bounds = CGRect(x: 0, y: 0, width: self.size.width * factor, height: self.size.height * factor)
    return UIImage(DisplayList.record(bounds: bounds) { _ in draw(in: bounds) })
  }
}

extension UIImage.Orientation {
  package var mirrored: UIImage.Orientation {
    switch self {
    case .up: .upMirrored
    case .upMirrored: .up
    case .down: .downMirrored
    case .downMirrored: .down
    case .left: .rightMirrored
    case .rightMirrored: .left
    case .right: .leftMirrored
    case .leftMirrored: .right
    }
  }
}
