import ConstraintSolver
import UIFoundation

/// The translation of one constraint to a linear expression that is compared with zero.
@MainActor
struct Lowering {
  /// The slots of the boxes that the expression depends on, each once.
  private(set) var boxes: [Int32] = []

  private let engine: LayoutEngine
  private let constraint: NSLayoutConstraint
  private let isRightToLeft: Bool
  /// The view whose coordinates both sides use; nil if there is none.
  private let space: (any LayoutContainer)?
  private let spaceNode: LayoutNode?
  /// Indicates whether the edges of that view are the edges of its scrolled content.
  private let isContentSpace: Bool
  /// The partial sum of the expression.
  private var sum: LinearExpression
  /// The multiple of the space's width to add: mirrored positions are measured from its far edge.
  private var widths = 0.0

  init(_ constraint: NSLayoutConstraint, holder: (any LayoutContainer)?, in engine: LayoutEngine) {
    self.engine = engine
    self.constraint = constraint
    sum = LinearExpression(constant: -Double(constraint.constant))
    isRightToLeft = constraint.mayMirror && holder?.effectiveUserInterfaceLayoutDirection == .rightToLeft
    let firstNode = constraint.first.storedNode
    if let firstNode, constraint.allReferencedNodes(satisfy: { $0 === firstNode }) {
      space = firstNode.item?.layoutParent ?? firstNode.container
    } else {
      space = CommonAncestor.of(constraint)?.container
    }
    spaceNode = space?.layoutNode
    isContentSpace =
      space?.hasScrollableContent == true && constraint.allReferencedNodes(satisfy: { $0.role == .item })
  }

  /// Returns first side − multiplier × second side − constant; nil if an item is deallocated.
  mutating func expression() -> LinearExpression? {
    if constraint.systemSpacing != nil { sum.constant = -Double(distance) }
    guard add(1, constraint.first, partner: constraint.second.attribute) else { return nil }
    if constraint.second.hasItem {
      let factor = -Double(constraint.multiplier)
      guard add(factor, constraint.second, partner: constraint.first.attribute) else { return nil }
    }
    if widths != 0, let space { addFullWidth(of: space) }
    return sum
  }

  /// The constraint's constant, in points.
  ///
  /// System spacing between baselines is a multiple of the upper line's descent plus the lower one's ascent.
  private var distance: CGFloat {
    guard let spacing = constraint.systemSpacing, constraint.first.attribute == .firstBaseline,
      constraint.second.attribute == .lastBaseline, let ascent = textExtent(.first, of: constraint.first.node),
      let descent = textExtent(.last, of: constraint.second.node)
    else { return constraint.constant }
    return spacing * (ascent + descent)
  }

  private func textExtent(_ which: LayoutBaseline.Which, of node: LayoutNode?) -> CGFloat? {
    guard let view = node?.container else { return nil }
    if case .forwarded(let inner) = view.layoutBaseline(which), inner !== view {
      return textExtent(which, of: inner.layoutNode)
    }
    return view.layoutTextExtent(which)
  }

  private mutating func add(_ factor: Double, _ term: LayoutTerm, partner: NSLayoutConstraint.Attribute) -> Bool {
    guard let node = term.node else { return false }
    let farPartner = term.origin?.attribute ?? partner
    guard add(factor, node, term.attribute, partner: farPartner) else { return false }
    guard let origin = term.origin else { return true }
    guard let near = origin.node else { return false }
    return add(-factor, near, origin.attribute, partner: term.attribute)
  }

  /// Adds one attribute. A mirrored attribute is measured from the far edge of the space.
  private mutating func add(
    _ factor: Double, _ node: LayoutNode, _ attribute: NSLayoutConstraint.Attribute,
    partner: NSLayoutConstraint.Attribute
  ) -> Bool {
    guard isRightToLeft, attribute.isMirrored(with: partner) else { return add(factor, attribute, of: node) }
    widths += factor
    return add(-factor, attribute, of: node)
  }

  private mutating func addFullWidth(of space: any LayoutContainer) {
    let slot = registeredSlot(of: space.layoutNode)
    if isContentSpace { return sum.add(widths, engine.contentVariable(of: slot, .horizontal)) }
    sum.add(widths, engine.boxes[Int(slot)].width)
    sum.constant += widths * space.alignmentRectInsets.horizontal
  }

  /// Returns the slot of an item's box, and records that the expression depends on the box.
  private mutating func registeredSlot(of node: LayoutNode) -> Int32 {
    let slot = engine.box(for: node)
    if !boxes.contains(slot) { boxes.append(slot) }
    return slot
  }
}

