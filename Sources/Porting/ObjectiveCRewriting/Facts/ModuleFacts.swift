/// The combined declarations of a module and of the modules visible to it.
package struct ModuleFacts: Sendable {
  /// A class or another type, with the members of its body and of its extensions.
  struct Class: Sendable {
    /// The declaration of the type; nil for an extended type of another module.
    var declaration: TypeFacts?
    var extensions: [TypeFacts] = []

    var members: [MemberFacts] { (declaration?.members ?? []) + extensions.flatMap(\.members) }
    /// The types in the inheritance clauses of the type and its extensions.
    var inherited: [String] { (declaration?.inherited ?? []) + extensions.flatMap(\.inherited) }
  }

  private(set) var classes: [String: Class] = [:]
  private(set) var protocols: [String: ProtocolFacts] = [:]
  /// The subclasses of each class, by name.
  private var subclasses: [String: [String]] = [:]
  /// The full names of nested types by their last part, as code in the enclosing type refers to them.
  private var nested: [String: [String]] = [:]
  let unavailable: UnavailableTypes
  /// Indicates whether members are looked up by name at run time.
  let usesNames: Bool
  /// The classes that the module itself declares.
  private(set) var own: Set<String> = []
  /// The names of the types, protocols and type aliases that the module itself declares.
  let ownNames: Set<String>
  /// The methods that optional chains refer to without calling them.
  let methodReferences: Set<String>
  /// The types of type aliases, as written, by the alias's name without enclosing types.
  let typeAliases: [String: [String]]
  private(set) var foreignOverrides = ForeignOverrides()
  /// The members that subclasses in other modules override, by the name of the class.
  private(set) var overridesElsewhere: [String: Set<String>] = [:]

  /// Combines the facts about a module's files with facts about the modules visible to it.
  ///
  /// If names are looked up at run time, all Objective-C members are listed. Otherwise, only members that nibs can name
  /// are listed.
  ///
  /// `dependents` are the files of modules that import this one, whose classes can override members.
  package init(
    _ files: [SourceFacts], visible: [SourceFacts] = [], dependents: [SourceFacts] = [], usesNames: Bool? = nil
  ) {
    own = Set(files.flatMap(\.types).filter { $0.kind == .class }.map(\.name))
    ownNames = Set(
      files.flatMap { file in
        file.types.filter { $0.kind != .extension }.map(\.name) + file.protocols.map(\.name) + file.typeAliases.keys
      })
    self.usesNames = usesNames ?? files.contains(where: \.usesNames)
    unavailable = UnavailableTypes(visible + files)
    methodReferences = Set((visible + files).flatMap(\.methodReferences))
    typeAliases = (visible + files).reduce(into: [:]) { found, file in
      for (name, type) in file.typeAliases { found[name, default: []].append(type) }
    }
    for (index, file) in (visible + files).enumerated() {
      for facts in file.protocols { protocols[facts.name] = facts }
      for var type in file.types {
        type.file = index
        if type.kind == .extension {
          classes[type.name, default: Class()].extensions.append(type)
        } else {
          classes[type.name, default: Class()].declaration = type
        }
      }
    }
    for name in classes.keys.sorted() {
      let parts = name.split(separator: ".")
      if parts.count > 1, let last = parts.last { nested[String(last), default: []].append(name) }
      if let parent = superclass(of: name) { subclasses[parent, default: []].append(name) }
    }
    foreignOverrides = ForeignOverrides(classes: classes, own: own)
    findOverrides(in: dependents)
  }

  /// Finds the overrides in subclasses that other modules declare.
  private mutating func findOverrides(in dependents: [SourceFacts]) {
    let types = dependents.flatMap(\.types)
    var parents: [String: String] = [:]
    for type in types where type.kind == .class { parents[type.name] = type.inherited.first }
    for type in types where type.kind != .value {
      let names = Set(type.members.filter(\.isOverride).map(\.fullName))
      guard !names.isEmpty else { continue }
      var parent = parents[type.name]
      // A class can inherit from itself by mistake.
      for _ in 0..<32 {
        guard let name = parent else { break }
        if let full = resolve(name), own.contains(full) {
          for ancestor in lineage(of: full) { overridesElsewhere[ancestor, default: []].formUnion(names) }
          break
        }
        parent = parents[name]
      }
    }
  }

  /// Returns the full name of a type from its name inside of a scope; nil if it is unknown.
  func resolve(_ name: String, inside scope: String = "") -> String? {
    var outer = scope.split(separator: ".")
    while !outer.isEmpty {
      let candidate = outer.joined(separator: ".") + "." + name
      if classes[candidate] != nil || protocols[candidate] != nil { return candidate }
      outer.removeLast()
    }
    if classes[name] != nil || protocols[name] != nil { return name }
    // `Module.Name`
    if let dot = name.firstIndex(of: ".") {
      let rest = String(name[name.index(after: dot)...])
      if classes[rest] != nil || protocols[rest] != nil { return rest }
    }
    return nil
  }

  /// Returns the first type in a class's inheritance clause unless it is a known protocol; nil otherwise.
  func superclass(of name: String) -> String? {
    guard let type = classes[name]?.declaration, type.kind == .class, let first = type.inherited.first else {
      return nil
    }
    let full = resolve(first, inside: name) ?? first
    return protocols[full] == nil ? full : nil
  }

  /// Returns the class and its known superclasses.
  func lineage(of name: String) -> [String] {
    var lineage = [name]
    while let last = lineage.last, let next = superclass(of: last), !lineage.contains(next) { lineage.append(next) }
    return lineage
  }

  /// Returns all direct and indirect subclasses.
  func descendants(of name: String) -> [String] {
    var found: [String] = []
    var queue = subclasses[name] ?? []
    while let next = queue.popLast() {
      guard !found.contains(next) else { continue }
      found.append(next)
      queue += subclasses[next] ?? []
    }
    return found
  }

  /// Returns the own and inherited members of a class or protocol.
  ///
  /// The inherited members of a protocol are those of its direct parents.
  func members(of name: String) -> [MemberFacts] {
    if let facts = protocols[name] {
      let inherited = facts.inherited.filter { $0 != name }.compactMap { resolve($0, inside: name) }
      return facts.required + facts.optional
        + inherited.flatMap { protocols[$0].map { $0.required + $0.optional } ?? [] }
    }
    return lineage(of: name).flatMap { classes[$0]?.members ?? [] }
  }

  /// Returns whether the module, or a module visible to it, declares or extends a type of the given name.
  func declares(_ name: String) -> Bool { classes[name] != nil || protocols[name] != nil || nested[name] != nil }

  func isProtocol(_ name: String) -> Bool { protocols[name] != nil }
}
