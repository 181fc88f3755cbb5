import UIFoundation

/// A coordinate or length of a rectangle, in points and in the coordinates of the superview.
package enum LayoutMeasure: String, Sendable, CaseIterable {
  case x
  case y
  case width
  case height
  case left
  case right
  case top
  case bottom
  case centerX
  case centerY

  package var axis: NSLayoutConstraint.Axis {
    switch self {
    case .x, .width, .left, .right, .centerX: .horizontal
    case .y, .height, .top, .bottom, .centerY: .vertical
    }
  }

  /// The multiples of the origin and of the size that add up to the measure.
  var factors: (origin: Double, size: Double) {
    switch self {
    case .x, .y, .left, .top: (1, 0)
    case .width, .height: (0, 1)
    case .right, .bottom: (1, 1)
    case .centerX, .centerY: (1, 0.5)
    }
  }

  /// Returns the measure of a rectangle.
  package func value(in rect: CGRect) -> Double {
    axis == .horizontal
      ? value(origin: rect.origin.x, size: rect.size.width) : value(origin: rect.origin.y, size: rect.size.height)
  }

  /// Returns the measure for an origin and a size on its axis; the size may be negative.
  package func value(origin: CGFloat, size: CGFloat) -> Double {
    factors.origin * Double(origin) + factors.size * Double(size)
  }
}

/// The constraints that determine a measure of an item, each with the number of points it contributes.
///
/// The amounts sum to the value.
package struct ConstraintChain: Sendable, Equatable {
  /// The contribution of one constraint.
  package struct Link: Sendable, Equatable {
    /// The kind of a constraint in a chain.
    package enum Kind: String, Sendable {
      /// A constraint from a document, from code or from a container.
      case constraint
      /// The content's size, by hugging or compression resistance.
      case content
      /// A frame with its autoresizing mask, or the target size of the layout.
      case frame
      /// The distance between the alignment rectangle and the frame.
      case alignment
      /// The rounding to the nearest pixel.
      case rounding
    }

    package let kind: Kind
    /// The constraint in plain words, without a period.
    package let sentence: String
    /// The factor of the constraint in the sum.
    package let multiplier: Double
    /// The contribution to the value, in points.
    package let amount: Double
    /// The source of the constraint, as `file:line` or `line 12`; nil if unknown.
    package let origin: String?

    package init(
      kind: Kind, sentence: String, multiplier: Double = 1, amount: Double, origin: String? = nil
    ) {
      self.kind = kind
      self.sentence = sentence
      self.multiplier = multiplier
      self.amount = amount
      self.origin = origin
    }
  }

  package let measure: LayoutMeasure
  /// The value of the measure, in points.
  package let value: Double
  /// The constraints of the chain, nearest first.
  package var links: [Link]
  /// Indicates whether another value would satisfy the constraints as well.
  package let isFree: Bool

  package init(measure: LayoutMeasure, value: Double, links: [Link], isFree: Bool) {
    self.measure = measure
    self.value = value
    self.links = links
    self.isFree = isFree
  }

  /// The sum of the contributions, in points.
  package var sum: Double { links.reduce(0) { $0 + $1.amount } }
}

extension ConstraintChain {
  /// Returns the chain as text: the value, then a line per link with amount, sentence and source.
  ///
  /// The amounts are right-aligned and have at most three decimals.
  package func lines(of name: String) -> [String] {
    let amounts = links.map { Self.text($0.amount) }
    let width = amounts.map(\.count).max() ?? 0
    let note = isFree ? "; not unique, another value satisfies the constraints as well" : ""
    var lines = ["\(name).\(measure.rawValue) = \(Self.text(value))\(note)"]
    for (link, amount) in zip(links, amounts) {
      let padding = String(repeating: " ", count: width - amount.count)
      lines.append("  \(padding)\(amount)  \(link.text)")
    }
    return lines
  }

  /// Returns a number of points with at most three decimals.
  package static func text(_ number: Double) -> String {
    guard number.isFinite else { return "\(number)" }
    let rounded = (number * 1000).rounded() / 1000 + 0
    return rounded.shortText.replacing("-", with: "−")
  }
}

extension ConstraintChain.Link {
  /// The sentence, its factor unless that is 1 or −1 or the amount is zero, and its source.
  package var text: String {
    let factor = abs(multiplier)
    let times = abs(factor - 1) < 1e-9 || amount == 0 ? "" : " (\(ConstraintChain.text(factor)) times)"
    return sentence + times + (origin.map { " (\($0))" } ?? "")
  }
}
