/// Apple's modules whose names UIKit's product defines, and some that no Linux has.
package enum ProvidedModules {
  /// Modules beside UIKit; `canImport` of them holds.
  package static let names: Set<String> = [
    "CoreGraphics", "QuartzCore", "CoreText", "simd", "UniformTypeIdentifiers", "MobileCoreServices",
  ]

  /// The modules imported under another name.
  ///
  /// `canImport` of those not in `names` stays false.
  private static let replacements = [
    "ObjectiveC": "UIKit", "Darwin": "UIKit", "CoreFoundation": "UIKit", "OSLog": "UnifiedLogging",
    "os": "UnifiedLogging",
    "MobileCoreServices": "UniformTypeIdentifiers",
  ]

  /// Open modules with the interface of an Apple module, for packages that depend on them.
  static let providers = ["Combine": "OpenCombine"]

  /// Modules that cannot be imported.
  static let absent: Set<String> = [
    "AppKit", "Cocoa", "ObjectiveC", "Darwin", "WatchKit", "SwiftUI", "Combine", "CoreData", "WebKit", "MapKit",
    "AVFoundation", "SceneKit", "SpriteKit", "Metal", "TVUIKit",
  ]

  /// Returns the module to import instead; nil if the import stays.
  ///
  /// A part is a submodule or a single declaration.
  static func replacement(for module: String, isPart: Bool) -> String? {
    if let replacement = replacements[module] { return replacement }
    return isPart && (names.contains(module) || module == "UIKit") ? module : nil
  }
}
