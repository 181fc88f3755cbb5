// The functions of the Objective-C runtime that exchange methods. There is no such runtime on Linux. Methods are never
// found, so code that exchanges methods compiles but has no effect.

/// A method of the Objective-C runtime.
public typealias Method = OpaquePointer
/// The implementation of a method of the Objective-C runtime.
public typealias IMP = OpaquePointer

/// Returns nil, since classes have no methods that can be looked up.
public func class_getInstanceMethod(_ cls: AnyClass?, _ name: Selector) -> Method? { nil }
/// Returns nil, since classes have no methods that can be looked up.
public func class_getClassMethod(_ cls: AnyClass?, _ name: Selector) -> Method? { nil }
/// Returns nil, since classes have no methods that can be looked up.
public func class_getMethodImplementation(_ cls: AnyClass?, _ name: Selector) -> IMP? { nil }
/// Does nothing and returns false.
@discardableResult
public func class_addMethod(
  _ cls: AnyClass?, _ name: Selector, _ imp: IMP?, _ types: UnsafePointer<CChar>?
) -> Bool { false }
/// Does nothing and returns nil.
@discardableResult
public func class_replaceMethod(
  _ cls: AnyClass?, _ name: Selector, _ imp: IMP?, _ types: UnsafePointer<CChar>?
) -> IMP? { nil }

public func method_getImplementation(_ m: Method) -> IMP { m }
/// Does nothing and returns the given implementation.
@discardableResult
public func method_setImplementation(_ m: Method, _ imp: IMP) -> IMP { imp }
/// Does nothing.
public func method_exchangeImplementations(_ m1: Method, _ m2: Method) {}
public func method_getTypeEncoding(_ m: Method) -> UnsafePointer<CChar>? { nil }

/// Returns a pointer that identifies a closure but cannot be called.
public func imp_implementationWithBlock(_ block: Any) -> IMP {
  OpaquePointer(Unmanaged.passUnretained(block as AnyObject).toOpaque())
}
