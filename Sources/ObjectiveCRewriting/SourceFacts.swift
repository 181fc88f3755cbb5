/// The declarations of one source file that rewriting its module needs.
package struct SourceFacts: Codable, Equatable, Sendable {
  package var types: [TypeFacts] = []
  package var protocols: [ProtocolFacts] = []
  /// The modules that the file imports.
  package var imports: [String] = []
  /// Indicates an import of SwiftUI that is compiled.
  package var importsSwiftUI = false
  /// Indicates an import of UIKit that no condition surrounds.
  package var importsUIKitAlways = false
  /// Indicates Objective-C's syntax that no condition surrounds.
  package var usesObjectiveC = false
  /// Indicates that members are looked up by names made at run time.
  package var usesNames = false
  /// The methods, with labels, that are referred to through an optional chain without being called.
  package var methodReferences: [String] = []

  package init() {}
}

/// A class, another nominal type, or an extension.
package struct TypeFacts: Codable, Equatable, Sendable {
  /// The kinds of declarations that hold members.
  package enum Kind: String, Codable, Sendable {
    case `class`, value, `extension`
  }

  package var kind: Kind
  /// The name with its enclosing types, such as `Outer.Inner`.
  package var name: String
  /// The types after the colon, without generic arguments, as written.
  package var inherited: [String] = []
  package var access = Access.internal
  package var isGeneric = false
  /// Indicates that all members are Objective-C's.
  package var hasObjectiveCMembers = false
  /// The position of the declaring file among those of its module.
  package var file = 0
  /// The types that the declaration needs to exist: those of its header and of its stored properties.
  package var needed: [String] = []
  package var members: [MemberFacts] = []
}

/// The access levels that matter between files.
package enum Access: String, Codable, Sendable {
  case `private`, `fileprivate`, `internal`, package, `public`, open

  /// Indicates whether other modules see the declaration.
  package var isPublic: Bool { self == .public || self == .open }
}

/// A method or property.
package struct MemberFacts: Codable, Equatable, Sendable {
  /// The base name.
  package var name: String
  /// The argument labels, `_` where there is none; nil for properties.
  package var labels: [String]?
  /// The selector that the source gives explicitly.
  package var explicitSelector: String?
  package var isStatic = false
  package var isOverride = false
  /// Indicates that the declaration itself, or the whole extension, is Objective-C's.
  package var isObjectiveC = false
  package var isOutlet = false
  package var isAction = false
  /// Indicates that a list of members can hold the declaration.
  package var isListable = true
  /// A member of the class's body that calls this member of an extension; nil where none can be written.
  package var forwarder: String?
  package var access = Access.internal
  /// The types of a method's parameters, as written.
  package var types: [String] = []
  /// Indicates that another requirement of the protocol has the same name and labels.
  package var isOverloaded = false

  /// Indicates that a member is the one that a requirement asks for.
  package func meets(_ requirement: MemberFacts) -> Bool {
    fullName == requirement.fullName && isStatic == requirement.isStatic
      && (!requirement.isOverloaded || types == requirement.types)
  }

  /// The name with labels, such as `move(to:)`.
  package var fullName: String {
    guard let labels else { return name }
    return "\(name)(\(labels.map { "\($0):" }.joined()))"
  }

  /// The name with labels and the types of the parameters, which tells overloads apart.
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
  /// The types that the header and the requirements name.
  package var needed: [String] = []
  /// The requirements that a class may leave out.
  package var optional: [MemberFacts] = []
  package var required: [MemberFacts] = []
}
