import UIFoundation

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
