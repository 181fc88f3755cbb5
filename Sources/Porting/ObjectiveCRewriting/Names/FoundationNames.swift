/// The names that Apple's Foundation exports and Foundation on Linux lacks.
///
/// Many of them belong to the Objective-C runtime, Dispatch and Core Graphics. This package declares them in UIKit, and
/// adds an import of UIKit to files that use them.
enum FoundationNames {
  static let all: Set<String> = [
    // The Objective-C runtime
    "Selector", "NSSelectorFromString", "NSStringFromSelector", "objc_AssociationPolicy", "objc_getAssociatedObject",
    "objc_setAssociatedObject", "objc_removeAssociatedObjects", "objc_sync_enter", "objc_sync_exit", "autoreleasepool",
    "IMP", "Method", "class_getInstanceMethod", "class_getClassMethod", "class_addMethod", "class_replaceMethod",
    "class_copyIvarList", "class_copyMethodList", "class_copyPropertyList", "class_getInstanceVariable",
    "class_getName",
    "class_getSuperclass", "ivar_getName", "object_getClass", "object_getClassName", "object_getIvar",
    "property_getName", "Ivar", "objc_property_t",
    "method_exchangeImplementations", "method_getImplementation", "method_getTypeEncoding",
    // Core Foundation and Dispatch
    "CFAbsoluteTime", "CFAbsoluteTimeGetCurrent", "CFTimeInterval", "CFRunLoopGetCurrent", "CFRunLoopGetMain",
    "CFGetRetainCount", "CFString", "CFDictionary", "CFArray", "CFData", "CFURL", "CFBoolean",
    "CFTypeRef", "CFDictionaryGetValue", "CFDataGetBytePtr", "CFArrayGetValueAtIndex", "kCFBooleanTrue",
    "kCFBooleanFalse",
    "kCFBundleNameKey", "kCFBundleVersionKey", "kCFBundleIdentifierKey", "NSInteger", "NSUInteger",
    "NSUserActivity", "NSUserActivityDelegate", "NSUserActivityTypeBrowsingWeb", "NSHashTable", "NSMapTable",
    "NSPointerFunctions", "UndoManager",
    "NSEC_PER_SEC", "NSEC_PER_MSEC", "NSEC_PER_USEC", "USEC_PER_SEC", "NSException", "NSExceptionName",
    "asyncUnsafe", "asyncAfterUnsafe", "NSDataDetector", "NSTextCheckingTypes", "NSTextCheckingKey",
    "OSAtomicAdd32", "OSAtomicAdd32Barrier", "OSAtomicAdd64", "OSAtomicCompareAndSwap32",
    "OSAtomicCompareAndSwap32Barrier", "OSAtomicDecrement32", "OSAtomicDecrement32Barrier", "OSAtomicDecrement64",
    "OSAtomicIncrement32", "OSAtomicIncrement32Barrier", "OSAtomicIncrement64",
    // Texts and formatters
    "DateComponentsFormatter", "ListFormatter", "LocalizedStringResource", "MeasurementFormatUnitUsage",
    "MeasurementFormatter", "PersonNameComponentsFormatter", "RelativeDateTimeFormatter",
    // Key-value observing
    "NSKeyValueObservation", "NSKeyValueObservedChange", "NSKeyValueObservingOptions", "NSKeyValueChange",
    "NSKeyValueChangeKey",
    // Core Graphics
    "CGAffineTransform", "CGColor", "CGColorSpace", "CGContext", "CGImage", "CGPath", "CGMutablePath", "CGVector",
    "CGLineCap", "CGLineJoin", "CGGradient", "CGBlendMode",
  ]

  /// Returns whether a name is a type of Foundation on Linux, or has the prefix of such types.
  ///
  /// A framework's files can use these without an import, since the umbrella header of the framework imports UIKit.
  static func isInFoundation(_ name: String) -> Bool {
    let start = name.dropFirst(2)
    return common.contains(name) || inFoundation.contains(name)
      || name.hasPrefix("NS") && start.first?.isUppercase == true && start.contains(where: \.isLowercase)
  }

  private static let common: Set<String> = [
    "AttributedString", "Bundle", "ByteCountFormatter", "Calendar", "CharacterSet", "Data", "Date", "DateComponents",
    "DateFormatter", "DateInterval", "Decimal", "DispatchGroup", "DispatchQueue", "DispatchSemaphore", "DispatchTime",
    "DispatchWorkItem", "FileManager", "Formatter", "IndexPath", "IndexSet", "JSONDecoder", "JSONEncoder",
    "JSONSerialization", "Locale", "LocalizedError", "Measurement", "Notification", "NotificationCenter",
    "NumberFormatter", "Operation", "OperationQueue", "PersonNameComponents", "ProcessInfo", "Progress",
    "PropertyListDecoder", "PropertyListEncoder", "RunLoop", "Scanner", "StringTransform", "Thread", "TimeInterval",
    "TimeZone", "Timer", "URL", "URLComponents", "URLQueryItem", "UUID", "UserDefaults",
  ]

  /// The types that both Foundation and Nimble declare.
  static let inNimble: Set<String> = ["Predicate", "Expression"]

  /// The types that Foundation declares without usable members, and UIFoundation with them.
  static let ofPredicates: Set<String> = ["NSComparisonPredicate", "NSExpression"]

  /// Returns whether a name has a prefix of UIKit or a related framework.
  ///
  /// The umbrella header of a framework imports UIKit, so that the framework's files can use UIKit without an import.
  static func hasUIKitPrefix(_ name: String) -> Bool {
    guard ["UI", "CA", "CG", "CT"].contains(where: name.hasPrefix) else {
      return name.hasPrefix("NSLayout") || name.hasPrefix("NSText")
    }
    let rest = name.dropFirst(2)
    return rest.first?.isUppercase == true && rest.contains(where: \.isLowercase) && !inFoundation.contains(name)
  }

  /// Returns whether a source uses a name with such a prefix.
  static func containsUIKitName(_ source: String) -> Bool {
    source.split { !$0.isLetter && !$0.isNumber && $0 != "_" }.contains { hasUIKitPrefix(String($0)) }
  }

  /// The types of Core Graphics that Foundation declares.
  private static let inFoundation: Set<String> = ["CGFloat", "CGPoint", "CGSize", "CGRect", "CGRectEdge"]

  /// Returns the part of Foundation on Linux that declares a name; nil if it needs no further import.
  static func part(declaring name: String) -> String? {
    if networking.contains(name) { return "FoundationNetworking" }
    return xml.contains(name) ? "FoundationXML" : nil
  }

  private static let networking: Set<String> = [
    "CachedURLResponse", "HTTPCookie", "HTTPCookieStorage", "HTTPURLResponse", "NSMutableURLRequest", "NSURLRequest",
    "URLAuthenticationChallenge", "URLAuthenticationChallengeSender", "URLCache", "URLCredential",
    "URLCredentialStorage", "URLProtectionSpace", "URLProtocol", "URLProtocolClient", "URLRequest", "URLResponse",
    "URLSession", "URLSessionConfiguration", "URLSessionDataDelegate", "URLSessionDataTask", "URLSessionDelegate",
    "URLSessionDownloadDelegate", "URLSessionDownloadTask", "URLSessionStreamTask", "URLSessionTask",
    "URLSessionTaskDelegate", "URLSessionTaskMetrics", "URLSessionUploadTask", "URLSessionWebSocketTask",
  ]

  private static let xml: Set<String> = ["XMLParser", "XMLParserDelegate"]
}
