import Foundation

/// The reading of a project's targets with their files.
struct XcodeTargetReader {
  private let objects: XcodeObjects
  private let folder: String
  private(set) var omissions: [String] = []
  private let settings: XcodeSettings
  /// The packages of the workspace's other projects, and those in folders of the project.
  private var foreign: [XcodeProject.Dependency] = []

  init(_ objects: XcodeObjects, folder: String) {
    self.objects = objects
    self.folder = folder
    settings = XcodeSettings(objects, folder: folder)
  }

  private static let productTypes = [
    "com.apple.product-type.application": false, "com.apple.product-type.framework": false,
    "com.apple.product-type.framework.static": false, "com.apple.product-type.library.static": false,
    "com.apple.product-type.library.dynamic": false, "com.apple.product-type.bundle.unit-test": true,
  ]

  mutating func targets() -> [XcodeProject.Target] {
    var all: [(id: String, object: [String: Any], target: XcodeProject.Target)] = []
    let local = LocalPackages(
      below: folder,
      and: objects.list(objects.project, "packageReferences").compactMap {
        XcodeDependency.path(of: $0.object, below: objects.folder)
      })
    for (id, object) in objects.list(objects.project, "targets") {
      let name = object["name"] as? String ?? "target"
      let type = object["productType"] as? String ?? ""
      guard let isTest = Self.productTypes[type] else {
        let kind = type.split(separator: ".").last.map(String.init) ?? "no product"
        omissions.append("target \(name): \(kind)")
        continue
      }
      if let system = settings.otherSystem(of: object) {
        omissions.append("target \(name): for \(system)")
        continue
      }
      var target = XcodeProject.Target(name: settings.moduleName(of: object) ?? name, isTest: isTest)
      target.isLibrary = !isTest && type != "com.apple.product-type.application"
      target.languageVersion = settings.value("SWIFT_VERSION", of: object)
      target.conditions = settings.words("SWIFT_ACTIVE_COMPILATION_CONDITIONS", of: object).filter { $0 != "DEBUG" }
      target.isMainActorByDefault = settings.value("SWIFT_DEFAULT_ACTOR_ISOLATION", of: object) == "MainActor"
      readPhases(of: object, into: &target)
      readSynchronizedGroups(of: id, object, into: &target)
      target.products = products(of: object, named: target.name, local)
      all.append((id, object, target))
    }
    let names = Dictionary(all.map { ($0.id, $0.target.name) }) { first, _ in first }
    let builtNames = Dictionary(
      all.compactMap { item in (item.object["productReference"] as? String).map { ($0, item.target.name) } }
    ) { first, _ in first }
    let workspace = XcodeWorkspace(around: folder)
    for index in all.indices {
      let own = all[index].target.name
      for framework in foreignFrameworks(of: all[index].object, builtNames) {
        if let (product, dependency) = workspace.product(framework) {
          all[index].target.products.append(product)
          if !foreign.contains(dependency) { foreign.append(dependency) }
          continue
        }
        omissions.append("target \(own): \(framework), which another project builds; add the package of that project")
      }
      all[index].target.dependencies = dependencies(of: all[index].object, names, builtNames).subtracting([own])
    }
    let kept = withoutEmpty(all.map(\.target))
    var sharing = SharedFiles(kept, folder: folder)
    let result = sharing.divided()
    omissions += sharing.notes
    return result
  }

  /// Returns the targets with Swift sources.
  private mutating func withoutEmpty(_ targets: [XcodeProject.Target]) -> [XcodeProject.Target] {
    var kept: [XcodeProject.Target] = []
    for target in targets {
      if target.sources.isEmpty {
        omissions.append("target \(target.name): no Swift sources")
      } else if kept.contains(where: { $0.name == target.name }) {
        omissions.append("target \(target.name): a second target with this module name")
      } else {
        if !target.otherLanguages.filter({ FileKind.type(of: $0) != "h" }).isEmpty {
          let files = target.otherLanguages.count == 1 ? "1 file" : "\(target.otherLanguages.count) files"
          omissions.append("target \(target.name): \(files) of C, Objective-C or Metal")
        }
        kept.append(withoutRepetitions(target))
      }
    }
    let names = Set(kept.map(\.name))
    for index in kept.indices { kept[index].dependencies.formIntersection(names) }
    return kept
  }

