import SwiftSyntax

/// Names that Apple's Foundation re-exports from the Objective-C runtime, Dispatch and Core Graphics.
///
/// Foundation on Linux lacks them, and UIKit declares them here; files that use one import UIKit too.
enum FoundationNames {
  private static let names: Set<String> = [
    "Selector", "NSSelectorFromString", "NSStringFromSelector", "objc_AssociationPolicy", "objc_getAssociatedObject",
    "objc_setAssociatedObject", "objc_removeAssociatedObjects", "objc_sync_enter", "objc_sync_exit",
    "class_getInstanceMethod", "class_getClassMethod", "class_addMethod", "class_replaceMethod",
    "method_exchangeImplementations", "method_getImplementation", "method_getTypeEncoding", "autoreleasepool",
    "CFAbsoluteTime", "CFAbsoluteTimeGetCurrent", "CFTimeInterval", "CFRunLoopGetCurrent", "CFRunLoopGetMain",
    "NSEC_PER_SEC", "NSEC_PER_MSEC", "NSEC_PER_USEC", "USEC_PER_SEC", "CGAffineTransform", "CGVector", "NSException",
    "NSExceptionName", "NSKeyValueObservation", "NSKeyValueObservedChange", "NSKeyValueObservingOptions",
    "NSKeyValueChangeKey", "NSKeyValueChange",
  ]

  static func areUsed(in tree: SourceFileSyntax) -> Bool {
    for token in tree.tokens(viewMode: .sourceAccurate) {
      if case .identifier(let name) = token.tokenKind, names.contains(name) { return true }
    }
    return false
  }
}
