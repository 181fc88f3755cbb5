import SwiftSyntax

extension RewritingVisitor {
  private static let removedAttributes: Set<String> = [
    "objc", "objcMembers", "nonobjc", "IBOutlet", "IBAction", "IBSegueAction", "IBInspectable", "IBDesignable",
    "GKInspectable", "UIApplicationMain", "NSApplicationMain",
  ]

  /// Removes or replaces an attribute that needs Objective-C.
  func rewriteAttribute(_ node: AttributeSyntax) {
    let name = node.attributeName.trimmedDescription
    if name == "UIApplicationMain", isExecutable {
      edits.replace(node, with: "@main")
    } else if Self.removedAttributes.contains(name)
      || name == "main" && !isExecutable && Self.marksApplicationDelegate(node)
    {
      edits.blank(node)
    } else if name == "convention", let kind = node.arguments?.trimmedDescription {
      let type = node.ancestorOrSelf(mapping: { $0.as(AttributedTypeSyntax.self) })?.baseType.onOneLine ?? ""
      // C functions cannot have parameters of class types without Objective-C.
      if kind == "block" || kind == "c" && Self.containsObjects(type) { edits.blank(node) }
    }
  }

  /// Returns whether an attribute marks an application delegate, which has no effect in a library.
  private static func marksApplicationDelegate(_ node: AttributeSyntax) -> Bool {
    node.parent?.parent?.as(ClassDeclSyntax.self)?.inheritanceClause?.names.contains("UIApplicationDelegate") ?? false
  }

  /// Returns whether a function's type contains types of Objective-C objects.
  private static func containsObjects(_ type: String) -> Bool {
    let names = type.split { !$0.isLetter && !$0.isNumber && $0 != "_" }
    return names.contains { name in
      ["Any", "AnyObject", "AnyClass", "Selector"].contains(name)
        || ["NS", "UI", "CA"].contains { name.hasPrefix($0) && name != "UInt" && !name.hasPrefix("UInt") }
    }
  }

  /// Rewrites `#imageLiteral(resourceName: "a")` to `UIImage(imageLiteralResourceName: "a")`.
  ///
  /// Conforming to the literal's protocol would require an initializer in all subclasses.
  func rewriteImageLiteral(_ node: MacroExpansionExprSyntax) {
    guard let name = node.arguments.first?.expression else { return }
    needsUIKit = true
    edits.replace(node, with: "UIImage(imageLiteralResourceName: \(name.trimmedDescription))")
  }

  /// Rewrites `#keyPath(UIView.layer.opacity)` to `"layer.opacity"`.
  func rewriteKeyPath(_ node: MacroExpansionExprSyntax) {
    guard let argument = node.arguments.first?.expression else { return }
    var parts = argument.trimmedDescription.filter { !$0.isWhitespace }.split(separator: ".").map(String.init)
    while parts.count > 1, let first = parts.first, first == "self" || first.first?.isUppercase == true {
      parts.removeFirst()
    }
    edits.replace(node, with: "\"\(parts.map(\.withoutBackticks).joined(separator: "."))\"")
  }
}
