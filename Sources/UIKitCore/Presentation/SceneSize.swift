/// The size of a picture in points, a side of it possibly as large as the content asks for.
package struct SceneSize: Sendable, Hashable {
  /// The longest side that can be written. Points.
  package static var largestSide: CGFloat { CGFloat(ResourceLimits.current.side) }

  /// `nil` fits the content.
  package var width: CGFloat?
  /// `nil` fits the content.
  package var height: CGFloat?

  package init(width: CGFloat?, height: CGFloat?) {
    self.width = width
    self.height = height
  }

  package init(_ size: CGSize) {
    self.init(width: size.width, height: size.height)
  }

  /// Whether a side is as large as the content asks for.
  package var fitsContent: Bool { width == nil || height == nil }

  /// Reads `320x480`, `320xfit`, `fitx480` or `fit`; `nil` where it is none of them.
  package init?(_ text: String) {
    if text == "fit" {
      self.init(width: nil, height: nil)
      return
    }
    let parts = text.split(separator: "x", maxSplits: 1, omittingEmptySubsequences: false)
    guard parts.count == 2, let width = Self.side(parts[0]), let height = Self.side(parts[1]) else { return nil }
    self.init(width: width, height: height)
  }

  /// The same lying or standing; a size that fits its content stays as it is.
  package func turned(_ orientation: Device.Orientation) -> SceneSize {
    guard let width, let height else { return self }
    let (short, long) = (min(width, height), max(width, height))
    return orientation == .portrait ? SceneSize(width: short, height: long) : SceneSize(width: long, height: short)
  }

  /// As it is written: `320x480`, `320xfit`.
  package var text: String {
    if width == nil, height == nil { return "fit" }
    return "\(Self.text(width))x\(Self.text(height))"
  }

  private static func side(_ text: Substring) -> CGFloat?? {
    if text == "fit" { return .some(nil) }
    guard let value = Double(text), value > 0, value <= Double(Self.largestSide) else { return nil }
    return CGFloat(value)
  }

  private static func text(_ side: CGFloat?) -> String {
    guard let side else { return "fit" }
    return side == side.rounded() ? String(Int(side)) : String(Double(side))
  }
}