  /// Returns a target with each name of a resource once.
  private mutating func withoutRepetitions(_ target: XcodeProject.Target) -> XcodeProject.Target {
    let names = ResourceNames(target.resources, folder: folder)
    var target = target
    target.resources.subtract(names.repeated)
    target.omittedFiles = names.repeatedFiles
    for path in names.repeated.sorted() + names.repeatedFiles {
      omissions.append("target \(target.name): \(path), since another resource has this name")
    }
    return target
  }

  // MARK: Files

  private func readPhases(of object: [String: Any], into target: inout XcodeProject.Target) {
    for (_, phase) in objects.list(object, "buildPhases") {
      let kind = phase["isa"] as? String
      guard kind == "PBXSourcesBuildPhase" || kind == "PBXResourcesBuildPhase" else { continue }
      for (_, file) in objects.list(phase, "files") {
        for path in objects.files(of: file["fileRef"]) where exists(path) {
          let isFolder = objects.object(file["fileRef"])?["lastKnownFileType"] as? String == "folder"
          add(path, isFolder: isFolder && !FileKind.units.contains(FileKind.type(of: path)), to: &target)
        }
      }
    }
  }

  private func add(_ path: String, isFolder: Bool = false, to target: inout XcodeProject.Target) {
    if isFolder {
      target.copied.insert(path)
      return
    }
    let path = FileKind.unit(of: path)
    // A bundle keeps its files as they are.
    if FileKind.type(of: path) == "bundle" {
      target.copied.insert(path)
      return
    }
    switch FileKind(path: path) {
    case .source: target.sources.insert(path)
    case .resource: target.resources.insert(path)
    case .otherLanguage: target.otherLanguages.insert(path)
    case .none: break
    }
  }

  private func exists(_ path: String) -> Bool { FileManager.default.fileExists(atPath: "\(folder)/\(path)") }

  /// Adds the files of folders that belong to a target as a whole, without its exceptions.
  private func readSynchronizedGroups(of id: String, _ object: [String: Any], into target: inout XcodeProject.Target) {
    let own = Set(object["fileSystemSynchronizedGroups"] as? [String] ?? [])
    for (group, properties) in objects.all("PBXFileSystemSynchronizedRootGroup") {
      guard let path = objects.path(of: group) else { continue }
      let exceptions = objects.list(properties, "exceptions").filter { $0.object["target"] as? String == id }
        .flatMap { $0.object["membershipExceptions"] as? [String] ?? [] }.map { PathParts.join(path, $0) }
      // Of another target's folder, the exceptions are the only files.
      guard own.contains(group) else {
        for file in exceptions where exists(file) { add(file, to: &target) }
        continue
      }
      let copied = (properties["explicitFolders"] as? [String] ?? []).map { PathParts.join(path, $0) }
      for folder in copied where exists(folder) { add(folder, isFolder: true, to: &target) }
      for file in FolderListing(folder, below: path).files
      where !exceptions.contains(where: { PathParts.isInside(file, $0) })
        && !copied.contains(where: { PathParts.isInside(file, $0) })
      {
        add(file, to: &target)
      }
    }
  }

  // MARK: Dependencies

  private func dependencies(
    of object: [String: Any], _ names: [String: String], _ builtNames: [String: String]
  ) -> Set<String> {
    var found: Set<String> = []
    for (_, dependency) in objects.list(object, "dependencies") {
      if let name = (dependency["target"] as? String).flatMap({ names[$0] }) { found.insert(name) }
    }
    for (_, phase) in objects.list(object, "buildPhases") where phase["isa"] as? String == "PBXFrameworksBuildPhase" {
      for (_, file) in objects.list(phase, "files") {
        if let name = (file["fileRef"] as? String).flatMap({ builtNames[$0] }) { found.insert(name) }
      }
    }
    return found
  }

