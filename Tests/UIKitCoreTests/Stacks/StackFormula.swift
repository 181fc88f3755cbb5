import UIKitCore

/// The frames of arranged views according to UIKit's documentation, computed without constraints.
///
/// Lengths are measured along the axis, and breadths across it, from the top leading corner.
struct StackFormula {
  var axis: NSLayoutConstraint.Axis
  var direction: UIUserInterfaceLayoutDirection
  var distribution: UIStackView.Distribution
  var alignment: UIStackView.Alignment
  /// The stack's own size, margins included.
  var size: CGSize
  var margins = NSDirectionalEdgeInsets.zero
  /// The intrinsic length and breadth of the visible views, and the spacing after each.
  var contents: [(length: CGFloat, breadth: CGFloat, spacing: CGFloat)]

  /// The frames of the visible views in the stack.
  var frames: [CGRect] {
    let inner = CGRect(
      x: margins.leading, y: margins.top, width: size.width - margins.leading - margins.trailing,
      height: size.height - margins.top - margins.bottom)
    let isRow = axis == .horizontal
    let spans = self.spans(in: isRow ? inner.width : inner.height)
    return zip(spans, contents).map { span, content in
      let across = self.across(content.breadth, in: isRow ? inner.height : inner.width)
      let frame =
        isRow
        ? CGRect(x: span.start, y: across.start, width: span.length, height: across.length)
        : CGRect(x: across.start, y: span.start, width: across.length, height: span.length)
      let moved = frame.offsetBy(dx: inner.minX, dy: inner.minY)
      guard direction == .rightToLeft else { return moved }
      return CGRect(x: size.width - moved.maxX, y: moved.minY, width: moved.width, height: moved.height)
    }
  }

  private typealias Span = (start: CGFloat, length: CGFloat)

  private func spans(in total: CGFloat) -> [Span] {
    let count = contents.count
    // The share of a single view is required, and breaks the connection with the trailing margin.
    let single = distribution == .fillProportionally ? (axis == .horizontal ? size.width : size.height) : total
    guard count > 1 else { return contents.map { _ in (0, single) } }
    let lengths = contents.map(\.length)
    let gaps = contents.dropLast().map(\.spacing)
    let (content, spacing) = (lengths.reduce(0, +), gaps.reduce(0, +))
    switch distribution {
    case .fill:
      // All views keep their lengths except the last one, which is stretched or compressed to the remaining length.
      return chain(lengths.dropLast() + [total - spacing - lengths.dropLast().reduce(0, +)], gaps)
    case .fillEqually:
      return chain(Array(repeating: (total - spacing) / CGFloat(count), count: count), gaps)
    case .fillProportionally:
      // Shares refer to the stack's size including its margins. The last view gets the remaining length.
      let whole = axis == .horizontal ? size.width : size.height
      let shares = lengths.map { whole * $0 / (content + spacing) }
      return chain(shares.dropLast() + [total - spacing - shares.dropLast().reduce(0, +)], gaps)
    case .equalSpacing:
      return chain(lengths, Array(repeating: (total - content) / CGFloat(count - 1), count: count - 1))
    case .equalCentering:
      let (first, last) = (lengths[0] / 2, total - lengths[count - 1] / 2)
      return lengths.enumerated().map { index, length in
        (first + (last - first) * CGFloat(index) / CGFloat(count - 1) - length / 2, length)
      }
    }
  }

  private func chain(_ lengths: [CGFloat], _ gaps: [CGFloat]) -> [Span] {
    var start: CGFloat = 0
    return lengths.enumerated().map { index, length in
      defer { start += length + (index < gaps.count ? gaps[index] : 0) }
      return (start, length)
    }
  }

  private func across(_ breadth: CGFloat, in total: CGFloat) -> Span {
    switch alignment {
    case .fill: (0, total)
    case .center: ((total - breadth) / 2, breadth)
    // A view without text has its first baseline at its top and its last baseline at its bottom. A column has no common
    // baseline and aligns the leading or the trailing edges.
    case .leading, .firstBaseline: (0, breadth)
    case .trailing, .lastBaseline: (total - breadth, breadth)
    }
  }
}
