internal import Foundation
internal import Synchronization

// Lists of the members that a class registers at the Objective-C runtime. Classes register none on Linux.

public typealias Ivar = OpaquePointer
public typealias objc_property_t = OpaquePointer

/// Returns nil and sets the count to 0.
public func class_copyIvarList(
  _ cls: AnyClass?, _ outCount: UnsafeMutablePointer<UInt32>?
) -> UnsafeMutablePointer<Ivar>? {
  outCount?.pointee = 0
  return nil
}

/// Returns nil and sets the count to 0.
public func class_copyPropertyList(
  _ cls: AnyClass?, _ outCount: UnsafeMutablePointer<UInt32>?
) -> UnsafeMutablePointer<objc_property_t>? {
  outCount?.pointee = 0
  return nil
}

/// Returns nil and sets the count to 0.
public func class_copyMethodList(
  _ cls: AnyClass?, _ outCount: UnsafeMutablePointer<UInt32>?
) -> UnsafeMutablePointer<Method>? {
  outCount?.pointee = 0
  return nil
}

public func class_getInstanceVariable(_ cls: AnyClass?, _ name: UnsafePointer<CChar>) -> Ivar? { nil }
public func ivar_getName(_ v: Ivar) -> UnsafePointer<CChar>? { nil }
public func object_getIvar(_ obj: Any?, _ ivar: Ivar) -> Any? { nil }
public func property_getName(_ property: objc_property_t) -> UnsafePointer<CChar> { ClassNames.pointer(to: "") }

/// Returns the name of a class with its module, as text that is never released.
public func class_getName(_ cls: AnyClass?) -> UnsafePointer<CChar> {
  ClassNames.pointer(to: cls.map { NSStringFromClass($0) } ?? "nil")
}

/// Returns the name of an object's class with its module, as text that is never released.
public func object_getClassName(_ obj: Any?) -> UnsafePointer<CChar> {
  class_getName(obj.map { Swift.type(of: $0 as AnyObject) })
}

public func class_getSuperclass(_ cls: AnyClass?) -> AnyClass? { cls.flatMap { _getSuperclass($0) } }
public func object_getClass(_ obj: Any?) -> AnyClass? { obj.map { Swift.type(of: $0 as AnyObject) } }

/// The names of classes as text of C. There are as many as classes whose name is asked for.
private enum ClassNames {
  private static let pointers = Mutex<[String: UInt]>([:])

  static func pointer(to name: String) -> UnsafePointer<CChar> {
    let address = pointers.withLock { pointers in
      if let known = pointers[name] { return known }
      let bytes = name.utf8CString
      let copy = UnsafeMutableBufferPointer<CChar>.allocate(capacity: bytes.count)
      _ = copy.initialize(from: bytes)
      let address = UInt(bitPattern: copy.baseAddress)
      pointers[name] = address
      return address
    }
    return UnsafePointer(bitPattern: address) ?? emptyName
  }

  /// A text without characters.
  private nonisolated(unsafe) static let emptyName: UnsafePointer<CChar> = {
    let bytes = UnsafeMutablePointer<CChar>.allocate(capacity: 1)
    bytes.initialize(to: 0)
    return UnsafePointer(bytes)
  }()
}
