internal import Foundation

/// The pending layout work of a view and its descendants.
struct PendingLayout {
  /// The kinds of work. Properties are updated first; the others follow in their order.
  struct Work: OptionSet {
    let rawValue: UInt8

    static let constraints = Work(rawValue: 1 << 0)
    static let measure = Work(rawValue: 1 << 1)
    static let layout = Work(rawValue: 1 << 2)
    static let properties = Work(rawValue: 1 << 3)
    static let all: Work = [.properties, .constraints, .measure, .layout]
  }

  var needsUpdateConstraints: Bool { own.contains(.constraints) }
  /// The pending work of this view.
  var own: Work = .all
  /// The pending work of descendants.
  var below: Work = []

  /// The difference between the solved and the rounded origin, in points.
  var residual = CGPoint.zero
  /// Indicates whether a pass is running. It is stored on the topmost view.
  var isRunning = false
  /// Indicates whether properties are being updated. It is stored on the topmost view.
  var isUpdatingProperties = false
  /// The number of the last pass. It is stored on the topmost view.
  var passNumber = 0
  /// Indicates whether the content size is being measured for the engine, not for a caller.
  var isMeasuring = false
  /// Indicates whether this text is in `HeightForWidth.pinned` of the topmost view.
  var isInPinnedList = false
  /// The height-for-width text of the tree. It is stored on the topmost view.
  var text = HeightForWidth()
}

extension UIView {
  /// Marks work of this view as pending, and notifies its superviews.
  func mark(_ work: PendingLayout.Work) {
    pending.own.formUnion(work)
    markAncestors(work)
  }

  /// Marks work of a descendant as pending in the superviews.
  func markAncestors(_ work: PendingLayout.Work) {
    var last = self
    while let view = last.superview {
      if view.pending.below.isSuperset(of: work) { return }
      view.pending.below.formUnion(work)
      last = view
    }
    last.treeNeedsLayout()
  }

  /// Performs one kind of pending work: children first, or this view first.
  func perform(_ work: PendingLayout.Work, childrenFirst: Bool = false, _ body: (UIView) -> Void) {
    let isDue = pending.own.contains(work)
    let isDueBelow = pending.below.contains(work)
    guard isDue || isDueBelow else { return }
    pending.own.subtract(work)
    if isDue, !childrenFirst { body(self) }
    if pending.below.contains(work) {
      pending.below.subtract(work)
      for subview in subviews { subview.perform(work, childrenFirst: childrenFirst, body) }
    }
    if isDue, childrenFirst { body(self) }
  }
}