  /// The names of the frameworks that other projects of a workspace build.
  private func foreignFrameworks(of object: [String: Any], _ builtNames: [String: String]) -> [String] {
    objects.list(object, "buildPhases").filter { $0.object["isa"] as? String == "PBXFrameworksBuildPhase" }
      .flatMap { objects.list($0.object, "files") }.compactMap { _, file in
        guard let id = file["fileRef"] as? String, builtNames[id] == nil, let reference = objects.object(id),
          reference["sourceTree"] as? String == "BUILT_PRODUCTS_DIR", let path = reference["path"] as? String,
          FileKind.type(of: path) == "framework", !path.hasPrefix("Pods_")
        else { return nil }
        return path
      }
  }

  /// Returns the products of packages that a target uses. Those that are not found are left out.
  private mutating func products(
    of object: [String: Any], named target: String, _ local: LocalPackages
  ) -> [XcodeProject.Product] {
    var products: [XcodeProject.Product] = []
    for (_, product) in objects.list(object, "packageProductDependencies") {
      guard let name = product["productName"] as? String, !name.hasPrefix("plugin:") else { continue }
      if let package = objects.object(product["package"]).flatMap({ XcodeDependency($0, below: objects.folder) }) {
        products.append(XcodeProject.Product(name: name, package: package.dependency.identity))
      } else if let package = local.dependency(with: name) {
        products.append(XcodeProject.Product(name: name, package: package.identity))
        if !foreign.contains(package) { foreign.append(package) }
      } else if SnapshotPackage.products.contains(name) {
        products.append(XcodeProject.Product(name: name, package: SnapshotPackage.identity))
      } else {
        omissions.append("target \(target): product \(name), whose package is not below this folder; add the package")
      }
    }
    return products
  }

  /// The packages that the project refers to, and those of the projects whose frameworks it uses.
  var dependencies: [XcodeProject.Dependency] {
    let references = objects.list(objects.project, "packageReferences")
    let listed = references.compactMap { XcodeDependency($0.object, below: objects.folder)?.dependency }
    return listed + foreign.filter { !listed.contains($0) }
  }
}

/// The files of a folder on disk, without those of builds and dependencies.
struct FolderListing {
  private static let skipped: Set<String> = [
    ".build", ".git", ".github", ".swiftpm", "Pods", "Carthage", "DerivedData", "node_modules",
  ]
  /// The paths of the files relative to the root, sorted. Folders that are one resource have one path.
  let files: [String]
  /// The paths of the Xcode projects relative to the root, sorted.
  let projects: [String]

  init(_ root: String, below folder: String) {
    var (files, projects): ([String], [String]) = ([], [])
    let base = folder.isEmpty ? root : "\(root)/\(folder)"
    let entries = FileManager.default.enumerator(atPath: base)
    while let entry = entries?.nextObject() as? String, files.count < 100_000 {
      let name = (entry as NSString).lastPathComponent
      let type = (name as NSString).pathExtension
      if FileKind.units.contains(type) {
        entries?.skipDescendants()
        files.append(PathParts.join(folder, entry))
      } else if Self.skipped.contains(name) || ["xcodeproj", "xcworkspace", "xcdatamodeld", "docc"].contains(type) {
        entries?.skipDescendants()
        if type == "docc" || type == "xcdatamodeld" { files.append(PathParts.join(folder, entry)) }
        if type == "xcodeproj", name != "_Pods.xcodeproj" { projects.append(PathParts.join(folder, entry)) }
      } else if !name.hasPrefix(".") {
        var isFolder: ObjCBool = false
        _ = FileManager.default.fileExists(atPath: "\(base)/\(entry)", isDirectory: &isFolder)
        if !isFolder.boolValue { files.append(PathParts.join(folder, entry)) }
      }
    }
    self.files = files.sorted()
    self.projects = projects.sorted()
  }
}
