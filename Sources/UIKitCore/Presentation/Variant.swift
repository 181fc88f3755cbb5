/// One way to show a scene: its size, orientation, direction, appearance, text size and scale.
package struct Variant: Sendable, Hashable {
  /// `nil` for a bare size without safe area.
  package var device: Device?
  /// The device's own, or one that fits its content, which has the device's traits but not its safe area.
  package var size: SceneSize
  /// `nil` where the size is taken as it is given.
  package var orientation: Device.Orientation?
  package var direction: UIUserInterfaceLayoutDirection
  package var appearance: UIUserInterfaceStyle
  package var contentSize: UIContentSizeCategory
  /// A language and region such as `ar-EG`.
  package var locale: String?
  /// Pixels a point.
  package var scale: CGFloat
  /// What tells this variant from its siblings, by part of a file's name; empty where nothing varies.
  package var distinction: Distinction

  /// The parts of a name that vary among siblings.
  package struct Distinction: Sendable, Hashable {
    package var device: String?
    package var orientation: String?
    package var direction: String?
    package var contentSize: String?
    package var locale: String?
    package var appearance: String?
    package var scale: String?
  }

  /// The distinguishing parts as one word, such as `landscape-rtl~dark@2x`.
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
