import UIKitCore

/// Where labels stand already, so that the next ones keep clear of them.
struct LabelPlaces {
  private let bounds: CGRect
  private var taken: [CGRect] = []

  init(within bounds: CGRect) {
    self.bounds = bounds
  }

  /// The first of some places that overlaps no label and lies inside the picture, else the one that overlaps least.
  mutating func place(_ size: CGSize, at origins: [CGPoint]) -> CGRect {
    var best: (rect: CGRect, cost: CGFloat)?
    for origin in origins {
      let rect = CGRect(origin: origin, size: size)
      let cost = cost(of: rect)
      if cost < best?.cost ?? .infinity { best = (rect, cost) }
      if cost == 0 { break }
    }
    let rect = best?.rect ?? CGRect(origin: bounds.origin, size: size)
    taken.append(rect)
    return rect
  }

  private func cost(of rect: CGRect) -> CGFloat {
    func area(_ rect: CGRect) -> CGFloat { rect.isNull ? 0 : rect.width * rect.height }
    let outside = area(rect) - area(rect.intersection(bounds))
    return taken.reduce(outside) { $0 + area($1.intersection(rect)) }
  }
}

/// Where beams stand already, so that two on one line are drawn beside each other.
struct BeamPlaces {
  private var taken: [(axis: NSLayoutConstraint.Axis, range: ClosedRange<CGFloat>, across: CGFloat)] = []

  /// How far beams on one line are moved apart, and how often that is tried. Points.
  private static let step: CGFloat = 12
  private static let tries = 4

  /// The wanted place, or one near it where no beam runs along the same stretch.
  mutating func place(_ axis: NSLayoutConstraint.Axis, _ range: ClosedRange<CGFloat>, across: CGFloat) -> CGFloat {
    let offsets: [CGFloat] = [0] + (1...Self.tries).flatMap { [CGFloat($0) * Self.step, -CGFloat($0) * Self.step] }
    let free = offsets.first { offset in
      !taken.contains {
        $0.axis == axis && abs($0.across - across - offset) < Self.step && $0.range.overlaps(range)
      }
    }
    taken.append((axis, range, across + (free ?? 0)))
    return across + (free ?? 0)
  }
}
