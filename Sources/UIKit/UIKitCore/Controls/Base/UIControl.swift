public import Foundation
public import UIFoundation

/// A view that sends actions in response to events.
open class UIControl: UIView {
  override var isControl: Bool { true }

  /// Creates a control whose primary event runs an action.
  public convenience init(frame: CGRect, primaryAction: UIAction?) {
    self.init(frame: frame)
    if let primaryAction { addAction(primaryAction, for: .primaryActionTriggered) }
  }

  override func commonInit() {
    super.commonInit()
    isOpaque = false
    contentMode = .redraw
  }

  // MARK: Direction

  /// The subviews that show the control's image and text. They have the direction of the control.
  var contentViews: [UIView] { [] }

  open override var semanticContentAttribute: UISemanticContentAttribute {
    didSet { for view in contentViews { view.semanticContentAttribute = semanticContentAttribute } }
  }

  // MARK: State

  open var isEnabled = true {
    willSet { willChangeValue(forKey: "enabled") }
    didSet {
      if oldValue != isEnabled { stateDidChange() }
      didChangeValue(forKey: "enabled")
    }
  }
  open var isSelected = false {
    willSet { willChangeValue(forKey: "selected") }
    didSet {
      if oldValue != isSelected { stateDidChange() }
      didChangeValue(forKey: "selected")
    }
  }
  open var isHighlighted = false {
    willSet { willChangeValue(forKey: "highlighted") }
    didSet {
      if oldValue != isHighlighted { stateDidChange() }
      didChangeValue(forKey: "highlighted")
    }
  }
  open var isTracking: Bool { false }
  open var isTouchInside: Bool { false }

  // Never called: there are no touches.
  open func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { true }
  open func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { true }
  open func endTracking(_ touch: UITouch?, with event: UIEvent?) {}
  open func cancelTracking(with event: UIEvent?) {}

  /// The combination of the state flags.
  open var state: State {
    var state: State = []
    if isHighlighted { state.insert(.highlighted) }
    if !isEnabled { state.insert(.disabled) }
    if isSelected { state.insert(.selected) }
    return state
  }

  /// Called after a change of a state flag.
  func stateDidChange() {
    setNeedsDisplay()
    setNeedsLayout()
  }

  open var contentHorizontalAlignment: ContentHorizontalAlignment = .center {
    didSet { if oldValue != contentHorizontalAlignment { setNeedsLayout() } }
  }
  open var contentVerticalAlignment: ContentVerticalAlignment = .center {
    didSet {
      guard oldValue != contentVerticalAlignment else { return }
      // The baselines depend on the alignment.
      invalidateIntrinsicContentSize()
      setNeedsLayout()
    }
  }

  /// The horizontal alignment with leading and trailing resolved to left and right.
  open var effectiveContentHorizontalAlignment: ContentHorizontalAlignment {
    switch contentHorizontalAlignment {
    case .leading: isRightToLeft ? .right : .left
    case .trailing: isRightToLeft ? .left : .right
    default: contentHorizontalAlignment
    }
  }

  open var showsMenuAsPrimaryAction = false
  open var isContextMenuInteractionEnabled = false
  open var toolTip: String?

  // MARK: Actions

  /// The handler of events: an action, or a message to a target.
  private enum Handler {
    case action(UIAction)
    /// With a nil target, the receiver is found along the responder chain.
    case message(Selector, target: TargetReference)
  }

  /// The handlers with their events, in the order of addition.
  private var handlers: [(handler: Handler, events: Event)] = []

  /// Adds an action for events. An action with the same identifier is removed from these events.
  open func addAction(_ action: UIAction, for controlEvents: Event) {
    removeAction(identifiedBy: action.identifier, for: controlEvents)
    handlers.append((.action(action), controlEvents))
  }

  open func removeAction(_ action: UIAction, for controlEvents: Event) {
    removeAction(identifiedBy: action.identifier, for: controlEvents)
  }

  open func removeAction(identifiedBy identifier: UIAction.Identifier, for controlEvents: Event) {
    removeHandlers(for: controlEvents) {
      if case .action(let action) = $0 { action.identifier == identifier } else { false }
    }
  }

