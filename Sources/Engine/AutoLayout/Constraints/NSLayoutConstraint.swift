import UIFoundation

/// A linear relation between attributes of views or guides, or between one attribute and a constant.
@preconcurrency @MainActor
open class NSLayoutConstraint: NSObject, AssociatedObjectOwner {
  /// The creator of a constraint.
  enum Origin: Sendable {
    case user
    /// The framework, which positions a guide or a container. Conflicts break user constraints first.
    case system
  }

  /// The left-hand side.
  @exclusivity(unchecked) private(set) final var first = LayoutTerm.none

  /// The right-hand side, without multiplier and constant.
  @exclusivity(unchecked) private(set) final var second = LayoutTerm.none

  /// The reason why the constraint is invalid; nil for a valid one.
  @exclusivity(unchecked) private(set) final var refusal: String?

  @exclusivity(unchecked) final var origin = Origin.user

  /// Indicates whether the framework created the constraint, for a guide or a container.
  ///
  /// A conflict breaks user constraints first.
  package var isSystemMade: Bool {
    get { origin == .system }
    set { origin = newValue ? .system : .user }
  }

  /// A line of source code.
  typealias Place = (file: StaticString, line: UInt)

  /// The source line that created the constraint; nil if unknown.
  var place: Place?

  /// The requested multiple of system spacing; nil if none is recorded.
  ///
  /// Between baselines of text, the spacing depends on the fonts, and its multiple replaces the constant.
  package var systemSpacing: CGFloat?

  /// The line of the layout document that declares the constraint, from 1; nil without a document.
  package var documentLine: Int32?

  /// The path of the included document or storyboard that declares the constraint; otherwise nil.
  package var documentPath: String?

  /// The values that layout libraries attach.
  package nonisolated(unsafe) var associatedObjects: AssociatedObjects?

  /// The node of the view that holds the constraint; nil while it is inactive.
  // Neither retained nor weak: a node releases its constraints when its view is deallocated.
  @exclusivity(unchecked) final unowned(unsafe) var holder: LayoutNode?

  /// The index in the holder's list, and the indices in the referenced nodes' lists.
  @exclusivity(unchecked) final var heldIndex = -1
  @exclusivity(unchecked) final var referenceIndices = SIMD4<Int32>(repeating: -1)

  /// The number of the last activation, unique in all trees; engines add constraints in this order.
  @exclusivity(unchecked) final var sequence: UInt64 = 0

  /// The engine that contains the constraint; nil if none does.
  final var loweredIn: LayoutEngine? {
    get { loweredLink?.engine }
    set { loweredLink = newValue?.link }
  }
  @exclusivity(unchecked) private final var loweredLink: LayoutEngine.Link?
  /// The slot of the constraint's row in that engine; −1 without one.
  @exclusivity(unchecked) final var loweredSlot: Int32 = -1

  /// The identity of the engine whose update queue contains the constraint; nil if none does.
  @exclusivity(unchecked) final var pendingIn: ObjectIdentifier?

  @exclusivity(unchecked) public private(set) final var relation: Relation = .equal

  /// The factor of the second item's attribute; ignored without a second item.
  @exclusivity(unchecked) public private(set) final var multiplier: CGFloat = 1

  @exclusivity(unchecked) open var constant: CGFloat = 0 {
    didSet { constantDidChange(from: oldValue) }
  }

  @exclusivity(unchecked) open var priority: UILayoutPriority = .required {
    didSet { priorityDidChange(from: oldValue) }
  }

  /// The name of the constraint in diagnostics.
  open var identifier: String?

  /// This property has no effect.
  open var shouldBeArchived = false

  /// Indicates whether the constraint is in effect.
  ///
  /// An active constraint is held by the nearest common ancestor of its items, or by the view it was added to.
  open var isActive: Bool {
    get { holder != nil }
    set {
      if newValue { activate() } else { uninstall() }
    }
  }

