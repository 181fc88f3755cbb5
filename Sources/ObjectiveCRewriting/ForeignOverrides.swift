/// Members of extensions of classes of other modules that further extensions or subclasses override.
///
/// Objective-C finds the override at run time. Here the member becomes a function that asks which of the classes with an
/// override is nearest to the object's own, and calls its code, which has a name of its own.
struct ForeignOverrides: Sendable {
  /// A member with its overrides.
  struct Family: Sendable {
    /// The extended class that declares the member.
    let root: String
    /// The classes with overrides, in order of their names.
    let overriding: [String]
  }

  private var families: [String: Family] = [:]
  /// Overrides in extensions of foreign classes of what no extension here declares, by class.
  private var orphans: Set<String> = []

  init() {}

  /// Finds the families among the classes of a module and those that it extends.
  init(classes: [String: ModuleFacts.Class], own: Set<String>) {
    var roots: [String: String] = [:]
    var overriding: [String: [String]] = [:]
    for (name, type) in classes.sorted(by: { $0.key < $1.key }) {
      let isOwn = own.contains(name)
      guard isOwn || type.declaration == nil else { continue }
      for member in type.extensions.flatMap(\.members)
      where !isOwn && member.isObjectiveC && Self.canMove(member) && !member.isOverride {
        roots[member.fullName] = roots[member.fullName] ?? name
      }
      for member in isOwn ? type.members : type.extensions.flatMap(\.members)
      where member.isOverride && Self.canMove(member) {
        overriding[member.fullName, default: []].append(name)
        if !isOwn { orphans.insert("\(name).\(member.fullName)") }
      }
    }
    for (name, types) in overriding {
      guard let root = roots[name] else { continue }
      families[name] = Family(root: root, overriding: types)
      for type in types { orphans.remove("\(type).\(name)") }
    }
  }

  private static func canMove(_ member: MemberFacts) -> Bool {
    !member.isStatic && (member.forwarder != nil || member.isOverride) && member.access != .private
  }

  var isEmpty: Bool { families.isEmpty && orphans.isEmpty }

  func family(_ member: MemberFacts) -> Family? { families[member.fullName] }

  /// The family of a call through `super` by its name and labels.
  func family(name: String, labels: [String]) -> Family? {
    families["\(name)(\(labels.map { "\($0):" }.joined()))"]
  }

  /// Indicates an override of what another module's class declares, which nothing can call.
  func isOrphan(_ member: MemberFacts, of type: String) -> Bool { orphans.contains("\(type).\(member.fullName)") }

  func overrides(_ member: MemberFacts, in type: String) -> Bool {
    families[member.fullName]?.overriding.contains(type) ?? false
  }
}
