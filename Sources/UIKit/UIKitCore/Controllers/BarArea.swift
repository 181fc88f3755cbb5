internal import Foundation
internal import UIFoundation

/// The frame and the safe area of a controller between the bars of its container, in points.
///
/// A view extends under a bar if `edgesForExtendedLayout` contains its edge and, for an opaque bar, if
/// `extendedLayoutIncludesOpaqueBars` is true. Otherwise, it ends at the bar and has no inset there. Source: Apple's
/// documentation of both properties.
@MainActor
struct BarArea {
  var frame: CGRect
  var safeArea: UIEdgeInsets

  /// Determines the area of a child in the container's view.
  ///
  /// The top and bottom of `bars` are the extents that bars cover, with the safe area; 0 without a bar.
  init(
    of child: UIViewController, bars: UIEdgeInsets, areOpaque: (top: Bool, bottom: Bool), in view: UIView
  ) {
    frame = view.bounds
    safeArea = view.safeAreaInsets
    if bars.top > 0 {
      let isUnder = child.extends(under: .top, areOpaque.top)
      safeArea.top = isUnder ? bars.top : 0
      if !isUnder { frame = frame.inset(by: UIEdgeInsets(top: bars.top, left: 0, bottom: 0, right: 0)) }
    }
    if bars.bottom > 0 {
      let isUnder = child.extends(under: .bottom, areOpaque.bottom)
      safeArea.bottom = isUnder ? bars.bottom : 0
      if !isUnder { frame = frame.inset(by: UIEdgeInsets(top: 0, left: 0, bottom: bars.bottom, right: 0)) }
    }
  }
}

extension UIViewController {
  /// Returns whether the view extends under a bar at an edge, which can be opaque.
  func extends(under edge: UIRectEdge, _ isOpaque: Bool) -> Bool {
    edgesForExtendedLayout.contains(edge) && (!isOpaque || extendedLayoutIncludesOpaqueBars)
  }
}
