/// The names of Apple's Foundation that neither Foundation on Linux nor this package has.
enum FoundationGaps {
  /// Each was compiled with Swift 6.3 and not found.
  static let types: Set<String> = [
    "CFNotificationCenter", "CFRunLoopObserverCreate", "CFRunLoopTimer", "CFStringTransform", "FileWrapper",
    "NSAssertionHandler", "NSBackgroundActivityScheduler", "NSBundleResourceRequest", "NSDataAsset",
    "NSDiscardableContent",
    "NSExtensionContext", "NSExtensionItem", "NSExtensionRequestHandling", "NSFileCoordinator", "NSFilePresenter",
    "NSFileVersion", "NSInflectionRule", "NSInvocation", "NSLinguisticTag", "NSLinguisticTagger", "NSMachPort",
    "NSMetadataItem", "NSMetadataQuery", "NSMethodSignature", "NSMorphology", "NSProxy", "NSPurgeableData",
    "NSSecureUnarchiveFromDataTransformer", "NSURLConnection", "NSUbiquitousKeyValueStore",
    "NSXPCConnection", "NetService", "NetServiceBrowser", "OSStatus",
    "SecRandomCopyBytes", "TermOfAddress", "URLSessionTaskMetrics", "ValueTransformer", "errSecSuccess",
    "kCFAllocatorDefault",
  ]
}
