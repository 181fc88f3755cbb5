import Foundation
import Synchronization

/// What a package says of its snapshots in `.snapshots.json` beside Package.swift.
///
///     { "directory": "Snapshots", "digests": false }
struct SnapshotSettings: Sendable {
  /// Where references lie, from the package's top: one folder a test target, one a test file in it.
  var directory: String?
  /// Whether pictures and marked texts always lie beside those of iOS, as `name.linux.png`, though none is there yet.
  var isBesideOthers = false
  /// Whether a reference of equal digest passes unpainted.
  var usesDigests = true

  /// The folder of the package that a source file belongs to; nil where no Package.swift lies above.
  static func packageRoot(of file: String) -> String? {
    place(of: file).root
  }

  /// The settings of the package that a source file belongs to; defaults where it has none.
  static func of(file: String) throws(SnapshotSettingsError) -> SnapshotSettings {
    try place(of: file).settings.get()
  }

  private struct Place: Sendable {
    var root: String?
    var settings: Result<SnapshotSettings, SnapshotSettingsError>
  }

  // Read once: tests do not change what governs them.
  private static let places = Mutex<[String: Place]>([:])

  private static func place(of file: String) -> Place {
    let folder = URL(fileURLWithPath: file).deletingLastPathComponent().standardizedFileURL
    return places.withLock { places in
      if let known = places[folder.path] { return known }
      let place = look(from: folder)
      places[folder.path] = place
      return place
    }
  }

  private static func look(from start: URL) -> Place {
    var folder = start
    while true {
      if FileManager.default.fileExists(atPath: folder.appendingPathComponent("Package.swift").path) {
        return Place(root: folder.path, settings: read(folder.appendingPathComponent(".snapshots.json").path))
      }
      let above = folder.deletingLastPathComponent()
      guard above.path != folder.path, folder.path != "/" else {
        return Place(root: nil, settings: .success(SnapshotSettings()))
      }
      folder = above
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
      case ("alwaysSuffixPlatform", let flag as Bool): settings.isBesideOthers = flag
      case ("directory", _): return .failure(.value(path: path, key: key, expected: "a folder such as \"Snapshots\""))
      case ("digests", _), ("alwaysSuffixPlatform", _):
        return .failure(.value(path: path, key: key, expected: "true or false"))
      default: return .failure(.unknown(path: path, key: key))
      }
    }
    return .success(settings)
  }
}

/// Why a package's settings cannot be used.
enum SnapshotSettingsError: Error, CustomStringConvertible {
  case unreadable(path: String, reason: String)
  case value(path: String, key: String, expected: String)
  case unknown(path: String, key: String)

  var description: String {
    switch self {
    case .unreadable(let path, let reason): "\(path): not JSON: \(reason)"
    case .value(let path, let key, let expected): "\(path): \"\(key)\" expects \(expected)"
    case .unknown(let path, let key):
      "\(path): there is no setting \"\(key)\"; known are \"alwaysSuffixPlatform\", "
        + "\"digests\" and \"directory\""
    }
  }
}
