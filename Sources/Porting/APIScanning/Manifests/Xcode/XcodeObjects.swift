import Foundation

/// The objects of a `project.pbxproj`, with the paths of its files.
struct XcodeObjects {
  /// The properties of each object by its id.
  private let objects: [String: [String: Any]]
  /// The group that contains each file and group.
  private let parents: [String: String]
  /// The folder of the project, relative to the folder to which all paths are.
  let folder: String
  private(set) var project: [String: Any] = [:]

  /// Reads the file of a project in a folder; nil unless it is a property list of a project.
  init?(path: String, below folder: String = "") {
    guard let data = FileManager.default.contents(atPath: path),
      let list = try? PropertyListSerialization.propertyList(from: data, format: nil) as? [String: Any],
      let objects = list["objects"] as? [String: Any], let root = list["rootObject"] as? String
    else { return nil }
    self.folder = folder
    self.objects = objects.compactMapValues { $0 as? [String: Any] }
    var parents: [String: String] = [:]
    // Sorted, since a damaged project can list a file in several groups.
    for (id, object) in self.objects.sorted(by: { $0.key < $1.key }) {
      for child in object["children"] as? [String] ?? [] { parents[child] = id }
    }
    self.parents = parents
    guard let project = self.objects[root] else { return nil }
    self.project = project
  }

  func object(_ id: Any?) -> [String: Any]? { (id as? String).flatMap { objects[$0] } }

  /// Returns the objects that a property lists, in their order.
  func list(_ object: [String: Any], _ key: String) -> [(id: String, object: [String: Any])] {
    (object[key] as? [String] ?? []).compactMap { id in objects[id].map { (id, $0) } }
  }

  /// Returns all objects of a kind, sorted by their ids.
  func all(_ kind: String) -> [(id: String, object: [String: Any])] {
    objects.filter { $0.value["isa"] as? String == kind }.sorted { $0.key < $1.key }.map { ($0.key, $0.value) }
  }

  /// Returns the path of a file or group; nil for products and the SDK's files.
  func path(of id: String) -> String? {
    var parts: [String] = []
    var next: String? = id
    var depth = 0
    while let current = next, let object = objects[current], depth < 64 {
      depth += 1
      if let path = object["path"] as? String { parts.insert(path, at: 0) }
      switch object["sourceTree"] as? String {
      case "<group>"?: next = parents[current]
      case "SOURCE_ROOT"?: next = nil
      case nil: next = parents[current]
      default: return nil
      }
    }
    if let folder = project["projectDirPath"] as? String, !folder.isEmpty { parts.insert(folder, at: 0) }
    return PathParts.normalized(PathParts.join(folder, parts.joined(separator: "/")))
  }

  /// Returns the paths of a build phase's entry: those of all languages for localized files.
  func files(of id: Any?) -> [String] {
    guard let id = id as? String, let object = objects[id] else { return [] }
    if object["isa"] as? String == "PBXVariantGroup" {
      // The children are files; a group in it would be damage.
      return (object["children"] as? [String] ?? []).compactMap { path(of: $0) }
    }
    return path(of: id).map { [$0] } ?? []
  }
}

/// Relative paths.
enum PathParts {
  /// Returns a path without `.`, `..` and repeated slashes; nil if it leads out of its folder.
  static func normalized(_ path: String) -> String? {
    var parts: [Substring] = []
    for part in path.split(separator: "/") where part != "." {
      if part == ".." {
        guard parts.popLast() != nil else { return nil }
      } else {
        parts.append(part)
      }
    }
    return parts.joined(separator: "/")
  }

  static func folder(of path: String) -> String {
    path.lastIndex(of: "/").map { String(path[..<$0]) } ?? ""
  }

  static func name(of path: String) -> String { path.split(separator: "/").last.map(String.init) ?? path }

  static func join(_ folder: String, _ path: String) -> String { folder.isEmpty ? path : "\(folder)/\(path)" }

  /// Returns the part of a path below a folder that contains it.
  static func relative(_ path: String, to folder: String) -> String {
    folder.isEmpty ? path : String(path.dropFirst(folder.count + 1))
  }

  /// Returns an absolute path relative to an absolute folder that need not contain it.
  static func relative(_ path: String, from folder: String) -> String {
    let own = folder.split(separator: "/")
    let other = path.split(separator: "/")
    let common = zip(own, other).prefix { $0 == $1 }.count
    let parts = Array(repeating: "..", count: own.count - common) + other.dropFirst(common).map(String.init)
    return parts.isEmpty ? "." : parts.joined(separator: "/")
  }

  static func isInside(_ path: String, _ folder: String) -> Bool {
    folder.isEmpty || path == folder || path.hasPrefix(folder + "/")
  }

  /// Returns the deepest folder that contains all paths.
  static func commonFolder(of paths: [String]) -> String {
    guard var common = paths.first.map(folder(of:)) else { return "" }
    while !paths.allSatisfy({ isInside($0, common) }) { common = folder(of: common) }
    return common
  }
}
