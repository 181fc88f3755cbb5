import APIScanning
import Foundation
import UIKitCore

/// The modules of a package and its dependencies, without those of Headframe and its dependencies.
struct PackageGraph: Codable {
  /// A target with Swift sources.
  struct Module: Codable {
    let name: String
    let package: String
    let folder: String
    /// The folder as the manifests write it, if symbolic links lead to it; otherwise nil.
    let linkedFolder: String?
    let excluded: [String]
    /// The files and folders that belong to the target; nil if its whole folder does.
    let sources: [String]?
    /// Indicates whether the target contains tests.
    let isTest: Bool
    /// Indicates whether the target is an executable.
    let isExecutable: Bool
    /// The names of the direct and indirect dependencies, without the targets of Headframe.
    var visible: [String] = []
    /// Indicates whether Headframe is a direct or indirect dependency.
    var dependsOnUIKit = false
    /// Indicates whether Headframe depends on the package, which therefore cannot use UIKit.
    var isBelowUIKit = false
  }

  var modules: [Module] = []
  /// Indicates whether Headframe is among the packages.
  private(set) var hasUIKit = false
  /// The folder of Headframe's compiled libraries; nil for its sources.
  private(set) var compiledLibraries: String?
  /// The folder of Headframe's sources or compiled libraries; nil if no package depends on it.
  private(set) var library: String?
  /// The paths of the manifests from which the graph was read.
  var manifests: [String] = []

  /// Reads the manifests of a package and its dependencies.
  init(_ locations: BuildLocations) throws {
    let scratch = ["--package-path", locations.package, "--scratch-path", locations.scratch]
    let data = try Tool.output(["swift", "package"] + scratch + ["show-dependencies", "--format", "json"])
    let root = try Self.decode(Dependency.self, Self.json(in: data), "swift package show-dependencies")
    var packages: [(Dependency, Manifest)] = []
    var headframe: Manifest?
    var below: Set<String> = []
    var queue = [root]
    while !queue.isEmpty {
      let package = queue.removeFirst()
      guard !packages.contains(where: { $0.0.identity == package.identity }) else { continue }
      let data = try Tool.output(
        ["swift", "package", "--package-path", package.path, "--scratch-path", locations.scratch, "dump-package"])
      let path = package.path + "/" + ManifestFile.name(in: package.path, compiler: Tool.swiftVersion)
      let manifest = try Self.decode(Manifest.self, data, path)
      packages.append((package, manifest))
      manifests.append(path)
      // The sources and the compiled libraries of Headframe both have targets of these names.
      if headframe == nil, Set(manifest.targets.map(\.name)).isSuperset(of: ["UIKit", "SnapshotTesting"]) {
        headframe = manifest
        library = package.path
        if manifest.targets.contains(where: { $0.name == "UIKit" && $0.type == "binary" }) {
          compiledLibraries = package.path
        }
        below = Set(package.dependencies.flatMap(\.identities))
      } else {
        // What only Headframe depends on uses neither UIKit nor Objective-C.
        queue += package.dependencies
      }
    }
    hasUIKit = headframe != nil
    for (package, manifest) in packages where manifest.name != headframe?.name {
      for target in manifest.targets {
        guard var module = module(target, package, manifest) else { continue }
        module.isBelowUIKit = below.contains(package.identity)
        modules.append(module)
      }
    }
    link(packages.map(\.1), headframe)
  }

  private static func decode<Value: Decodable>(_ type: Value.Type, _ data: Data, _ source: String) throws -> Value {
    do { return try JSONDecoder().decode(type, from: data) } catch {
      throw Failure("\(source): error: unexpected description of the package: \(error)")
    }
  }

  /// Returns the JSON object without the messages that precede it.
  private static func json(in data: Data) -> Data {
    data.firstIndex(of: UInt8(ascii: "{")).map { data[$0...] } ?? data
  }

  private func module(_ target: Manifest.Target, _ package: Dependency, _ manifest: Manifest) -> Module? {
    guard ["regular", "executable", "test"].contains(target.type) else { return nil }
    let parents = (target.type == "test" ? ["Tests"] : []) + ["Sources", "Source", "src", "srcs"]
    var candidates = target.path.map { [$0] } ?? parents.map { "\($0)/\(target.name)" }
    // The files of a package with a single target can be in `Sources` itself.
    if target.path == nil { candidates += parents }
    let folder = candidates.map { $0 == "." ? package.path : "\(package.path)/\($0)" }.first {
      FileManager.default.isFolder(atPath: $0) == true
    }
    guard let folder else { return nil }
    let real = BuildLocations.realPath(folder)
    return Module(
      name: target.name, package: package.identity, folder: real, linkedFolder: real == folder ? nil : folder,
      excluded: target.exclude ?? [], sources: target.sources, isTest: target.type == "test",
      isExecutable: target.type == "executable")
  }

  /// Sets the direct and indirect dependencies of every module.
  private mutating func link(_ manifests: [Manifest], _ headframe: Manifest?) {
    let targets = Dictionary(manifests.flatMap(\.targets).map { ($0.name, $0) }) { first, _ in first }
    let products = Dictionary(manifests.flatMap(\.products).map { ($0.name, $0.targets) }) { first, _ in first }
    let headframeTargets = Set(headframe?.targets.map(\.name) ?? [])
    for index in modules.indices {
      var seen: Set<String> = []
      var queue = [modules[index].name]
      while let name = queue.popLast() {
        guard seen.insert(name).inserted, let target = targets[name] else { continue }
        for dependency in target.dependencies.compactMap(\.name) {
          queue += targets[dependency] != nil ? [dependency] : products[dependency] ?? []
        }
      }
      seen.remove(modules[index].name)
      modules[index].visible = seen.subtracting(headframeTargets).sorted()
      modules[index].dependsOnUIKit = !seen.isDisjoint(with: headframeTargets)
    }
  }
}

/// A package in the output of `swift package show-dependencies`.
private struct Dependency: Decodable {
  let identity: String
  let path: String
  let dependencies: [Dependency]

  /// The identities of the package and of its direct and indirect dependencies.
  var identities: [String] { [identity] + dependencies.flatMap(\.identities) }
}

/// A manifest in the output of `swift package dump-package`.
private struct Manifest: Decodable {
  /// A target of the package.
  struct Target: Decodable {
    let name: String
    let type: String
    let path: String?
    let exclude: [String]?
    let sources: [String]?
    let dependencies: [TargetDependency]
  }

  /// A product of the package.
  struct Product: Decodable {
    let name: String
    let targets: [String]
  }

  let name: String
  let targets: [Target]
  let products: [Product]
}

/// A dependency of a target: a target or a product.
private struct TargetDependency: Decodable {
  let name: String?

  init(from decoder: any Decoder) throws {
    // In {"product": ["UIKit", "headframe", null, null]}, the first element is the name. The others have various types.
    let container = try decoder.container(keyedBy: Kind.self)
    guard let kind = container.allKeys.first, var list = try? container.nestedUnkeyedContainer(forKey: kind) else {
      name = nil
      return
    }
    name = try list.decodeIfPresent(String.self)
  }

  private enum Kind: String, CodingKey {
    case product, target, byName
  }
}
