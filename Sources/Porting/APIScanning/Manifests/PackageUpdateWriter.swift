import Foundation

/// The source of a manifest's part for Linux.
struct PackageUpdateWriter {
  let package: PackageDescriptionFile
  let folder: String
  /// The Xcode projects next to the manifest and below it.
  let projects: [XcodeProject]
  private let describedFolder: String
  private let headframe: String
  let toolsVersion: ToolsVersion
  var notes: [String] = []

  init(
    _ package: PackageDescriptionFile, folder: String, describedFolder: String, headframe: String,
    toolsVersion: ToolsVersion
  ) {
    self.package = package
    self.folder = folder
    self.describedFolder = describedFolder
    self.headframe = headframe
    self.toolsVersion = toolsVersion
    projects = XcodeProject.all(below: folder, package: package.name)
  }

  /// The name of Headframe's package: that of its folder before version 5.2 of the tools.
  var headframeName: String {
    toolsVersion.isAtLeast(5, 2) ? "headframe" : headframe.split(separator: "/").last.map(String.init) ?? "headframe"
  }

  private var headframeDependency: String {
    let path = ManifestText.quoted(headframe)
    return toolsVersion.isAtLeast(5, 2) ? ".package(name: \"headframe\", path: \(path))" : ".package(path: \(path))"
  }

  private func headframeProduct(_ name: String) -> String {
    ".product(name: \(ManifestText.quoted(name)), package: \(ManifestText.quoted(headframeName)))"
  }

  /// The packages that only help to develop, and whose plugins need programs for macOS.
  private static let tools: Set<String> = [
    "swift-docc-plugin", "swiftlint", "swiftlintplugins", "swiftformat", "swiftgenplugin", "danger-swift",
  ]

  mutating func code() -> String {
    let removed = removedTargets()
    var lines = ["#if os(Linux)", "  package.dependencies = ["]
    lines += dependencies().map { "    \($0)," } + ["  ]"]
    if !removed.isEmpty {
      let names = removed.sorted().map(ManifestText.quoted).joined(separator: ", ")
      lines.append("  package.targets.removeAll { [\(names)].contains($0.name) }")
    }
    let products = package.products.filter { !removed.isDisjoint(with: $0.targets) }.map(\.name).sorted()
    if !products.isEmpty {
      let names = products.map(ManifestText.quoted).joined(separator: ", ")
      lines.append("  package.products.removeAll { [\(names)].contains($0.name) }")
      notes.append("products \(products.joined(separator: ", ")): left out with their targets")
    }
    lines += languageVersions()
    lines += addedTests(removed)
    lines += ["  for target in package.targets {", "    switch target.name {"]
    for target in package.targets where !removed.contains(target.name) { lines += change(of: target, removed) }
    lines += ["    default: break", "    }", "  }", "#endif", ""]
    return lines.joined(separator: "\n")
  }

  /// Returns the statement that replaces language versions unknown to the compiler, such as `5.0`.
  private mutating func languageVersions() -> [String] {
    let versions = package.swiftLanguageVersions ?? []
    guard !versions.allSatisfy(["4", "4.2", "5", "6"].contains) else { return [] }
    let modes = versions.compactMap(LinuxManifest.languageMode)
    var known: [String] = []
    for mode in modes.map(constant) where !known.contains(mode) { known.append(mode) }
    let property = toolsVersion.isAtLeast(6, 0) ? "swiftLanguageModes" : "swiftLanguageVersions"
    notes.append("language versions \(versions.joined(separator: ", ")): \(known.joined(separator: ", "))")
    return ["  package.\(property) = \(known.isEmpty ? "nil" : "[\(known.joined(separator: ", "))]")"]
  }

  /// Returns the constant of a language mode, or an expression for it where the tools of the manifest lack the constant.
  private func constant(of mode: String) -> String {
    switch mode {
    case ".v5" where !toolsVersion.isAtLeast(5, 0): ".version(\"5\")"
    case ".v6" where !toolsVersion.isAtLeast(6, 0): ".version(\"6\")"
    default: mode
    }
  }

  // MARK: Targets

