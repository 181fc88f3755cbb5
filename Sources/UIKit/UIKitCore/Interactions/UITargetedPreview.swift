public import Foundation
public import UIFoundation
public import UIGraphics

/// The appearance of a preview: its background and its outline.
@preconcurrency @MainActor
open class UIPreviewParameters: NSObject {
  open var visiblePath: UIBezierPath?
  open var shadowPath: UIBezierPath?
  open var backgroundColor: UIColor! = .systemBackground

  public override init() {}

  /// Creates parameters for lines of text, whose rectangles are ignored.
  public init(textLineRects: [NSValue]) {
    super.init()
  }
}

/// The appearance of a preview of a drag.
open class UIDragPreviewParameters: UIPreviewParameters {}

/// The container, center and transform of a preview.
@preconcurrency @MainActor
open class UIPreviewTarget: NSObject {
  open private(set) var container: UIView
  /// The center in the container's coordinate space, in points.
  open private(set) var center: CGPoint
  open private(set) var transform: CGAffineTransform

  public init(container: UIView, center: CGPoint, transform: CGAffineTransform) {
    self.container = container
    self.center = center
    self.transform = transform
  }

  public convenience init(container: UIView, center: CGPoint) {
    self.init(container: container, center: center, transform: .identity)
  }
}

/// The target of a preview of a drag.
open class UIDragPreviewTarget: UIPreviewTarget {}

/// A view that represents another in a menu or a drag.
@preconcurrency @MainActor
open class UITargetedPreview: NSObject {
  open private(set) var view: UIView
  open private(set) var target: UIPreviewTarget
  open private(set) var parameters: UIPreviewParameters
  open var size: CGSize { view.bounds.size }

  public init(view: UIView, parameters: UIPreviewParameters, target: UIPreviewTarget) {
    self.view = view
    self.parameters = parameters
    self.target = target
  }

  /// Creates a preview at the position of the view.
  public convenience init(view: UIView, parameters: UIPreviewParameters) {
    self.init(
      view: view, parameters: parameters,
      target: UIPreviewTarget(container: view.superview ?? view, center: view.center))
  }

  public convenience init(view: UIView) {
    self.init(view: view, parameters: UIPreviewParameters())
  }

  open func retargetedPreview(with newTarget: UIPreviewTarget) -> UITargetedPreview {
    UITargetedPreview(view: view, parameters: parameters, target: newTarget)
  }
}

/// A view that represents another in a drag.
open class UITargetedDragPreview: UITargetedPreview {}
