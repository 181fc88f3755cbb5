internal import Foundation
internal import UIFoundation

/// The frame of a popover and its arrow.
struct PopoverPlacement {
  /// The size of the content without a preferred size, in points, as Apple documents it.
  static let defaultSize = CGSize(width: 320, height: 1100)

  /// The lengths of popovers in a design, in points.
  struct Metrics: Sendable {
    /// The distance between the card and the tip of its arrow; 0 without arrows.
    let arrowHeight: CGFloat
    /// The width of the arrow at the card.
    let arrowBase: CGFloat
    let cornerRadius: CGFloat
    /// The distance at which a card in front of its source begins inside of it; nil beside it.
    let overlap: CGFloat?
  }

  static let metrics = DesignValues(
    classic: Metrics(arrowHeight: 13, arrowBase: 30, cornerRadius: 13, overlap: nil),
    glass: Metrics(arrowHeight: 0, arrowBase: 0, cornerRadius: 26, overlap: 10))

  /// The frame of the card with its arrow, in the container's coordinate space, in points.
  var frame = CGRect.zero
  /// The direction of the arrow; `unknown` without an arrow.
  var direction = UIPopoverArrowDirection.unknown
  /// The distance of the arrow's tip from the left or top edge of the frame, in points.
  var arrowPosition: CGFloat = 0

  init() {}

  /// Places content on a permitted side of a rectangle, or in the middle of the area without one.
  ///
  /// The first side with enough space is below, above, on the right, or on the left. If there is none, the side with the
  /// most space is used and the content is made smaller.
  init(
    of size: CGSize, beside source: CGRect?, in area: CGRect, permitted: UIPopoverArrowDirection, _ metrics: Metrics,
    _ grid: PixelGrid
  ) {
    guard let source, source.isFinite, area.width > 0, area.height > 0 else {
      frame = Self.centered(size, in: area, grid)
      return
    }
    let order: [UIPopoverArrowDirection] = [.up, .down, .left, .right]
    let allowed = order.filter { permitted.contains($0) }
    let spaces = (allowed.isEmpty ? order : allowed).map {
      (direction: $0, area: Self.space($0, of: source, in: area, metrics))
    }
    let fitting = spaces.first { $0.area.width >= size.width && $0.area.height >= size.height }
    let largest = spaces.max {
      min($0.area.width, size.width) * min($0.area.height, size.height)
        < min($1.area.width, size.width) * min($1.area.height, size.height)
    }
    guard let (direction, space) = fitting ?? largest, space.width > 0, space.height > 0 else {
      frame = Self.centered(size, in: area, grid)
      return
    }
    self.direction = direction
    place(
      CGSize(width: min(size.width, space.width), height: min(size.height, space.height)), at: source, space, metrics,
      grid)
  }

  private static func centered(_ size: CGSize, in area: CGRect, _ grid: PixelGrid) -> CGRect {
    let (width, height) = (min(size.width, max(0, area.width)), min(size.height, max(0, area.height)))
    return grid.round(CGRect(x: area.midX - width / 2, y: area.midY - height / 2, width: width, height: height))
  }

  /// Returns the part of an area on the side of a rectangle to which the opposite of an arrow points.
  private static func space(
    _ direction: UIPopoverArrowDirection, of source: CGRect, in area: CGRect, _ metrics: Metrics
  ) -> CGRect {
    var (left, top, right, bottom) = (area.minX, area.minY, area.maxX, area.maxY)
    // Beside the source, or in front of it.
    let arrow = metrics.arrowHeight
    let edges = metrics.overlap.map { source.insetBy(dx: $0, dy: $0) }
    switch direction {
    case .up: top = max(top, edges?.minY ?? source.maxY + arrow)
    case .down: bottom = min(bottom, edges?.maxY ?? source.minY - arrow)
    case .left: left = max(left, edges?.minX ?? source.maxX + arrow)
    default: right = min(right, edges?.maxX ?? source.minX - arrow)
    }
    return CGRect(x: left, y: top, width: max(0, right - left), height: max(0, bottom - top))
  }

  /// Places the card next to the source, as close to its middle as the space allows.
  private mutating func place(
    _ size: CGSize, at source: CGRect, _ space: CGRect, _ metrics: Metrics, _ grid: PixelGrid
  ) {
    func limited(_ middle: CGFloat, _ length: CGFloat, _ start: CGFloat, _ end: CGFloat) -> CGFloat {
      max(start, min(middle - length / 2, end - length))
    }
    let arrow = metrics.arrowHeight
    var rect = CGRect(
      x: limited(source.midX, size.width, space.minX, space.maxX),
      y: limited(source.midY, size.height, space.minY, space.maxY), width: size.width, height: size.height)
    switch direction {
    case .up: rect = CGRect(x: rect.minX, y: space.minY - arrow, width: size.width, height: size.height + arrow)
    case .down:
      rect = CGRect(x: rect.minX, y: space.maxY - size.height, width: size.width, height: size.height + arrow)
    case .left: rect = CGRect(x: space.minX - arrow, y: rect.minY, width: size.width + arrow, height: size.height)
    default:
      rect = CGRect(x: space.maxX - size.width, y: rect.minY, width: size.width + arrow, height: size.height)
    }
    frame = grid.round(rect)
    let isVertical = direction == .up || direction == .down
    let length = isVertical ? frame.width : frame.height
    let tip = isVertical ? source.midX - frame.minX : source.midY - frame.minY
    let reach = min(metrics.cornerRadius + metrics.arrowBase / 2, length / 2)
    arrowPosition = min(max(tip, reach), length - reach)
  }
}
