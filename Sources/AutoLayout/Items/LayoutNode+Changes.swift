import UIFoundation

/// What the owner of a view tells the engine.
extension LayoutNode {
  /// Something of an item that lowered constraints may have used and that has changed.
  package struct Changes: OptionSet, Sendable {
    package let rawValue: UInt16

    package init(rawValue: UInt16) {
      self.rawValue = rawValue
    }

    package static let margins = Changes(rawValue: 1 << 0)
    package static let alignmentRectInsets = Changes(rawValue: 1 << 1)
    package static let baselines = Changes(rawValue: 1 << 2)
    package static let direction = Changes(rawValue: 1 << 3)
    package static let autoresizing = Changes(rawValue: 1 << 4)
    package static let boundsOrigin = Changes(rawValue: 1 << 5)
    static let intrinsicSize = Changes(rawValue: 1 << 6)
    static let systemConstraints = Changes(rawValue: 1 << 7)
  }

  /// Tells the engine that something it may have used has another value now; cheap where it has not.
  package func didChange(_ changes: Changes) {
    if let engine = slotEngine {
      engine.note(changes, of: self)
    } else if changes.contains(.direction), heldCount > 0 {
      currentEngine?.noteDirection(of: self)
    } else if changes.contains(.autoresizing) {
      currentEngine?.noteArrival(of: self)
    }
  }

  /// Takes a new content size; negative, as UIKit's `noIntrinsicMetric`, or not finite on an axis means none.
  package func setIntrinsicSize(_ size: CGSize) {
    guard size != intrinsicSize else { return }
    intrinsicSize = size
    slotEngine?.note(.intrinsicSize, of: self)
  }

  /// Takes the alignment insets that the view has now.
  package func setAlignmentRectInsets(_ insets: UIEdgeInsets) {
    guard insets != alignmentRectInsets else { return }
    alignmentRectInsets = insets
    slotEngine?.note(.alignmentRectInsets, of: self)
  }

  /// How strongly the item refuses to grow beyond its content on an axis.
  package func hugging(for axis: NSLayoutConstraint.Axis) -> UILayoutPriority {
    axis == .horizontal ? hugging.horizontal : hugging.vertical
  }

  /// How strongly the item refuses to shrink below its content on an axis.
  package func compressionResistance(for axis: NSLayoutConstraint.Axis) -> UILayoutPriority {
    axis == .horizontal ? compressionResistance.horizontal : compressionResistance.vertical
  }

  /// Orders items of equal priorities on an axis: of two that compete, the higher rank gives first.
  ///
  /// Stack views give ranks in the order of their views, so that ties among them have one answer.
  package func setContentRank(_ rank: Int, for axis: NSLayoutConstraint.Axis) {
    switch axis {
    case .horizontal:
      guard contentRank.horizontal != rank else { return }
      contentRank.horizontal = rank
    case .vertical:
      guard contentRank.vertical != rank else { return }
      contentRank.vertical = rank
    }
    slotEngine?.note(.intrinsicSize, of: self)
  }

  /// Sets how strongly the item refuses to grow beyond its content on an axis.
  package func setHugging(_ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis) {
    guard priority != hugging(for: axis) else { return }
    switch axis {
    case .horizontal: hugging.horizontal = priority
    case .vertical: hugging.vertical = priority
    }
    slotEngine?.note(.intrinsicSize, of: self)
  }

  /// Sets how strongly the item refuses to shrink below its content on an axis.
  package func setCompressionResistance(_ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis) {
    guard priority != compressionResistance(for: axis) else { return }
    switch axis {
    case .horizontal: compressionResistance.horizontal = priority
    case .vertical: compressionResistance.vertical = priority
    }
    slotEngine?.note(.intrinsicSize, of: self)
  }

  /// Tells the engine that baselines may lie elsewhere; cheap where no constraint asks for them.
  package func baselinesMayHaveMoved() {
    if lendsBaselines { didChange(.baselines) }
  }

  func systemConstraintsDidChange(from old: [NSLayoutConstraint]) {
    for constraint in old { constraint.loweredIn?.remove(constraint) }
    for constraint in systemConstraints { constraint.origin = .system }
    slotEngine?.note(.systemConstraints, of: self)
  }
}
