/// Names that Apple's Foundation has, with the modules that it re-exports, and Linux's has not; UIKit declares them.
enum FoundationNames {
  static let all: Set<String> = [
    // The Objective-C runtime
    "Selector", "NSSelectorFromString", "NSStringFromSelector", "objc_setAssociatedObject", "objc_getAssociatedObject",
    "objc_removeAssociatedObjects", "objc_AssociationPolicy", "objc_sync_enter", "objc_sync_exit", "autoreleasepool",
    "IMP", "Method", "class_getInstanceMethod", "method_exchangeImplementations",
    // Key-value observing
    "NSKeyValueObservation", "NSKeyValueObservedChange", "NSKeyValueObservingOptions", "NSKeyValueChange",
    "NSKeyValueChangeKey",
    // CoreGraphics
    "CGAffineTransform", "CGColor", "CGColorSpace", "CGContext", "CGImage", "CGPath", "CGMutablePath", "CGVector",
    "CGLineCap", "CGLineJoin", "CGGradient", "CGBlendMode",
  ]
}
