// Functions of Core Foundation with pointers to objects, which code from before Swift's collections calls.

public import Foundation

public let kCFBooleanTrue: CFBoolean! = true
public let kCFBooleanFalse: CFBoolean! = false

public func CFDictionaryGetCount(_ theDict: CFDictionary!) -> CFIndex { theDict?.count ?? 0 }

/// Returns the object of a key, which the dictionary keeps; nil if there is none.
public func CFDictionaryGetValue(_ theDict: CFDictionary!, _ key: UnsafeRawPointer!) -> UnsafeRawPointer! {
  guard let theDict, let key = object(at: key), let value = theDict.object(forKey: key) else { return nil }
  return theDict.keptPointer(to: value, under: key)
}

/// Stores the object of a key at a pointer. Returns false if there is none.
public func CFDictionaryGetValueIfPresent(
  _ theDict: CFDictionary!, _ key: UnsafeRawPointer!, _ value: UnsafeMutablePointer<UnsafeRawPointer?>!
) -> Bool {
  guard let found = CFDictionaryGetValue(theDict, key) else { return false }
  value?.pointee = found
  return true
}

public func CFDictionaryContainsKey(_ theDict: CFDictionary!, _ key: UnsafeRawPointer!) -> Bool {
  object(at: key).flatMap { theDict?.object(forKey: $0) } != nil
}

public func CFArrayGetCount(_ theArray: CFArray!) -> CFIndex { theArray?.count ?? 0 }

/// Returns the object with an index, which the array keeps; nil for an index outside of the array.
public func CFArrayGetValueAtIndex(_ theArray: CFArray!, _ idx: CFIndex) -> UnsafeRawPointer! {
  guard let theArray, idx >= 0, idx < theArray.count else { return nil }
  return theArray.keptPointer(to: theArray.object(at: idx), under: NSNumber(value: idx))
}

public func CFDataGetLength(_ theData: CFData!) -> CFIndex { theData?.length ?? 0 }

/// Returns the bytes, which the data keeps.
public func CFDataGetBytePtr(_ theData: CFData!) -> UnsafePointer<UInt8>! {
  theData?.bytes.assumingMemoryBound(to: UInt8.self)
}

public func CFStringGetLength(_ theString: CFString!) -> CFIndex { theString?.length ?? 0 }

private func object(at pointer: UnsafeRawPointer?) -> NSObject? {
  pointer.flatMap { Unmanaged<AnyObject>.fromOpaque($0).takeUnretainedValue() as? NSObject }
}

extension NSObject {
  /// Returns a pointer to a value of a collection, which is valid as long as the collection exists.
  ///
  /// Collections of Foundation on Linux store Swift's values and create their objects when asked for them.
  fileprivate func keptPointer(to value: Any, under key: NSObject) -> UnsafeRawPointer {
    let table = AssociatedObjectTable.shared
    var kept = table.value(of: self, for: keptObjectsKey) as? [NSObject: AnyObject] ?? [:]
    // An object of the collection is itself. That of a value is the one made before, unless the value was replaced.
    let known = type(of: value) is AnyClass ? nil : kept[key]
    let object = known.flatMap { ($0 as? NSObject)?.isEqual(value) == true ? $0 : nil } ?? value as AnyObject
    kept[key] = object
    table.set(kept, of: self, for: keptObjectsKey, .OBJC_ASSOCIATION_RETAIN)
    return UnsafeRawPointer(Unmanaged.passUnretained(object).toOpaque())
  }
}

/// The address of a byte, as the key of the objects that a collection keeps.
private nonisolated(unsafe) let keptObjectsKey = UnsafeRawPointer(
  UnsafeMutableRawPointer.allocate(byteCount: 1, alignment: 1))
