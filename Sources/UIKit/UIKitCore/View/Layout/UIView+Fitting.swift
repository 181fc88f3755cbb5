internal import AutoLayout
public import Foundation
internal import TextLayout
internal import UIFoundation

extension UIView {
  /// Returns the size nearest to the target that satisfies the constraints of this subtree, in points.
  func fittingSize(_ target: CGSize, horizontal: UILayoutPriority, vertical: UILayoutPriority) -> CGSize {
    updateContentBelow()
    let size = LayoutEngine.fittingSize(
      of: layoutNode, target: target, horizontal: horizontal, vertical: vertical
    ) { ($0 as? UIView)?.asHeightForWidthView?.content(wrappedTo: $1) }
    return pixelGrid.ceil(size)
  }

  /// Updates constraints and content sizes of this subtree without laying it out.
  private func updateContentBelow() {
    runConstraintUpdates()
    let top = root
    perform(.measure) { $0.measureContent(for: top) }
  }

  /// Sets the size that fits. The top left corner, or the center of a transformed view, stays in place.
  func resizeToFit() {
    let size = sizeThatFits(bounds.size)
    if layer.affineTransform().isIdentity {
      frame = CGRect(origin: frame.origin, size: size)
    } else {
      bounds.size = size
    }
  }
}

extension UIView {
  /// The language of the view's text.
  var textLanguage: TextLanguage {
    TextLanguage(stated: accessibilityLanguage, typesetting: traitCollection.typesettingLanguage)
  }
}

extension UIView {
  /// The option for the smallest fitting size.
  public nonisolated static var layoutFittingCompressedSize: CGSize { .zero }

  /// The option for the largest fitting size.
  public nonisolated static var layoutFittingExpandedSize: CGSize { CGSize(width: 10_000, height: 10_000) }
}
