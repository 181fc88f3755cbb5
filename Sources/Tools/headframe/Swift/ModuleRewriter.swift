import Foundation
import ObjectiveCRewriting
import UIKitCore

/// A rewriter of the sources of all modules that import UIKit.
final class ModuleRewriter {
  private let graph: PackageGraph
  private let folder: String
  private let platform: BuildPlatform
  /// Indicates whether a package imports UIKit without a dependency on it.
  private(set) var buildsUIKitFirst = false

  init(_ graph: PackageGraph, folder: String, platform: BuildPlatform) {
    self.graph = graph
    self.folder = folder
    self.platform = platform
  }

  /// Reads facts and rewrites the files.
  ///
  /// Returns the paths of the files whose copy was added, replaced or dropped.
  func update(
    _ files: inout [String: OverlayState.File], from previous: [String: OverlayState.File]
  ) throws -> [String] {
    try readFacts(of: &files)
    let paths = Dictionary(grouping: files.keys.sorted()) { files[$0]?.module ?? "" }
    var changed = previous.keys.filter { files[$0] == nil && previous[$0]?.copy != nil }.sorted()
    let usesNames = files.values.contains { $0.facts?.usesNames == true }
    let combine = Self.importsCombine(graph, files) ? ["Combine"] : []
    for module in graph.modules {
      let ownPaths = paths[module.name] ?? []
      let visiblePaths = module.visible.flatMap { paths[$0] ?? [] }
      let dependents = graph.modules.filter { $0.visible.contains(module.name) }.flatMap { paths[$0.name] ?? [] }
      guard importsUIKit(module, ownPaths, files) else {
        for path in ownPaths {
          files[path]?.copy = nil
          files[path]?.problems = nil
          files[path]?.omissionCount = nil
          if previous[path]?.copy != nil { changed.append(path) }
        }
        continue
      }
      let rewriter = ObjectiveCRewriter(
        facts: ModuleFacts(
          ownPaths.compactMap { files[$0]?.facts }, visible: visiblePaths.compactMap { files[$0]?.facts },
          dependents: dependents.compactMap { files[$0]?.facts }, usesNames: usesNames),
        platform: platform, importsUIKit: graph.hasUIKit, isTest: module.isTest,
        isExecutable: module.isExecutable, visibleModules: Set(module.visible + combine))
      let results = try Parallel.map(ownPaths) { path in (path, rewriter.rewrite(try Self.read(path))) }
      for (path, result) in results {
        files[path]?.problems = result.problems.isEmpty ? nil : result.problems
        files[path]?.omissionCount = result.omissionCount == 0 ? nil : result.omissionCount
        let copy = try result.source.map { try write($0, module.name, path) }
        files[path]?.copy = copy
        if copy != previous[path]?.copy { changed.append(path) }
      }
    }
    removeUnused(files)
    return changed
  }

  private func readFacts(of files: inout [String: OverlayState.File]) throws {
    let unread = files.keys.filter { files[$0]?.facts == nil }.sorted()
    let platform = platform
    let facts = try Parallel.map(unread) { path in
      (path, ObjectiveCRewriter.facts(of: try Self.read(path), platform: platform))
    }
    for (path, facts) in facts { files[path]?.facts = facts }
  }

  /// Returns whether a module imports UIKit, according to its dependencies or to its sources.
  ///
  /// Other packages do not depend on Headframe, so only their sources show the use of UIKit or Objective-C.
  private func importsUIKit(
    _ module: PackageGraph.Module, _ paths: [String], _ files: [String: OverlayState.File]
  ) -> Bool {
    if module.dependsOnUIKit { return true }
    // A package that also compiles without UIKit imports it under a condition, which is true on iOS.
    let isConditional = platform == .iOS && !module.isBelowUIKit
    let needsRewriting = paths.contains { path in
      guard let facts = files[path]?.facts else { return false }
      return facts.importsUIKitAlways || facts.usesObjectiveC || isConditional && facts.imports.contains("UIKit")
    }
    guard graph.hasUIKit, needsRewriting else { return false }
    buildsUIKitFirst = true
    return true
  }

  /// Returns whether a source imports Combine and no package provides it or OpenCombine.
  static func importsCombine(_ graph: PackageGraph, _ files: [String: OverlayState.File]) -> Bool {
    graph.hasUIKit && files.values.contains { $0.facts?.imports.contains("Combine") == true }
      && !graph.modules.contains { ["Combine", "OpenCombine"].contains($0.name) }
  }

  private static func read(_ path: String) throws -> String {
    guard let data = FileManager.default.contents(atPath: path) else {
      throw Failure("\(path): error: cannot be read")
    }
    return String(decoding: data, as: UTF8.self)
  }

  /// Writes a copy that is named after a hash of its content, so that existing copies never change.
  private func write(_ source: String, _ module: String, _ path: String) throws -> String {
    let name = URL(fileURLWithPath: path).deletingPathExtension().lastPathComponent
    let copy = "sources/\(module)/\(name)-\((source + path).stableHash).swift"
    let file = folder + "/" + copy
    if !FileManager.default.fileExists(atPath: file) {
      try FileManager.default.createDirectory(
        atPath: folder + "/sources/" + module, withIntermediateDirectories: true)
      try Data(source.utf8).write(to: URL(fileURLWithPath: file), options: .atomic)
    }
    return copy
  }

  private func removeUnused(_ files: [String: OverlayState.File]) {
    let used = Set(files.values.compactMap(\.copy))
    let manager = FileManager.default
    let all = manager.enumerator(atPath: folder + "/sources")?.compactMap { $0 as? String } ?? []
    for name in all where name.hasSuffix(".swift") && !used.contains("sources/" + name) {
      try? manager.removeItem(atPath: folder + "/sources/" + name)
    }
  }
}

/// Concurrent work on many files.
enum Parallel {
  /// Returns the results in order. Throws the first error after all elements have been processed.
  static func map<Element: Sendable, Value: Sendable>(
    _ elements: [Element], _ transform: @Sendable (Element) throws -> Value
  ) throws -> [Value] {
    let results = Results<Value>(count: elements.count)
    DispatchQueue.concurrentPerform(iterations: elements.count) { index in
      results.set(Result { try transform(elements[index]) }, at: index)
    }
    return try results.values.map { try $0.get() }
  }

  private final class Results<Value: Sendable>: @unchecked Sendable {
    private let lock = NSLock()
    private var stored: [Result<Value, any Error>?]

    init(count: Int) {
      stored = Array(repeating: nil, count: count)
    }

    func set(_ value: Result<Value, any Error>, at index: Int) {
      lock.withLock { stored[index] = value }
    }

    var values: [Result<Value, any Error>] { stored.compactMap { $0 } }
  }
}
