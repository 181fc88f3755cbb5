/// The facts about one source file that are needed to rewrite its module.
package struct SourceFacts: Codable, Equatable, Sendable {
  package var types: [TypeFacts] = []
  package var protocols: [ProtocolFacts] = []
  /// The modules whose imports are compiled, and those that are imported if they exist.
  package var imports: [String] = []
  /// Indicates whether UIKit is imported unconditionally.
  package var importsUIKitAlways = false
  /// Indicates whether Objective-C's syntax is used unconditionally.
  package var usesObjectiveC = false
  /// Indicates whether members are looked up by name at run time.
  package var usesNames = false
  /// Indicates whether an app begins in the source, rather than another program.
  package var beginsApplication = false
  /// The methods with labels that optional chains refer to without calling them.
  package var methodReferences: [String] = []
  /// The types of type aliases, as written, by the alias's name without enclosing types.
  package var typeAliases: [String: String] = [:]
  /// The names of the type aliases outside of types.
  package var globalAliases: [String] = []
  /// The types outside of types that are declared only where SwiftUI can be imported.
  package var typesWithSwiftUI: [String] = []

  package init() {}
}

/// A class, another nominal type, or an extension.
package struct TypeFacts: Codable, Equatable, Sendable {
  /// The kind of a declaration with members.
  package enum Kind: String, Codable, Sendable {
    case `class`, value, `extension`
  }

  package var kind: Kind
  /// The name with its enclosing types, such as `Outer.Inner`.
  package var name: String
  /// The inherited types as written, without generic arguments.
  package var inherited: [String] = []
  package var access = Access.internal
  package var isGeneric = false
  /// Indicates whether a clause restricts an extension to some generic arguments.
  package var isConstrained = false
  /// Indicates whether the declaration has the attribute `@MainActor`.
  package var isMainActor = false
  /// Indicates whether an initializer without parameters is declared that overrides none.
  package var hasPlainInitializer = false
  /// Indicates whether a designated initializer is declared, so that none is inherited.
  package var hasDesignatedInitializer = false
  /// Indicates whether all members are visible to Objective-C.
  package var hasObjectiveCMembers = false
  /// The index of the declaring file among the files of the module and of the modules visible to it.
  package var file = 0
  /// The types in the header, without which the type cannot be declared.
  package var needed: [String] = []
  /// The types of the stored properties.
  package var neededByProperties: [String] = []
  package var members: [MemberFacts] = []
}

/// An access level.
package enum Access: String, Codable, Sendable {
  case `private`, `fileprivate`, `internal`, package, `public`, open

  /// Indicates whether the declaration is visible to other packages.
  package var isPublic: Bool { self == .public || self == .open }
}

/// A method or property.
package struct MemberFacts: Codable, Equatable, Sendable {
  /// The base name.
  package var name: String
  /// The argument labels, with `_` for arguments without a label; nil for properties.
  package var labels: [String]?
  /// The selector that the source specifies.
  package var explicitSelector: String?
  package var isStatic = false
  package var isOverride = false
  /// Indicates whether the member is visible to Objective-C.
  package var isObjectiveC = false
  /// Indicates whether the member has the attribute `@MainActor`.
  package var isMainActor = false
  package var isOutlet = false
  package var isAction = false
  /// Indicates whether the list of Objective-C members can contain the member.
  package var isListable = true
  /// The member of the class's body that calls this member of an extension; nil if there can be none.
  package var forwarder: String?
  package var access = Access.internal
  /// The types of a method's parameters, as written.
  package var types: [String] = []
  /// The type of a method's result, as written, or `Void`.
  ///
  /// It is nil for generic, throwing and asynchronous methods.
  package var result: String?
  /// The type of a property, as written; nil if it is inferred.
  package var propertyType: String?
  /// Indicates whether another requirement of the protocol has the same name and labels.
  package var isOverloaded = false

  package func satisfies(_ requirement: MemberFacts) -> Bool {
    fullName == requirement.fullName && isStatic == requirement.isStatic
      && (!requirement.isOverloaded || types == requirement.types)
  }

  /// The name with labels, such as `move(to:)`.
  package var fullName: String {
    guard let labels else { return name }
    return "\(name)(\(labels.map { "\($0):" }.joined()))"
  }

  /// The name with labels and the types of the parameters, which distinguishes overloads.
  var signature: String { "\(fullName)|\(types.joined(separator: ","))" }

  /// The Objective-C name.
  package var selector: String {
    explicitSelector ?? SelectorName.make(name, labels ?? [])
  }
}

/// A protocol.
package struct ProtocolFacts: Codable, Equatable, Sendable {
  package var name: String
  package var inherited: [String] = []
  package var isObjectiveC = false
  /// The types in the header and the requirements.
  package var needed: [String] = []
  /// The optional requirements.
  package var optional: [MemberFacts] = []
  package var required: [MemberFacts] = []
}
