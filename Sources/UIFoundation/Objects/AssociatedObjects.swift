/// Values attached to one object, by key; every access is under the table's lock.
package final class AssociatedObjects: @unchecked Sendable {
  /// A value as its policy keeps it.
  enum Kept {
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

  /// An object that is not kept alive.
  final class WeakReference {
    weak var object: AnyObject?

    init(_ object: AnyObject) {
      self.object = object
    }
  }

  var values: [UnsafeRawPointer: Kept] = [:]

  /// An empty set of values.
  package init() {}
}

/// An object with room for associated values in itself, so that they end with it.
package protocol AssociatedObjectOwner: AnyObject {
  /// The values; nil until the first is attached. Only touched under the table's lock.
  nonisolated var associatedObjects: AssociatedObjects? { get set }
}
