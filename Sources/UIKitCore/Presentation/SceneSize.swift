package import Foundation
package import UIFoundation

/// The size of a picture in points, with sides that can fit the content.
package struct SceneSize: Sendable, Hashable {
  /// The maximum length of a side, in points.
  package static var largestSide: CGFloat { CGFloat(ResourceLimits.current.side) }

  /// The width; nil fits the content.
  package var width: CGFloat?
  /// The height; nil fits the content.
  package var height: CGFloat?

  package init(width: CGFloat?, height: CGFloat?) {
    self.width = width
    self.height = height
  }

  package init(_ size: CGSize) {
    self.init(width: size.width, height: size.height)
  }

  /// Indicates whether a side fits the content.
  package var fitsContent: Bool { width == nil || height == nil }

  /// Parses `320x480`, `320xfit`, `fitx480` or `fit`; nil for other texts and sides out of range.
  package init?(_ text: String) {
    if text == "fit" {
      self.init(width: nil, height: nil)
      return
    }
    let parts = text.split(separator: "x", maxSplits: 1, omittingEmptySubsequences: false)
    guard parts.count == 2, let width = Self.side(parts[0]), let height = Self.side(parts[1]) else { return nil }
    self.init(width: width, height: height)
  }

  /// Returns the size in an orientation. A size that fits its content is returned unchanged.
  package func turned(_ orientation: Device.Orientation) -> SceneSize {
    guard let width, let height else { return self }
    let (short, long) = (min(width, height), max(width, height))
    return orientation == .portrait ? SceneSize(width: short, height: long) : SceneSize(width: long, height: short)
  }

  /// The size as text, such as `320x480` or `320xfit`.
  package var text: String {
    if width == nil, height == nil { return "fit" }
    return "\(width?.asWritten ?? "fit")x\(height?.asWritten ?? "fit")"
  }

  /// Returns the length of a side, an inner nil if it fits the content; nil for other texts.
  private static func side(_ text: Substring) -> CGFloat?? {
    if text == "fit" { return .some(nil) }
    guard let value = Double(text), value > 0, value <= Double(Self.largestSide) else { return nil }
    return CGFloat(value)
  }
}
