import UIFoundation

/// The frame and mask of a view on one axis, as two linear functions of the container's length.
struct AutoresizingSpan {
  /// A linear function of the container's length: `constant + share × length`.
  struct Value {
    var constant: Double
    var share: Double
  }

  /// The alignment rectangle's near edge.
  let origin: Value

  /// The alignment rectangle's length.
  let size: Value

  /// Indicates whether the origin or the size depends on the container's length.
  var isFlexible: Bool { origin.share != 0 || size.share != 0 }

  /// Creates the functions of an axis; `near` and `far` are the alignment insets of the view.
  init(_ resizing: Autoresizing, _ axis: NSLayoutConstraint.Axis, near: CGFloat, far: CGFloat) {
    let isHorizontal = axis == .horizontal
    let start = Double(isHorizontal ? resizing.frame.minX : resizing.frame.minY)
    let length = Double(isHorizontal ? resizing.frame.width : resizing.frame.height)
    let container = resizing.containerSize.map { Double(isHorizontal ? $0.width : $0.height) }
    var shares = [0.0, 0.0]
    if let container {
      shares = Self.shares([start, length, container - start - length], Self.flexible(resizing.mask, axis))
    }
    let reference = container ?? 0
    origin = Value(constant: start + Double(near) - shares[0] * reference, share: shares[0])
    size = Value(constant: length - Double(near + far) - shares[1] * reference, share: shares[1])
  }

  private static func flexible(_ mask: Autoresizing.Mask, _ axis: NSLayoutConstraint.Axis) -> [Bool] {
    let parts: [Autoresizing.Mask] =
      axis == .horizontal
      ? [.flexibleLeftMargin, .flexibleWidth, .flexibleRightMargin]
      : [.flexibleTopMargin, .flexibleHeight, .flexibleBottomMargin]
    return parts.map(mask.contains)
  }

  /// Returns each part's share of the container's growth, in proportion to the flexible lengths.
  private static func shares(_ lengths: [Double], _ flexible: [Bool]) -> [Double] {
    let total = zip(lengths, flexible).reduce(0) { $0 + ($1.1 ? $1.0 : 0) }
    let count = Double(flexible.filter { $0 }.count)
    return zip(lengths, flexible).map { length, isFlexible in
      guard isFlexible else { return 0 }
      return total != 0 ? length / total : 1 / count
    }
  }
}
