extension ModuleFacts {
  /// Indicates an optional requirement of a protocol that the module sees.
  func isOptionalRequirement(_ name: String, count: Int) -> Bool {
    protocols.values.contains { $0.optional.contains { $0.name == name && $0.labels?.count == count } }
  }

  /// The only optional requirement with a name and labels, with its protocol.
  func optionalRequirement(_ name: String, _ labels: [String]) -> (protocol: String, member: MemberFacts)? {
    let found = protocols.sorted { $0.key < $1.key }.flatMap { type, facts in facts.optional.map { (type, $0) } }
      .filter { $0.1.name == name && $0.1.labels == labels }
    return found.count == 1 ? found.first : nil
  }

  /// Indicates that some source refers to an optional requirement without calling it.
  func isReferred(to requirement: MemberFacts) -> Bool { methodReferences.contains(requirement.fullName) }

  /// Indicates that some type of the module has a property of the name.
  func isProperty(_ name: String) -> Bool {
    classes.values.contains { $0.members.contains { $0.name == name && $0.labels == nil } }
  }

  /// Indicates that some protocol has optional requirements.
  var hasOptionalRequirements: Bool { protocols.values.contains { !$0.optional.isEmpty } }

  /// Returns the optional requirements of a protocol and its ancestors, with their protocols.
  private func optionalRequirements(of name: String) -> [(member: MemberFacts, name: String)] {
    guard let facts = protocols[name] else { return [] }
    let own = facts.optional.map { ($0, RewritingVisitor.optionalProtocolName(of: $0, in: name)) }
    let inherited = facts.inherited.compactMap { resolve($0, inside: name) }.filter { $0 != name }
    return own + inherited.flatMap { optionalRequirements(of: $0) }
  }

  /// The protocols of optional requirements that a declaration of a class is to name.
  ///
  /// A declaration names those of the protocols that it states itself; the class's own also those that a superclass
  /// states, where the class is the first that has the requirement.
  func optionalConformances(
    of name: String, stated: [String], isExtension: Bool
  ) -> [(name: String, parent: String)] {
    let lineage = lineage(of: name)
    let ancestors = lineage.dropFirst()
    let inherited = ancestors.flatMap { classes[$0]?.inherited ?? [] }.compactMap { resolve($0, inside: name) }
    let members = lineage.flatMap { classes[$0]?.members ?? [] }
    let ancestorMembers = ancestors.flatMap { classes[$0]?.members ?? [] }
    var found: [(name: String, parent: String)] = []
    for (parent, isStated) in stated.map({ ($0, true) }) + (isExtension ? [] : inherited.map { ($0, false) }) {
      for (requirement, name) in optionalRequirements(of: parent) where !found.contains(where: { $0.name == name }) {
        let has = { (members: [MemberFacts]) in
          members.contains { $0.meets(requirement) }
        }
        guard has(members) else { continue }
        // A superclass that conforms already hands it down.
        if has(ancestorMembers), inherited.contains(where: { refines($0, parent) }) { continue }
        if isStated || has(classes[lineage[0]]?.members ?? []) { found.append((name, parent)) }
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
