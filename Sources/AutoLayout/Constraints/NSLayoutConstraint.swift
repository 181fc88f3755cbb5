import UIFoundation

/// A linear relation between two attributes of views or guides.
@preconcurrency @MainActor
open class NSLayoutConstraint: NSObject {
  /// The left-hand side.
  private(set) var first = LayoutTerm.none

  /// The right-hand side, without multiplier and constant.
  private(set) var second = LayoutTerm.none

  public private(set) var relation: Relation = .equal
  public private(set) var multiplier: CGFloat = 1
  open var constant: CGFloat = 0
  open var priority: UILayoutPriority = .required
  open var identifier: String?
  open var shouldBeArchived = false
  open var isActive = false

  /// The view or guide on the left-hand side; not retained.
  public var firstItem: AnyObject? { first.node?.item }

  /// The view or guide on the right-hand side; not retained.
  public var secondItem: AnyObject? { second.node?.item }

  public var firstAttribute: Attribute { first.attribute }

  public var secondAttribute: Attribute { second.attribute }

  /// A constraint between nothing, never active; subclasses begin here.
  public override init() {
    super.init()
  }

  /// The relation `view1.attr1 = multiplier × view2.attr2 + c`.
  public convenience init(
    item view1: Any, attribute attr1: Attribute, relatedBy relation: Relation, toItem view2: Any?,
    attribute attr2: Attribute, multiplier: CGFloat, constant c: CGFloat
  ) {
    self.init()
    first = LayoutTerm(node: (view1 as? any LayoutItem)?.layoutNode, attribute: attr1)
    second = LayoutTerm(node: (view2 as? any LayoutItem)?.layoutNode, attribute: attr2)
    self.relation = relation
    self.multiplier = multiplier
    constant = c
  }

  /// The relation `first = multiplier × second + constant`, of terms that need no check.
  convenience init(
    _ first: LayoutTerm, _ relation: Relation, _ second: LayoutTerm, multiplier: CGFloat, constant: CGFloat
  ) {
    self.init()
    self.first = first
    self.second = second
    self.relation = relation
    self.multiplier = multiplier
    self.constant = constant
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
  open class func constraints(
    withVisualFormat format: String, options opts: FormatOptions = [], metrics: [String: Any]?, views: [String: Any]
  ) -> [NSLayoutConstraint] { [] }
}
