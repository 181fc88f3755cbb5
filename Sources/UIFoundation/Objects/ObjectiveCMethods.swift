// The part of the Objective-C runtime that exchanges methods. There is no such runtime here: methods are not found, so
// that code which would exchange them compiles, and exchanges nothing.

/// A method of the Objective-C runtime; none exists.
public typealias Method = OpaquePointer
/// The code of a method of the Objective-C runtime; none exists.
public typealias IMP = OpaquePointer

/// Returns nil: no class has methods that can be looked up.
public func class_getInstanceMethod(_ cls: AnyClass?, _ name: Selector) -> Method? { nil }
/// Returns nil: no class has methods that can be looked up.
public func class_getClassMethod(_ cls: AnyClass?, _ name: Selector) -> Method? { nil }
/// Returns nil: no class has methods that can be looked up.
public func class_getMethodImplementation(_ cls: AnyClass?, _ name: Selector) -> IMP? { nil }
/// Adds nothing and returns false.
@discardableResult
public func class_addMethod(
  _ cls: AnyClass?, _ name: Selector, _ imp: IMP?, _ types: UnsafePointer<CChar>?
) -> Bool { false }
/// Replaces nothing and returns nil.
@discardableResult
public func class_replaceMethod(
  _ cls: AnyClass?, _ name: Selector, _ imp: IMP?, _ types: UnsafePointer<CChar>?
) -> IMP? { nil }

public func method_getImplementation(_ m: Method) -> IMP { m }
/// Sets nothing.
@discardableResult
public func method_setImplementation(_ m: Method, _ imp: IMP) -> IMP { imp }
/// Exchanges nothing.
public func method_exchangeImplementations(_ m1: Method, _ m2: Method) {}
public func method_getTypeEncoding(_ m: Method) -> UnsafePointer<CChar>? { nil }

/// Returns a pointer that stands for a block; nothing can call it.
public func imp_implementationWithBlock(_ block: Any) -> IMP {
  OpaquePointer(Unmanaged.passUnretained(block as AnyObject).toOpaque())
}