  /// The view or guide on the left-hand side; not retained.
  open var firstItem: AnyObject? { first.node?.item }

  /// The view or guide on the right-hand side; not retained.
  open var secondItem: AnyObject? { second.node?.item }

  /// The left-hand side as an anchor of unspecified axis; see its `item` and `name`.
  open var firstAnchor: NSLayoutAnchor<AnyObject> { NSLayoutAnchor(term: first) }

  /// The right-hand side as an anchor; nil without a second item.
  open var secondAnchor: NSLayoutAnchor<AnyObject>? { second.hasItem ? NSLayoutAnchor(term: second) : nil }

  open var firstAttribute: Attribute { first.attribute }

  open var secondAttribute: Attribute { second.attribute }

  /// Creates a constraint without items, which never becomes active; for subclasses.
  public override init() {}

  /// Creates a constraint such as `view1.attr1 = multiplier × view2.attr2 + c`.
  ///
  /// A combination that UIKit rejects is logged in UIKit's words, and the constraint never becomes active.
  @_disfavoredOverload
  public convenience init(
    item view1: Any, attribute attr1: Attribute, relatedBy relation: Relation, toItem view2: Any?,
    attribute attr2: Attribute, multiplier: CGFloat, constant c: CGFloat
  ) {
    self.init()
    setSides(view1, attr1, relation, view2, attr2, multiplier: multiplier, constant: c)
  }

  /// Sets the properties of a new constraint. Logs the reason if it is invalid.
  func setSides(
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

  /// Creates a constraint such as `first = multiplier × second + constant` between type-checked terms.
  convenience init(
    _ first: LayoutTerm, _ relation: Relation, _ second: LayoutTerm, multiplier: CGFloat, constant: CGFloat,
    at place: Place? = nil
  ) {
    self.init()
    self.place = place
    self.first = first
    self.relation = relation
    // As in UIKit, a size that has no part of the other is a constant.
    let isConstant = multiplier == 0 && first.pairedAttribute.isSize && second.pairedAttribute.isSize
    self.second = isConstant ? .none : second
    self.multiplier = isConstant ? 1 : multiplier
    if let refusal = PairingCheck.refusal(
      first.pairedAttribute, self.second.pairedAttribute, multiplier: multiplier, constant: constant)
    {
      refuse(refusal)
    }
    self.constant = constant
  }

  /// The constraint in the visual format, or as an equation if the format cannot express it.
  open nonisolated override var description: String {
    MainActor.unchecked { text }
  }

  private func refuse(_ reason: String) {
    refusal = reason
    LayoutDiagnostics.refused(reason, at: place)
  }

  /// Activates the constraints in order; the next layout pass solves them.
  open class func activate(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints { constraint.isActive = true }
  }

  /// Deactivates the constraints.
  open class func deactivate(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints { constraint.isActive = false }
  }

  /// Returns the constraints that a line of visual format describes.
  ///
  /// If the format is invalid, logs the error and returns an empty array.
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
      let constraints = try parse(visualFormat: format, options: options, metrics: metrics, views: views)
      for constraint in constraints { constraint.place = place }
      return constraints
    } catch {
      LayoutDiagnostics.refused(error.description, at: place)
      return []
    }
  }
}

// The range of numbers that documents can use; code can use any finite number.
extension NSLayoutConstraint {
  /// The largest absolute value of a constant or multiplier in a document.
  package nonisolated static let largestNumber = 1e9

  /// Returns whether a document can use a multiplier: 0, or an absolute value from 1e-9 to 1e9.
  package nonisolated static func isUsable(multiplier: Double) -> Bool {
    multiplier == 0 || (1 / largestNumber...largestNumber).contains(abs(multiplier))
  }
}

