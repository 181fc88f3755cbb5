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

  /// Returns whether an attribute marks an application delegate. Such an attribute has no effect in a library.
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

  /// Rewrites `@NSManaged var` of a layer to a value that the layer stores.
  ///
  /// On iOS, Core Animation implements such properties at run time.
  func rewriteManagedProperty(_ node: VariableDeclSyntax) {
    let root = facts.lineage(of: scope).last ?? ""
    guard let attribute = node.attributes.first("NSManaged"), root.hasPrefix("CA"), root.hasSuffix("Layer") else {
      return
    }
    edits.blank(attribute)
    for modifier in node.modifiers where ["weak", "unowned"].contains(modifier.name.text) { edits.blank(modifier) }
    for binding in node.bindings where binding.accessorBlock == nil {
      guard let type = binding.typeAnnotation?.type else { continue }
      let key = binding.pattern.trimmedDescription.withoutBackticks
      let wrapped =
        type.as(OptionalTypeSyntax.self)?.wrappedType
        ?? type.as(ImplicitlyUnwrappedOptionalTypeSyntax.self)?.wrappedType
      let zero = wrapped == nil ? Self.zero(of: type) : nil
      // A property that can be nil at run time is imported from Objective-C as an implicitly unwrapped optional.
      if wrapped == nil, zero == nil { edits.replace(type, with: "(\(type.onOneLine))!") }
      let value = "value(forKey: \"\(key)\") as? \((wrapped ?? type).onOneLine)\(zero.map { " ?? " + $0 } ?? "")"
      edits.insert(
        " { get { \(value) } set { setValue(newValue, forKey: \"\(key)\") } }", at: type.trimmedOffsets.upperBound)
    }
  }

  /// Returns the value of a managed property that was never set; nil if the type has none.
  private static func zero(of type: TypeSyntax) -> String? {
    switch type.trimmedDescription {
    case "Bool": "false"
    case "Double", "Float", "CGFloat", "Int", "UInt", "NSInteger", "TimeInterval": "0"
    case "CGPoint", "CGSize", "CGRect": ".zero"
    case "String": "\"\""
    default: nil
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
