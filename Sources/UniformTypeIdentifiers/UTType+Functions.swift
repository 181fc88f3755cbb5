// The functions of Uniform Type Identifiers in C, from before the type `UTType`.

public let kUTTagClassFilenameExtension = "public.filename-extension"
public let kUTTagClassMIMEType = "public.mime-type"

/// A string of a C function whose ownership Objective-C leaves to the caller.
public struct UnmanagedString {
  private let value: String

  init(_ value: String) {
    self.value = value
  }

  public func takeRetainedValue() -> String { value }
  public func takeUnretainedValue() -> String { value }
}

/// Returns the identifier of a file extension or media type. Unknown tags have a dynamic type.
public func UTTypeCreatePreferredIdentifierForTag(
  _ inTagClass: String, _ inTag: String, _ inConformingToUTI: String?
) -> UnmanagedString? {
  let parent = inConformingToUTI.map { UTType(unchecked: $0) } ?? .data
  switch inTagClass {
  case kUTTagClassFilenameExtension:
    return UTType(filenameExtension: inTag, conformingTo: parent).map { UnmanagedString($0.identifier) }
  case kUTTagClassMIMEType:
    return UTType(mimeType: inTag, conformingTo: parent).map { UnmanagedString($0.identifier) }
  default: return nil
  }
}

/// Returns the file extension or media type of an identifier; nil if it has none.
public func UTTypeCopyPreferredTagWithClass(_ inUTI: String, _ inTagClass: String) -> UnmanagedString? {
  let type = UTType(unchecked: inUTI)
  switch inTagClass {
  case kUTTagClassFilenameExtension: return type.preferredFilenameExtension.map { UnmanagedString($0) }
  case kUTTagClassMIMEType: return type.preferredMIMEType.map { UnmanagedString($0) }
  default: return nil
  }
}

public func UTTypeConformsTo(_ inUTI: String, _ inConformsToUTI: String) -> Bool {
  UTType(unchecked: inUTI).conforms(to: UTType(unchecked: inConformsToUTI))
}

/// Returns whether two identifiers are equal; case does not matter.
public func UTTypeEqual(_ inUTI1: String, _ inUTI2: String) -> Bool { inUTI1.lowercased() == inUTI2.lowercased() }

public func UTTypeIsDynamic(_ inUTI: String) -> Bool { UTType(unchecked: inUTI).isDynamic }
public func UTTypeIsDeclared(_ inUTI: String) -> Bool { UTType(inUTI) != nil }