extension NSLayoutConstraint {
  /// Indicates whether an attribute of the constraint has another meaning in right-to-left interfaces.
  fileprivate var mayMirror: Bool {
    func flips(_ attribute: Attribute?) -> Bool {
      guard let attribute else { return false }
      return attribute.isDirectional || attribute.isCenterX
    }
    return flips(first.attribute) || flips(second.attribute) || flips(first.origin?.attribute)
      || flips(second.origin?.attribute)
  }
}

// Attributes.
extension Lowering {
  /// Adds an attribute in the space's coordinates, left to right.
  private mutating func add(
    _ factor: Double, _ attribute: NSLayoutConstraint.Attribute, of node: LayoutNode
  ) -> Bool {
    guard let geometry = attribute.geometry else { return false }
    if let baseline = geometry.baseline { return addBaseline(factor, baseline, of: node) }
    let part = geometry.part(isReversed: isRightToLeft)
    var offset: CGFloat = 0
    if geometry.reference == .margin, let view = node.container {
      offset = part.offset(by: marginInsets(of: view, node), geometry.axis)
    }
    add(factor, part, of: node, geometry.axis, offset)
    return true
  }

  private mutating func add(
    _ factor: Double, _ part: AttributeGeometry.Part, of node: LayoutNode, _ axis: NSLayoutConstraint.Axis,
    _ offset: CGFloat
  ) {
    switch part {
    case .near: addEdge(factor, of: node, axis, at: 0, offset)
    case .center: addCenter(factor, of: node, axis, offset)
    case .far: addEdge(factor, of: node, axis, at: 1, offset)
    case .extent: addSize(factor, of: node, axis)
    }
  }

  /// Returns the margins, measured from the alignment rectangle.
  private func marginInsets(of view: any LayoutContainer, _ node: LayoutNode) -> UIEdgeInsets {
    let (margins, outer) = (view.layoutMargins, view.alignmentRectInsets)
    node.solvedMargins = margins
    return UIEdgeInsets(
      top: margins.top - outer.top, left: margins.left - outer.left, bottom: margins.bottom - outer.bottom,
      right: margins.right - outer.right)
  }

  private mutating func addBaseline(_ factor: Double, _ which: LayoutBaseline.Which, of node: LayoutNode) -> Bool {
    let edge = AttributeGeometry.Part(which)
    guard let view = node.container else {
      add(factor, edge, of: node, .vertical, 0)
      return true
    }
    node.providesBaselines = true
    let baseline = view.layoutBaseline(which)
    if let (part, offset) = baseline.place {
      add(factor, part, of: node, .vertical, offset)
      return true
    }
    _ = registeredSlot(of: node)
    if case .forwarded(let inner) = baseline, inner !== view { return addBaseline(factor, which, of: inner.layoutNode) }
    add(factor, edge, of: node, .vertical, 0)
    return true
  }

  /// Adds the origin plus a fraction of the size plus an offset.
  private mutating func addEdge(
    _ factor: Double, of node: LayoutNode, _ axis: NSLayoutConstraint.Axis, at fraction: Double, _ offset: CGFloat = 0
  ) {
    addOrigin(factor, of: node, axis, ofContent: true)
    if fraction != 0 { addExtent(factor * fraction, of: node, axis, ofContent: true) }
    sum.constant += factor * offset
  }

  /// Adds the width or height. For a scroll view, it is the size of the frame, not of the content.
  ///
  /// For a scroll view's safe area, it is the size of the frame minus the insets.
  private mutating func addSize(_ factor: Double, of node: LayoutNode, _ axis: NSLayoutConstraint.Axis) {
    guard let owner = frameOwner(of: node) else { return addExtent(factor, of: node, axis, ofContent: false) }
    addExtent(factor, of: owner.layoutNode, axis, ofContent: false)
    let insets = node.insetsFromFrame
    sum.constant -= factor * (axis == .horizontal ? insets.horizontal : insets.vertical)
  }

  /// Returns the scroll view whose frame determines the center and size of an item.
  private func frameOwner(of node: LayoutNode) -> (any LayoutContainer)? {
    node.role == .scrollSafeArea ? node.item?.layoutParent : nil
  }

  /// Adds the center. For a scroll view, it is the center of the frame, not of the content.
  ///
  /// For a scroll view's safe area, it is the center of the frame without the insets.
  private mutating func addCenter(
    _ factor: Double, of node: LayoutNode, _ axis: NSLayoutConstraint.Axis, _ offset: CGFloat = 0
  ) {
    if let owner = frameOwner(of: node) {
      let insets = node.insetsFromFrame
      let shift = axis == .horizontal ? insets.left - insets.right : insets.top - insets.bottom
      return addCenter(factor, of: owner.layoutNode, axis, offset + shift / 2)
    }
    addOrigin(factor, of: node, axis, ofContent: false)
    addExtent(factor * 0.5, of: node, axis, ofContent: false)
    sum.constant += factor * offset
  }
}

