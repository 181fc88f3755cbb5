// Parts of the Objective-C runtime that layout code uses and Linux lacks, under their own names.

/// How an associated value is kept; raw values are the runtime's.
public enum objc_AssociationPolicy: UInt, Sendable {
  case OBJC_ASSOCIATION_ASSIGN = 0
  case OBJC_ASSOCIATION_RETAIN_NONATOMIC = 1
  case OBJC_ASSOCIATION_COPY_NONATOMIC = 3
  case OBJC_ASSOCIATION_RETAIN = 0o1401
  case OBJC_ASSOCIATION_COPY = 0o1403
}

/// The value attached to an object under a key; nil where there is none or an assigned one has ended.
public func objc_getAssociatedObject(_ object: Any, _ key: UnsafeRawPointer) -> Any? {
  AssociatedObjectTable.shared.value(of: object as AnyObject, for: key)
}

/// Attaches a value to an object under a key, in place of what was there; nil takes it away.
///
/// An assigned value is held weakly, not left dangling. Views, guides and constraints end their values when they end
/// themselves; those of other objects end when the table is next swept.
public func objc_setAssociatedObject(
  _ object: Any, _ key: UnsafeRawPointer, _ value: Any?, _ policy: objc_AssociationPolicy
) {
  AssociatedObjectTable.shared.set(value, of: object as AnyObject, for: key, policy)
}

/// Takes all values away from an object.
public func objc_removeAssociatedObjects(_ object: Any) {
  AssociatedObjectTable.shared.removeAll(of: object as AnyObject)
}

/// Runs a body; there is no pool to drain, Swift's references end by themselves.
public func autoreleasepool<Result>(invoking body: () throws -> Result) rethrows -> Result {
  try body()
}
