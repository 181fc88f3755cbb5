import UIFoundation

/// A linear relation between two attributes of views or guides.
@preconcurrency @MainActor
open class NSLayoutConstraint: NSObject, AssociatedObjectOwner {
  /// Who made a constraint.
  enum Origin: Sendable {
    case user
    /// Stands for a guide's or a container's own geometry; given up last in a conflict.
    case system
  }

  /// The left-hand side.
  @exclusivity(unchecked) private(set) final var first = LayoutTerm.none

  /// The right-hand side, without multiplier and constant.
  @exclusivity(unchecked) private(set) final var second = LayoutTerm.none

  /// Why the constraint can never hold; nil for a proper one.
  @exclusivity(unchecked) private(set) final var refusal: String?

  @exclusivity(unchecked) final var origin = Origin.user

  /// Whether a container made it for its own arrangement; such a one is given up last in a conflict.
  package var isSystemMade: Bool {
    get { origin == .system }
    set { origin = newValue ? .system : .user }
  }

  /// A line of source.
  typealias Place = (file: StaticString, line: UInt)

  /// Where it was made; nil where that is unknown.
  var place: Place?

  /// How many system spacings the constant stands for, which between baselines follow the fonts; nil for a number.
  var systemSpacing: CGFloat?

  /// The line of a layout document that describes it, from 1; nil for one that code made.
  package var documentLine: Int32?

  /// The path of the document that describes it; nil where a line alone says enough, or code made it.
  package var documentPath: String?

  /// Values that layout libraries attach.
  package nonisolated(unsafe) var associatedObjects: AssociatedObjects?

  /// The node of the view that holds the constraint; nil while it is inactive.
  // Not retained, nor weak: a node lets go of its constraints when its view is freed.
  @exclusivity(unchecked) final unowned(unsafe) var holder: LayoutNode?

  /// Places in the holder's list and in the mentioned nodes' lists.
  @exclusivity(unchecked) final var heldIndex = -1
  @exclusivity(unchecked) final var referenceIndices = SIMD4<Int32>(repeating: -1)

  /// When it became active, as a number that only grows; the order in which an engine takes constraints in.
  @exclusivity(unchecked) final var sequence: UInt64 = 0

  /// The engine that has it, and its place there; −1 while none has.
  final var loweredIn: LayoutEngine? {
    get { loweredLink?.engine }
    set { loweredLink = newValue?.link }
  }
  @exclusivity(unchecked) private final var loweredLink: LayoutEngine.Link?
  @exclusivity(unchecked) final var loweredSlot: Int32 = -1

  /// The engine in whose queue it waits.
  @exclusivity(unchecked) final var pendingIn: ObjectIdentifier?

  @exclusivity(unchecked) public private(set) final var relation: Relation = .equal

  /// The factor of the second item's attribute; without a second item it plays no part.
  @exclusivity(unchecked) public private(set) final var multiplier: CGFloat = 1

  @exclusivity(unchecked) open var constant: CGFloat = 0 {
    didSet { constantDidChange(from: oldValue) }
  }

  @exclusivity(unchecked) open var priority: UILayoutPriority = .required {
    didSet { priorityDidChange(from: oldValue) }
  }

  /// What diagnostics call the constraint.
  open var identifier: String?

  open var shouldBeArchived = false

  /// Whether the nearest common ancestor of the items, or the view it was added to, holds it.
  open var isActive: Bool {
    get { holder != nil }
    set {
      if newValue { activate() } else { uninstall() }
    }
  }

  /// The view or guide on the left-hand side; not retained.
  public var firstItem: AnyObject? { first.node?.item }

  /// The view or guide on the right-hand side; not retained.
  public var secondItem: AnyObject? { second.node?.item }

  /// The left-hand side as an anchor; of the class that `item` and `name` tell, as in UIKit of none in particular.
  public var firstAnchor: NSLayoutAnchor<AnyObject> { NSLayoutAnchor(term: first) }

  /// The right-hand side as an anchor; nil where there is none.
  public var secondAnchor: NSLayoutAnchor<AnyObject>? { second.hasItem ? NSLayoutAnchor(term: second) : nil }

  public var firstAttribute: Attribute { first.attribute }

  public var secondAttribute: Attribute { second.attribute }

  /// A constraint between nothing, never active; subclasses begin here.
  public override init() {
    super.init()
  }

  /// The relation `view1.attr1 = multiplier × view2.attr2 + c`.
  ///
  /// A combination that UIKit refuses is logged in its words and gives a constraint that never becomes active.
  @_disfavoredOverload
  public convenience init(
    item view1: Any, attribute attr1: Attribute, relatedBy relation: Relation, toItem view2: Any?,
    attribute attr2: Attribute, multiplier: CGFloat, constant c: CGFloat
  ) {
    self.init()
    state(view1, attr1, relation, view2, attr2, multiplier: multiplier, constant: c)
  }

  /// Says what a new constraint demands, or why it cannot.
  func state(
    _ view1: Any, _ attr1: Attribute, _ relation: Relation, _ view2: Any?, _ attr2: Attribute, multiplier: CGFloat,
    constant c: CGFloat
  ) {
    let check = PairingCheck(view1, attr1, view2, attr2, multiplier: multiplier, constant: c)
    first = check.first
    second = check.second
    self.relation = relation
    self.multiplier = multiplier
    if let refusal = check.refusal { refuse(refusal) }
    constant = c
  }

  /// The relation `first = multiplier × second + constant`, of terms that the type system has checked.
  convenience init(
    _ first: LayoutTerm, _ relation: Relation, _ second: LayoutTerm, multiplier: CGFloat, constant: CGFloat,
    at place: Place? = nil
  ) {
    self.init()
    self.place = place
    self.first = first
    self.second = second
    self.relation = relation
    self.multiplier = multiplier
    if let refusal = PairingCheck.refusal(first.attribute, second.attribute, multiplier: multiplier, constant: constant)
    {
      refuse(refusal)
    }
    self.constant = constant
  }

  /// The constraint as diagnostics print it: in the visual format where that can express it.
  open nonisolated override var description: String {
    MainActor.assumeUnchecked { text }
  }

  private func refuse(_ reason: String) {
    refusal = reason
    LayoutDiagnostics.refused(reason, at: place)
  }

  /// Makes each active, in order; nothing is solved before layout is asked for.
  open class func activate(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints { constraint.isActive = true }
  }

  /// Makes each inactive.
  open class func deactivate(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints { constraint.isActive = false }
  }

  /// The constraints that a line of visual format says; a mistake is logged and gives none.
  @_disfavoredOverload
  open class func constraints(
    withVisualFormat format: String, options opts: FormatOptions = [], metrics: [String: Any]?, views: [String: Any]
  ) -> [NSLayoutConstraint] {
    constraints(format, opts, metrics, views, at: nil)
  }

  class func constraints(
    _ format: String, _ options: FormatOptions, _ metrics: [String: Any]?, _ views: [String: Any], at place: Place?
  ) -> [NSLayoutConstraint] {
    do {
      let made = try parse(visualFormat: format, options: options, metrics: metrics, views: views)
      for constraint in made { constraint.place = place }
      return made
    } catch {
      LayoutDiagnostics.refused(error.description, at: place)
      return []
    }
  }
}