// Boxes.
extension Lowering {
  private mutating func addExtent(
    _ factor: Double, of node: LayoutNode, _ axis: NSLayoutConstraint.Axis, ofContent: Bool
  ) {
    switch node.role {
    case .item, .scrollSafeArea:
      let slot = registeredSlot(of: node)
      let isContentArea = ofContent && isContentSpace && node === spaceNode
      sum.add(
        factor, isContentArea ? engine.contentVariable(of: slot, axis) : engine.boxes[Int(slot)].size(axis))
    case .scrollContent:
      guard let owner = node.item?.layoutParent else { return }
      sum.add(factor, engine.contentVariable(of: registeredSlot(of: owner.layoutNode), axis))
    case .scrollFrame:
      guard let owner = node.item?.layoutParent else { return }
      sum.add(factor, engine.boxes[Int(registeredSlot(of: owner.layoutNode))].size(axis))
      let insets = owner.alignmentRectInsets
      sum.constant += factor * (axis == .horizontal ? insets.horizontal : insets.vertical)
    }
  }

  /// Adds the alignment rectangle's near edge in the space's coordinates.
  private mutating func addOrigin(
    _ factor: Double, of node: LayoutNode, _ axis: NSLayoutConstraint.Axis, ofContent: Bool
  ) {
    if let space, node === spaceNode {
      _ = registeredSlot(of: node)
      if ofContent, isContentSpace { return }
      sum.constant += factor * (space.layoutBoundsOrigin.along(axis) + space.alignmentRectInsets.near(axis))
      return
    }
    switch node.role {
    case .item, .scrollSafeArea: sum.add(factor, engine.boxes[Int(registeredSlot(of: node))].origin(axis))
    case .scrollContent: break
    case .scrollFrame:
      guard let owner = node.item?.layoutParent else { break }
      // The expression depends on the owner's scroll offset, which moves items tied to its frame.
      _ = registeredSlot(of: owner.layoutNode)
      sum.constant += factor * Double(owner.layoutBoundsOrigin.along(axis))
    }
    var parent = node.item?.layoutParent
    while let view = parent, view !== space {
      sum.add(factor, engine.boxes[Int(registeredSlot(of: view.layoutNode))].origin(axis))
      sum.constant -= factor * (view.alignmentRectInsets.near(axis) + view.layoutBoundsOrigin.along(axis))
      parent = view.layoutParent
    }
  }
}

extension CGPoint {
  func along(_ axis: NSLayoutConstraint.Axis) -> CGFloat { axis == .horizontal ? x : y }
}

extension UIEdgeInsets {
  func near(_ axis: NSLayoutConstraint.Axis) -> CGFloat { axis == .horizontal ? left : top }
}

/// The frame and mask of a view on one axis, as two linear functions of the container's length.
struct AutoresizingSpan {
  /// A linear function of the container's length: `constant + share × length`.
  struct Value {
    var constant: Double
    var share: Double
  }

  /// The alignment rectangle's near edge.
  let origin: Value

  /// The alignment rectangle's length.
  let size: Value

  /// Indicates whether the origin or the size depends on the container's length.
  var isFlexible: Bool { origin.share != 0 || size.share != 0 }

  /// Creates the functions of an axis; `near` and `far` are the alignment insets of the view.
  init(_ resizing: Autoresizing, _ axis: NSLayoutConstraint.Axis, near: CGFloat, far: CGFloat) {
    let isHorizontal = axis == .horizontal
    let start = Double(isHorizontal ? resizing.frame.minX : resizing.frame.minY)
    let length = Double(isHorizontal ? resizing.frame.width : resizing.frame.height)
    let container = resizing.containerSize.map { Double(isHorizontal ? $0.width : $0.height) }
    var shares = [0.0, 0.0]
    if let container {
      shares = Self.shares([start, length, container - start - length], Self.flexible(resizing.mask, axis))
    }
    let reference = container ?? 0
    origin = Value(constant: start + Double(near) - shares[0] * reference, share: shares[0])
    size = Value(constant: length - Double(near + far) - shares[1] * reference, share: shares[1])
  }

  private static func flexible(_ mask: Autoresizing.Mask, _ axis: NSLayoutConstraint.Axis) -> [Bool] {
    let parts: [Autoresizing.Mask] =
      axis == .horizontal
      ? [.flexibleLeftMargin, .flexibleWidth, .flexibleRightMargin]
      : [.flexibleTopMargin, .flexibleHeight, .flexibleBottomMargin]
    return parts.map(mask.contains)
  }

