package import Foundation
internal import UIFoundation

extension OffscreenWindow {
  /// Returns the size of a view in an environment, in points. A side of nil has the fitting length.
  ///
  /// The view is removed from its superview.
  package static func fittingSize(
    of view: UIView, width: CGFloat?, height: CGFloat?, in environment: Environment
  ) -> CGSize {
    view.removeFromSuperview()
    view.traitState.environment = environment.traits
    view.traitsMayHaveChanged()
    AppearanceProxies.styleTree(view)
    let fitted = view.systemLayoutSizeFitting(
      CGSize(width: width ?? 0, height: height ?? 0),
      withHorizontalFittingPriority: width == nil ? .fittingSizeLevel : .required,
      verticalFittingPriority: height == nil ? .fittingSizeLevel : .required)
    return CGSize(width: width ?? fitted.width, height: height ?? fitted.height)
  }
}
