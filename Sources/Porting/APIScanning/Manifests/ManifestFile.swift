import Foundation

/// The file of a package's manifest.
package enum ManifestFile {
  /// Returns the name of the manifest that SwiftPM reads in a folder, such as `Package@swift-5.9.swift`.
  ///
  /// Manifests for single versions of Swift are those for the compiler's version or an earlier one; without a known
  /// compiler, for any version. One that names the compiler's version is read. Otherwise the latest one is read if it
  /// states a later version of the tools than `Package.swift`. `compiler` is only called for several manifests.
  package static func name(in folder: String, compiler: () -> [Int]?) -> String {
    let files = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
    let pattern = #/Package@swift-([0-9]{1,4}(?:\.[0-9]{1,4}){0,2})\.swift/#
    var versions = files.compactMap { file -> (numbers: [Int], file: String)? in
      guard let match = file.wholeMatch(of: pattern) else { return nil }
      return (match.1.split(separator: ".").compactMap { Int($0) }, file)
    }
    let plain = "Package.swift"
    if !versions.isEmpty, let compiler = compiler() {
      let exact = (1...3).reversed().lazy.map { Array(compiler.prefix($0)) }
      if let numbers = exact.first(where: { numbers in versions.contains { $0.numbers == numbers } }) {
        return versions.first { $0.numbers == numbers }?.file ?? plain
      }
      versions.removeAll { compiler.lexicographicallyPrecedes($0.numbers) }
    }
    guard let latest = versions.max(by: { $0.numbers.lexicographicallyPrecedes($1.numbers) })?.file else {
      return plain
    }
    guard let version = toolsVersion(ofFile: folder + "/" + plain) else { return latest }
    let other = toolsVersion(ofFile: folder + "/" + latest) ?? []
    return version.lexicographicallyPrecedes(other) ? latest : plain
  }

  private static func toolsVersion(ofFile path: String) -> [Int]? {
    FileManager.default.contents(atPath: path).flatMap { toolsVersion(of: String(decoding: $0, as: UTF8.self)) }
  }

  /// Returns the version of the tools that a manifest states in one of its lines; nil if there is none.
  package static func toolsVersion(of manifest: String) -> [Int]? {
    let pattern = #/^[ \t]*//[ \t]*swift-tools-version[ \t]*:[ \t]*([0-9]{1,4}(?:\.[0-9]{1,4}){1,2})/#
    return manifest.firstMatch(of: pattern.ignoresCase().anchorsMatchLineEndings())
      .map { $0.1.split(separator: ".").compactMap { Int($0) } }
  }

  /// Returns whether a file is a manifest, for any version of Swift.
  package static func isManifest(_ name: String) -> Bool {
    name == "Package.swift" || name.hasPrefix("Package@swift-") && name.hasSuffix(".swift")
  }
}
