public import Foundation

/// The direction of the arrow from a menu to its source.
public enum UIEditMenuArrowDirection: Int, Sendable {
  case automatic, up, down, left, right
}

/// The position of an edit menu.
@preconcurrency @MainActor
open class UIEditMenuConfiguration: NSObject {
  open private(set) var identifier: AnyHashable
  /// The target of the menu's arrow, in the view's coordinate space, in points.
  open private(set) var sourcePoint: CGPoint
  open var preferredArrowDirection: UIEditMenuArrowDirection = .automatic

  public init(identifier: AnyHashable?, sourcePoint: CGPoint) {
    self.identifier = identifier ?? AnyHashable(UUID())
    self.sourcePoint = sourcePoint
  }
}

/// An interaction with an edit menu for a selection. The delegate provides the menu, which is not drawn.
@preconcurrency @MainActor
open class UIEditMenuInteraction: NSObject, UIInteraction {
  open private(set) weak var view: UIView?
  open private(set) weak var delegate: (any UIEditMenuInteractionDelegate)?
  private var visibleConfiguration: UIEditMenuConfiguration?
  /// The menu that the delegate provided; nil while no menu is presented.
  package private(set) var menu: UIMenu?

  public init(delegate: (any UIEditMenuInteractionDelegate)?) {
    self.delegate = delegate
  }

  open func willMove(to view: UIView?) {}
  open func didMove(to view: UIView?) { self.view = view }
  open func location(in view: UIView?) -> CGPoint {
    guard let visibleConfiguration, let ownView = self.view else { return .zero }
    return ownView.convert(visibleConfiguration.sourcePoint, to: view)
  }

  open func presentEditMenu(with configuration: UIEditMenuConfiguration) {
    dismissMenu()
    guard view != nil else { return }
    menu = delegate?.editMenuInteraction(self, menuFor: configuration, suggestedActions: [])
    visibleConfiguration = configuration
    let animator = ImmediateMenuAnimator()
    delegate?.editMenuInteraction(self, willPresentMenuFor: configuration, animator: animator)
    animator.finish()
  }

  open func dismissMenu() {
    guard let visibleConfiguration else { return }
    let animator = ImmediateMenuAnimator()
    delegate?.editMenuInteraction(self, willDismissMenuFor: visibleConfiguration, animator: animator)
    (self.visibleConfiguration, menu) = (nil, nil)
    animator.finish()
  }

  open func reloadVisibleMenu() {
    guard let visibleConfiguration else { return }
    menu = delegate?.editMenuInteraction(self, menuFor: visibleConfiguration, suggestedActions: [])
  }

  open func updateVisibleMenuPosition(animated: Bool) {}
}

/// An animator that runs blocks alongside the animation of an edit menu.
@preconcurrency @MainActor
public protocol UIEditMenuInteractionAnimating: NSObjectProtocol {
  func addAnimations(_ animations: @escaping () -> Void)
  func addCompletion(_ completion: @escaping () -> Void)
}

/// An animator that runs animations immediately, and completions after the menu has changed.
private final class ImmediateMenuAnimator: NSObject, UIEditMenuInteractionAnimating {
  private var completions: [() -> Void] = []

  func addAnimations(_ animations: @escaping () -> Void) { animations() }
  func addCompletion(_ completion: @escaping () -> Void) { completions.append(completion) }
  func finish() { for completion in completions { completion() } }
}

/// The content and events of an edit menu.
@preconcurrency @MainActor
public protocol UIEditMenuInteractionDelegate: NSObjectProtocol {
  func editMenuInteraction(
    _ interaction: UIEditMenuInteraction, menuFor configuration: UIEditMenuConfiguration,
    suggestedActions: [UIMenuElement]
  ) -> UIMenu?  // optional: UIMenu(children: suggestedActions)
  func editMenuInteraction(
    _ interaction: UIEditMenuInteraction, targetRectFor configuration: UIEditMenuConfiguration
  ) -> CGRect  // optional: .null
  func editMenuInteraction(
    _ interaction: UIEditMenuInteraction, willPresentMenuFor configuration: UIEditMenuConfiguration,
    animator: any UIEditMenuInteractionAnimating)  // optional
  func editMenuInteraction(
    _ interaction: UIEditMenuInteraction, willDismissMenuFor configuration: UIEditMenuConfiguration,
    animator: any UIEditMenuInteractionAnimating)  // optional
}
