// Functions of the Objective-C runtime that layout code uses and that are missing on Linux.

/// The memory semantics of an associated value, with the raw values of the runtime.
public enum objc_AssociationPolicy: UInt, Sendable {
  case OBJC_ASSOCIATION_ASSIGN = 0
  case OBJC_ASSOCIATION_RETAIN_NONATOMIC = 1
  case OBJC_ASSOCIATION_COPY_NONATOMIC = 3
  case OBJC_ASSOCIATION_RETAIN = 0o1401
  case OBJC_ASSOCIATION_COPY = 0o1403
}

/// Returns the value associated with a key; nil if there is none, or if it was weak and deallocated.
public func objc_getAssociatedObject(_ object: Any, _ key: UnsafeRawPointer) -> Any? {
  AssociatedObjectTable.shared.value(of: object as AnyObject, for: key)
}

/// Sets the value associated with a key, or removes it if the new value is nil.
///
/// A value with the policy `assign` is referenced weakly, so that it cannot dangle. Responders, layout guides and
/// constraints release their values on deinitialization. The values of other objects are released some time later.
public func objc_setAssociatedObject(
  _ object: Any, _ key: UnsafeRawPointer, _ value: Any?, _ policy: objc_AssociationPolicy
) {
  AssociatedObjectTable.shared.set(value, of: object as AnyObject, for: key, policy)
}

public func objc_removeAssociatedObjects(_ object: Any) {
  AssociatedObjectTable.shared.removeAll(of: object as AnyObject)
}

/// Returns the result of a closure. There is no pool, since Swift objects are not autoreleased.
public func autoreleasepool<Result>(invoking body: () throws -> Result) rethrows -> Result {
  try body()
}
