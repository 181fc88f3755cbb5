/// A table of the associated values of objects that cannot store them themselves.
///
/// Swift on Linux has no notification of deallocation, so the table references owners weakly, checks that an address
/// still belongs to the same owner, and removes entries of dead owners whenever the table has doubled.
final class AssociatedObjectTable: @unchecked Sendable {
  static let shared = AssociatedObjectTable()

  private struct Entry {
    weak var owner: AnyObject?
    let objects: AssociatedObjects
  }

  private let lock = NSLock()
  private var entries: [ObjectIdentifier: Entry] = [:]
  private var sweepAt = 64

  func value(of owner: AnyObject, for key: UnsafeRawPointer) -> Any? {
    lock.withLock { objects(of: owner)?.values[key]?.value }
  }

  func set(_ value: Any?, of owner: AnyObject, for key: UnsafeRawPointer, _ policy: objc_AssociationPolicy) {
    let kept = value.map { AssociatedObjects.Kept($0, policy) }
    // Released after the lock: a deinitializer may itself set or read associated values.
    var ended: [Any?] = []
    lock.withLock {
      guard kept != nil || objects(of: owner) != nil else { return }
      let objects = objects(of: owner) ?? makeObjects(of: owner, &ended)
      ended.append(objects.values[key])
      objects.values[key] = kept
    }
    withExtendedLifetime(ended) {}
  }

  func removeAll(of owner: AnyObject) {
    var ended: Any?
    lock.withLock {
      guard let objects = objects(of: owner) else { return }
      ended = objects.values
      objects.values = [:]
    }
    withExtendedLifetime(ended) {}
  }

  private func objects(of owner: AnyObject) -> AssociatedObjects? {
    if let owner = owner as? any AssociatedObjectOwner { return owner.associatedObjects }
    guard let entry = entries[ObjectIdentifier(owner)], entry.owner === owner else { return nil }
    return entry.objects
  }

  private func makeObjects(of owner: AnyObject, _ ended: inout [Any?]) -> AssociatedObjects {
    let made = AssociatedObjects()
    if let owner = owner as? any AssociatedObjectOwner {
      owner.associatedObjects = made
      return made
    }
    if entries.count >= sweepAt { sweep(&ended) }
    ended.append(entries.updateValue(Entry(owner: owner, objects: made), forKey: ObjectIdentifier(owner)))
    return made
  }

  private func sweep(_ ended: inout [Any?]) {
    let dead = entries.filter { $0.value.owner == nil }
    for (key, entry) in dead {
      ended.append(entry)
      entries[key] = nil
    }
    sweepAt = max(64, entries.count * 2)
  }
}
