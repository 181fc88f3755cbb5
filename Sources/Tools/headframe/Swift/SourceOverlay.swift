import Foundation
import ObjectiveCRewriting

/// The rewritten copies of a package's sources and the overlay that substitutes them for the originals.
struct SourceOverlay {
  /// The result of an update.
  struct Result {
    /// The path of the overlay's file.
    let path: String
    /// The problems as `path:line:column: error: …`.
    let problems: [String]
    /// The numbers of declarations that are left out and of the package's files with such declarations.
    let omissions: (declarations: Int, files: Int)
    /// Indicates whether a package that does not depend on Headframe imports UIKit.
    let buildsUIKitFirst: Bool
    /// Indicates whether a source imports Combine.
    let importsCombine: Bool
    /// Indicates whether a source imports UIKit, which no package has.
    let lacksUIKit: Bool
    /// The folder of Headframe's compiled libraries; nil for its sources.
    let compiledLibraries: String?
    /// The module of the package's app; nil if there is none.
    let application: PackageGraph.Module?
  }

  private let locations: BuildLocations
  private let platform: BuildPlatform
  private let folder: String

  init(_ locations: BuildLocations, platform: BuildPlatform) {
    self.locations = locations
    self.platform = platform
    folder = locations.scratch + "/headframe"
  }

  /// Rewrites the files of all modules if one of them has changed since the last update.
  func update() throws -> Result {
    var state = OverlayState.load(from: folder, platform: platform, package: locations.package)
    let graph: PackageGraph
    if let stored = state.graph, !state.manifestsChanged {
      graph = stored
    } else {
      graph = try PackageGraph(locations)
      state.update(graph)
    }
    var updated: [String: OverlayState.File] = [:]
    var hasChanged = false
    for module in graph.modules {
      for file in SourceFiles.swift(in: module) {
        guard let stamp = FileStamp(file) else { continue }
        if let previous = state.files[file], previous.stamp == stamp, previous.module == module.name {
          updated[file] = previous
        } else {
          updated[file] = OverlayState.File(module: module.name, stamp: stamp)
          hasChanged = true
        }
      }
    }
    let library = graph.library.map(LibraryStamp.hash)
    if let previous = state.library, previous != library {
      // Swift's incremental builds keep objects whose superclass in another package has other members than before.
      forceCompilation(of: updated.keys.filter { state.files[$0] != nil }.sorted(), updated, state.files)
    }
    let hasOtherLibrary = state.library != library
    state.library = library
    if hasOtherLibrary || hasChanged || updated.count != state.files.count || state.isStale {
      let rewriter = ModuleRewriter(graph, folder: folder, platform: platform)
      let changed = try rewriter.update(&updated, from: state.files)
      forceCompilation(of: changed, updated, state.files)
      state.files = updated
      state.buildsUIKitFirst = rewriter.buildsUIKitFirst
      try state.save(to: folder)
      try writeOverlay(updated, graph)
    }
    let problems = updated.keys.sorted().flatMap { path in
      (updated[path]?.problems ?? []).map { "\(path):\($0)" }
    }
    let omissions = updated.filter { $0.key.hasPrefix(locations.package + "/") }.compactMap(\.value.omissionCount)
    return Result(
      path: overlayPath, problems: problems, omissions: (omissions.reduce(0, +), omissions.count),
      buildsUIKitFirst: state.buildsUIKitFirst, importsCombine: ModuleRewriter.importsCombine(graph, updated),
      lacksUIKit: !graph.hasUIKit && !graph.modules.contains { $0.name == "UIKit" }
        && updated.values.contains { $0.facts?.importsUIKitAlways == true },
      compiledLibraries: graph.compiledLibraries, application: application(graph, updated))
  }

  /// Returns the first module in which an app begins, before those that no test imports.
  private func application(_ graph: PackageGraph, _ files: [String: OverlayState.File]) -> PackageGraph.Module? {
    let names = Set(files.values.filter { $0.facts?.beginsApplication == true }.map(\.module))
    let tested = Set(graph.modules.filter(\.isTest).flatMap(\.visible))
    // The packages on which the package depends can contain examples.
    let modules = graph.modules.filter { module in
      names.contains(module.name) && !module.isTest && module.folder.hasPrefix(locations.package)
    }
    return modules.first { tested.contains($0.name) } ?? modules.first
  }