  /// Returns the targets that cannot be built on Linux, with those that only exist for them.
  private mutating func removedTargets() -> Set<String> {
    var removed: Set<String> = []
    for target in package.targets {
      switch target.type {
      case "binary": notes.append("target \(target.name): a binary for Apple's systems")
      case "plugin": notes.append("target \(target.name): a plugin")
      case "regular", "executable", "test":
        guard containsObjectiveC(target) else { continue }
        notes.append("target \(target.name): Objective-C")
      default: continue
      }
      removed.insert(target.name)
    }
    return removed
  }

  /// Returns whether a target compiles a file of Objective-C, apart from those that it excludes.
  private func containsObjectiveC(_ target: PackageDescriptionFile.Target) -> Bool {
    guard let folder = folder(of: target) else { return false }
    return FolderListing(self.folder, below: folder).files.contains { file in
      ["m", "mm"].contains(FileKind.type(of: file)) && contains(file, target)
    }
  }

  /// Returns whether a file, whose path is relative to the package, is one of a target's sources.
  func contains(_ file: String, _ target: PackageDescriptionFile.Target) -> Bool {
    guard let folder = folder(of: target), PathParts.isInside(file, folder) else { return false }
    let path = PathParts.relative(file, to: folder)
    let excluded = (target.exclude ?? []).compactMap { PathParts.normalized($0) }
    let sources = target.sources?.compactMap { PathParts.normalized($0) }
    return !excluded.contains { PathParts.isInside(path, $0) }
      && sources?.contains { PathParts.isInside(path, $0) } ?? true
  }

  /// Returns the folder of a target's files; nil if there is none.
  func folder(of target: PackageDescriptionFile.Target) -> String? {
    let parents = (target.type == "test" ? ["Tests"] : []) + ["Sources", "Source", "src", "srcs"]
    let candidates = target.path.map { [$0] } ?? parents.map { "\($0)/\(target.name)" } + parents
    return candidates.compactMap { PathParts.normalized($0) }.first {
      var isFolder: ObjCBool = false
      return FileManager.default.fileExists(atPath: "\(folder)/\($0)", isDirectory: &isFolder) && isFolder.boolValue
    }
  }

  private mutating func change(of target: PackageDescriptionFile.Target, _ removed: Set<String>) -> [String] {
    guard ["regular", "executable", "test"].contains(target.type) else { return [] }
    var items: [String] = []
    for reference in target.dependencies where !removed.contains(reference.name) {
      items.append(code(of: reference))
    }
    items.append(headframeProduct("UIKit"))
    let indent = "      "
    let list = ManifestText.list("dependencies", items, indent: indent)
    var lines = [
      "    case \(ManifestText.quoted(target.name)):",
      indent + "target." + list.replacingOccurrences(of: "dependencies: ", with: "dependencies = "),
    ]
    if target.pluginUsages?.isEmpty == false { lines.append(indent + "target.plugins = nil") }
    let (excluded, resources) = files(of: target)
    if !excluded.isEmpty {
      lines.append(indent + "target.exclude += [\(excluded.map(ManifestText.quoted).joined(separator: ", "))]")
    }
    if !resources.isEmpty, !toolsVersion.isAtLeast(5, 3) {
      let names = resources.joined(separator: ", ")
      notes.append("resources \(names): only with headframe swift, since they need swift-tools-version 5.3")
    } else if !resources.isEmpty {
      let list = resources.map { ".process(\(ManifestText.quoted($0)))" }.joined(separator: ", ")
      lines.append(indent + "target.resources = (target.resources ?? []) + [\(list)]")
    }
    return lines
  }

  private func code(of reference: PackageDescriptionFile.Reference) -> String {
    let name = ManifestText.quoted(reference.name)
    let isOwn = package.targets.contains { $0.name == reference.name }
    // Some manifests name the package in place of its product.
    if SnapshotPackage.isReplaced(reference.name), !isOwn { return headframeProduct("SnapshotTesting") }
    if SnapshotPackage.products.contains(reference.name), !isOwn {
      return headframeProduct(reference.name)
    }
    if let product = reference.product, product.names.count > 1, let package = product.names[1] {
      return ".product(name: \(name), package: \(ManifestText.quoted(package)))"
    }
    return reference.target == nil ? ".byName(name: \(name))" : ".target(name: \(name))"
  }

  /// The types of resources that Xcode finds without the manifest.
  private static let foundTypes: Set<String> = ["xcassets", "xib", "storyboard", "xcstrings", "lproj"]
  private static let previewFolders: Set<String> = ["Preview Content", "Previews", "Preview Assets.xcassets"]

