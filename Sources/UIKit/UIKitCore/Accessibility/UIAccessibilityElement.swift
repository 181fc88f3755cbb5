public import Foundation
public import UIFoundation
public import UIGraphics

/// An accessibility element that is not a view, such as a part of a drawing.
open class UIAccessibilityElement: UIResponder {
  /// The view or element that contains this element. It is not retained.
  open weak var accessibilityContainer: AnyObject?

  public init(accessibilityContainer container: Any) {
    accessibilityContainer = container as AnyObject
    super.init()
    isAccessibilityElement = true
  }

  /// The frame in the container's coordinate space, in points; null by default.
  open var accessibilityFrameInContainerSpace: CGRect = .null

  override var defaultAccessibilityFrame: CGRect {
    guard !accessibilityFrameInContainerSpace.isNull, let view = containingView else { return .zero }
    return UIAccessibility.convertToScreenCoordinates(accessibilityFrameInContainerSpace, in: view)
  }

  /// The nearest view that contains the element.
  private var containingView: UIView? {
    accessibilityContainer as? UIView ?? (accessibilityContainer as? UIAccessibilityElement)?.containingView
  }
}

/// An action that assistive technology offers for an element.
@preconcurrency @MainActor
open class UIAccessibilityCustomAction: NSObject {
  /// A closure that performs an action and returns whether it succeeded.
  public typealias Handler = (_ customAction: UIAccessibilityCustomAction) -> Bool

  open var name: String
  open var attributedName: NSAttributedString { NSAttributedString(string: name) }
  open var image: UIImage?
  open var category: String?
  open var actionHandler: Handler?

  public init(name: String, actionHandler: Handler? = nil) {
    self.name = name
    self.actionHandler = actionHandler
  }

  open weak var target: AnyObject?
  open var selector: Selector?

  /// Creates an action that sends a message. The target is not retained.
  public init(name: String, target: Any?, selector: Selector) {
    self.name = name
    self.target = target.map { $0 as AnyObject }
    self.selector = selector
  }

  public init(name: String, image: UIImage?, target: Any?, selector: Selector) {
    self.name = name
    self.image = image
    self.target = target.map { $0 as AnyObject }
    self.selector = selector
  }

  public init(name: String, image: UIImage?, actionHandler: Handler? = nil) {
    self.name = name
    self.image = image
    self.actionHandler = actionHandler
  }
}
