import SwiftSyntax

// `CGRect.intersects(_:)` of Foundation on Linux, which is true for rectangles that only touch.
extension RewritingVisitor {
  func recordIntersection(_ node: MemberAccessExprSyntax) {
    guard conditions.platform == .iOS, node.declName.baseName.text == "intersects", node.base != nil else { return }
    guard let call = node.parent?.as(FunctionCallExprSyntax.self), call.calledExpression.id == node.id else {
      usesIntersection = true
      return
    }
    if call.arguments.count == 1, call.arguments.first?.label == nil { usesIntersection = true }
  }

  private static let intersection =
    "extension CGRect { fileprivate func intersects(_ rect: CGRect) -> Bool { CGRectIntersectsRect(self, rect) } }"

  /// Adds a member to rectangles at the end of the file, which hides that of Foundation in this file.
  func addRectangleIntersection() {
    guard usesIntersection, tree.endPosition.utf8Offset > 0,
      facts.classes["CGRect"]?.members.contains(where: { $0.fullName == "intersects(_:)" }) != true,
      // An inlinable function cannot use members of its file.
      !tree.tokens(viewMode: .sourceAccurate).contains(where: { $0.text == "inlinable" })
    else { return }
    needsUIKit = true
    // The last line can end with a comment or a directive. A carriage return ends it, since edits add no line feeds.
    let separator = tree.description.utf8.last == UInt8(ascii: "\n") ? " " : "\r"
    edits.insert(separator + Self.intersection, at: tree.endPosition.utf8Offset)
  }
}
