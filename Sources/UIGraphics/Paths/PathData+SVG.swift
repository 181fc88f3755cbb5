import UIFoundation

extension PathData {
  /// The elements as the `d` attribute of an SVG path, in absolute coordinates and shortest digits.
  package var svgData: String {
    var parts: [String] = []
    forEach { element in
      switch element {
      case .move(let point): parts.append("M" + Self.text(point))
      case .line(let point): parts.append("L" + Self.text(point))
      case .quadCurve(let control, let end): parts.append("Q" + Self.text(control, end))
      case .curve(let first, let second, let end): parts.append("C" + Self.text(first, second, end))
      case .close: parts.append("Z")
      }
    }
    return parts.joined()
  }

  private static func text(_ points: CGPoint...) -> String {
    points.map { "\($0.x.shortDigits) \($0.y.shortDigits)" }.joined(separator: " ")
  }
}

extension CGFloat {
  /// The number with at most four decimals, whole numbers without a point; "0" if not finite.
  package var shortDigits: String {
    guard isFinite else { return "0" }
    let rounded = (self * 10_000).rounded()
    guard rounded.magnitude < 1e15 else { return "\(Double(self))" }
    let whole = Int64(rounded)
    let (digits, rest) = (whole.magnitude / 10_000, whole.magnitude % 10_000)
    let sign = whole < 0 ? "-" : ""
    guard rest > 0 else { return "\(sign)\(digits)" }
    var places = String(rest)
    places = String(repeating: "0", count: 4 - places.count) + places
    while places.hasSuffix("0") { places.removeLast() }
    return "\(sign)\(digits).\(places)"
  }
}
