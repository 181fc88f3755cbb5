import Foundation

/// The file of a package's manifest.
package enum ManifestFile {
  /// Returns the name of the manifest that SwiftPM reads in a folder, such as `Package@swift-5.9.swift`.
  ///
  /// Of manifests for several versions of Swift, this is the one for the latest. `Package.swift` is read instead unless
  /// it states an earlier version of the tools in its first line.
  package static func name(in folder: String) -> String {
    let files = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
    let pattern = #/Package@swift-([0-9]{1,4}(?:\.[0-9]{1,4}){0,2})\.swift/#
    let versions = files.compactMap { file -> (numbers: [Int], file: String)? in
      guard let match = file.wholeMatch(of: pattern) else { return nil }
      return (match.1.split(separator: ".").compactMap { Int($0) }, file)
    }
    let plain = "Package.swift"
    guard let latest = versions.max(by: { $0.numbers.lexicographicallyPrecedes($1.numbers) })?.file else {
      return plain
    }
    guard let version = toolsVersion(of: folder + "/" + plain) else { return latest }
    let other = toolsVersion(of: folder + "/" + latest) ?? []
    return version.lexicographicallyPrecedes(other) ? latest : plain
  }

  /// Returns the version of the tools in the first line of a manifest; nil if there is none.
  private static func toolsVersion(of path: String) -> [Int]? {
    guard let data = FileManager.default.contents(atPath: path) else { return nil }
    let line = String(decoding: data.prefix { $0 != UInt8(ascii: "\n") }, as: UTF8.self)
    let pattern = #/\s*//\s*swift-tools-version\s*:\s*([0-9]{1,4}(?:\.[0-9]{1,4}){0,2}).*/#.ignoresCase()
    return line.wholeMatch(of: pattern).map { $0.1.split(separator: ".").compactMap { Int($0) } }
  }

  /// Returns whether a file is a manifest, for any version of Swift.
  package static func isManifest(_ name: String) -> Bool {
    name == "Package.swift" || name.hasPrefix("Package@swift-") && name.hasSuffix(".swift")
  }
}
