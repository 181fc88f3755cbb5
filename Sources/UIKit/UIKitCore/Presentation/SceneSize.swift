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

  /// Parses `320x480`, `320xfit`, `fitx480`, `fit`, `85x55mm` or `A4 landscape`.
  ///
  /// Returns nil for other texts and sides out of range.
  package init?(_ text: String) {
    if text == "fit" {
      self.init(width: nil, height: nil)
      return
    }
    if let page = PageSize(text) {
      self.init(width: page.width, height: page.height)
      return
    }
    let parts = text.split(separator: "x", maxSplits: 1, omittingEmptySubsequences: false)
    guard parts.count == 2 else { return nil }
    // The unit of the second side applies to both: 85x55mm.
    let unit = PageSize.units.first { parts[1].hasSuffix($0.name) }
    func length(_ part: Substring) -> CGFloat?? {
      guard let unit else { return Self.side(part) }
      return Self.side(part.hasSuffix(unit.name) ? part.dropLast(unit.name.count) : part, unit: unit.points)
    }
    guard let width = length(parts[0]), let height = length(parts[1]) else { return nil }
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
  private static func side(_ text: Substring, unit: CGFloat = 1) -> CGFloat?? {
    if text == "fit" { return .some(nil) }
    guard let value = Double(text), value > 0, value * Double(unit) <= Double(Self.largestSide) else { return nil }
    return CGFloat(value) * unit
  }
}
