/// The names of Apple's Foundation that neither Foundation on Linux nor this package has.
enum FoundationGaps {
  /// Each was compiled with Swift 6.3 and not found.
  static let types: Set<String> = [
    "CFRunLoopObserverCreate", "CFStringTransform", "FileWrapper", "NSAssertionHandler",
    "NSBackgroundActivityScheduler", "NSBundleResourceRequest", "NSDataAsset", "NSExtensionContext",
    "NSExtensionItem", "NSExtensionRequestHandling", "NSFileCoordinator", "NSFilePresenter", "NSFileVersion",
    "NSInvocation", "NSLinguisticTag", "NSLinguisticTagger", "NSMetadataQuery", "NSMethodSignature", "NSMorphology",
    "NSProxy", "NSPurgeableData", "NSSecureUnarchiveFromDataTransformer", "NSUbiquitousKeyValueStore",
    "NSURLConnection", "NSUserActivity", "NSXPCConnection", "NetService", "NetServiceBrowser", "OSStatus",
    "SecRandomCopyBytes", "TermOfAddress", "ValueTransformer", "errSecSuccess", "kCFAllocatorDefault",
  ]
}