  /// Returns each part's share of the container's growth, in proportion to the flexible lengths.
  private static func shares(_ lengths: [Double], _ flexible: [Bool]) -> [Double] {
    let total = zip(lengths, flexible).reduce(0) { $0 + ($1.1 ? $1.0 : 0) }
    let count = Double(flexible.filter { $0 }.count)
    return zip(lengths, flexible).map { length, isFlexible in
      guard isFlexible else { return 0 }
      return total != 0 ? length / total : 1 / count
    }
  }
}

/// A sum of scaled solver variables and a constant. Each variable occurs at most once.
struct LinearExpression {
  private(set) var terms: [Solver.Term] = []
  var constant: Double

  init(constant: Double = 0) {
    self.constant = constant
    // Nearly all constraints have at most an origin and a size on each side.
    terms.reserveCapacity(4)
  }

  mutating func add(_ factor: Double, _ variable: Solver.Variable) {
    guard factor != 0 else { return }
    // There are few terms, so a linear search is faster than a table.
    guard let index = terms.firstIndex(where: { $0.variable == variable }) else {
      return terms.append(Solver.Term(factor, variable))
    }
    terms[index].coefficient += factor
    if terms[index].coefficient == 0 { terms.remove(at: index) }
  }

  /// Indicates whether all numbers are finite, as the solver requires.
  var isFinite: Bool { constant.isFinite && terms.allSatisfy { $0.coefficient.isFinite } }

  /// Returns whether the terms have the given variables with the same factors in the same order.
  func hasTerms(_ others: [Solver.Term]) -> Bool {
    terms.count == others.count
      && zip(terms, others).allSatisfy { $0.variable == $1.variable && $0.coefficient == $1.coefficient }
  }
}

/// Four inline values. An array would require an allocation for each box.
struct Quartet<Value> {
  private var values: (Value, Value, Value, Value)

  init(repeating value: Value) {
    values = (value, value, value, value)
  }

  /// The valid indices.
  static var indices: Range<Int> { 0..<4 }

  /// The value at an index from 0 to 3. Any other index refers to the last value.
  subscript(index: Int) -> Value {
    get {
      switch index {
      case 0: values.0
      case 1: values.1
      case 2: values.2
      default: values.3
      }
    }
    set {
      switch index {
      case 0: values.0 = newValue
      case 1: values.1 = newValue
      case 2: values.2 = newValue
      default: values.3 = newValue
      }
    }
  }
}

extension NSLayoutConstraint {
  /// Indicates whether a side is a distance between positions, as `anchorWithOffset(to:)` creates.
  package var relatesDistances: Bool { first.origin != nil || second.origin != nil }
}

/// One side of a constraint without its multiplier: an attribute, or a distance between attributes.
@MainActor
struct LayoutTerm {
  /// The node of the item, even after the item is deallocated; nil without an item.
  let storedNode: LayoutNode?
  let attribute: NSLayoutConstraint.Attribute

  /// The position that is subtracted if the term is a distance.
  var origin: Origin?

  init(node: LayoutNode?, attribute: NSLayoutConstraint.Attribute, origin: Origin? = nil) {
    storedNode = node
    self.attribute = attribute
    self.origin = origin
  }

  /// The near end of a distance.
  @MainActor
  struct Origin {
    let storedNode: LayoutNode
    let attribute: NSLayoutConstraint.Attribute

    var node: LayoutNode? { storedNode.item == nil ? nil : storedNode }
  }

  /// The side of a constraint without an item.
  static let none = LayoutTerm(node: nil, attribute: .notAnAttribute)

  /// The node of the item; nil without an item or if it is deallocated.
  var node: LayoutNode? { storedNode?.item == nil ? nil : storedNode }

  /// The attribute for the rules of pairing: a distance between positions is a size.
  var pairedAttribute: NSLayoutConstraint.Attribute { origin == nil ? attribute : .width }

  /// Returns whether both terms have the same items and attributes.
  func isEqual(to other: LayoutTerm) -> Bool {
    storedNode === other.storedNode && attribute == other.attribute
      && origin?.storedNode === other.origin?.storedNode && origin?.attribute == other.origin?.attribute
  }

  /// Indicates whether the term has an attribute of an item. The item may be deallocated.
  var hasItem: Bool { attribute != .notAnAttribute }
}

/// The system spacing, also denoted by a bare `-` between views in the visual format.
package enum LayoutSpacing {
  /// The spacing except between baselines of text, in points; the same on every device.
  package static let standard: CGFloat = 8
}
