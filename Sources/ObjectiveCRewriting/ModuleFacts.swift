/// The combined declarations of a module and of those visible to it.
package struct ModuleFacts: Sendable {
  /// A class with the members of its body and of its extensions.
  struct Class: Sendable {
    /// The class's own declaration; nil for classes of frameworks that are extended here.
    var declaration: TypeFacts?
    var extensions: [TypeFacts] = []

    var members: [MemberFacts] { (declaration?.members ?? []) + extensions.flatMap(\.members) }
    /// All types that the class or an extension names after the colon.
    var inherited: [String] { (declaration?.inherited ?? []) + extensions.flatMap(\.inherited) }
  }

  private(set) var classes: [String: Class] = [:]
  private(set) var protocols: [String: ProtocolFacts] = [:]
  /// Classes by the name of their superclass.
  private var subclasses: [String: [String]] = [:]
  /// The last parts of nested names, which code inside of the enclosing type uses alone.
  private var nested: [String: [String]] = [:]
  /// The types that cannot be declared without SwiftUI.
  let absent: AbsentTypes

  /// Indicates that members are looked up by names made at run time.
  let usesNames: Bool
  /// The classes that the module itself declares.
  private(set) var own: Set<String> = []
  /// The methods that are referred to through optional chains without being called.
  let methodReferences: Set<String>
  private(set) var foreignOverrides = ForeignOverrides()

  /// Combines the facts of the files of a module with those of the modules that it sees.
  ///
  /// Where names are looked up at run time, all Objective-C members are listed, else those that nibs name.
  package init(_ files: [SourceFacts], visible: [SourceFacts] = [], usesNames: Bool? = nil) {
    own = Set(files.flatMap(\.types).filter { $0.kind == .class }.map(\.name))
    self.usesNames = usesNames ?? files.contains(where: \.usesNames)
    absent = AbsentTypes(visible + files)
    methodReferences = Set((visible + files).flatMap(\.methodReferences))
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
  }

  /// The full name of a type that code inside of another type uses.
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

  /// The name of the superclass, or of the first type after the colon; nil for what is no class.
  func superclass(of name: String) -> String? {
    guard let type = classes[name]?.declaration, type.kind == .class, let first = type.inherited.first else {
      return nil
    }
    let full = resolve(first, inside: name) ?? first
    return protocols[full] == nil ? full : nil
  }

  /// The class and its superclasses, as far as they are known.
  func lineage(of name: String) -> [String] {
    var lineage = [name]
    while let last = lineage.last, let next = superclass(of: last), !lineage.contains(next) { lineage.append(next) }
    return lineage
  }

  /// All subclasses, direct or not.
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

  /// The members of a class or protocol and of what it inherits from.
  func members(of name: String) -> [MemberFacts] {
    if let facts = protocols[name] {
      let inherited = facts.inherited.filter { $0 != name }.compactMap { resolve($0, inside: name) }
      return facts.required + facts.optional
        + inherited.flatMap { protocols[$0].map { $0.required + $0.optional } ?? [] }
    }
    return lineage(of: name).flatMap { classes[$0]?.members ?? [] }
  }

  /// Indicates that the module, or one that it sees, declares a type of the name, be it nested.
  func declares(_ name: String) -> Bool { classes[name] != nil || protocols[name] != nil || nested[name] != nil }

  func isProtocol(_ name: String) -> Bool { protocols[name] != nil }
}
