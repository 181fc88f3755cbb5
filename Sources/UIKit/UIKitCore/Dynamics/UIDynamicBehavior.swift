public import Foundation

/// A physical behavior, or a combination of several.
@preconcurrency @MainActor
open class UIDynamicBehavior: NSObject {
  open private(set) var childBehaviors: [UIDynamicBehavior] = []
  open private(set) weak var dynamicAnimator: UIDynamicAnimator?
  /// A block for each step of the animation. It is never called.
  open var action: (() -> Void)?

  public override init() {}

  open func addChildBehavior(_ behavior: UIDynamicBehavior) {
    childBehaviors.append(behavior)
    behavior.move(to: dynamicAnimator)
  }

  open func removeChildBehavior(_ behavior: UIDynamicBehavior) {
    childBehaviors.removeAll { $0 === behavior }
    behavior.move(to: nil)
  }

  open func willMove(to dynamicAnimator: UIDynamicAnimator?) {}

  func move(to animator: UIDynamicAnimator?) {
    willMove(to: animator)
    dynamicAnimator = animator
    if animator != nil { applyFinalState() }
    for child in childBehaviors { child.move(to: animator) }
  }

  /// Applies the final state of the behavior, if it is known.
  func applyFinalState() {}
  /// The items of the behavior without those of its children.
  var ownItems: [any UIDynamicItem] { [] }
  var allItems: [any UIDynamicItem] { ownItems + childBehaviors.flatMap(\.allItems) }
}

/// A behavior of items that are added to it.
open class UIItemsBehavior: UIDynamicBehavior {
  open private(set) var items: [any UIDynamicItem] = []
  override var ownItems: [any UIDynamicItem] { items }

  public init(items: [any UIDynamicItem]) {
    self.items = items
  }

  public convenience override init() {
    self.init(items: [])
  }

  open func addItem(_ item: any UIDynamicItem) { items.append(item) }
  open func removeItem(_ item: any UIDynamicItem) { items.removeAll { $0 === item } }
}
