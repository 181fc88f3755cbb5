/// The work that a view and the views below it have still to do before they are laid out.
struct PendingLayout {
  /// The kinds of work, in the order in which a pass does them.
  struct Work: OptionSet {
    let rawValue: UInt8

    static let constraints = Work(rawValue: 1 << 0)
    static let measure = Work(rawValue: 1 << 1)
    static let layout = Work(rawValue: 1 << 2)
    static let all: Work = [.constraints, .measure, .layout]
  }

  /// Whether this view has its constraints to update.
  var needsUpdateConstraints: Bool { own.contains(.constraints) }
  /// What this view has to do.
  var own: Work = .all
  /// What some view below has to do.
  var below: Work = []

  /// The part of the solved origin that rounding to pixels took away, in points, with all above included.
  var residual = CGPoint.zero
  /// Whether a pass is under way in this view's subtree; kept on the topmost view.
  var isRunning = false
  /// The number of the last pass, counted on the topmost view.
  var passNumber = 0
  /// Whether the content size is being measured for the engine, not asked for by a user.
  var isMeasuring = false
  /// Whether this text stands in the topmost view's list of text with a required width.
  var isListedAsPinned = false
  /// Text below this topmost view, by what its width depends on.
  var text = TextFollowing()
}

extension UIView {
  /// Notes work to be done here, and tells the views above, as far as they don't know.
  func mark(_ work: PendingLayout.Work) {
    pending.own.formUnion(work)
    tellAbove(work)
  }

  /// Tells the views above that there is work below them.
  func tellAbove(_ work: PendingLayout.Work) {
    var current = superview
    while let view = current, !view.pending.below.isSuperset(of: work) {
      view.pending.below.formUnion(work)
      current = view.superview
    }
  }

  /// Does one kind of work where it is due: children first, or this view first.
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
