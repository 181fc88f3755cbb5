internal import AutoLayout
internal import Foundation

extension UIView {
  /// Resizes the subviews with autoresizing masks whose frames are not determined by constraints.
  func resizeSubviews(from old: CGSize, to new: CGSize) {
    guard autoresizesSubviews, old != new else { return }
    for subview in subviews where subview.translatesAutoresizingMaskIntoConstraints && !subview.layoutNode.isLaidOut {
      subview.resize(fromSuperviewSize: old, to: new)
    }
  }

  private func resize(fromSuperviewSize old: CGSize, to new: CGSize) {
    let mask = autoresizingMask
    guard !mask.isEmpty else { return }
    let current = frame
    let (x, width) = Self.autoresized(
      start: current.minX, size: current.width, old: old.width, new: new.width,
      flexible: (
        mask.contains(.flexibleLeftMargin), mask.contains(.flexibleWidth), mask.contains(.flexibleRightMargin)
      ))
    let (y, height) = Self.autoresized(
      start: current.minY, size: current.height, old: old.height, new: new.height,
      flexible: (
        mask.contains(.flexibleTopMargin), mask.contains(.flexibleHeight), mask.contains(.flexibleBottomMargin)
      ))
    let resized = CGRect(x: x, y: y, width: width, height: height)
    if resized != current { frame = resized }
  }

  /// Returns one axis of a frame, whose flexible parts share the change in proportion to their lengths.
  ///
  /// The change is the difference of the superview's length, from `old` to `new`, in points. It is shared equally if
  /// the lengths of the flexible parts are 0.
  static func autoresized(
    start: CGFloat, size: CGFloat, old: CGFloat, new: CGFloat, flexible: (before: Bool, size: Bool, after: Bool)
  ) -> (start: CGFloat, size: CGFloat) {
    let end = old - start - size
    let parts = [(flexible.before, start), (flexible.size, size), (flexible.after, end)]
    let sharing = parts.filter(\.0)
    guard !sharing.isEmpty else { return (start, size) }
    let total = sharing.reduce(0) { $0 + $1.1 }
    let change = new - old
    func share(_ part: (Bool, CGFloat)) -> CGFloat {
      guard part.0 else { return 0 }
      return total == 0 ? change / CGFloat(sharing.count) : change * part.1 / total
    }
    return (start + share(parts[0]), max(0, size + share(parts[1])))
  }
}
