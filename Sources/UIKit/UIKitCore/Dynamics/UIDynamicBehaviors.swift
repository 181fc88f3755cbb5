public import Foundation
public import UIFoundation

/// A behavior that accelerates its items in one direction.
open class UIGravityBehavior: UIItemsBehavior {
  /// The acceleration, in thousands of points per second squared.
  open var gravityDirection = CGVector(dx: 0, dy: 1)
  open var angle: CGFloat {
    get { gravityDirection.angle }
    set { setAngle(newValue, magnitude: magnitude) }
  }
  open var magnitude: CGFloat {
    get { gravityDirection.magnitude }
    set { setAngle(angle, magnitude: newValue) }
  }
  open func setAngle(_ angle: CGFloat, magnitude: CGFloat) {
    gravityDirection = CGVector(angle: angle, magnitude: magnitude)
  }
}

/// A behavior that moves an item to a point with a spring.
open class UISnapBehavior: UIDynamicBehavior {
  private let item: any UIDynamicItem
  open var snapPoint: CGPoint {
    didSet { if dynamicAnimator != nil { applyFinalState() } }
  }
  /// The damping of the oscillation, 0 to 1.
  open var damping: CGFloat = 0.5

  public init(item: any UIDynamicItem, snapTo point: CGPoint) {
    self.item = item
    snapPoint = point
  }

  override var ownItems: [any UIDynamicItem] { [item] }
  override func applyFinalState() { item.center = snapPoint }
}

/// A behavior that connects an item to a point or to another item.
open class UIAttachmentBehavior: UIDynamicBehavior {
  /// The kind of object to which an item is attached.
  public enum AttachmentType: Int, Sendable {
    case items, anchor
  }

  open private(set) var items: [any UIDynamicItem]
  open private(set) var attachedBehaviorType: AttachmentType
  open var anchorPoint: CGPoint
  open var length: CGFloat
  open var damping: CGFloat = 0
  open var frequency: CGFloat = 0
  open var frictionTorque: CGFloat = 0

  public init(item: any UIDynamicItem, attachedToAnchor point: CGPoint) {
    items = [item]
    attachedBehaviorType = .anchor
    anchorPoint = point
    length = Self.distance(item.center, point)
  }

  public convenience init(item: any UIDynamicItem, offsetFromCenter offset: UIOffset, attachedToAnchor point: CGPoint) {
    self.init(item: item, attachedToAnchor: point)
  }

  public init(item item1: any UIDynamicItem, attachedTo item2: any UIDynamicItem) {
    items = [item1, item2]
    attachedBehaviorType = .items
    anchorPoint = .zero
    length = Self.distance(item1.center, item2.center)
  }

  private static func distance(_ a: CGPoint, _ b: CGPoint) -> CGFloat {
    ((a.x - b.x) * (a.x - b.x) + (a.y - b.y) * (a.y - b.y)).squareRoot()
  }

  override var ownItems: [any UIDynamicItem] { items }
}

/// A behavior that pushes its items.
open class UIPushBehavior: UIItemsBehavior {
  /// The kind of force of a push.
  public enum Mode: Int, Sendable {
    case continuous, instantaneous
  }

  open private(set) var mode: Mode
  open var active = true
  open var pushDirection = CGVector(dx: 0, dy: 0)
  open var angle: CGFloat {
    get { pushDirection.angle }
    set { setAngle(newValue, magnitude: magnitude) }
  }
  open var magnitude: CGFloat {
    get { pushDirection.magnitude }
    set { setAngle(angle, magnitude: newValue) }
  }

  public init(items: [any UIDynamicItem], mode: Mode) {
    self.mode = mode
    super.init(items: items)
  }

  open func setAngle(_ angle: CGFloat, magnitude: CGFloat) {
    pushDirection = CGVector(angle: angle, magnitude: magnitude)
  }
  open func targetOffsetFromCenter(for item: any UIDynamicItem) -> UIOffset { UIOffset.zero }
  open func setTargetOffsetFromCenter(_ o: UIOffset, for item: any UIDynamicItem) {}
}

/// A behavior that sets the physical properties of its items.
open class UIDynamicItemBehavior: UIItemsBehavior {
  open var elasticity: CGFloat = 0
  open var friction: CGFloat = 0
  open var density: CGFloat = 1
  open var resistance: CGFloat = 0
  open var angularResistance: CGFloat = 0
  open var charge: CGFloat = 0
  open var isAnchored = false
  open var allowsRotation = true

  open func addLinearVelocity(_ velocity: CGPoint, for item: any UIDynamicItem) {}
  open func linearVelocity(for item: any UIDynamicItem) -> CGPoint { .zero }
  open func addAngularVelocity(_ velocity: CGFloat, for item: any UIDynamicItem) {}
  open func angularVelocity(for item: any UIDynamicItem) -> CGFloat { 0 }
}

extension CGVector {
  /// Creates a vector from an angle, in radians from the x axis toward the y axis.
  fileprivate init(angle: CGFloat, magnitude: CGFloat) {
    self.init(dx: magnitude * cos(angle), dy: magnitude * sin(angle))
  }

  fileprivate var angle: CGFloat { atan2(dy, dx) }
  fileprivate var magnitude: CGFloat { (dx * dx + dy * dy).squareRoot() }
}
