package import Foundation
package import UIFoundation

/// A variant of a scene: its size, orientation, direction, appearance, text size and scale.
package struct Variant: Sendable, Hashable {
  /// The device; nil for a bare size without safe area.
  package var device: Device?
  /// The device's size, or one that fits its content with the device's traits but not its safe area.
  package var size: SceneSize
  /// The orientation; nil for the given size.
  package var orientation: Device.Orientation?
  package var direction: UIUserInterfaceLayoutDirection
  package var appearance: UIUserInterfaceStyle
  package var contentSize: UIContentSizeCategory
  /// A language and region such as `ar-EG`.
  package var locale: String?
  /// The scale, in pixels per point.
  package var scale: CGFloat
  /// The parts of a file name that differ from other variants; empty if nothing varies.
  package var distinction: Distinction

  /// The parts of a file name that vary among variants.
  package struct Distinction: Sendable, Hashable {
    package var device: String?
    package var orientation: String?
    package var direction: String?
    package var contentSize: String?
    package var locale: String?
    package var appearance: String?
    package var scale: String?
  }

  /// The differing parts as one word, such as `landscape-rtl~dark@2x`.
  package var name: String {
    let dashed = [
      distinction.device, distinction.orientation, distinction.direction, distinction.contentSize, distinction.locale,
    ]
    var name = dashed.compactMap { $0 }.joined(separator: "-")
    if let appearance = distinction.appearance { name += "~\(appearance)" }
    if let scale = distinction.scale { name += "@\(scale)" }
    return name
  }
}
