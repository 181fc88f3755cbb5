import Foundation

/// A type of data or file, represented by its identifier.
///
/// A table contains the system's common types with their supertypes, file extensions and media types. Others are dynamic.
public struct UTType: Hashable, Codable, Sendable, CustomStringConvertible {
  public let identifier: String
  /// The supertypes declared by an app. Types with equal identifiers are equal regardless of them.
  private var declaredParents: [UTType] = []

  private enum CodingKeys: CodingKey {
    case identifier
  }

  /// Creates a type of the table; nil for other identifiers.
  public init?(_ identifier: String) {
    guard UTTypeTable.entries[identifier] != nil else { return nil }
    self.identifier = identifier
  }

  /// Creates a type that an app declares.
  public init(exportedAs identifier: String, conformingTo parentType: UTType? = nil) {
    self.init(known: identifier, conformingTo: parentType)
  }
  public init(importedAs identifier: String, conformingTo parentType: UTType? = nil) {
    self.init(known: identifier, conformingTo: parentType)
  }

  init(known identifier: String, conformingTo parent: UTType? = nil) {
    self.identifier = identifier
    declaredParents = parent.map { [$0] } ?? []
  }

  public static func == (one: UTType, other: UTType) -> Bool { one.identifier == other.identifier }
  public func hash(into hasher: inout Hasher) { hasher.combine(identifier) }

  /// Creates the type of a file extension, by default a dynamic type that conforms to `data`.
  // The other initializer has no default argument: packages that import this module conditionally, without depending on
  // it, would keep a copy of its code, which SwiftPM does not compile again when this type changes.
  public init?(filenameExtension: String) {
    self.init(filenameExtension: filenameExtension, conformingTo: .data)
  }

  /// Creates the type of a file extension, by default a dynamic type that conforms to a supertype.
  public init?(filenameExtension: String, conformingTo supertype: UTType) {
    let name = filenameExtension.lowercased()
    guard !name.isEmpty else { return nil }
    self.init(UTTypeTable.identifier { $0.extensions.contains(name) }, else: name, supertype)
  }

  /// Creates the type of a media type such as `image/png`.
  public init?(mimeType: String, conformingTo supertype: UTType = .data) {
    let name = mimeType.lowercased()
    guard !name.isEmpty else { return nil }
    self.init(UTTypeTable.identifier { $0.mimeType == name }, else: name, supertype)
  }

  /// Creates a type of the table, or a dynamic one that conforms to a supertype.
  private init(_ known: String?, else name: String, _ supertype: UTType) {
    self.init(known: known ?? "dyn.\(name)", conformingTo: known == nil ? supertype : nil)
  }

  public var preferredFilenameExtension: String? { UTTypeTable.entries[identifier]?.extensions.first }
  public var preferredMIMEType: String? { UTTypeTable.entries[identifier]?.mimeType }
  public var isDynamic: Bool { identifier.hasPrefix("dyn.") }
  public var isDeclared: Bool { !isDynamic }
  public var isPublic: Bool { identifier.hasPrefix("public.") }
  public var description: String { identifier }

  /// The types that this one conforms to, directly or through others.
  public var supertypes: Set<UTType> {
    var found: Set<UTType> = []
    let known = (UTTypeTable.entries[identifier]?.parents ?? []).map { UTType(known: $0) }
    for type in known + declaredParents {
      found.insert(type)
      found.formUnion(type.supertypes)
    }
    return found
  }

  /// Returns whether the type equals another one or is one of its subtypes.
  public func conforms(to type: UTType) -> Bool { self == type || supertypes.contains(type) }
  public func isSupertype(of type: UTType) -> Bool { self != type && type.conforms(to: self) }
  public func isSubtype(of type: UTType) -> Bool { self != type && conforms(to: type) }
}
