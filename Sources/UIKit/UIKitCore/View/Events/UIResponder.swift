internal import Foundation
public import UIFoundation

/// An object in the responder chain.
open class UIResponder: AccessibleObject, AssociatedObjectOwner {
  /// The values that layout libraries attach.
  package nonisolated(unsafe) var associatedObjects: AssociatedObjects?

  /// The objects for services of the system; nil before the first access, since few responders have them.
  private var servicesIfUsed: ResponderServices?
  private var services: ResponderServices {
    if let servicesIfUsed { return servicesIfUsed }
    let services = ResponderServices()
    servicesIfUsed = services
    return services
  }

  public override init() {}

  /// The responder that receives unhandled events; nil at the end of the chain.
  open var next: UIResponder? { nil }

  /// The undo manager of the nearest responder that has one. Windows have their own.
  open var undoManager: UndoManager? { next?.undoManager }

  /// Called after Interface Builder's objects are created and their outlets connected.
  open func awakeFromNib() {}
  /// Called only by Interface Builder's canvas.
  open func prepareForInterfaceBuilder() {}

  // Unhandled touches are passed up the chain. Only tests create them.
  open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { next?.touchesBegan(touches, with: event) }
  open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) { next?.touchesMoved(touches, with: event) }
  open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { next?.touchesEnded(touches, with: event) }
  open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    next?.touchesCancelled(touches, with: event)
  }

  /// Returns whether the responder has the method of an action.
  ///
  /// For a standard edit action, the responder must override it, or be a text input to which it applies.
  open func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool {
    StandardEditActions.contains(action)
      ? StandardEditActions.isPerformable(action, by: self) : action.isPerformable(by: self)
  }

  /// Returns the nearest responder in the chain that can perform an action; nil if none can.
  open func target(forAction action: Selector, withSender sender: Any?) -> Any? {
    canPerformAction(action, withSender: sender) ? self : next?.target(forAction: action, withSender: sender)
  }

  // Presses, motion and remote controls are also passed up the chain.
  open func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    next?.pressesBegan(presses, with: event)
  }
  open func pressesChanged(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    next?.pressesChanged(presses, with: event)
  }
  open func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    next?.pressesEnded(presses, with: event)
  }
  open func pressesCancelled(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    next?.pressesCancelled(presses, with: event)
  }
  open func touchesEstimatedPropertiesUpdated(_ touches: Set<UITouch>) {}
  open func motionBegan(_ motion: UIEvent.EventSubtype, with event: UIEvent?) { next?.motionBegan(motion, with: event) }
  open func motionEnded(_ motion: UIEvent.EventSubtype, with event: UIEvent?) { next?.motionEnded(motion, with: event) }
  open func motionCancelled(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
    next?.motionCancelled(motion, with: event)
  }
  open func remoteControlReceived(with event: UIEvent?) { next?.remoteControlReceived(with: event) }

  /// The key commands. No key is ever pressed.
  open var keyCommands: [UIKeyCommand]? { nil }

  /// Changes the main menu or the context menus.
  open func buildMenu(with builder: any UIMenuBuilder) {}
  /// Updates the state of a command when the menu is revalidated.
  open func validate(_ command: UICommand) {}

  // The standard edit actions. No menu sends them here.
  open func cut(_ sender: Any?) {}
  open func copy(_ sender: Any?) {}
  open func paste(_ sender: Any?) {}
  open func pasteAndMatchStyle(_ sender: Any?) {}
  open func select(_ sender: Any?) {}
  open func selectAll(_ sender: Any?) {}
  open func delete(_ sender: Any?) {}
  open func toggleBoldface(_ sender: Any?) {}
  open func toggleItalics(_ sender: Any?) {}
  open func toggleUnderline(_ sender: Any?) {}
  open func increaseSize(_ sender: Any?) {}
  open func decreaseSize(_ sender: Any?) {}

  /// The view that replaces the keyboard. It is never displayed.
  open var inputView: UIView? { nil }
  /// The view above the keyboard; never displayed.
  open var inputAccessoryView: UIView? { nil }
  /// The controller of the view in place of the keyboard; never asked for.
  open var inputViewController: UIInputViewController? { nil }
  open var inputAccessoryViewController: UIInputViewController? { nil }

  /// Does nothing, since no keyboard is displayed.
  open func reloadInputViews() {}
  /// The shortcuts above the keyboard, created on first access.
  open var inputAssistantItem: UITextInputAssistantItem { services.assistantItem }
  open var textInputMode: UITextInputMode? { nil }
  open var textInputContextIdentifier: String? { nil }
  open class func clearTextInputContextIdentifier(_ identifier: String) {}
  open var editingInteractionConfiguration: UIEditingInteractionConfiguration { .default }

  // The activity that other devices continue. No device does.
  open var userActivity: NSUserActivity? {
    get { servicesIfUsed?.userActivity }
    set { services.userActivity = newValue }
  }
  open func updateUserActivityState(_ activity: NSUserActivity) {}
  open func restoreUserActivityState(_ activity: NSUserActivity) {}

  // The paste of items. No menu sends it.
  open var pasteConfiguration: UIPasteConfiguration? {
    get { servicesIfUsed?.pasteConfiguration }
    set { services.pasteConfiguration = newValue }
  }
  open func paste(itemProviders: [NSItemProvider]) {}
  /// Returns whether one of the items has a type of the paste configuration.
  open func canPaste(_ itemProviders: [NSItemProvider]) -> Bool {
    let accepted = Set(pasteConfiguration?.acceptableTypeIdentifiers ?? [])
    return itemProviders.contains { !accepted.isDisjoint(with: $0.registeredTypeIdentifiers) }
  }

  open var canBecomeFirstResponder: Bool { false }
  open var canResignFirstResponder: Bool { true }
  open private(set) var isFirstResponder = false

  /// Becomes the first responder if `canBecomeFirstResponder` is true and the current one resigns.
  @discardableResult
  open func becomeFirstResponder() -> Bool {
    guard canBecomeFirstResponder else { return false }
    if let previous = FirstResponder.find(around: self), previous !== self {
      guard previous.canResignFirstResponder, previous.resignFirstResponder() else { return false }
    }
    isFirstResponder = true
    return true
  }

  @discardableResult
  open func resignFirstResponder() -> Bool {
    isFirstResponder = false
    return true
  }
}

/// The objects of a responder for services of the system, none of which uses them.
@MainActor
private final class ResponderServices {
  lazy var assistantItem = UITextInputAssistantItem()
  var userActivity: NSUserActivity?
  var pasteConfiguration: UIPasteConfiguration?
}