  private func removeHandlers(for controlEvents: Event, where matches: (Handler) -> Bool) {
    for index in handlers.indices where matches(handlers[index].handler) {
      handlers[index].events.subtract(controlEvents)
    }
    handlers.removeAll { $0.events.isEmpty }
  }

  /// Runs the handlers of the events, in the order of addition.
  open func sendActions(for controlEvents: Event) {
    sendActions(for: controlEvents, event: nil)
  }

  /// Runs the handlers of the control events, with the event that caused them.
  func sendActions(for controlEvents: Event, event: UIEvent?) {
    for (handler, events) in handlers where !events.intersection(controlEvents).isEmpty {
      switch handler {
      case .action(let action): sendAction(action)
      case .message(let selector, let target):
        // A message to a deallocated target must not reach the responder chain.
        if target.isNil || target.object != nil { sendAction(selector, to: target.object, for: event) }
      }
    }
  }

  open func sendAction(_ action: UIAction) { action.perform(from: self) }

  /// Sends an action to its target. Subclasses can override this to observe or suppress actions.
  open func sendAction(_ action: Selector, to target: Any?, for event: UIEvent?) {
    _ = UIApplication.shared.sendAction(action, to: target, from: self, for: event)
  }

  /// Performs the primary action, as a tap would.
  open func performPrimaryAction() {
    sendActions(for: [.primaryActionTriggered, .touchUpInside])
  }

  override var isAccessibilityElementByDefault: Bool { true }
  override var defaultAccessibilityTraits: UIAccessibilityTraits {
    kindOfAccessibility.union(isEnabled ? .none : .notEnabled).union(isSelected ? .selected : .none)
  }
  /// The trait that a class of controls has in each state.
  var kindOfAccessibility: UIAccessibilityTraits { .none }

  /// Performs the action of a tap. Returns false if the control is disabled.
  open override func accessibilityActivate() -> Bool {
    if let activate = accessibilityActivateBlock { return activate() }
    guard isEnabled else { return false }
    sendActions(for: .touchDown)
    performPrimaryAction()
    return true
  }

  // MARK: Targets

  /// Adds a target and action for events. The target is not retained; nil selects the responder chain.
  open func addTarget(_ target: Any?, action: Selector, for controlEvents: Event) {
    let reference = TargetReference(target)
    for index in handlers.indices {
      guard case .message(action, let other) = handlers[index].handler, other.isSame(as: reference) else { continue }
      handlers[index].events.formUnion(controlEvents)
      return
    }
    handlers.append((.message(action, target: reference), controlEvents))
  }

  /// Removes targets and actions for events. A nil target or action matches all.
  open func removeTarget(_ target: Any?, action: Selector?, for controlEvents: Event) {
    let reference = TargetReference(target)
    removeHandlers(for: controlEvents) {
      guard case .message(let selector, let other) = $0 else { return false }
      return (action == nil || action == selector) && (reference.isNil || other.isSame(as: reference))
    }
  }

  /// The targets that are instances of `NSObject`. `NSNull` represents the responder chain.
  open var allTargets: Set<AnyHashable> {
    var targets: Set<AnyHashable> = []
    for case (.message(_, let target), _) in handlers {
      if target.isNil { targets.insert(NSNull()) }
      if let object = target.object as? NSObject { targets.insert(object) }
    }
    return targets
  }

  /// Returns the selectors of a target for an event; nil if there are none.
  open func actions(forTarget target: Any?, forControlEvent controlEvent: Event) -> [String]? {
    let reference = TargetReference(target)
    let names = handlers.compactMap { handler, events -> String? in
      guard case .message(let selector, let other) = handler, other.isSame(as: reference),
        !events.intersection(controlEvent).isEmpty
      else { return nil }
      return selector.name
    }
    return names.isEmpty ? nil : names
  }

  /// The events that have a handler.
  open var allControlEvents: Event { handlers.reduce(into: []) { $0.formUnion($1.events) } }

  /// Calls a closure for each handler with its events, until the closure sets its last argument to true.
  open func enumerateEventHandlers(_ iterator: (UIAction?, (Any?, Selector)?, Event, inout Bool) -> Void) {
    var stop = false
    for (handler, events) in handlers where !stop {
      switch handler {
      case .action(let action): iterator(action, nil, events, &stop)
      case .message(let selector, let target): iterator(nil, (target.object, selector), events, &stop)
      }
    }
  }
}
