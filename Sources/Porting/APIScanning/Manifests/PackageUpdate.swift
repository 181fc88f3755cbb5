import Foundation

/// The part of an iOS package's manifest that applies on Linux, appended to its file.
package struct PackageUpdate {
  /// The line that begins the part.
  static let mark = "// Linux, written by: headframe port --manifest"
  /// The manifest with the part.
  package let text: String
  /// The omitted parts and hints for a person, one line each.
  package let notes: [String]

  /// A reason for which a manifest cannot be extended.
  package struct UnusableManifest: Error, CustomStringConvertible {
    package let description: String
  }

  /// Returns a manifest without the part for Linux.
  package static func original(of manifest: String) -> String {
    let own = manifest.range(of: mark).map { String(manifest[..<$0.lowerBound]) } ?? manifest
    return own.trimmingCharacters(in: .newlines) + "\n"
  }

  /// Extends a manifest without such a part, of which SwiftPM wrote a description.
  ///
  /// `describedFolder` is the folder of the manifest that was described, to which local packages are relative.
  package init(
    manifest: String, description: Data, folder: String, describedFolder: String, headframe: String
  ) throws(UnusableManifest) {
    guard let package = try? JSONDecoder().decode(PackageDescriptionFile.self, from: description) else {
      throw UnusableManifest(description: "unexpected description of the package")
    }
    guard manifest.contains(#/let\s+package\s*(:\s*Package\s*)?=/#) || manifest.contains(#/var\s+package\s*=/#) else {
      throw UnusableManifest(description: "expected a constant \"package\", which the part for Linux changes")
    }
    var writer = PackageUpdateWriter(
      package, folder: folder, describedFolder: describedFolder, headframe: headframe,
      toolsVersion: ToolsVersion(manifest: manifest))
    let code = writer.code()
    notes = writer.notes
    text = manifest + "\n" + Self.mark + "\n" + code
  }
}

/// The version of SwiftPM for which a manifest is written.
struct ToolsVersion: Equatable {
  let major: Int
  let minor: Int

  /// Reads the version that a manifest states; 5.0 if there is none.
  init(manifest: String) {
    let numbers = ManifestFile.toolsVersion(of: manifest) ?? [5, 0]
    (major, minor) = (numbers[0], numbers[1])
  }

  func isAtLeast(_ major: Int, _ minor: Int) -> Bool { (self.major, self.minor) >= (major, minor) }
}

/// SwiftPM's description of a package, from `swift package dump-package`.
struct PackageDescriptionFile: Decodable {
  struct Dependency: Decodable {
    struct Location: Decodable { var remote: [Remote]? }
    struct Remote: Decodable { var urlString: String }
    struct Range: Decodable { var lowerBound: String, upperBound: String }
    struct Requirement: Decodable {
      var range: [Range]?
      var exact: [String]?
      var branch: [String]?
      var revision: [String]?
    }
    struct SourceControl: Decodable {
      var identity: String
      var location: Location
      var requirement: Requirement
    }
    struct FileSystem: Decodable { var identity: String, path: String }

    var sourceControl: [SourceControl]?
    var fileSystem: [FileSystem]?
  }

  /// A list of names, of which the last ones can be null or conditions.
  struct Names: Decodable {
    var names: [String?] = []

    init(from decoder: any Decoder) throws {
      var container = try decoder.unkeyedContainer()
      while !container.isAtEnd {
        if let name = try? container.decode(String.self) {
          names.append(name)
        } else {
          _ = try container.decode(Ignored.self)
          names.append(nil)
        }
      }
    }
  }

  struct Ignored: Decodable { init(from decoder: any Decoder) throws {} }

  struct Reference: Decodable {
    var byName: Names?
    var target: Names?
    var product: Names?

    var name: String { ((byName ?? target ?? product)?.names.first ?? nil) ?? "" }
  }

  struct Resource: Decodable { var path: String }

  struct Target: Decodable {
    var name: String
    var type: String
    var path: String?
    var exclude: [String]?
    var sources: [String]?
    var resources: [Resource]?
    var dependencies: [Reference]
    var pluginUsages: [Ignored]?
  }

  struct Product: Decodable {
    var name: String
    var targets: [String]
  }

  var name: String
  var dependencies: [Dependency]
  var targets: [Target]
  var products: [Product]
  var swiftLanguageVersions: [String]?
}
