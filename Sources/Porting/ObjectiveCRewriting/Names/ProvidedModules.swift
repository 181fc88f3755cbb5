/// Apple's modules that this package provides or replaces, and modules that are unavailable on Linux.
package enum ProvidedModules {
  /// The provided modules apart from UIKit. `canImport` is true for them.
  package static let names: Set<String> = [
    "CoreGraphics", "QuartzCore", "CoreText", "ImageIO", "simd", "UniformTypeIdentifiers", "MobileCoreServices",
  ]

  /// The modules that are imported under another name.
  private static let replacements = [
    "ObjectiveC": "UIKit", "Darwin": "UIKit", "CoreFoundation": "UIKit", "OSLog": "UnifiedLogging",
    "os": "UnifiedLogging", "Accessibility": "UIKit",
    "MobileCoreServices": "UniformTypeIdentifiers",
  ]

  /// The open-source modules with the interface of an Apple module, for packages that depend on them.
  static let providers = ["Combine": "OpenCombine"]

  /// Apple's modules that Linux lacks, whose names have no common prefix.
  private static let unavailable: Set<String> = [
    "AppKit", "Cocoa", "ObjectiveC", "Darwin", "WatchKit", "SwiftUI", "Combine", "CoreData", "WebKit", "MapKit",
    "AVFoundation", "SceneKit", "SpriteKit", "Metal", "TVUIKit",
  ]

  /// The prefixes of the names in Apple's modules that are unavailable on Linux.
  private static let prefixes: [String: [String]] = [
    "AVFoundation": ["AV", "CM", "CV", "kCM", "kCV"], "AVKit": ["AV"],
    "Accelerate": ["vImage", "vDSP", "cblas_", "kv"],
    "AudioToolbox": ["Audio", "kAudio", "SystemSound", "kSystemSound"], "Contacts": ["CN"], "ContactsUI": ["CN"],
    "CoreBluetooth": ["CB"], "CoreHaptics": ["CH"], "CoreImage": ["CI", "kCI"], "CoreLocation": ["CL", "kCL"],
    "CoreMedia": ["CM", "kCM"], "CoreMotion": ["CM"], "CoreVideo": ["CV", "kCV"], "EventKit": ["EK"],
    "GameplayKit": ["GK"], "LinkPresentation": ["LP"],
    "LocalAuthentication": ["LA"], "MapKit": ["MK", "CL"], "MediaPlayer": ["MP"], "MessageUI": ["MF"],
    "Metal": ["MTL"], "MetalKit": ["MTK", "MTL"], "PDFKit": ["PDF"], "Photos": ["PH"], "PhotosUI": ["PH"],
    "QuickLook": ["QL"], "SafariServices": ["SF"], "SceneKit": ["SCN"], "Security": ["Sec", "kSec"],
    "SpriteKit": ["SK"], "UserNotifications": ["UN"], "Vision": ["VN"], "WatchConnectivity": ["WC"],
    "WebKit": ["WK"],
  ]

  /// Other modules of Apple that are unavailable on Linux.
  private static let others: Set<String> = [
    "ActivityKit", "AdSupport", "AppIntents", "AppTrackingTransparency", "AudioUnit", "AuthenticationServices",
    "BackgroundTasks", "CFNetwork", "CallKit", "CarPlay", "CloudKit", "CommonCrypto", "Compression", "CoreAudio",
    "CoreML", "CoreNFC", "CoreServices", "CoreSpotlight", "CoreTelephony", "CryptoKit", "DeviceCheck", "EventKitUI",
    "ExternalAccessory", "GLKit", "GameController", "GameKit", "HealthKit", "HomeKit", "IOKit", "Intents",
    "IntentsUI", "JavaScriptCore", "MetalPerformanceShaders", "MetricKit", "MultipeerConnectivity", "NaturalLanguage",
    "Network", "NetworkExtension", "NotificationCenter", "OpenGLES", "PassKit", "PencilKit", "PushKit",
    "QuickLookThumbnailing", "RealityKit", "ReplayKit", "SQLite3", "SafetyKit", "Social", "SoundAnalysis", "Speech",
    "StoreKit", "SwiftData", "Symbols", "SystemConfiguration", "TipKit", "Translation", "UserNotificationsUI",
    "VideoToolbox", "VisionKit", "WidgetKit", "ARKit", "zlib",
  ]

  /// Returns whether `canImport` is true for a module.
  ///
  /// It stays false for `Darwin`, because the other clause imports the C library of Linux.
  static func isImportable(_ module: String) -> Bool {
    module == "UIKit" || names.contains(module) || replacements[module] != nil && module != "Darwin"
  }

  /// Returns whether an import of a module becomes one of a module that this package has.
  package static func isReplaced(_ module: String) -> Bool { replacements[module] != nil }

  /// Returns whether a module is one of Apple's that Linux lacks.
  package static func isApple(_ module: String) -> Bool {
    unavailable.contains(module) || prefixes[module] != nil || others.contains(module)
  }

  /// Returns whether a module is unavailable and none of the names is declared in it.
  ///
  /// Imports of such modules only import UIKit or Foundation, which Apple's modules re-export.
  package static func isUnneeded(_ module: String, for names: @autoclosure () -> [String]) -> Bool {
    guard let prefixes = prefixes[module] else { return false }
    return !names().contains { hasPrefix($0, prefixes) }
  }

  /// Returns the prefixes of a module's names; nil for modules whose names have none in common.
  static func prefixes(of module: String) -> [String]? { prefixes[module] }

  /// Returns whether a name has one of the prefixes, followed by a capital.
  static func hasPrefix(_ name: String, _ prefixes: [String]) -> Bool {
    prefixes.contains { name.hasPrefix($0) && name.dropFirst($0.count).first?.isLowercase != true }
  }

  /// Returns the module to import instead; nil if the import is kept.
  ///
  /// `isPart` indicates the import of a submodule or a single declaration.
  static func replacement(for module: String, isPart: Bool) -> String? {
    if let replacement = replacements[module] { return replacement }
    return isPart && (names.contains(module) || module == "UIKit") ? module : nil
  }
}
