extension UIView {
  /// The size that constraints below give this view nearest to a target, in points.
  func fittingSize(_ target: CGSize, horizontal: UILayoutPriority, vertical: UILayoutPriority) -> CGSize {
    updateContentBelow()
    let size = LayoutEngine.fittingSize(
      of: layoutNode, target: target, horizontal: horizontal, vertical: vertical
    ) { ($0 as? UIView)?.asWidthFollowing?.size(wrappedTo: $1) }
    return pixelGrid.ceil(size)
  }

  /// Brings constraints and content sizes of this subtree up to date without laying it out.
  private func updateContentBelow() {
    runConstraintUpdates()
    let top = root
    perform(.measure) { $0.measureContent(for: top) }
  }

  /// What `sizeThatFits` says where no subclass knows better: the size as it is.
  func defaultSizeThatFits(_ size: CGSize) -> CGSize { bounds.size }

  /// Takes the size that fits, the upper left corner staying; under a transform the centre stays.
  func takeFittingSize() {
    let size = sizeThatFits(bounds.size)
    if layer.affineTransform().isIdentity {
      frame = CGRect(origin: frame.origin, size: size)
    } else {
      bounds.size = size
    }
  }
}

/// A view whose content takes its height from the width that layout gives it: wrapping text.
@MainActor
protocol WidthFollowing: UIView {
  /// Whether the content wraps at all.
  var followsWidth: Bool { get }
  /// The width that layout gave, in points; `nil` while it is not known.
  var adjustedWidth: CGFloat? { get set }
}

extension WidthFollowing {
  /// The content size at a width, or unwrapped where that is infinite; `nil` where nothing wraps.
  fileprivate func size(wrappedTo width: CGFloat) -> CGSize? {
    guard followsWidth else { return nil }
    let kept = adjustedWidth
    defer { adjustedWidth = kept }
    adjustedWidth = width.isFinite ? pixelGrid.round(width) : nil
    return measuredIntrinsicSize
  }

  /// Measures for a width, or without one; tells whether the engine was given another size.
  @discardableResult
  func adjust(to width: CGFloat?) -> Bool {
    guard adjustedWidth != width else { return false }
    adjustedWidth = width
    let size = measuredIntrinsicSize
    guard size != layoutNode.intrinsicSize else { return false }
    layoutNode.setIntrinsicSize(size)
    return true
  }
}

extension UIView {
  /// Asks for the smallest size that fits.
  public nonisolated static var layoutFittingCompressedSize: CGSize { .zero }

  /// Asks for the largest size that fits.
  public nonisolated static var layoutFittingExpandedSize: CGSize { CGSize(width: 10_000, height: 10_000) }
}
