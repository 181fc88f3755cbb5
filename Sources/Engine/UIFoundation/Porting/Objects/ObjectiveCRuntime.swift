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

/// Returns the result of a closure, and releases the windows that the pool kept while it ran.
public func autoreleasepool<Result>(invoking body: () throws -> Result) rethrows -> Result {
  guard MainQueue.isCurrent else { return try body() }
  AutoreleasePool.open()
  defer { AutoreleasePool.close() }
  return try body()
}

/// The objects that stay alive until the innermost `autoreleasepool` on the main thread ends.
///
/// UIKit returns and passes its objects autoreleased, so that code can use a window whose last reference is gone. Swift
/// objects are not autoreleased: only those that are added here stay alive.
package enum AutoreleasePool {
  /// The number of objects outside of all calls of `autoreleasepool`, which nothing else limits.
  private static let limit = 16
  // Used only on the main thread.
  private nonisolated(unsafe) static var pools: [[AnyObject]] = [[]]

  package static func add(_ object: AnyObject) {
    guard MainQueue.isCurrent, let last = pools.last, !last.contains(where: { $0 === object }) else { return }
    if pools.count == 1, last.count == limit { pools[0].removeFirst() }
    pools[pools.count - 1].append(object)
  }

  fileprivate static func open() { pools.append([]) }
  fileprivate static func close() { _ = pools.popLast() }
}
