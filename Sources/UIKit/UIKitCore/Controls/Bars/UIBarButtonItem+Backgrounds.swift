public import Foundation
public import UIFoundation

/// The pictures and offsets by which older code styles a bar button item. They are stored without effect.
struct BarButtonBackgrounds {
  /// The place of a value.
  struct Place: Hashable {
    let metrics: UIBarMetrics
    var state: UInt = 0
    var style: UIBarButtonItem.Style?
  }

  var images: [Place: UIImage] = [:]
  var backImages: [Place: UIImage] = [:]
  var titleOffsets: [UIBarMetrics: UIOffset] = [:]
  var backTitleOffsets: [UIBarMetrics: UIOffset] = [:]
  var verticalOffsets: [UIBarMetrics: CGFloat] = [:]
  var backVerticalOffsets: [UIBarMetrics: CGFloat] = [:]
}

extension UIBarButtonItem {
  public func setBackgroundImage(_ image: UIImage?, for state: UIControl.State, barMetrics: UIBarMetrics) {
    backgrounds.images[.init(metrics: barMetrics, state: state.rawValue)] = image
  }
  public func backgroundImage(for state: UIControl.State, barMetrics: UIBarMetrics) -> UIImage? {
    backgrounds.images[.init(metrics: barMetrics, state: state.rawValue)]
  }
  public func setBackgroundImage(
    _ image: UIImage?, for state: UIControl.State, style: Style, barMetrics: UIBarMetrics
  ) {
    backgrounds.images[.init(metrics: barMetrics, state: state.rawValue, style: style)] = image
  }
  public func backgroundImage(for state: UIControl.State, style: Style, barMetrics: UIBarMetrics) -> UIImage? {
    backgrounds.images[.init(metrics: barMetrics, state: state.rawValue, style: style)]
  }
  public func setBackgroundVerticalPositionAdjustment(_ adjustment: CGFloat, for barMetrics: UIBarMetrics) {
    backgrounds.verticalOffsets[barMetrics] = adjustment
  }
  public func backgroundVerticalPositionAdjustment(for barMetrics: UIBarMetrics) -> CGFloat {
    backgrounds.verticalOffsets[barMetrics] ?? 0
  }
  public func setTitlePositionAdjustment(_ adjustment: UIOffset, for barMetrics: UIBarMetrics) {
    backgrounds.titleOffsets[barMetrics] = adjustment
  }
  public func titlePositionAdjustment(for barMetrics: UIBarMetrics) -> UIOffset {
    backgrounds.titleOffsets[barMetrics] ?? .zero
  }
  public func setBackButtonBackgroundImage(_ image: UIImage?, for state: UIControl.State, barMetrics: UIBarMetrics) {
    backgrounds.backImages[.init(metrics: barMetrics, state: state.rawValue)] = image
  }
  public func backButtonBackgroundImage(for state: UIControl.State, barMetrics: UIBarMetrics) -> UIImage? {
    backgrounds.backImages[.init(metrics: barMetrics, state: state.rawValue)]
  }
  public func setBackButtonTitlePositionAdjustment(_ adjustment: UIOffset, for barMetrics: UIBarMetrics) {
    backgrounds.backTitleOffsets[barMetrics] = adjustment
  }
  public func backButtonTitlePositionAdjustment(for barMetrics: UIBarMetrics) -> UIOffset {
    backgrounds.backTitleOffsets[barMetrics] ?? .zero
  }
  public func setBackButtonBackgroundVerticalPositionAdjustment(_ adjustment: CGFloat, for barMetrics: UIBarMetrics) {
    backgrounds.backVerticalOffsets[barMetrics] = adjustment
  }
  public func backButtonBackgroundVerticalPositionAdjustment(for barMetrics: UIBarMetrics) -> CGFloat {
    backgrounds.backVerticalOffsets[barMetrics] ?? 0
  }
}
