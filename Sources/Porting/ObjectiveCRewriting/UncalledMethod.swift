import SwiftSyntax

/// An optional method of a superclass's protocol of UIKit that UIKit does not call, with its location.
package struct UncalledMethod: Equatable, Sendable {
  /// The name with labels, such as `numberOfSections(in:)`.
  package let name: String
  package let line: Int
  /// The declaration that UIKit calls.
  package let declaration: String

  /// Returns the methods of a source whose types differ from those of the protocol's requirement.
  package static func all(in tree: SourceFileSyntax, _ facts: ModuleFacts) -> [UncalledMethod] {
    let finder = UncalledMethodFinder(facts, SourceLocationConverter(fileName: "", tree: tree))
    finder.walk(tree)
    return finder.found
  }
}

/// A visitor that finds the methods that UIKit does not call.
private final class UncalledMethodFinder: SyntaxVisitor {
  private(set) var found: [UncalledMethod] = []
  private let facts: ModuleFacts
  private let locations: SourceLocationConverter

  init(_ facts: ModuleFacts, _ locations: SourceLocationConverter) {
    self.facts = facts
    self.locations = locations
    super.init(viewMode: .sourceAccurate)
  }

  override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind {
    find(in: node.memberBlock, of: node.nameInFacts)
    return .visitChildren
  }

  override func visit(_ node: ExtensionDeclSyntax) -> SyntaxVisitorContinueKind {
    let name = node.extendedType.nameWithoutArguments
    find(in: node.memberBlock, of: facts.resolve(name) ?? name)
    return .visitChildren
  }

  private func find(in block: MemberBlockSyntax, of type: String) {
    let methods = facts.unmatchedOptionalMethods(of: type)
    guard !methods.isEmpty else { return }
    for item in block.members {
      guard let function = item.decl.as(FunctionDeclSyntax.self), let member = FactCollector.member(item.decl).first,
        let method = methods.first(where: { $0.member.signature == member.signature })
      else { continue }
      let line = locations.location(for: function.name.positionAfterSkippingLeadingTrivia).line
      found.append(UncalledMethod(name: method.name, line: line, declaration: method.requirement.declaration))
    }
  }
}

extension OptionalMethodTable.Requirement {
  /// The name with the types, such as `numberOfSections(in: UITableView) -> Int`.
  fileprivate var declaration: String {
    let parameters = zip(labels, types).map { "\($0): \($1)" }.joined(separator: ", ")
    return "\(name)(\(parameters))" + (result == "Void" ? "" : " -> \(result)")
  }
}
