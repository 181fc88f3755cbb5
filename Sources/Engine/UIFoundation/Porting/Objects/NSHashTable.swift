public import Foundation

/// The memory semantics of a table. The raw values are the same as Foundation's.
public struct NSPointerFunctions {
  /// The options of a table.
  public struct Options: OptionSet, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) { self.rawValue = rawValue }

    public static let strongMemory: Options = []
    public static let weakMemory = Options(rawValue: 5)
    public static let objectPersonality: Options = []
    public static let objectPointerPersonality = Options(rawValue: 1 << 9)
    /// Has no effect: objects are referenced, not copied.
    public static let copyIn = Options(rawValue: 1 << 16)
  }
}

/// A strong or weak reference to an object.
private final class TableEntry {
  private let strong: AnyObject?
  private weak var weak: AnyObject?
  let comparesPointers: Bool

  init(_ object: AnyObject, _ options: NSPointerFunctions.Options) {
    strong = options.contains(.weakMemory) ? nil : object
    weak = object
    comparesPointers = options.contains(.objectPointerPersonality)
  }

  var object: AnyObject? { weak }

  func matches(_ other: AnyObject) -> Bool {
    guard let object else { return false }
    if object === other { return true }
    guard !comparesPointers, let object = object as? NSObject, let other = other as? NSObject else { return false }
    return object.isEqual(other)
  }
}

/// A set of objects that are referenced strongly or weakly, in the order of insertion.
public final class NSHashTable<ObjectType: AnyObject>: NSObject {
  private let options: NSPointerFunctions.Options
  private var entries: [TableEntry] = []

  public init(options: NSPointerFunctions.Options = [], capacity initialCapacity: Int = 0) {
    self.options = options
  }

  public override convenience init() {
    self.init(options: [])
  }

  public class func weakObjects() -> NSHashTable<ObjectType> { NSHashTable(options: .weakMemory) }

  /// The objects that have not been deallocated.
  public var allObjects: [ObjectType] { entries.compactMap { $0.object as? ObjectType } }
  public var anyObject: ObjectType? { allObjects.first }
  public var setRepresentation: Set<AnyHashable> { Set(allObjects.compactMap { $0 as? NSObject }) }
  public var count: Int { allObjects.count }

  public func add(_ object: ObjectType?) {
    entries.removeAll { $0.object == nil }
    guard let object, !contains(object) else { return }
    entries.append(TableEntry(object, options))
  }

  public func remove(_ object: ObjectType?) {
    guard let object else { return }
    entries.removeAll { $0.object == nil || $0.matches(object) }
  }

  public func removeAllObjects() { entries = [] }

  public func contains(_ anObject: ObjectType?) -> Bool { member(anObject) != nil }

  /// Returns the object in the table that is equal to the given object.
  public func member(_ object: ObjectType?) -> ObjectType? {
    guard let object else { return nil }
    return entries.first { $0.matches(object) }?.object as? ObjectType
  }

  public func objectEnumerator() -> NSEnumerator { (allObjects as [AnyObject] as NSArray).objectEnumerator() }
}

/// A dictionary whose keys and values are referenced strongly or weakly.
public final class NSMapTable<KeyType: AnyObject, ObjectType: AnyObject>: NSObject {
  private let keyOptions: NSPointerFunctions.Options
  private let valueOptions: NSPointerFunctions.Options
  private var entries: [(key: TableEntry, value: TableEntry)] = []

  public init(
    keyOptions: NSPointerFunctions.Options = [], valueOptions: NSPointerFunctions.Options = [],
    capacity initialCapacity: Int = 0
  ) {
    self.keyOptions = keyOptions
    self.valueOptions = valueOptions
  }

  public override convenience init() {
    self.init(keyOptions: [], valueOptions: [])
  }

  public class func strongToStrongObjects() -> NSMapTable<KeyType, ObjectType> { NSMapTable() }
  public class func weakToStrongObjects() -> NSMapTable<KeyType, ObjectType> { NSMapTable(keyOptions: .weakMemory) }
  public class func strongToWeakObjects() -> NSMapTable<KeyType, ObjectType> { NSMapTable(valueOptions: .weakMemory) }
  public class func weakToWeakObjects() -> NSMapTable<KeyType, ObjectType> {
    NSMapTable(keyOptions: .weakMemory, valueOptions: .weakMemory)
  }

  public var count: Int {
    sweep()
    return entries.count
  }

  public func object(forKey aKey: KeyType?) -> ObjectType? {
    guard let aKey else { return nil }
    return entries.first { $0.key.matches(aKey) }?.value.object as? ObjectType
  }

  public func setObject(_ anObject: ObjectType?, forKey aKey: KeyType?) {
    guard let aKey else { return }
    removeObject(forKey: aKey)
    guard let anObject else { return }
    entries.append((TableEntry(aKey, keyOptions), TableEntry(anObject, valueOptions)))
  }

  public func removeObject(forKey aKey: KeyType?) {
    sweep()
    guard let aKey else { return }
    entries.removeAll { $0.key.matches(aKey) }
  }

  public func removeAllObjects() { entries = [] }

  public func keyEnumerator() -> NSEnumerator { enumerator(of: entries.map(\.key)) }
  public func objectEnumerator() -> NSEnumerator? { enumerator(of: entries.map(\.value)) }

  private func enumerator(of entries: [TableEntry]) -> NSEnumerator {
    (entries.compactMap(\.object) as NSArray).objectEnumerator()
  }

  private func sweep() { entries.removeAll { $0.key.object == nil || $0.value.object == nil } }
}
