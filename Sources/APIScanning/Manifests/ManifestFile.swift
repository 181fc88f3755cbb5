import Foundation

/// The file of a package's manifest.
package enum ManifestFile {
  /// Returns the name of the manifest that SwiftPM reads in a folder, such as `Package@swift-5.9.swift`.
  ///
  /// Of manifests for several versions of Swift, this is the one for the latest.
  package static func name(in folder: String) -> String {
    let files = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
    let pattern = #/Package@swift-([0-9]{1,4}(?:\.[0-9]{1,4}){0,2})\.swift/#
    let versions = files.compactMap { file -> (numbers: [Int], file: String)? in
      guard let match = file.wholeMatch(of: pattern) else { return nil }
      return (match.1.split(separator: ".").compactMap { Int($0) }, file)
    }
    return versions.max { $0.numbers.lexicographicallyPrecedes($1.numbers) }?.file ?? "Package.swift"
  }

  /// Returns whether a file is a manifest, for any version of Swift.
  package static func isManifest(_ name: String) -> Bool {
    name == "Package.swift" || name.hasPrefix("Package@swift-") && name.hasSuffix(".swift")
  }
}
