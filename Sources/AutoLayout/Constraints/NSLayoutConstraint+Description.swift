extension NSLayoutConstraint {
  /// Both sides as UIKit's activation error names them.
  var anchorsText: String {
    func text(_ term: LayoutTerm) -> String {
      guard let node = term.node else { return "(null)" }
      return "\"\(node.item?.layoutName ?? "(freed)").\(term.attribute.name)\""
    }
    return second.node == nil ? "anchor \(text(first))" : "anchors \(text(first)) and \(text(second))"
  }
}