// Overloads of UIKit's initializer and format method that record the source location of the call.
extension NSLayoutConstraint {
  public convenience init(
    item view1: Any, attribute attr1: Attribute, relatedBy relation: Relation, toItem view2: Any?,
    attribute attr2: Attribute, multiplier: CGFloat, constant c: CGFloat, file: StaticString = #fileID,
    line: UInt = #line
  ) {
    self.init()
    place = (file, line)
    setSides(view1, attr1, relation, view2, attr2, multiplier: multiplier, constant: c)
  }

  public class func constraints(
    withVisualFormat format: String, options opts: FormatOptions = [], metrics: [String: Any]?, views: [String: Any],
    file: StaticString = #fileID, line: UInt = #line
  ) -> [NSLayoutConstraint] {
    constraints(format, opts, metrics, views, at: (file, line))
  }

  /// The source of the constraint: `Module/File.swift:12`, `Main.storyboard:12` or `line 12`.
  ///
  /// Nil if unknown, as for constraints of the framework and for calls through a reference to UIKit's own signature.
  package var sourceLocation: String? {
    if let documentLine { return documentPath.map { "\($0):\(documentLine)" } ?? "line \(documentLine)" }
    guard !isSystemMade, let place, !"\(place.file)".isOwnSource else { return nil }
    return "\(place.file):\(place.line)"
  }
}

extension String {
  /// Indicates whether a `#fileID` belongs to a module of this package that creates constraints.
  fileprivate var isOwnSource: Bool {
    ["AutoLayout/", "UIKitCore/", "LayoutDocuments/", "InterfaceBuilder/"].contains { hasPrefix($0) }
  }
}

/// Activation and deactivation.
extension NSLayoutConstraint {
  /// The number of the last activation in any tree; engines add constraints in numerical order.
  private static var lastSequence: UInt64 = 0

  /// The valid indices of `referencedNode(at:)`.
  static let referencedNodeIndices = 0..<4

  /// Returns a referenced node: first item, second item, then the near ends of their distances.
  ///
  /// The item of the node may be deallocated.
  func referencedNode(at index: Int) -> LayoutNode? {
    switch index {
    case 0: first.storedNode
    case 1: second.storedNode
    case 2: first.origin?.storedNode
    default: second.origin?.storedNode
    }
  }

  /// Returns whether every node that the constraint references satisfies a condition.
  func allReferencedNodes(satisfy condition: (LayoutNode) -> Bool) -> Bool {
    for index in Self.referencedNodeIndices {
      if let node = referencedNode(at: index), !condition(node) { return false }
    }
    return true
  }

  /// The nearest view that contains all items; nil if there is none or an item is deallocated.
  private var commonAncestor: LayoutNode? { first.hasItem ? CommonAncestor.of(self) : nil }

  func activate() {
    guard holder == nil else { return }
    guard refusal == nil else { return LayoutDiagnostics.log("Ignored: \(self) is not valid. \(refusal ?? "")") }
    guard let ancestor = commonAncestor else {
      return LayoutDiagnostics.refused(
        "Unable to activate constraint with \(anchorsText) because they have no common ancestor.  "
          + "Does the constraint or its anchors reference items in different view hierarchies?  That's illegal.",
        at: place)
    }
    install(onChecked: ancestor)
  }

  /// Adds the constraint to a given view, as `addConstraint` does.
  func install(on node: LayoutNode) {
    guard holder !== node else { return }
    guard refusal == nil else { return LayoutDiagnostics.log("Ignored: \(self) is not valid. \(refusal ?? "")") }
    guard let ancestor = commonAncestor, ancestor.isInside(node) else {
      return LayoutDiagnostics.refused(
        "Unable to install constraint on view.  Does the constraint reference something from outside the subtree of "
          + "the view?  That's illegal. constraint:\(self) view:\(node.item?.layoutName ?? "(null)")", at: place)
    }
    uninstall()
    install(onChecked: node)
  }

