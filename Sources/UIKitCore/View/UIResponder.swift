/// An object that takes part in the responder chain.
@preconcurrency @MainActor
open class UIResponder: NSObject, AssociatedObjectOwner {
  /// Values that layout libraries attach.
  package nonisolated(unsafe) var associatedObjects: AssociatedObjects?

  public override init() {
    super.init()
  }

  /// The responder that unhandled events go to next.
  open var next: UIResponder? { nil }

  /// Called after Interface Builder's objects are made and their outlets connected.
  open func awakeFromNib() {}

  open var canBecomeFirstResponder: Bool { false }
  open private(set) var isFirstResponder = false

  /// Takes the focus where `canBecomeFirstResponder` allows it; there is no keyboard to show.
  @discardableResult
  open func becomeFirstResponder() -> Bool {
    guard canBecomeFirstResponder else { return false }
    isFirstResponder = true
    return true
  }

  @discardableResult
  open func resignFirstResponder() -> Bool {
    isFirstResponder = false
    return true
  }
}
