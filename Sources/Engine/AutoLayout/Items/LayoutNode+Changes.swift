import UIFoundation

/// Change notifications from a view or guide to the engine.
extension LayoutNode {
  /// The properties of an item that constraints may depend on.
  package struct Changes: OptionSet, Sendable {
    package let rawValue: UInt16

    package init(rawValue: UInt16) { self.rawValue = rawValue }

    package static let margins = Changes(rawValue: 1 << 0)
    package static let alignmentRectInsets = Changes(rawValue: 1 << 1)
    package static let baselines = Changes(rawValue: 1 << 2)
    package static let direction = Changes(rawValue: 1 << 3)
    package static let autoresizing = Changes(rawValue: 1 << 4)
    package static let boundsOrigin = Changes(rawValue: 1 << 5)
    static let intrinsicSize = Changes(rawValue: 1 << 6)
    static let systemConstraints = Changes(rawValue: 1 << 7)
  }

  /// Notifies the engine of changed properties; cheap if no constraint uses them.
  package func didChange(_ changes: Changes) {
    if let engine = slotEngine {
      engine.enqueue(changes, of: self)
    } else if changes.contains(.direction), heldCount > 0 {
      currentEngine?.enqueueDirection(of: self)
    } else if changes.contains(.autoresizing) {
      currentEngine?.enqueueArrival(of: self)
    }
  }

  /// Sets the content size; negative (UIKit's `noIntrinsicMetric`) or not finite means none on an axis.
  package func setIntrinsicSize(_ size: CGSize) {
    guard size != intrinsicSize else { return }
    intrinsicSize = size
    slotEngine?.enqueue(.intrinsicSize, of: self)
  }

  /// Sets whether the content is text that wraps.
  package func setIsWrappingText(_ isWrapping: Bool) {
    guard isWrapping != isWrappingText else { return }
    isWrappingText = isWrapping
    slotEngine?.enqueue(.intrinsicSize, of: self)
  }

  package func setAlignmentRectInsets(_ insets: UIEdgeInsets) {
    guard insets != alignmentRectInsets else { return }
    alignmentRectInsets = insets
    slotEngine?.enqueue(.alignmentRectInsets, of: self)
  }

  package func hugging(for axis: NSLayoutConstraint.Axis) -> UILayoutPriority {
    axis == .horizontal ? hugging.horizontal : hugging.vertical
  }

  package func compressionResistance(for axis: NSLayoutConstraint.Axis) -> UILayoutPriority {
    axis == .horizontal ? compressionResistance.horizontal : compressionResistance.vertical
  }

  /// Sets the tie-breaking rank on an axis. Among equal priorities, the highest rank yields first.
  ///
  /// Stack views that fill their axis assign ranks in the order of their views, so that ties have one solution. Ranks
  /// only decide between solutions with equal or almost equal sums of violations.
  package func setContentRank(_ rank: Int, for axis: NSLayoutConstraint.Axis) {
    switch axis {
    case .horizontal:
      guard contentRank.horizontal != rank else { return }
      contentRank.horizontal = rank
    case .vertical:
      guard contentRank.vertical != rank else { return }
      contentRank.vertical = rank
    }
    slotEngine?.enqueue(.intrinsicSize, of: self)
  }

  package func setHugging(_ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis) {
    guard priority != hugging(for: axis) else { return }
    switch axis {
    case .horizontal: hugging.horizontal = priority
    case .vertical: hugging.vertical = priority
    }
    slotEngine?.enqueue(.intrinsicSize, of: self)
  }

  package func setCompressionResistance(_ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis) {
    guard priority != compressionResistance(for: axis) else { return }
    switch axis {
    case .horizontal: compressionResistance.horizontal = priority
    case .vertical: compressionResistance.vertical = priority
    }
    slotEngine?.enqueue(.intrinsicSize, of: self)
  }

  /// Notifies the engine that baselines may have moved; cheap if no constraint uses them.
  package func baselinesMayHaveMoved() {
    if providesBaselines { didChange(.baselines) }
  }

  func systemConstraintsDidChange(from old: [NSLayoutConstraint]) {
    for constraint in old { constraint.loweredIn?.remove(constraint) }
    for constraint in systemConstraints { constraint.origin = .system }
    slotEngine?.enqueue(.systemConstraints, of: self)
  }
}
