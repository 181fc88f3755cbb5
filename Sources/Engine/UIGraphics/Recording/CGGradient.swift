public import Foundation
import UIFoundation

/// A sequence of colors with their locations.
public final class CGGradient: Sendable {
  /// The stops in ascending order of location.
  package let stops: [GradientStop]

  /// Creates a gradient; nil if there are no colors, or if an element is not a color.
  ///
  /// Locations are from 0 to 1, and evenly spaced by default.
  public init?(colorsSpace: CGColorSpace?, colors: CFArray, locations: UnsafePointer<CGFloat>?) {
    let colors = Array(colors)
    let values = colors.compactMap { ($0 as? CGColor)?.rgba ?? ($0 as? UIColor)?.rgba }
    guard !values.isEmpty, values.count == colors.count else { return nil }
    stops = GradientStop.stops(values, at: locations.map { Array(UnsafeBufferPointer(start: $0, count: values.count)) })
  }

  /// Creates a gradient from the components of all colors, each with alpha at its end.
  public init?(
    colorSpace: CGColorSpace, colorComponents: UnsafePointer<CGFloat>, locations: UnsafePointer<CGFloat>?, count: Int
  ) {
    guard count > 0 else { return nil }
    let componentCount = colorSpace.numberOfComponents + 1
    let values = (0..<count).compactMap { index in
      colorSpace.color(
        Array(UnsafeBufferPointer(start: colorComponents + index * componentCount, count: componentCount)))
    }
    guard values.count == count else { return nil }
    stops = GradientStop.stops(values, at: locations.map { Array(UnsafeBufferPointer(start: $0, count: count)) })
  }
}

/// A color of a gradient with its location.
package struct GradientStop: Hashable, Sendable {
  /// The location, from 0 at the start to 1 at the end.
  package var location: Double
  package var color: RGBA

  package init(location: Double, color: RGBA) {
    self.location = location
    self.color = color
  }

  /// Returns the stops sorted by location. Stops with equal locations keep their order.
  ///
  /// Missing locations are evenly spaced. Other locations are clamped to 0 to 1.
  package static func stops(_ colors: [RGBA], at locations: [CGFloat]?) -> [GradientStop] {
    let last = max(1, colors.count - 1)
    let stops = colors.enumerated().map { index, color in
      let location = locations.flatMap { index < $0.count ? Double($0[index]) : nil } ?? Double(index) / Double(last)
      return GradientStop(location: location >= 0 ? min(location, 1) : 0, color: color)
    }
    // Indices are also compared, because Swift does not document its sort as stable.
    return stops.enumerated().sorted { ($0.element.location, $0.offset) < ($1.element.location, $1.offset) }
      .map(\.element)
  }
}

/// A set of the ends beyond which a gradient extends.
public struct CGGradientDrawingOptions: OptionSet, Sendable, Hashable {
  public let rawValue: UInt32
  public init(rawValue: UInt32) { self.rawValue = rawValue }
  public static let drawsBeforeStartLocation = CGGradientDrawingOptions(rawValue: 1 << 0)
  public static let drawsAfterEndLocation = CGGradientDrawingOptions(rawValue: 1 << 1)
}
