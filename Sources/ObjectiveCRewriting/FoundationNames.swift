/// Names that Apple's Foundation re-exports from the Objective-C runtime, Dispatch and Core Graphics.
///
/// Foundation on Linux lacks them, and UIKit declares them here; files that use one import UIKit too.
enum FoundationNames {
  static let all: Set<String> = [
    // The Objective-C runtime
    "Selector", "NSSelectorFromString", "NSStringFromSelector", "objc_AssociationPolicy", "objc_getAssociatedObject",
    "objc_setAssociatedObject", "objc_removeAssociatedObjects", "objc_sync_enter", "objc_sync_exit", "autoreleasepool",
    "IMP", "Method", "class_getInstanceMethod", "class_getClassMethod", "class_addMethod", "class_replaceMethod",
    "method_exchangeImplementations", "method_getImplementation", "method_getTypeEncoding",
    // Core Foundation and Dispatch
    "CFAbsoluteTime", "CFAbsoluteTimeGetCurrent", "CFTimeInterval", "CFRunLoopGetCurrent", "CFRunLoopGetMain",
    "NSEC_PER_SEC", "NSEC_PER_MSEC", "NSEC_PER_USEC", "USEC_PER_SEC", "NSException", "NSExceptionName",
    // Key-value observing
    "NSKeyValueObservation", "NSKeyValueObservedChange", "NSKeyValueObservingOptions", "NSKeyValueChange",
    "NSKeyValueChangeKey",
    // Core Graphics
    "CGAffineTransform", "CGColor", "CGColorSpace", "CGContext", "CGImage", "CGPath", "CGMutablePath", "CGVector",
    "CGLineCap", "CGLineJoin", "CGGradient", "CGBlendMode",
  ]
}
