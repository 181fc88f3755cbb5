import Foundation
import ObjectiveCRewriting

/// The modification time and size of a file.
struct FileStamp: Codable, Equatable {
  let seconds: Int
  let nanoseconds: Int
  let size: Int

  init?(_ path: String) {
    var status = stat()
    guard stat(path, &status) == 0 else { return nil }
    (seconds, nanoseconds, size) = (status.st_mtim.tv_sec, status.st_mtim.tv_nsec, Int(status.st_size))
  }
}

/// The result of the last update, stored in the folder of the copies.
struct OverlayState: Codable {
  /// The state of a source file.
  struct File: Codable {
    let module: String
    let stamp: FileStamp
    var facts: SourceFacts?
    /// The copy's path in the overlay's folder; nil if the compiler reads the original.
    var copy: String?
    var problems: [RewritingProblem]?
    /// The number of declarations that are left out; nil for none.
    var omissionCount: Int?
  }

  /// The stamp of the program that wrote the copies. Another version may rewrite differently.
  private var command = FileStamp("/proc/self/exe")
  private let platform: BuildPlatform
  /// The folder of the package. Several packages can share a scratch folder.
  private let package: String
  private(set) var graph: PackageGraph?
  private var manifests: [String: FileStamp] = [:]
  var files: [String: File] = [:]
  var buildsUIKitFirst = false
  /// The hash of the stamps of Headframe's sources or compiled libraries at the last update.
  var library: String?
  /// Indicates whether everything has to be rewritten.
  private(set) var isStale = false

  private enum CodingKeys: String, CodingKey {
    case command, platform, package, graph, manifests, files, buildsUIKitFirst, library
  }

  private init(platform: BuildPlatform, package: String) {
    self.platform = platform
    self.package = package
    isStale = true
  }

  /// Returns the state stored in a folder, or an empty state if none is stored for the package.
  static func load(from folder: String, platform: BuildPlatform, package: String) -> OverlayState {
    guard let data = FileManager.default.contents(atPath: folder + "/state.json"),
      var state = try? JSONDecoder().decode(OverlayState.self, from: data), state.package == package
    else { return OverlayState(platform: platform, package: package) }
    if state.command == FileStamp("/proc/self/exe"), state.platform == platform { return state }
    // The paths of copies are kept, so that only files whose copies change are compiled again.
    var fresh = OverlayState(platform: platform, package: package)
    fresh.graph = state.graph
    fresh.manifests = state.manifests
    for path in state.files.keys { state.files[path]?.facts = nil }
    fresh.files = state.files
    return fresh
  }

  func save(to folder: String) throws {
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    try JSONEncoder().encode(self).write(to: URL(fileURLWithPath: folder + "/state.json"), options: .atomic)
  }

  var manifestsChanged: Bool { manifests.contains { FileStamp($0.key) != $0.value } }

  mutating func update(_ graph: PackageGraph) {
    self.graph = graph
    manifests = [:]
    for path in graph.manifests { manifests[path] = FileStamp(path) }
  }
}

extension OverlayState.File {
  /// Decodes a state. Facts of another version of the command are read again from the source.
  init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    module = try container.decode(String.self, forKey: .module)
    stamp = try container.decode(FileStamp.self, forKey: .stamp)
    facts = try? container.decodeIfPresent(SourceFacts.self, forKey: .facts)
    copy = try container.decodeIfPresent(String.self, forKey: .copy)
    problems = try container.decodeIfPresent([RewritingProblem].self, forKey: .problems)
    omissionCount = try container.decodeIfPresent(Int.self, forKey: .omissionCount)
  }
}
