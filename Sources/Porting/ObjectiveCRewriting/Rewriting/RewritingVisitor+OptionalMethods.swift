import SwiftSyntax

extension RewritingVisitor {
  /// Adds the conformances through which UIKit calls optional methods that a superclass lacks.
  func addOptionalMethods(to node: ClassDeclSyntax) {
    guard importsUIKit, let last = node.inheritanceClause?.inheritedTypes.last else { return }
    let methods = facts.optionalMethods(of: node.nameInFacts)
    guard !methods.isEmpty else { return }
    needsUIKit = true
    let added = methods.map { ", \($0.conformance)" }.joined()
    edits.insert(added, at: last.trimmedOffsets.upperBound)
    publishOptionalMethods(in: node.memberBlock, of: node.nameInFacts, extensionAccess: nil)
  }

  /// Gives optional methods that a conformance declares the access level of their class.
  func publishOptionalMethods(in block: MemberBlockSyntax, of type: String, extensionAccess: Access?) {
    let methods = facts.optionalMethods(of: type)
    guard !methods.isEmpty, let access = facts.classes[type]?.declaration?.access else { return }
    for item in block.members {
      guard let function = item.decl.as(FunctionDeclSyntax.self), let member = FactCollector.member(item.decl).first,
        methods.contains(where: { $0.member.signature == member.signature })
      else { continue }
      let written = function.modifiers.first { $0.detail == nil && Access(rawValue: $0.name.text) != nil }
      let isPublic = access.isPublic || access == .package
      let own = written.flatMap { Access(rawValue: $0.name.text) } ?? extensionAccess ?? .internal
      if own == .open || own == .public || own == .package || !isPublic && own == .internal { continue }
      if let written { edits.blank(written) }
      if isPublic {
        let start = function.funcKeyword.positionAfterSkippingLeadingTrivia.utf8Offset
        edits.insert(access == .package ? "package " : "public ", at: start)
      }
    }
  }
}
