import SwiftSyntax

extension RewritingVisitor {
  private static let stripped: Set<String> = [
    "objc", "objcMembers", "nonobjc", "IBOutlet", "IBAction", "IBSegueAction", "IBInspectable", "IBDesignable",
    "GKInspectable", "UIApplicationMain", "NSApplicationMain",
  ]

  /// Takes away an attribute that only Objective-C has.
  func rewriteAttribute(_ node: AttributeSyntax) {
    let name = node.attributeName.trimmedDescription
    if Self.stripped.contains(name) {
      edits.blank(node)
    } else if name == "convention", ["block", "c"].contains(node.arguments?.trimmedDescription) {
      edits.blank(node)
    }
  }

  /// `#keyPath(UIView.layer.opacity)` is the string "layer.opacity".
  func rewriteKeyPath(_ node: MacroExpansionExprSyntax) {
    guard let argument = node.arguments.first?.expression else { return }
    var parts = argument.trimmedDescription.filter { !$0.isWhitespace }.split(separator: ".").map(String.init)
    while parts.count > 1, let first = parts.first, first == "self" || first.first?.isUppercase == true {
      parts.removeFirst()
    }
    edits.replace(node, with: "\"\(parts.map(\.withoutBackticks).joined(separator: "."))\"")
  }
}
