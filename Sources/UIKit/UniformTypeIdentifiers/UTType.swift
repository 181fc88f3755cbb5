import Foundation

/// A type of data or file, represented by its identifier.
///
/// A table contains the system's common types with their supertypes, file extensions and media types. Apps can declare
/// other types. Types of unknown file extensions and media types are dynamic.
public struct UTType: Hashable, Codable, Sendable, CustomStringConvertible {
  public let identifier: String
  /// The supertypes declared by an app. Types with equal identifiers are equal regardless of them.
  private var declaredParents: [UTType] = []

  private enum CodingKeys: CodingKey {
    case identifier
  }

  /// Creates a type of the table; nil if the table does not contain the identifier.
  public init?(_ identifier: String) {
    guard UTTypeTable.entries[identifier] != nil else { return nil }
    self.identifier = identifier
  }

  /// Creates a type that an app declares.
  public init(exportedAs identifier: String, conformingTo parentType: UTType? = nil) {
    self.init(unchecked: identifier, conformingTo: parentType)
  }
  public init(importedAs identifier: String, conformingTo parentType: UTType? = nil) {
    self.init(unchecked: identifier, conformingTo: parentType)
  }

  /// Creates a type of any identifier, which need not be in the table.
  init(unchecked identifier: String, conformingTo parent: UTType? = nil) {
    self.identifier = identifier
    declaredParents = parent.map { [$0] } ?? []
  }

  public static func == (one: UTType, other: UTType) -> Bool { one.identifier == other.identifier }
  public func hash(into hasher: inout Hasher) { hasher.combine(identifier) }

  /// Creates the type of a file extension. An unknown extension has a dynamic type that conforms to `data`.
  // An overload instead of a default argument. Default arguments are compiled into callers, and when this type changes,
  // SwiftPM does not recompile packages that import this module conditionally without depending on it.
  public init?(filenameExtension: String) {
    self.init(filenameExtension: filenameExtension, conformingTo: .data)
  }

  /// Creates the type of a file extension. An unknown extension has a dynamic subtype of `supertype`.
  public init?(filenameExtension: String, conformingTo supertype: UTType) {
    let name = filenameExtension.lowercased()
    guard !name.isEmpty else { return nil }
    self.init(UTTypeTable.identifier { $0.extensions.contains(name) }, else: name, supertype)
  }

  /// Creates the type of a media type such as `image/png`. An unknown media type has a dynamic type.
  public init?(mimeType: String, conformingTo supertype: UTType = .data) {
    let name = mimeType.lowercased()
    guard !name.isEmpty else { return nil }
    self.init(UTTypeTable.identifier { $0.mimeType == name }, else: name, supertype)
  }

  /// Creates a type in the table, or else a dynamic type that conforms to a supertype.
  private init(_ identifier: String?, else name: String, _ supertype: UTType) {
    self.init(unchecked: identifier ?? "dyn.\(name)", conformingTo: identifier == nil ? supertype : nil)
  }

  public var preferredFilenameExtension: String? { UTTypeTable.entries[identifier]?.extensions.first }
  public var preferredMIMEType: String? { UTTypeTable.entries[identifier]?.mimeType }
  public var isDynamic: Bool { identifier.hasPrefix("dyn.") }
  public var isDeclared: Bool { !isDynamic }
  public var isPublic: Bool { identifier.hasPrefix("public.") }
  public var description: String { identifier }

  /// The types to which this type conforms, directly or through others.
  public var supertypes: Set<UTType> {
    var found: Set<UTType> = []
    let tableParents = (UTTypeTable.entries[identifier]?.parents ?? []).map { UTType(unchecked: $0) }
    for type in tableParents + declaredParents {
      found.insert(type)
      found.formUnion(type.supertypes)
    }
    return found
  }

  /// Returns whether the type equals another type or is one of its subtypes.
  public func conforms(to type: UTType) -> Bool { self == type || supertypes.contains(type) }
  public func isSupertype(of type: UTType) -> Bool { self != type && type.conforms(to: self) }
  public func isSubtype(of type: UTType) -> Bool { self != type && conforms(to: type) }
}
