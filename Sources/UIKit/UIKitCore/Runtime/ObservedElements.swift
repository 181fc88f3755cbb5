public import Foundation
public import UIFoundation

extension _KeyValueCodingAndObserving where Self: NSObject {
  /// Returns an array that reads and changes the elements of a property, and notifies its observers.
  public func mutableArrayValue(forKey key: String) -> NSMutableArray { ObservedElements(of: self, key) }
}

/// The elements of an object's property. Changes are made in a mutable array, or by assigning another array.
final class ObservedElements: NSMutableArray {
  private let object: NSObject
  private let key: String

  fileprivate init(of object: NSObject, _ key: String) {
    self.object = object
    self.key = key
    super.init(capacity: 0)
  }

  /// Creates an array without a property, which stays empty, since properties are not in archives.
  required convenience init?(coder: NSCoder) { nil }

  required convenience init(objects: UnsafePointer<AnyObject>?, count: Int) {
    self.init(of: NSObject(), "")
  }

  required convenience init(arrayLiteral elements: Any...) {
    self.init(of: NSObject(), "")
  }

  /// Changes the elements, and notifies observers of the change.
  private func change(_ kind: NSKeyValueChange, _ indexes: IndexSet, _ change: (NSMutableArray) -> Void) {
    if let array = object.value(forKey: key) as? NSMutableArray {
      object.willChange(kind, valuesAt: indexes, forKey: key)
      change(array)
      object.didChange(kind, valuesAt: indexes, forKey: key)
    } else {
      let array = NSMutableArray(array: object.elements(forKey: key))
      change(array)
      object.setValue((0..<array.count).map { array.object(at: $0) }, forKey: key)
    }
  }

  override var count: Int { object.elements(forKey: key).count }
  override func object(at index: Int) -> Any { object.elements(forKey: key)[index] }

  override func insert(_ anObject: Any, at index: Int) {
    change(.insertion, IndexSet(integer: index)) { $0.insert(anObject, at: index) }
  }

  override func insert(_ objects: [Any], at indexes: IndexSet) {
    change(.insertion, indexes) { $0.insert(objects, at: indexes) }
  }

  override func removeObject(at index: Int) {
    change(.removal, IndexSet(integer: index)) { $0.removeObject(at: index) }
  }

  override func removeObjects(at indexes: IndexSet) {
    change(.removal, indexes) { $0.removeObjects(at: indexes) }
  }

  override func removeAllObjects() {
    guard count > 0 else { return }
    change(.removal, IndexSet(integersIn: 0..<count)) { $0.removeAllObjects() }
  }

  /// Replaces an object, or adds one at the index after the last one.
  ///
  /// Assignments to a subscript call this method, and add an object there on iOS.
  override func replaceObject(at index: Int, with anObject: Any) {
    guard index != count else { return insert(anObject, at: index) }
    change(.replacement, IndexSet(integer: index)) { $0.replaceObject(at: index, with: anObject) }
  }

  override func replaceObjects(at indexes: IndexSet, with objects: [Any]) {
    change(.replacement, indexes) { $0.replaceObjects(at: indexes, with: objects) }
  }

  override func exchangeObject(at idx1: Int, withObjectAt idx2: Int) {
    change(.replacement, IndexSet([idx1, idx2])) { $0.exchangeObject(at: idx1, withObjectAt: idx2) }
  }

  /// Replaces objects of a range one by one, and then removes or inserts the others.
  override func replaceObjects(in range: NSRange, withObjectsFrom otherArray: [Any]) {
    let shared = Swift.min(range.length, otherArray.count)
    for offset in 0..<shared { replaceObject(at: range.location + offset, with: otherArray[offset]) }
    let next = range.location + shared
    if range.length > shared {
      removeObjects(at: IndexSet(integersIn: next..<(range.location + range.length)))
    } else if otherArray.count > shared {
      let end = range.location + otherArray.count
      insert(Array(otherArray.dropFirst(shared)), at: IndexSet(integersIn: next..<end))
    }
  }

  // Foundation on Linux finds no objects of Swift classes that are not hashable, which are equal to themselves.

  /// Returns whether two elements are the same object, or are equal.
  private static func isEqual(_ first: Any, _ second: Any) -> Bool {
    let (one, other) = (first as AnyObject, second as AnyObject)
    return one === other || (one as? NSObject)?.isEqual(second) == true
  }

  private func indexes(of anObject: Any, in range: NSRange) -> IndexSet {
    let all = object.elements(forKey: key)
    return IndexSet((range.location..<(range.location + range.length)).filter { Self.isEqual(all[$0], anObject) })
  }

  override func index(of anObject: Any) -> Int {
    indexes(of: anObject, in: NSRange(location: 0, length: count)).first ?? NSNotFound
  }

  override func contains(_ anObject: Any) -> Bool { index(of: anObject) != NSNotFound }

  override func remove(_ anObject: Any) { remove(anObject, in: NSRange(location: 0, length: count)) }

  override func remove(_ anObject: Any, in range: NSRange) {
    for index in indexes(of: anObject, in: range).reversed() { removeObject(at: index) }
  }

  override func removeObjects(in otherArray: [Any]) {
    for element in otherArray { remove(element) }
  }
}
