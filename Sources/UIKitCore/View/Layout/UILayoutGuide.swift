/// A rectangle that takes part in layout without drawing anything.
@preconcurrency @MainActor
open class UILayoutGuide: NSObject, LayoutItem, AssociatedObjectOwner {
  /// Values that layout libraries attach.
  package nonisolated(unsafe) var associatedObjects: AssociatedObjects?

  public internal(set) weak var owningView: UIView?
  open var identifier = ""
  /// Whose rectangle the engine is asked for: the guide's own or a part of its scroll view.
  private let role: LayoutNode.Role

  package private(set) lazy var layoutNode = LayoutNode(self, role: role)

  public override init() {
    role = .item
    super.init()
  }

  /// A guide that UIKit itself makes for a view.
  init(of view: UIView, role: LayoutNode.Role = .item, identifier: String) {
    self.role = role
    super.init()
    owningView = view
    self.identifier = identifier
  }

  /// The solved rectangle in the owning view's coordinate space, in points.
  open var layoutFrame: CGRect {
    guard let owner = owningView, let solved = owner.layoutNode.currentEngine?.frame(of: layoutNode) else {
      return .zero
    }
    let carried = owner.pending.residual
    return owner.pixelGrid.round(solved.offsetBy(dx: carried.x, dy: carried.y))
  }

  package var layoutParent: (any LayoutContainer)? { owningView }

  package var layoutName: String {
    identifier.isEmpty ? "UILayoutGuide:0x\(String(UInt(bitPattern: ObjectIdentifier(self)), radix: 16))" : identifier
  }
}

extension UIView {
  public func addLayoutGuide(_ guide: UILayoutGuide) {
    guard guide.owningView !== self else { return }
    guide.owningView?.removeLayoutGuide(guide)
    guide.owningView = self
    layoutGuides.append(guide)
    guide.layoutNode.didMoveToParent()
  }

  public func removeLayoutGuide(_ guide: UILayoutGuide) {
    guard guide.owningView === self, layoutGuides.contains(where: { $0 === guide }) else { return }
    guide.layoutNode.willLeaveParent()
    layoutGuides.removeAll { $0 === guide }
    guide.owningView = nil
  }
}
