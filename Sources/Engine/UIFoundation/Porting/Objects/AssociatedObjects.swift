internal import Foundation

/// The associated values of one object by key, protected by the lock of `AssociatedObjectTable`.
package final class AssociatedObjects: @unchecked Sendable {
  /// A value stored according to its policy.
  enum StoredValue {
    case strong(Any)
    case weak(WeakReference)

    init(_ value: Any, _ policy: objc_AssociationPolicy) {
      switch policy {
      case .OBJC_ASSOCIATION_ASSIGN: self = .weak(WeakReference(value as AnyObject))
      case .OBJC_ASSOCIATION_COPY, .OBJC_ASSOCIATION_COPY_NONATOMIC:
        self = .strong((value as? any NSCopying)?.copy(with: nil) ?? value)
      case .OBJC_ASSOCIATION_RETAIN, .OBJC_ASSOCIATION_RETAIN_NONATOMIC: self = .strong(value)
      }
    }

    var value: Any? {
      switch self {
      case .strong(let value): value
      case .weak(let reference): reference.object
      }
    }
  }

  /// A weak reference to an object.
  final class WeakReference {
    weak var object: AnyObject?

    init(_ object: AnyObject) {
      self.object = object
    }
  }

  var values: [UnsafeRawPointer: StoredValue] = [:]

  package init() {}
}

/// An object that stores its associated values itself, so that they are released with it.
package protocol AssociatedObjectOwner: AnyObject {
  /// The values; nil until the first value is set. Protected by the lock of `AssociatedObjectTable`.
  nonisolated var associatedObjects: AssociatedObjects? { get set }
}
