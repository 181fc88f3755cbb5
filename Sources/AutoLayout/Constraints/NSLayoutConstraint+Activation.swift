import UIFoundation

/// Where a constraint lives and when.
extension NSLayoutConstraint {
  /// Counts activations over all trees, so that engines made late take constraints in as they came.
  private static var lastSequence: UInt64 = 0

  /// The nodes the constraint speaks of: items, then the near ends of distances.
  var mentions: [LayoutNode] { first.nodes + second.nodes }

  func activate() {
    guard holder == nil else { return }
    guard refusal == nil else { return LayoutDiagnostics.log("Ignored: \(self) is not valid. \(refusal ?? "")") }
    guard let ancestor = CommonAncestor.of(mentions) else {
      return LayoutDiagnostics.refused(
        "Unable to activate constraint with \(anchorsText) because they have no common ancestor.  "
          + "Does the constraint or its anchors reference items in different view hierarchies?  That's illegal.")
    }
    install(onChecked: ancestor)
  }

  /// Puts the constraint on a view that was named, as `addConstraint` does.
  func install(on node: LayoutNode) {
    guard holder !== node else { return }
    guard refusal == nil else { return LayoutDiagnostics.log("Ignored: \(self) is not valid. \(refusal ?? "")") }
    guard let ancestor = CommonAncestor.of(mentions), ancestor.isInside(node) else {
      return LayoutDiagnostics.refused(
        "Unable to install constraint on view.  Does the constraint reference something from outside the subtree of "
          + "the view?  That's illegal. constraint:\(self) view:\(node.item?.layoutName ?? "(null)")")
    }
    uninstall()
    install(onChecked: node)
  }

  private func install(onChecked node: LayoutNode) {
    Self.lastSequence += 1
    sequence = Self.lastSequence
    holder = node
    node.appendHeld(self)
    for (mention, mentioned) in mentions.enumerated() { mentioned.addReference(from: self, mention: mention) }
    node.currentEngine?.enqueue(self)
  }

  func uninstall() {
    guard let node = holder else { return }
    loweredIn?.remove(self)
    withdrawReferences()
    holder = nil
    node.removeHeld(at: heldIndex)
  }

  /// The holding view is being freed: everything but its own list forgets the constraint.
  func holderDied() {
    loweredIn?.remove(self)
    withdrawReferences()
    holder = nil
  }

  private func withdrawReferences() {
    for (mention, mentioned) in mentions.enumerated() {
      mentioned.removeReference(at: Int(referenceIndices[mention]))
    }
    pendingIn = nil
  }

  func constantDidChange(from old: CGFloat) {
    guard constant != old, let engine = loweredIn else { return }
    engine.noteEdit(of: self)
  }

  func priorityDidChange(from old: UILayoutPriority) {
    guard priority != old, holder != nil else { return }
    if (priority == .required) != (old == .required) {
      LayoutDiagnostics.log(
        "Mutating a priority from \(old == .required ? "required to not" : "not to required") on an installed constraint "
          + "is not supported by UIKit, which raises here; it takes effect at the next layout. \(self)")
    }
    loweredIn?.noteEdit(of: self)
  }
}
