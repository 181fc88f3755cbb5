extension ModuleFacts {
  /// Returns whether a visible protocol has an optional requirement of this name and parameter count.
  func isOptionalRequirement(_ name: String, count: Int) -> Bool {
    protocols.values.contains { $0.optional.contains { $0.name == name && $0.labels?.count == count } }
  }

  /// Returns the optional requirement of the given name and labels, and its protocol.
  ///
  /// Returns nil if there is none or more than one.
  func optionalRequirement(_ name: String, _ labels: [String]) -> (protocol: String, member: MemberFacts)? {
    let found = protocols.sorted { $0.key < $1.key }.flatMap { type, facts in facts.optional.map { (type, $0) } }
      .filter { $0.1.name == name && $0.1.labels == labels }
    return found.count == 1 ? found.first : nil
  }

  /// Returns whether a source refers to an optional requirement without calling it.
  func hasUncalledReference(to requirement: MemberFacts) -> Bool {
    methodReferences.contains(requirement.fullName)
  }

  /// Returns whether the module declares a property of the given name and of a function type.
  func isFunctionProperty(_ name: String) -> Bool {
    classes.values.contains {
      $0.members.contains { $0.name == name && $0.propertyType.map { isFunction($0, depth: 0) } == true }
    }
  }

  /// Returns whether a type is a function type, directly or through aliases.
  private func isFunction(_ type: String, depth: Int) -> Bool {
    if type.contains("->") || Self.functionTypesOfUIKit.contains(where: type.contains) { return true }
    // An alias can refer to itself by mistake.
    guard depth < 8, let name = type.split(whereSeparator: { "?!()<>. ".contains($0) }).last else { return false }
    return typeAliases[String(name)]?.contains { isFunction($0, depth: depth + 1) } ?? false
  }

  /// The recognized type aliases of functions in UIKit.
  private static let functionTypesOfUIKit = [
    "UIActionHandler", "UIButton.ConfigurationUpdateHandler", "UIContextMenuActionProvider",
    "UIContextMenuContentPreviewProvider",
  ]

  var hasOptionalRequirements: Bool { protocols.values.contains { !$0.optional.isEmpty } }

  /// Returns a protocol's own and inherited optional requirements, with the names of their protocols.
  private func optionalRequirements(of name: String) -> [(member: MemberFacts, name: String)] {
    guard let facts = protocols[name] else { return [] }
    let own = facts.optional.map { ($0, RewritingVisitor.optionalProtocolName(of: $0, in: name)) }
    let inherited = facts.inherited.compactMap { resolve($0, inside: name) }.filter { $0 != name }
    return own + inherited.flatMap { optionalRequirements(of: $0) }
  }

  /// Returns the protocols of optional requirements to which a declaration of a class must conform.
  ///
  /// These are the implemented requirements of the protocols that the declaration lists. The class declaration also
  /// conforms to requirements of a superclass's protocols, if no superclass implements them.
  func optionalConformances(
    of name: String, listed: [String], isExtension: Bool
  ) -> [(name: String, parent: String)] {
    let lineage = lineage(of: name)
    let ancestors = lineage.dropFirst()
    let inherited = ancestors.flatMap { classes[$0]?.inherited ?? [] }.compactMap { resolve($0, inside: name) }
    let members = lineage.flatMap { classes[$0]?.members ?? [] }
    let ancestorMembers = ancestors.flatMap { classes[$0]?.members ?? [] }
    var found: [(name: String, parent: String)] = []
    for (parent, isListed) in listed.map({ ($0, true) }) + (isExtension ? [] : inherited.map { ($0, false) }) {
      for (requirement, name) in optionalRequirements(of: parent) where !found.contains(where: { $0.name == name }) {
        let isSatisfied = { (members: [MemberFacts]) in
          members.contains { $0.satisfies(requirement) }
        }
        guard isSatisfied(members) else { continue }
        // The conformance is inherited from the superclass.
        if isSatisfied(ancestorMembers), inherited.contains(where: { refines($0, parent) }) { continue }
        if isListed || isSatisfied(classes[lineage[0]]?.members ?? []) { found.append((name, parent)) }
      }
    }
    return found
  }

  private func refines(_ name: String, _ other: String) -> Bool {
    name == other
      || protocols[name]?.inherited.contains { inner in
        resolve(inner, inside: name).map { $0 != name && refines($0, other) } ?? false
      } == true
  }
}
