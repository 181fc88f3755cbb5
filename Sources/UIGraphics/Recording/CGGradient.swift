import UIFoundation

/// Colours along a line.
public final class CGGradient: Sendable {
  /// The stops in ascending order of location.
  package let stops: [GradientStop]

  /// Locations are 0 to 1; nil spreads the colours evenly. Nil result for no colour.
  public init?(colorsSpace: CGColorSpace?, colors: CFArray, locations: UnsafePointer<CGFloat>?) {
    let values = colors.compactMap { ($0 as? CGColor)?.rgba ?? ($0 as? UIColor)?.rgba }
    guard !values.isEmpty, values.count == colors.count else { return nil }
    let places = locations.map { Array(UnsafeBufferPointer(start: $0, count: values.count)) }
    stops = GradientStop.stops(values, at: places)
  }

  /// Components one colour after the other, alpha last in each.
  public init?(
    colorSpace: CGColorSpace, colorComponents: UnsafePointer<CGFloat>, locations: UnsafePointer<CGFloat>?, count: Int
  ) {
    guard count > 0 else { return nil }
    let width = colorSpace.numberOfComponents + 1
    let values = (0..<count).compactMap { index in
      colorSpace.color(Array(UnsafeBufferPointer(start: colorComponents + index * width, count: width)))
    }
    guard values.count == count else { return nil }
    stops = GradientStop.stops(values, at: locations.map { Array(UnsafeBufferPointer(start: $0, count: count)) })
  }
}

/// CoreFoundation's name for an array, so that `[…] as CFArray` compiles.
public typealias CFArray = [Any]

/// One colour of a gradient.
package struct GradientStop: Hashable, Sendable {
  /// Where it lies between the ends, 0 to 1.
  package var location: Double
  /// The colour there.
  package var color: RGBA

  /// A stop at a place.
  package init(location: Double, color: RGBA) {
    self.location = location
    self.color = color
  }

  /// Pairs colours with places, evenly spread where there are none; sorted, equal places in given order.
  package static func stops(_ colors: [RGBA], at locations: [CGFloat]?) -> [GradientStop] {
    let last = max(1, colors.count - 1)
    let stops = colors.enumerated().map { index, color in
      let place = locations.flatMap { index < $0.count ? Double($0[index]) : nil } ?? Double(index) / Double(last)
      return GradientStop(location: place >= 0 ? min(place, 1) : 0, color: color)
    }
    // Swift's sort is stable, which its documentation does not promise; the index makes it so.
    return stops.enumerated().sorted { ($0.element.location, $0.offset) < ($1.element.location, $1.offset) }
      .map(\.element)
  }
}

/// Whether a gradient goes on beyond its ends.
public struct CGGradientDrawingOptions: OptionSet, Sendable, Hashable {
  public let rawValue: UInt32
  public init(rawValue: UInt32) { self.rawValue = rawValue }
  public static let drawsBeforeStartLocation = CGGradientDrawingOptions(rawValue: 1 << 0)
  public static let drawsAfterEndLocation = CGGradientDrawingOptions(rawValue: 1 << 1)
}
