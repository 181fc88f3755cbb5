public import Foundation

// The functions of Uniform Type Identifiers in C, from before the type `UTType`. `CFString` is `NSString`.

public nonisolated(unsafe) let kUTTagClassFilenameExtension: NSString = "public.filename-extension"
public nonisolated(unsafe) let kUTTagClassMIMEType: NSString = "public.mime-type"

private func retained(_ text: String) -> Unmanaged<NSString> { .passRetained(text as NSString) }

/// Returns the identifier of a file extension or media type. Unknown tags have a dynamic type.
public func UTTypeCreatePreferredIdentifierForTag(
  _ inTagClass: NSString, _ inTag: NSString, _ inConformingToUTI: NSString?
) -> Unmanaged<NSString>? {
  let parent = inConformingToUTI.map { UTType(unchecked: $0 as String) } ?? .data
  switch inTagClass {
  case kUTTagClassFilenameExtension:
    return UTType(filenameExtension: inTag as String, conformingTo: parent).map { retained($0.identifier) }
  case kUTTagClassMIMEType:
    return UTType(mimeType: inTag as String, conformingTo: parent).map { retained($0.identifier) }
  default: return nil
  }
}

/// Returns the file extension or media type of an identifier; nil if it has none.
public func UTTypeCopyPreferredTagWithClass(_ inUTI: NSString, _ inTagClass: NSString) -> Unmanaged<NSString>? {
  let type = UTType(unchecked: inUTI as String)
  switch inTagClass {
  case kUTTagClassFilenameExtension: return type.preferredFilenameExtension.map(retained)
  case kUTTagClassMIMEType: return type.preferredMIMEType.map(retained)
  default: return nil
  }
}

public func UTTypeConformsTo(_ inUTI: NSString, _ inConformsToUTI: NSString) -> Bool {
  UTType(unchecked: inUTI as String).conforms(to: UTType(unchecked: inConformsToUTI as String))
}

/// Returns whether two identifiers are equal; case does not matter.
public func UTTypeEqual(_ inUTI1: NSString, _ inUTI2: NSString) -> Bool {
  (inUTI1 as String).lowercased() == (inUTI2 as String).lowercased()
}

public func UTTypeIsDynamic(_ inUTI: NSString) -> Bool { UTType(unchecked: inUTI as String).isDynamic }
public func UTTypeIsDeclared(_ inUTI: NSString) -> Bool { UTType(inUTI as String) != nil }
