internal import Foundation
internal import UIFoundation

/// A reusable view of a collection view: a cell, a supplementary view or a decoration.
open class UICollectionReusableView: UIView {
  open internal(set) var reuseIdentifier: String?

  open func prepareForReuse() {}

  /// Applies the attributes that the collection view does not apply itself.
  ///
  /// The collection view sets the frame, the transform, the alpha and the z index.
  open func apply(_ layoutAttributes: UICollectionViewLayoutAttributes) {}

  /// Returns a copy of the attributes with the size that fits the content, in points.
  ///
  /// The content determines the size only on the axes on which the layout estimates it.
  open func preferredLayoutAttributesFitting(
    _ layoutAttributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutAttributes {
    let copy = layoutAttributes.duplicate()
    copy.size = fittingSize(for: layoutAttributes)
    return copy
  }

  /// The view whose constraints determine the size.
  var fittingView: UIView { self }

  func fittingSize(for attributes: UICollectionViewLayoutAttributes) -> CGSize {
    let flexible = attributes.flexibleAxes
    guard flexible.width || flexible.height else { return attributes.size }
    let target = CGSize(
      width: flexible.width ? 0 : attributes.size.width, height: flexible.height ? 0 : attributes.size.height)
    let fitted = fittingView.systemLayoutSizeFitting(
      target, withHorizontalFittingPriority: flexible.width ? .fittingSizeLevel : .required,
      verticalFittingPriority: flexible.height ? .fittingSizeLevel : .required)
    return CGSize(
      width: flexible.width && fitted.width > 0 ? fitted.width : attributes.size.width,
      height: flexible.height && fitted.height > 0 ? fitted.height : attributes.size.height)
  }
}