  /// Returns the excluded folders, and the resources that only Xcode finds, below the target's folder.
  private func files(of target: PackageDescriptionFile.Target) -> (excluded: [String], resources: [String]) {
    guard let folder = self.folder(of: target) else { return ([], []) }
    var resources = Set(resourcesOfXcodeTypes(of: target, in: folder))
    resources.formUnion(projectResources(of: target, in: folder, listed(by: target)))
    resources = resources.filter { path in !resources.contains { $0 != path && PathParts.isInside(path, $0) } }
    let excluded = Set(unlistedFiles(of: target, in: folder).compactMap(Self.omittedFolder))
    return (excluded.sorted(), resources.sorted())
  }

  /// Returns the files of the types that Xcode finds by itself, relative to the target's folder.
  func resourcesOfXcodeTypes(of target: PackageDescriptionFile.Target, in folder: String) -> [String] {
    unlistedFiles(of: target, in: folder).filter {
      Self.omittedFolder($0) == nil && Self.foundTypes.contains(FileKind.type(of: $0))
    }
  }

  /// Returns the folder of previews or references in which a file is.
  private static func omittedFolder(_ path: String) -> String? {
    let parts = path.split(separator: "/").map(String.init)
    let index = parts.firstIndex { $0 == "__Snapshots__" || previewFolders.contains($0) }
    return index.map { parts[...$0].joined(separator: "/") }
  }

  /// Returns the files below a target's folder that the manifest neither excludes nor lists as resources.
  private func unlistedFiles(of target: PackageDescriptionFile.Target, in folder: String) -> [String] {
    let known = listed(by: target)
    return FolderListing(self.folder, below: folder).files.map { PathParts.relative($0, to: folder) }
      .filter { path in !known.contains { PathParts.isInside(path, $0) } }
  }

  private func listed(by target: PackageDescriptionFile.Target) -> [String] {
    ((target.exclude ?? []) + (target.resources ?? []).map(\.path)).compactMap { PathParts.normalized($0) }
  }

  // MARK: Packages

  private mutating func dependencies() -> [String] {
    var items = [headframeDependency]
    for dependency in package.dependencies {
      if let local = dependency.fileSystem?.first {
        items.append(".package(path: \(ManifestText.quoted(relative(local.path))))")
        notes.append("package \(local.identity): local; run headframe port --manifest in its folder, too")
      } else if let remote = dependency.sourceControl?.first, let url = remote.location.remote?.first?.urlString {
        let name = XcodeDependency.identity(of: url)
        if SnapshotPackage.isReplaced(name) { continue }
        if Self.tools.contains(name.lowercased()) {
          notes.append("package \(name): a tool for developers, left out")
          continue
        }
        guard mayBeUsed(name) else {
          notes.append("package \(name): no target depends on it, left out")
          continue
        }
        items.append(".package(url: \(ManifestText.quoted(url)), \(Self.code(of: remote.requirement)))")
        notes.append("package \(name): kept; it must build on Linux")
      }
    }
    return items
  }

  /// Returns whether a target can depend on a product of a package.
  ///
  /// A product without the name of its package can be of any one, unless another package has its name.
  func mayBeUsed(_ identity: String) -> Bool {
    let own = package.targets.map(\.name)
    return package.targets.flatMap(\.dependencies).contains { reference in
      guard reference.target == nil, !own.contains(reference.name),
        !SnapshotPackage.products.contains(reference.name)
      else { return false }
      guard let names = reference.product?.names, names.count > 1, let package = names[1] else {
        let isOther = self.package.dependencies.contains { $0.isNamed(reference.name) && !$0.isNamed(identity) }
        return !isOther
      }
      return package.lowercased() == identity.lowercased()
    }
  }

  /// Returns a path relative to the package's folder.
  private func relative(_ path: String) -> String { PathParts.relative(path, from: describedFolder) }

  private static func code(of requirement: PackageDescriptionFile.Dependency.Requirement) -> String {
    if let range = requirement.range?.first {
      return "\(ManifestText.quoted(range.lowerBound))..<\(ManifestText.quoted(range.upperBound))"
    }
    if let version = requirement.exact?.first { return "exact: \(ManifestText.quoted(version))" }
    if let branch = requirement.branch?.first { return "branch: \(ManifestText.quoted(branch))" }
    return "revision: \(ManifestText.quoted(requirement.revision?.first ?? ""))"
  }
}
