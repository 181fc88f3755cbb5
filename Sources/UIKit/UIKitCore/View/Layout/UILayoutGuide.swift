public import AutoLayout
public import Foundation
public import UIFoundation

/// A rectangle that takes part in constraint-based layout and is not drawn.
@preconcurrency @MainActor
open class UILayoutGuide: NSObject, LayoutItem, AssociatedObjectOwner {
  /// The values that layout libraries attach.
  package nonisolated(unsafe) var associatedObjects: AssociatedObjects?

  open internal(set) weak var owningView: UIView?
  open var identifier = ""
  package let layoutNode: LayoutNode

  open var leadingAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .leading) }
  open var trailingAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .trailing) }
  open var leftAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .left) }
  open var rightAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .right) }
  open var centerXAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .centerX) }
  open var topAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(self, .top) }
  open var bottomAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(self, .bottom) }
  open var centerYAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(self, .centerY) }
  open var widthAnchor: NSLayoutDimension { NSLayoutDimension(self, .width) }
  open var heightAnchor: NSLayoutDimension { NSLayoutDimension(self, .height) }

  public override init() {
    layoutNode = LayoutNode()
    super.init()
    layoutNode.item = self
  }

  deinit { layoutNode.itemWasDeallocated() }

  /// Creates a built-in guide of a view.
  init(of view: UIView, role: LayoutNode.Role = .item, identifier: String) {
    layoutNode = LayoutNode(role: role)
    super.init()
    layoutNode.item = self
    owningView = view
    self.identifier = identifier
  }

  /// The solved rectangle in the owning view's coordinate space, in points.
  open var layoutFrame: CGRect {
    guard let owner = owningView, let solved = owner.layoutNode.currentEngine?.frame(of: layoutNode) else {
      return frameByInsets
    }
    let residual = owner.pending.residual
    return owner.pixelGrid.round(solved.offsetBy(dx: residual.x, dy: residual.y))
  }

  /// The rectangle of a built-in guide that no constraint uses, in the owning view's space, in points.
  var frameByInsets: CGRect { .zero }

  /// Indicates whether the rectangle is not unique, as of the last layout.
  open var hasAmbiguousLayout: Bool { layoutNode.currentEngine?.isAmbiguous(layoutNode) ?? false }

  /// Returns the constraints that affect position and size on an axis, in the order of activation.
  open func constraintsAffectingLayout(for axis: NSLayoutConstraint.Axis) -> [NSLayoutConstraint] {
    layoutNode.currentEngine?.constraintsAffecting(layoutNode, axis) ?? []
  }

  package var layoutParent: (any LayoutContainer)? { owningView }

  package var layoutName: String {
    identifier.isEmpty ? "UILayoutGuide:0x\(String(UInt(bitPattern: ObjectIdentifier(self)), radix: 16))" : identifier
  }
}

extension UIView {
  func attach(_ guide: UILayoutGuide) {
    guard guide.owningView !== self else { return }
    guide.owningView?.removeLayoutGuide(guide)
    guide.owningView = self
    layoutGuides.append(guide)
    guide.layoutNode.didMoveToParent()
  }

  func detach(_ guide: UILayoutGuide) {
    guard guide.owningView === self, layoutGuides.contains(where: { $0 === guide }) else { return }
    guide.layoutNode.willLeaveParent()
    layoutGuides.removeAll { $0 === guide }
    guide.owningView = nil
  }
}
