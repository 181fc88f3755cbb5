// UIKit calls an optional method of a protocol if the object has it. Here, a class that conforms without the method has
// the default of the protocol, which a subclass does not override. Therefore, the subclass conforms to a protocol of
// UIKit with this method only, for which the default looks.
extension ModuleFacts {
  /// An implementation of an optional requirement of a superclass's protocol of UIKit.
  struct OptionalMethod: Sendable {
    /// The protocol of UIKit that a superclass conforms to.
    let protocolName: String
    let requirement: OptionalMethodTable.Requirement
    let member: MemberFacts

    /// The name with labels, such as `numberOfSections(in:)`.
    var name: String { requirement.fullName }

    /// The conformance that lets UIKit call the method.
    var conformance: String { "OptionalMethods.\(requirement.protocolName)" }
  }

  /// Returns the optional methods of UIKit that a class implements and a conforming superclass lacks.
  ///
  /// The methods have the types of the protocols' requirements.
  func optionalMethods(of name: String) -> [OptionalMethod] {
    candidates(of: name).filter { matches($0.member, $0.requirement) }
  }

  /// Indicates whether a class has methods that UIKit does not call, since their types differ.
  package var hasUnmatchedOptionalMethods: Bool { own.contains { !unmatchedOptionalMethods(of: $0).isEmpty } }

  /// Returns the methods of a class that have the name of such a requirement and other types.
  ///
  /// UIKit does not call these methods. On iOS it does if the types are the same under another name.
  func unmatchedOptionalMethods(of name: String) -> [OptionalMethod] {
    let candidates = candidates(of: name)
    let matched = Set(candidates.filter { matches($0.member, $0.requirement) }.map(\.name))
    return candidates.filter { $0.member.result != nil && !matched.contains($0.name) }
  }

  /// Returns the methods with the names of optional requirements that a superclass lacks.
  private func candidates(of name: String) -> [OptionalMethod] {
    guard let type = classes[name], type.declaration?.kind == .class else { return [] }
    let ancestors = lineage(of: name).dropFirst()
    let inherited = ancestors.flatMap { ancestor in
      (classes[ancestor]?.inherited ?? []).map { ($0, ancestor) }
    }
    let protocols = protocolsOfUIKit(inherited.map { (name: $0.0, scope: $0.1) })
    guard !protocols.isEmpty else { return [] }
    let members = visibleMembers(of: type).filter { !$0.isOverride && !$0.isStatic && $0.labels != nil }
    let ancestorMembers = ancestors.flatMap { classes[$0]?.members ?? [] }
    return protocols.flatMap { protocolName in
      (OptionalMethodTable.protocols[protocolName]?.requirements ?? []).flatMap { requirement in
        members.filter { member in
          member.name == requirement.name && member.labels == requirement.labels
            && !ancestorMembers.contains { $0.fullName == member.fullName && matches($0, requirement) }
        }
        .map { OptionalMethod(protocolName: protocolName, requirement: requirement, member: $0) }
      }
    }
  }

  /// Returns the members that Objective-C sees if they have the names of a protocol's requirements.
  private func visibleMembers(of type: Class) -> [MemberFacts] {
    // Members of extensions of generic classes are invisible to Objective-C.
    let extensions = type.declaration?.isGeneric == true ? [] : type.extensions.filter { !$0.isConstrained }
    let members = (type.declaration?.members ?? []) + extensions.flatMap(\.members)
    return members.filter { $0.isObjectiveC || $0.access != .private && $0.access != .fileprivate }
  }

  /// Returns the protocols of UIKit among types, with inherited ones, in the order of declaration.
  private func protocolsOfUIKit(_ names: [(name: String, scope: String)]) -> [String] {
    var found: [String] = []
    var seen: Set<String> = []
    var queue = names[...]
    while let (name, scope) = queue.popFirst() {
      if let full = resolve(name, inside: scope) {
        guard seen.insert(full).inserted, let facts = protocols[full] else { continue }
        queue += facts.inherited.map { ($0, full) }
      } else {
        let plain = name.hasPrefix("UIKit.") ? String(name.dropFirst("UIKit.".count)) : name
        guard seen.insert(plain).inserted else { continue }
        if let entry = OptionalMethodTable.protocols[plain] {
          found.append(plain)
          queue += entry.inherited.map { ($0, "") }
        } else if let alias = typeAliases[plain], alias.count == 1 {
          queue += alias[0].split(separator: "&").map { (String($0.filter { !$0.isWhitespace }), "") }
        }
      }
    }
    return found
  }

  /// Returns whether a method has the types of a requirement, in any of their spellings.
  private func matches(_ member: MemberFacts, _ requirement: OptionalMethodTable.Requirement) -> Bool {
    guard let result = member.result, member.types.count == requirement.types.count else { return false }
    return zip(member.types + [result], requirement.types + [requirement.result]).allSatisfy {
      comparable($0) == comparable($1)
    }
  }

  /// Returns a type without module names, `any` and attributes.
  ///
  /// Points are removed too, which earlier names of nested types lack.
  private func comparable(_ type: String) -> String {
    let name = type.filter { $0.isLetter || $0.isNumber || $0 == "_" }
    let alias = typeAliases[name].flatMap { $0.count == 1 ? $0.first : nil }
    var text = type == "()" ? "Void" : alias.map { type.replacing(name, with: $0) } ?? type
    for prefix in ["UIKit.", "Foundation.", "Swift.", "CoreGraphics.", "@escaping ", "any "] {
      text = text.replacing(prefix, with: "")
    }
    return text.filter { !$0.isWhitespace && !"().".contains($0) }
  }
}
