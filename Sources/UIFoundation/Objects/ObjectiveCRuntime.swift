// Functions of the Objective-C runtime used by layout code and missing on Linux.

/// The memory semantics of an associated value; raw values are the runtime's.
public enum objc_AssociationPolicy: UInt, Sendable {
  case OBJC_ASSOCIATION_ASSIGN = 0
  case OBJC_ASSOCIATION_RETAIN_NONATOMIC = 1
  case OBJC_ASSOCIATION_COPY_NONATOMIC = 3
  case OBJC_ASSOCIATION_RETAIN = 0o1401
  case OBJC_ASSOCIATION_COPY = 0o1403
}

/// Returns the associated value of a key; nil without a value or after a weak one was deallocated.
public func objc_getAssociatedObject(_ object: Any, _ key: UnsafeRawPointer) -> Any? {
  AssociatedObjectTable.shared.value(of: object as AnyObject, for: key)
}

/// Sets or, with nil, removes the associated value of a key.
///
/// An assigned value is held weakly instead of left dangling. Views, guides and constraints release their values on
/// deinitialization; the values of other objects are released when the table is next swept.
public func objc_setAssociatedObject(
  _ object: Any, _ key: UnsafeRawPointer, _ value: Any?, _ policy: objc_AssociationPolicy
) {
  AssociatedObjectTable.shared.set(value, of: object as AnyObject, for: key, policy)
}

/// Removes all associated values of an object.
public func objc_removeAssociatedObjects(_ object: Any) {
  AssociatedObjectTable.shared.removeAll(of: object as AnyObject)
}

/// Returns the result of a block. No pool is needed with Swift's reference counting.
public func autoreleasepool<Result>(invoking body: () throws -> Result) rethrows -> Result {
  try body()
}
