internal import Foundation

/// The associated values of all objects, except objects that store them themselves.
///
/// Swift on Linux has no notification of deallocation. Therefore, the table references owners weakly, checks that an
/// address still belongs to the same owner, and removes the entries of deallocated owners whenever its size has
/// doubled.
final class AssociatedObjectTable: @unchecked Sendable {
  static let shared = AssociatedObjectTable()

  private struct Entry {
    weak var owner: AnyObject?
    let objects: AssociatedObjects
  }

  private let lock = NSLock()
  private var entries: [ObjectIdentifier: Entry] = [:]
  /// The number of entries at which the entries of deallocated owners are removed.
  private var sweepThreshold = 64

  func value(of owner: AnyObject, for key: UnsafeRawPointer) -> Any? {
    lock.withLock { objects(of: owner)?.values[key]?.value }
  }

  func set(_ value: Any?, of owner: AnyObject, for key: UnsafeRawPointer, _ policy: objc_AssociationPolicy) {
    let stored = value.map { AssociatedObjects.StoredValue($0, policy) }
    // The values are released after the lock, since a deinitializer can set or read associated values.
    var removed: [Any?] = []
    lock.withLock {
      guard stored != nil || objects(of: owner) != nil else { return }
      let objects = objects(of: owner) ?? makeObjects(of: owner, &removed)
      removed.append(objects.values[key])
      objects.values[key] = stored
    }
    withExtendedLifetime(removed) {}
  }

  func removeAll(of owner: AnyObject) {
    var removed: Any?
    lock.withLock {
      guard let objects = objects(of: owner) else { return }
      removed = objects.values
      objects.values = [:]
    }
    withExtendedLifetime(removed) {}
  }

  private func objects(of owner: AnyObject) -> AssociatedObjects? {
    if let owner = owner as? any AssociatedObjectOwner { return owner.associatedObjects }
    guard let entry = entries[ObjectIdentifier(owner)], entry.owner === owner else { return nil }
    return entry.objects
  }

  private func makeObjects(of owner: AnyObject, _ removed: inout [Any?]) -> AssociatedObjects {
    let objects = AssociatedObjects()
    if let owner = owner as? any AssociatedObjectOwner {
      owner.associatedObjects = objects
      return objects
    }
    if entries.count >= sweepThreshold { sweep(&removed) }
    removed.append(entries.updateValue(Entry(owner: owner, objects: objects), forKey: ObjectIdentifier(owner)))
    return objects
  }

  private func sweep(_ removed: inout [Any?]) {
    for (key, entry) in entries where entry.owner == nil {
      removed.append(entry)
      entries[key] = nil
    }
    sweepThreshold = max(64, entries.count * 2)
  }
}
