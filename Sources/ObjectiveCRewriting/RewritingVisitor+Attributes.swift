import SwiftSyntax

extension RewritingVisitor {
  private static let stripped: Set<String> = [
    "objc", "objcMembers", "nonobjc", "IBOutlet", "IBAction", "IBSegueAction", "IBInspectable", "IBDesignable",
    "GKInspectable", "UIApplicationMain", "NSApplicationMain",
  ]

  /// Takes away an attribute that only Objective-C has.
  func rewriteAttribute(_ node: AttributeSyntax) {
    let name = node.attributeName.trimmedDescription
    if name == "UIApplicationMain", isExecutable {
      edits.replace(node, with: "@main")
    } else if Self.stripped.contains(name) || name == "main" && !isExecutable && Self.isOfApplication(node) {
      edits.blank(node)
    } else if name == "convention", let kind = node.arguments?.trimmedDescription {
      let type = node.ancestorOrSelf(mapping: { $0.as(AttributedTypeSyntax.self) })?.baseType.onOneLine ?? ""
      // Types of classes cannot be written in C without Objective-C.
      if kind == "block" || kind == "c" && Self.namesObjects(type) { edits.blank(node) }
    }
  }

  /// Returns whether an attribute marks an application delegate, which has no effect in a library.
  private static func isOfApplication(_ node: AttributeSyntax) -> Bool {
    node.parent?.parent?.as(ClassDeclSyntax.self)?.inheritanceClause?.names.contains("UIApplicationDelegate") ?? false
  }

  /// Indicates that a function's type has parameters that only Objective-C has.
  private static func namesObjects(_ type: String) -> Bool {
    let names = type.split { !$0.isLetter && !$0.isNumber && $0 != "_" }
    return names.contains { name in
      ["Any", "AnyObject", "AnyClass", "Selector"].contains(name)
        || ["NS", "UI", "CA"].contains { name.hasPrefix($0) && name != "UInt" && !name.hasPrefix("UInt") }
    }
  }

  /// Rewrites `#imageLiteral(resourceName: "a")` to `UIImage(imageLiteralResourceName: "a")`.
  ///
  /// The literal's own protocol would require an initializer of all subclasses.
  func rewriteImageLiteral(_ node: MacroExpansionExprSyntax) {
    guard let name = node.arguments.first?.expression else { return }
    needsUIKit = true
    edits.replace(node, with: "UIImage(imageLiteralResourceName: \(name.trimmedDescription))")
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
