internal import Foundation
internal import UIFoundation
internal import UIGraphics

/// The values that few views set, stored separately to keep views small.
@MainActor
final class RareViewState {
  /// The size of a picture's root before it was in a window, and the frame in the window.
  struct Hosting {
    var initialSize: CGSize
    var assignedFrame: CGRect
  }

  /// The values of the last picture of the view; nil if there was none.
  var hosting: Hosting?
  var accessibilityIgnoresInvertColors = false
  var restorationIdentifier: String?
  var focusGroupIdentifier: String?
  var focusGroupPriority = UIFocusGroupPriority.ignored
  var focusEffect: UIFocusEffect?
  var largeContentTitle: String?
  var showsLargeContentViewer = false
  var largeContentImage: UIImage?
  var scalesLargeContentImage = false
  var largeContentImageInsets = UIEdgeInsets.zero
  var interactions: [any UIInteraction] = []
  var cornerConfiguration: UICornerConfiguration?
  /// The edge effects of a scroll view; nil if none was accessed.
  var edgeEffects: ScrollEdgeEffects?
  var motionEffects: [UIMotionEffect] = []
  var traitOverrides = UITraitOverrides()
  /// Indicates whether the transform is the zoom of a scroll view.
  var isZoomed = false
  var minimumContentSizeCategory: UIContentSizeCategory?
  var maximumContentSizeCategory: UIContentSizeCategory?
  /// The view's own mode, which is automatic unless it is set.
  var tintAdjustmentMode = UIView.TintAdjustmentMode.automatic
  /// The dimmed tint color, with the color that it was made of.
  var dimmedTint: (source: UIColor, dimmed: UIColor)?

  /// The values of a view that sets none. They never change.
  fileprivate static let defaults = RareViewState()

  /// Returns the inherited traits with the view's overrides, and with the text size within its limits.
  func apply(to inherited: UITraitCollection) -> UITraitCollection {
    var values = traitOverrides.isEmpty ? inherited.values : traitOverrides.apply(to: inherited.values)
    if let minimumContentSizeCategory, values.preferredContentSizeCategory < minimumContentSizeCategory {
      values.preferredContentSizeCategory = minimumContentSizeCategory
    }
    if let maximumContentSizeCategory, values.preferredContentSizeCategory > maximumContentSizeCategory {
      values.preferredContentSizeCategory = maximumContentSizeCategory
    }
    return values == inherited.values ? inherited : UITraitCollection(values: values)
  }
}

extension UIView {
  /// The rare state for reading.
  var rareValues: RareViewState { rareState ?? .defaults }

  /// The rare state for writing, created on first access.
  var rare: RareViewState {
    if let rareState { return rareState }
    let state = RareViewState()
    rareState = state
    return state
  }
}