  private func install(onChecked node: LayoutNode) {
    Self.lastSequence += 1
    sequence = Self.lastSequence
    holder = node
    node.appendHeld(self)
    for index in Self.referencedNodeIndices { referencedNode(at: index)?.addReference(from: self, at: index) }
    node.currentEngine?.enqueue(self)
  }

  func uninstall() {
    guard let node = holder else { return }
    loweredIn?.remove(self)
    withdrawReferences()
    holder = nil
    node.removeHeld(at: heldIndex)
  }

  /// Removes all references to the constraint except in the list of the deallocated holder.
  func holderWasDeallocated() {
    loweredIn?.remove(self)
    withdrawReferences()
    holder = nil
  }

  private func withdrawReferences() {
    for index in Self.referencedNodeIndices {
      guard referenceIndices[index] >= 0 else { continue }
      referencedNode(at: index)?.removeReference(at: Int(referenceIndices[index]))
      referenceIndices[index] = -1
    }
    pendingIn = nil
  }

  func constantDidChange(from old: CGFloat) {
    guard constant != old, refusal == nil else { return }
    guard constant.isFinite else {
      LayoutDiagnostics.refused("Constant is not finite!  That's illegal.  constant:\(constant)", at: place)
      constant = old
      return
    }
    systemSpacing = nil
    loweredIn?.enqueueEdit(of: self)
  }

  func priorityDidChange(from old: UILayoutPriority) {
    guard priority != old, holder != nil else { return }
    if (priority == .required) != (old == .required) {
      LayoutDiagnostics.log(
        "Mutating a priority from \(old == .required ? "required to not" : "not to required") on an installed constraint "
          + "is not supported by UIKit, which raises here; it takes effect at the next layout. \(self)")
    }
    loweredIn?.enqueueEdit(of: self)
  }
}

/// The search for the nearest common ancestor of a constraint's items.
@MainActor
enum CommonAncestor {
  /// Returns the node of the nearest view that contains all items of a constraint.
  ///
  /// A guide is treated as its owning view. Returns nil if there are no items, an item is deallocated, a guide has no
  /// owning view, or the items are in different trees.
  static func of(_ constraint: NSLayoutConstraint) -> LayoutNode? {
    var common: LayoutNode?
    for index in NSLayoutConstraint.referencedNodeIndices {
      guard let node = constraint.referencedNode(at: index) else { continue }
      guard let view = containerNode(of: node) else { return nil }
      if let previous = common {
        guard let both = of(previous, view) else { return nil }
        common = both
      } else {
        common = view
      }
    }
    return common
  }

  /// Returns the node of a view itself, or of a guide's owning view; nil if there is no such view.
  static func containerNode(of node: LayoutNode) -> LayoutNode? {
    guard let item = node.item else { return nil }
    return item.asContainer == nil ? item.layoutParent?.layoutNode : node
  }

  private static func of(_ a: LayoutNode, _ b: LayoutNode) -> LayoutNode? {
    if a === b { return a }
    let (parentOfA, parentOfB) = (parent(a), parent(b))
    if let parentOfA, parentOfA === parentOfB || parentOfA === b { return parentOfA }
    if let parentOfB, parentOfB === a { return parentOfB }
    var (x, y) = (a, b)
    var (depthOfX, depthOfY) = (depth(x), depth(y))
    while depthOfX > depthOfY, let next = parent(x) { (x, depthOfX) = (next, depthOfX - 1) }
    while depthOfY > depthOfX, let next = parent(y) { (y, depthOfY) = (next, depthOfY - 1) }
    while x !== y {
      guard let nextOfX = parent(x), let nextOfY = parent(y) else { return nil }
      (x, y) = (nextOfX, nextOfY)
    }
    return x
  }

  private static func parent(_ node: LayoutNode) -> LayoutNode? { node.item?.layoutParent?.layoutNode }

  private static func depth(_ node: LayoutNode) -> Int {
    var (depth, current) = (0, node)
    while let next = parent(current) { (depth, current) = (depth + 1, next) }
    return depth
  }
}
