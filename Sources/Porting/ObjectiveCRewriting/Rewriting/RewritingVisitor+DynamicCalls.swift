import SwiftSyntax

// Calls that Objective-C dispatches dynamically on values of unknown types.
extension RewritingVisitor {
  func rewriteDynamicCall(_ node: FunctionCallExprSyntax) {
    rewriteAbsoluteValue(node)
    rewriteText(node)
    guard conditions.platform == .iOS, let reference = node.calledExpression.as(MemberAccessExprSyntax.self),
      let base = reference.base
    else { return }
    let labels = node.arguments.map { $0.label?.text }
    switch (reference.declName.baseName.text, labels) {
    case ("performSelector", ["onMainThread", "with", "waitUntilDone"]): castToObject(base)
    case ("description", []): rewriteClassDescription(node, base)
    case ("superclass", []): readAsProperty(node)
    case ("resourceValues", ["forKeys"]): addCapacities(reference)
    default: break
    }
  }

  /// Imports UIKit for texts that Foundation on Linux lacks, and calls its functions for plural forms.
  private func rewriteText(_ node: FunctionCallExprSyntax) {
    guard conditions.platform == .iOS else { return }
    if let member = node.calledExpression.as(MemberAccessExprSyntax.self) {
      guard member.declName.baseName.text == "localizedStringWithFormat",
        ["String", "NSString"].contains(member.base?.trimmedDescription)
      else { return }
      edits.replace(member, with: "String.localizedPlural")
      needsUIKit = true
      return
    }
    // On iOS, every object that is created is the process.
    if node.calledExpression.trimmedDescription == "ProcessInfo", node.arguments.isEmpty, node.trailingClosure == nil {
      return edits.replace(node, with: "ProcessInfo.processInfo")
    }
    if replaceInitializer(node) { return }
    let types = ["String", "AttributedString", "NSAttributedString", "NSPredicate"]
    guard let type = node.calledExpression.as(DeclReferenceExprSyntax.self), types.contains(type.baseName.text),
      let first = node.arguments.first, let label = first.label
    else { return }
    let isPredicate = type.baseName.text == "NSPredicate" && label.text == "format"
    if ["localized", "markdown"].contains(label.text) || isPredicate { needsUIKit = true }
    // On iOS, the initializer returns an object of another class, such as `NSComparisonPredicate`.
    if isPredicate, importsUIKit { edits.replace(type, with: "NSPredicate.predicate") }
    // A list of arguments cannot be passed on.
    guard label.text == "format", node.arguments.last?.label?.text != "arguments",
      first.expression.trimmedDescription.hasPrefix("NSLocalizedString(")
    else { return }
    edits.replace(label, with: "pluralFormat")
    needsUIKit = true
  }

  /// The initializers that functions of UIFoundation replace, by type and label.
  private static let replacedInitializers = [
    "Bundle for": "Bundle.module", "NSKeyedUnarchiver forReadingWith": "NSKeyedUnarchiver.unarchiver",
  ]

  private func replaceInitializer(_ node: FunctionCallExprSyntax) -> Bool {
    guard importsUIKit, node.arguments.count == 1, let label = node.arguments.first?.label?.text,
      let type = node.calledExpression.as(DeclReferenceExprSyntax.self)?.baseName.text,
      let function = Self.replacedInitializers["\(type) \(label)"], !facts.ownNames.contains(type)
    else { return false }
    edits.replace(node.calledExpression, with: function)
    needsUIKit = true
    return true
  }

  /// Calls the function that also gets available capacities, in files that name such a key.
  private func addCapacities(_ reference: MemberAccessExprSyntax) {
    guard importsUIKit, tree.description.contains("volumeAvailableCapacityFor") else { return }
    edits.replace(reference.declName, with: "resourceValuesWithCapacities")
    needsUIKit = true
  }

  /// Qualifies `abs(x)` in extensions of `CGFloat`.
  ///
  /// In Foundation on Linux, `CGFloat` has a static function of this name, which hides the global function.
  private func rewriteAbsoluteValue(_ node: FunctionCallExprSyntax) {
    guard scopes.last?.name == "CGFloat", let called = node.calledExpression.as(DeclReferenceExprSyntax.self),
      called.baseName.text == "abs"
    else { return }
    edits.replace(called, with: "Swift.abs")
  }

  /// Rewrites `target?.performSelector(onMainThread: …)` to call the method on an `NSObject`.
  private func castToObject(_ base: ExprSyntax) {
    if base.is(SuperExprSyntax.self) || base.trimmedDescription == "self" { return }
    edits.insert("(", at: base.positionAfterSkippingLeadingTrivia.utf8Offset)
    if let chain = base.as(OptionalChainingExprSyntax.self) {
      edits.replace(chain.questionMark, with: " as? NSObject)?")
    } else {
      edits.insert(" as? NSObject)?", at: base.endPositionBeforeTrailingTrivia.utf8Offset)
    }
  }

  /// Rewrites `kCTFontAttributeName as NSAttributedString.Key`, a cast of a string of Core Text, to an initializer.
  func rewriteAttributeName(_ node: SequenceExprSyntax) {
    let elements = Array(node.elements)
    guard conditions.platform == .iOS, elements.count == 3, elements[1].is(UnresolvedAsExprSyntax.self),
      let name = elements[0].as(DeclReferenceExprSyntax.self)?.baseName.text, name.hasPrefix("kCT"),
      let type = elements[2].as(TypeExprSyntax.self)?.type.trimmedDescription,
      ["NSAttributedString.Key", "NSAttributedStringKey"].contains(type)
    else { return }
    edits.replace(node, with: "NSAttributedString.Key(rawValue: \(name) as String)")
  }

  /// Rewrites `type.superclass()` to `type.superclass`, which is a property on Linux.
  private func readAsProperty(_ node: FunctionCallExprSyntax) {
    guard let left = node.leftParen, let right = node.rightParen else { return }
    edits.replace(left.trimmedOffsets.lowerBound..<right.trimmedOffsets.upperBound, with: "")
  }

  /// Rewrites `type(of: object).description()` of an `AnyObject` parameter to the name of its class.
  private func rewriteClassDescription(_ node: FunctionCallExprSyntax, _ base: ExprSyntax) {
    // On Linux, the class of an object's archives is an `AnyClass`, which has no members.
    if let member = base.as(MemberAccessExprSyntax.self), member.declName.baseName.text == "classForCoder" {
      needsUIKit = true
      return edits.replace(node, with: "ObjectiveCLookup.description(of: \(base.trimmedDescription))")
    }
    guard let inner = base.as(FunctionCallExprSyntax.self), inner.arguments.count == 1,
      inner.calledExpression.trimmedDescription == "type", let argument = inner.arguments.first?.expression,
      let name = argument.as(DeclReferenceExprSyntax.self)?.baseName.text,
      let function = node.ancestorOrSelf(mapping: { $0.as(FunctionDeclSyntax.self) })
    else { return }
    let parameter = function.signature.parameterClause.parameters.first { ($0.secondName ?? $0.firstName).text == name }
    guard parameter?.type.trimmedDescription == "AnyObject" else { return }
    edits.replace(node, with: "NSStringFromClass(\(inner.trimmedDescription))")
  }
}
