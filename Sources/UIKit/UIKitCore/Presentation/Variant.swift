package import Foundation
package import UIFoundation

/// A variant of a scene: one value of each axis, such as device, appearance, design and scale.
package struct Variant: Sendable, Hashable {
  /// The device; nil for a size without a device, which has no safe area.
  package var device: Device?
  /// The size of the device, a size without a device, or a size that fits the content.
  ///
  /// With a size that fits the content, only the traits of the device apply.
  package var size: SceneSize
  /// The orientation; nil if the size is used as it is.
  package var orientation: Device.Orientation?
  package var direction: UIUserInterfaceLayoutDirection
  package var appearance: UIUserInterfaceStyle
  package var contentSize: UIContentSizeCategory
  package var design: InterfaceDesign = .classic
  /// A language and region such as `ar-EG`.
  package var locale: String?
  /// The scale, in pixels per point.
  package var scale: CGFloat
  /// The scale of the screen: the device's, or 2 for a size without a device.
  package var screenScale: CGFloat { Self.screenScale(of: device) }
  /// The parts of the file name that distinguish the variant; empty if there is only one variant.
  package var distinction: Distinction

  /// The parts of a variant's file name. A part is nil if all variants have the same value of it.
  package struct Distinction: Sendable, Hashable {
    package var device: String?
    package var orientation: String?
    package var direction: String?
    package var contentSize: String?
    package var design: String?
    package var locale: String?
    package var appearance: String?
    package var scale: String?
  }

  static func screenScale(of device: Device?) -> CGFloat { device?.scale ?? 2 }

  /// The distinguishing parts as one word, such as `landscape-rtl~dark@2x`.
  package var name: String {
    let dashed = [
      distinction.device, distinction.orientation, distinction.direction, distinction.contentSize, distinction.locale,
      distinction.design,
    ]
    var name = dashed.compactMap { $0 }.joined(separator: "-")
    if let appearance = distinction.appearance { name += "~\(appearance)" }
    if let scale = distinction.scale { name += "@\(scale)" }
    return name
  }
}
