import UIFoundation

extension UIImage {
  /// The same content shown in another way.
  package func with(_ change: (inout Presentation) -> Void) -> UIImage {
    var copy = presentation
    change(&copy)
    return UIImage(content: content, presentation: copy)
  }

  /// Says whether its colours count.
  public func withRenderingMode(_ renderingMode: RenderingMode) -> UIImage {
    with { $0.renderingMode = renderingMode }
  }

  /// The picture's alpha in one colour; the colour stays dynamic until it is drawn.
  public func withTintColor(_ color: UIColor) -> UIImage {
    with { $0.tint = color }
  }

  /// The same with a rendering mode.
  public func withTintColor(_ color: UIColor, renderingMode: RenderingMode) -> UIImage {
    with {
      $0.tint = color
      $0.renderingMode = renderingMode
    }
  }

  /// Keeps a rim and tiles the middle. Points.
  public func resizableImage(withCapInsets capInsets: UIEdgeInsets) -> UIImage {
    resizableImage(withCapInsets: capInsets, resizingMode: .tile)
  }

  /// Keeps a rim and tiles or stretches the middle. Points.
  public func resizableImage(withCapInsets capInsets: UIEdgeInsets, resizingMode: ResizingMode) -> UIImage {
    with {
      $0.capInsets = capInsets
      $0.resizingMode = resizingMode
      $0.isResizable = true
    }
  }

  /// Keeps all but one point column and row, which are stretched.
  public func stretchableImage(withLeftCapWidth left: Int, topCapHeight top: Int) -> UIImage {
    let insets = UIEdgeInsets(
      top: CGFloat(top), left: CGFloat(left), bottom: top > 0 ? max(0, size.height - CGFloat(top) - 1) : 0,
      right: left > 0 ? max(0, size.width - CGFloat(left) - 1) : 0)
    return resizableImage(withCapInsets: insets, resizingMode: .stretch)
  }

  /// Layout aligns a rectangle inside of the picture. Points.
  public func withAlignmentRectInsets(_ alignmentInsets: UIEdgeInsets) -> UIImage {
    with { $0.alignmentRectInsets = alignmentInsets }
  }

  /// Mirrored where the layout runs from right to left.
  public func imageFlippedForRightToLeftLayoutDirection() -> UIImage {
    with { $0.flipsForRightToLeft = true }
  }

  /// Mirrored left to right.
  public func withHorizontallyFlippedOrientation() -> UIImage {
    with { $0.orientation = $0.orientation.mirrored }
  }

  /// Has a baseline, this far above the bottom. Points.
  public func withBaselineOffset(fromBottom baselineOffset: CGFloat) -> UIImage {
    with { $0.baselineOffset = baselineOffset }
  }

  /// Has no baseline.
  public func imageWithoutBaseline() -> UIImage {
    with { $0.baselineOffset = nil }
  }

  /// The picture as it is: decoding happens where images are made.
  public func preparingForDisplay() -> UIImage? { self }

  /// A drawing of the picture in a smaller size, aspect kept. Points.
  public func preparingThumbnail(of size: CGSize) -> UIImage? {
    guard size.width > 0, size.height > 0, self.size.width > 0, self.size.height > 0 else { return nil }
    let factor = min(size.width / self.size.width, size.height / self.size.height)
    let bounds = CGRect(x: 0, y: 0, width: self.size.width * factor, height: self.size.height * factor)
    return UIImage(DisplayList.record(bounds: bounds) { _ in draw(in: bounds) })
  }
}

extension UIImage.Orientation {
  /// The orientation of the picture's mirror image.
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
