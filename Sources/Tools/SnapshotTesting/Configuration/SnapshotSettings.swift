import Foundation
import PictureComparison
import Synchronization
import UIFoundation

/// The settings of a package's snapshots in `.snapshots.json` next to Package.swift.
///
///     { "directory": "Snapshots", "digests": false, "strict": true }
struct SnapshotSettings: Sendable {
  /// The folder of references, relative to the package.
  ///
  /// It has a folder for each test target and test file.
  var directory: String?
  /// Indicates whether platform-dependent references always have the suffix, as in `name.linux.png`.
  var alwaysSuffixesPlatform = false
  /// Indicates whether pictures with equal digests pass without being painted.
  var usesDigests = true
  /// Indicates whether a conflict of required constraints is a failure.
  var isStrict = false
  /// The simulator whose screen and traits apply, such as `iPhone 15 Pro, iOS 17.5`.
  var simulator: Simulator?

  /// Returns the root of the package that contains a source file; nil without a Package.swift.
  static func packageRoot(of file: String) -> String? {
    package(of: file).root
  }

  /// Returns the settings of the package that contains a source file, or the defaults.
  static func of(file: String) throws(SnapshotSettingsError) -> SnapshotSettings {
    try package(of: file).settings.get()
  }

  private struct Package: Sendable {
    var root: String?
    var settings: Result<SnapshotSettings, SnapshotSettingsError>
  }

  // Cached, since tests do not change their own settings.
  private static let packages = Mutex<[String: Package]>([:])

  private static func package(of file: String) -> Package {
    let folder = URL(fileURLWithPath: file).deletingLastPathComponent().standardizedFileURL.path
    return packages.withLock { packages in
      if let cached = packages[folder] { return cached }
      let root = SnapshotResults.packageRoot(of: folder)
      let settings = root.map { read($0 + "/.snapshots.json") } ?? .success(SnapshotSettings())
      let package = Package(root: root, settings: settings)
      packages[folder] = package
      return package
    }
  }

  private static func read(_ path: String) -> Result<SnapshotSettings, SnapshotSettingsError> {
    guard let data = FileManager.default.contents(atPath: path) else { return .success(SnapshotSettings()) }
    let object: Any
    do {
      object = try JSONSerialization.jsonObject(with: data)
    } catch {
      return .failure(
        .unreadable(
          path: path, reason: (error as NSError).userInfo[NSDebugDescriptionErrorKey] as? String ?? "\(error)"))
    }
    guard let entries = object as? [String: Any] else {
      return .failure(.unreadable(path: path, reason: "expected an object in braces"))
    }
    var settings = SnapshotSettings()
    for key in entries.keys.sorted() {
      switch (key, entries[key]) {
      case ("directory", let text as String) where !text.isEmpty: settings.directory = text
      case ("digests", let flag as Bool): settings.usesDigests = flag
      case ("alwaysSuffixPlatform", let flag as Bool): settings.alwaysSuffixesPlatform = flag
      case ("strict", let flag as Bool): settings.isStrict = flag
      case ("simulator", let text as String) where Simulator(text) != nil: settings.simulator = Simulator(text)
      case ("simulator", _): return .failure(.value(path: path, key: key, expected: Simulator.expectation))
      case ("directory", _): return .failure(.value(path: path, key: key, expected: "a folder such as \"Snapshots\""))
      case ("digests", _), ("alwaysSuffixPlatform", _), ("strict", _):
        return .failure(.value(path: path, key: key, expected: "true or false"))
      default: return .failure(.unknown(path: path, key: key))
      }
    }
    return .success(settings)
  }
}

/// An error in a package's settings.
enum SnapshotSettingsError: Error, CustomStringConvertible {
  case unreadable(path: String, reason: String)
  case value(path: String, key: String, expected: String)
  case unknown(path: String, key: String)

  var description: String {
    switch self {
    case .unreadable(let path, let reason): "\(path): not JSON: \(reason)"
    case .value(let path, let key, let expected): "\(path): \"\(key)\" expects \(expected)"
    case .unknown(let path, let key):
      "\(path): unknown setting \"\(key)\"; expected \"alwaysSuffixPlatform\", \"digests\", \"directory\", "
        + "\"simulator\" or \"strict\""
    }
  }
}
