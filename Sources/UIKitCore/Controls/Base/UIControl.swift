/// A view that answers to its user by sending actions.
@preconcurrency @MainActor
open class UIControl: UIView {
  public override init(frame: CGRect) {
    super.init(frame: frame)
    finishControl()
  }

  /// A control whose primary event runs an action.
  public convenience init(frame: CGRect, primaryAction: UIAction?) {
    self.init(frame: frame)
    if let primaryAction { addAction(primaryAction, for: .primaryActionTriggered) }
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    finishControl()
  }

  private func finishControl() {
    isOpaque = false
    contentMode = .redraw
  }

  // MARK: State

  open var isEnabled = true {
    didSet { if oldValue != isEnabled { stateDidChange() } }
  }
  open var isSelected = false {
    didSet { if oldValue != isSelected { stateDidChange() } }
  }
  open var isHighlighted = false {
    didSet { if oldValue != isHighlighted { stateDidChange() } }
  }
  open var isTracking: Bool { false }
  open var isTouchInside: Bool { false }

  // Called by tests alone: nobody touches a picture.
  open func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { true }
  open func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { true }
  open func endTracking(_ touch: UITouch?, with event: UIEvent?) {}
  open func cancelTracking(with event: UIEvent?) {}

  /// The flags together.
  open var state: State {
    var state: State = []
    if isHighlighted { state.insert(.highlighted) }
    if !isEnabled { state.insert(.disabled) }
    if isSelected { state.insert(.selected) }
    return state
  }

  /// Called when enabled, selected or highlighted changed.
  func stateDidChange() {
    setNeedsDisplay()
    setNeedsLayout()
  }

  open var contentHorizontalAlignment: ContentHorizontalAlignment = .center {
    didSet { if oldValue != contentHorizontalAlignment { setNeedsLayout() } }
  }
  open var contentVerticalAlignment: ContentVerticalAlignment = .center {
    didSet { if oldValue != contentVerticalAlignment { setNeedsLayout() } }
  }

  /// The horizontal alignment with leading and trailing put left and right.
  open var effectiveContentHorizontalAlignment: ContentHorizontalAlignment {
    let flips = effectiveUserInterfaceLayoutDirection == .rightToLeft
    return switch contentHorizontalAlignment {
    case .leading: flips ? .right : .left
    case .trailing: flips ? .left : .right
    default: contentHorizontalAlignment
    }
  }

  open var showsMenuAsPrimaryAction = false
  open var isContextMenuInteractionEnabled = false
  open var toolTip: String?

  // MARK: Actions

  /// Actions with the events they answer to, in the order in which they were added.
  private var actions: [(action: UIAction, events: Event)] = []

  /// Runs an action for events; an action of the same identifier for these events is replaced.
  open func addAction(_ action: UIAction, for controlEvents: Event) {
    removeAction(identifiedBy: action.identifier, for: controlEvents)
    actions.append((action, controlEvents))
  }

  open func removeAction(_ action: UIAction, for controlEvents: Event) {
    removeAction(identifiedBy: action.identifier, for: controlEvents)
  }

  open func removeAction(identifiedBy identifier: UIAction.Identifier, for controlEvents: Event) {
    for index in actions.indices where actions[index].action.identifier == identifier {
      actions[index].events.subtract(controlEvents)
    }
    actions.removeAll { $0.events.isEmpty }
  }

  /// Runs every action of any of the events, in the order in which they were added.
  open func sendActions(for controlEvents: Event) {
    for (action, events) in actions where !events.intersection(controlEvents).isEmpty { send(action) }
  }

  open func sendAction(_ action: UIAction) { send(action) }

  private func send(_ action: UIAction) {
    action.perform(from: self)
  }

  /// Performs the primary action, as a tap would.
  open func performPrimaryAction() {
    sendActions(for: [.primaryActionTriggered, .touchUpInside])
  }

  /// Every event that an action answers to.
  open var allControlEvents: Event { actions.reduce(into: []) { $0.formUnion($1.events) } }

  /// Visits each action with its events; the block ends the visit by setting its last argument.
  open func enumerateEventHandlers(_ iterator: (UIAction?, Event, inout Bool) -> Void) {
    var stop = false
    for (action, events) in actions where !stop { iterator(action, events, &stop) }
  }
}