  private var overlayPath: String { folder + "/overlay.yaml" }

  /// Writes the overlay. Messages and debug information keep the paths of the originals.
  private func writeOverlay(_ files: [String: OverlayState.File], _ graph: PackageGraph) throws {
    let links = Dictionary(graph.modules.map { ($0.name, ($0.folder, $0.linkedFolder)) }) { first, _ in first }
    let roots = files.keys.sorted().flatMap { path -> [String] in
      guard let file = files[path], let copy = file.copy else { return [] }
      let contents = Self.quoted(folder + "/" + copy)
      var names = [path]
      // SwiftPM passes the path of a dependency as its manifest writes it, with symbolic links.
      if let (real, linked) = links[file.module], let linked, path.hasPrefix(real + "/") {
        names.append(linked + path.dropFirst(real.count))
      }
      return names.map {
        "    {\"type\": \"file\", \"name\": \(Self.quoted($0)), \"external-contents\": \(contents)}"
      }
    }
    let text = """
      {
        "version": 0, "use-external-names": false, "case-sensitive": true,
        "roots": [
      \(roots.joined(separator: ",\n"))
        ]
      }

      """
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    try Data(text.utf8).write(to: URL(fileURLWithPath: overlayPath), options: .atomic)
  }

  private static func quoted(_ text: String) -> String {
    let escaped = text.map { $0 == "\"" || $0 == "\\" ? "\\\($0)" : "\($0)" }.joined()
    return "\"\(escaped)\""
  }

  /// Removes object files to force compilation, since SwiftPM only detects changes of the originals.
  private func forceCompilation(
    of changed: [String], _ files: [String: OverlayState.File], _ previous: [String: OverlayState.File]
  ) {
    let manager = FileManager.default
    for triple in (try? manager.contentsOfDirectory(atPath: locations.scratch)) ?? [] {
      for configuration in ["debug", "release"] {
        let products = "\(locations.scratch)/\(triple)/\(configuration)"
        // SwiftPM detects changes of the original itself. Without a stored state, any copy can be outdated.
        for path in changed where previous[path] == nil || previous[path]?.stamp == files[path]?.stamp {
          guard let module = (files[path] ?? previous[path])?.module else { continue }
          let object = "\(products)/\(module).build/\(URL(fileURLWithPath: path).lastPathComponent).o"
          try? manager.removeItem(atPath: object)
        }
      }
    }
  }
}

/// The state of Headframe's sources or compiled libraries.
enum LibraryStamp {
  /// Returns a hash of the paths, times and sizes of the sources and libraries in a folder.
  static func hash(_ folder: String) -> String {
    let names = FileManager.default.enumerator(atPath: folder + "/Sources")?.compactMap { $0 as? String } ?? []
    let sources = names.filter { $0.hasSuffix(".swift") }.map { "Sources/" + $0 }
    let stamps = (sources.sorted() + ["UIKit.artifactbundle/libUIKit.a"]).map { name -> String in
      guard let stamp = FileStamp(folder + "/" + name) else { return "" }
      return "\(name) \(stamp.seconds).\(stamp.nanoseconds) \(stamp.size)\n"
    }
    return stamps.joined().stableHash
  }
}

/// The source files of modules.
enum SourceFiles {
  static func swift(in module: PackageGraph.Module) -> [String] {
    let manager = FileManager.default
    let excluded = module.excluded.map { module.folder + "/" + $0 }
    let included = module.sources?.map { $0 == "." ? module.folder : module.folder + "/" + $0 }
    var files: [String] = []
    guard let all = manager.enumerator(atPath: module.folder) else { return [] }
    while let name = all.nextObject() as? String {
      if name.hasPrefix(".") {
        all.skipDescendants()
        continue
      }
      guard name.hasSuffix(".swift") else { continue }
      let path = module.folder + "/" + name
      let isWithin = { (folder: String) in
        path == folder || path.hasPrefix(folder.hasSuffix("/") ? folder : folder + "/")
      }
      if excluded.contains(where: isWithin) { continue }
      if let included, !included.contains(where: isWithin) { continue }
      // A manifest in the folder is not a source of the module.
      if name == "Package.swift" || name.hasPrefix("Package@swift") { continue }
      files.append(path)
    }
    return files
  }
}
