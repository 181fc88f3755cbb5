/// The overridden members in extensions of other modules' classes.
///
/// Objective-C finds the override at run time. Here, every implementation is renamed, and a new member with the
/// original name calls the implementation of the object's class or of its nearest superclass that has one.
struct ForeignOverrides: Sendable {
  /// A member with its overrides.
  struct Family: Sendable {
    /// The extended class that declares the member.
    let root: String
    /// The classes with overrides, sorted by name.
    let overriding: [String]
  }

  /// The families. The key is the signature of the member in the root class.
  private var families: [String: Family] = [:]
  /// The overrides that nothing calls, as `Class.signature`.
  private var orphans: Set<String> = []

  /// The Objective-C runtime messages to all objects. Classes cannot override these on Linux.
  private static let runtimeMessages: Set<String> = [
    "responds(to:)", "forwardingTarget(for:)", "isKind(of:)", "isMember(of:)", "conforms(to:)", "method(for:)",
    "doesNotRecognizeSelector(_:)",
    // Methods of formatters with results in parameters, which Foundation on Linux neither has nor calls.
    "getObjectValue(_:for:errorDescription:)", "getObjectValue(_:for:range:)",
    "isPartialStringValid(_:newEditingString:errorDescription:)",
    "isPartialStringValid(_:proposedSelectedRange:originalString:originalSelectedRange:errorDescription:)",
  ]

  init() {}

  /// Finds the families among the classes of a module and the classes that it extends.
  init(classes: [String: ModuleFacts.Class], own: Set<String>) {
    var roots: [String: String] = [:]
    var overrides: [(type: String, member: MemberFacts, isOwn: Bool)] = []
    for (name, type) in classes.sorted(by: { $0.key < $1.key }) {
      let isOwn = own.contains(name)
      guard isOwn || type.declaration == nil else { continue }
      for member in type.extensions.flatMap(\.members)
      where !isOwn && member.isObjectiveC && Self.canBeRenamed(member) && !member.isOverride {
        roots[member.signature] = roots[member.signature] ?? name
      }
      for member in isOwn ? type.members : type.extensions.flatMap(\.members)
      where member.isOverride && Self.canBeRenamed(member) {
        overrides.append((name, member, isOwn))
      }
    }
    for (type, member, isOwn) in overrides {
      if let signature = Self.root(of: member, among: roots.keys), let root = roots[signature] {
        let previous = families[signature]?.overriding ?? []
        families[signature] = Family(root: root, overriding: previous + [type])
      } else if !isOwn || Self.runtimeMessages.contains(member.fullName) {
        orphans.insert("\(type).\(member.signature)")
      }
    }
  }

  /// Returns the overridden signature: the member's own, or the only one with its name and labels.
  private static func root(of member: MemberFacts, among signatures: some Collection<String>) -> String? {
    if signatures.contains(member.signature) { return member.signature }
    let candidates = signatures.filter { $0.hasPrefix(member.fullName + "|") }
    return candidates.count == 1 ? candidates.first : nil
  }

  private static func canBeRenamed(_ member: MemberFacts) -> Bool {
    !member.isStatic && (member.forwarder != nil || member.isOverride) && member.access != .private
  }

  var isEmpty: Bool { families.isEmpty && orphans.isEmpty }

  func family(_ member: MemberFacts) -> Family? { families[member.signature] }

  /// Returns the family of a call through `super` in a class, by the name and labels of the call.
  func family(name: String, labels: [String]?, overriddenIn type: String) -> Family? {
    let prefix = MemberFacts(name: name, labels: labels).fullName + "|"
    let candidates = families.filter { $0.key.hasPrefix(prefix) && $0.value.overriding.contains(type) }
    return candidates.min { $0.key < $1.key }?.value
  }

  /// Returns whether a member overrides a runtime message or a member whose declaration is not found.
  ///
  /// The latter applies only to members in extensions of other modules' classes. Nothing calls such an override after
  /// the rewriting.
  func isOrphan(_ member: MemberFacts, of type: String) -> Bool { orphans.contains("\(type).\(member.signature)") }

  func overrides(_ member: MemberFacts, in type: String) -> Bool {
    guard let signature = Self.root(of: member, among: families.keys) else { return false }
    return families[signature]?.overriding.contains(type) ?? false
  }
}
