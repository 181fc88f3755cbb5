/// Apple's modules that this package provides or replaces, and modules that are unavailable on Linux.
package enum ProvidedModules {
  /// The provided modules apart from UIKit. `canImport` is true for them.
  package static let names: Set<String> = [
    "CoreGraphics", "QuartzCore", "CoreText", "simd", "UniformTypeIdentifiers", "MobileCoreServices",
  ]

  /// The modules that are imported under another name.
  ///
  /// `canImport` is replaced only for modules that are also in `names`.
  private static let replacements = [
    "ObjectiveC": "UIKit", "Darwin": "UIKit", "CoreFoundation": "UIKit", "OSLog": "UnifiedLogging",
    "os": "UnifiedLogging",
    "MobileCoreServices": "UniformTypeIdentifiers",
  ]

  /// The open-source modules with the interface of an Apple module, for packages that depend on them.
  static let providers = ["Combine": "OpenCombine"]

  /// The modules that cannot be imported.
  static let unavailable: Set<String> = [
    "AppKit", "Cocoa", "ObjectiveC", "Darwin", "WatchKit", "SwiftUI", "Combine", "CoreData", "WebKit", "MapKit",
    "AVFoundation", "SceneKit", "SpriteKit", "Metal", "TVUIKit",
  ]

  /// Returns the module to import instead; nil if the import is kept.
  ///
  /// `isPart` indicates the import of a submodule or a single declaration.
  static func replacement(for module: String, isPart: Bool) -> String? {
    if let replacement = replacements[module] { return replacement }
    return isPart && (names.contains(module) || module == "UIKit") ? module : nil
  }
}
