import Foundation
import ObjectiveCRewriting

// The unit tests of Xcode projects next to and below the manifest, which often describes only the library.
extension PackageUpdateWriter {
  /// Returns the lines that add the tests that only the projects have.
  mutating func addedTests(_ removed: Set<String>) -> [String] {
    var names = Set(package.targets.map(\.name))
    var modules = names.subtracting(removed)
    var lines: [String] = []
    var packages: Set<String> = []
    var sources: Set<String> = []
    for project in projects {
      let free = project.targets.filter { target in
        !names.contains(target.name) && sources.isDisjoint(with: target.sources)
          && !target.sources.contains { source in package.targets.contains { contains(source, $0) } }
      }
      for target in free where target.isTest {
        guard let (targets, dependencies) = completed(target, with: free, of: project, modules) else { continue }
        for dependency in dependencies where packages.insert(dependency.identity.lowercased()).inserted {
          lines.append("  package.dependencies.append(\(dependency.code))")
          notes.append("package \(dependency.identity): of the project's tests; it must build on Linux")
        }
        for target in targets where names.insert(target.name).inserted {
          let plan = FolderPlan(target, files: FolderListing(folder, below: "").files)
          let code = TargetText(target, plan, package: headframeName).text
          let text = code.trimmingCharacters(in: .whitespacesAndNewlines).dropLast()
          lines.append("  package.targets.append(\n    \(text))")
          notes.append("\(target.isTest ? "tests" : "target") \(target.name): of \(project.path)")
          sources.formUnion(target.sources)
          if !target.isTest { modules.insert(target.name) }
        }
      }
    }
    return lines
  }

  /// Returns the tests of a project, after the project's targets that they import, and their packages.
  ///
  /// The result is nil for tests of other modules, and with a note for tests that import a module without a known package.
  private mutating func completed(
    _ target: XcodeProject.Target, with others: [XcodeProject.Target], of project: XcodeProject, _ own: Set<String>
  ) -> (targets: [XcodeProject.Target], dependencies: [XcodeProject.Dependency])? {
    let imported = importing(target, own)
    var (test, missing) = (imported.target, imported.missing)
    guard !test.dependencies.isDisjoint(with: package.targets.map(\.name)) else { return nil }
    var targets: [XcodeProject.Target] = []
    for app in others where !app.isTest && missing.contains(app.name) {
      let (app, _, lacking) = importing(app, own)
      guard lacking.isEmpty else { continue }
      targets.append(app)
      missing.remove(app.name)
      test.dependencies.insert(app.name)
    }
    guard missing.isEmpty else {
      notes.append("tests \(test.name): import \(missing.sorted().joined(separator: ", ")); add the packages")
      return nil
    }
    targets.append(test)
    let products = targets.flatMap(\.products)
    let dependencies = (project.dependencies + imported.libraries).filter { dependency in
      products.contains { $0.package == dependency.identity } && !SnapshotPackage.isReplaced(dependency.identity)
        && (!package.dependencies.contains { $0.isNamed(dependency.identity) } || !mayBeUsed(dependency.identity))
    }
    return (targets, dependencies)
  }

  /// Returns a target with the modules that its sources import, as dependencies and products.
  ///
  /// `own` are the modules of the package. The libraries for tests among the products and the modules without a package
  /// are returned as well.
  private func importing(
    _ target: XcodeProject.Target, _ own: Set<String>
  ) -> (target: XcodeProject.Target, libraries: [XcodeProject.Dependency], missing: Set<String>) {
    var target = target
    let modules = XcodeProject.Target.importedModules(of: target.sourceTexts(in: folder))
    target.dependencies = modules.intersection(own)
    target.products.removeAll { !modules.contains($0.name) || own.contains($0.name) }
    target.products += modules.intersection(SnapshotPackage.products)
      .subtracting(target.products.map(\.name)).sorted().map {
        XcodeProject.Product(name: $0, package: SnapshotPackage.identity)
      }
    let libraries = target.isTest ? target.addTestLibraries(in: folder) : []
    if !toolsVersion.isAtLeast(5, 3) { (target.resources, target.copied) = ([], []) }
    let missing = modules.subtracting(package.targets.map(\.name)).subtracting(own)
      .subtracting(target.products.map(\.name))
      .filter { !SourceScan.isProvided($0) && !ProvidedModules.isApple($0) }
    return (target, libraries, missing)
  }

  /// Returns the target of a project with the name of the package's target, or else with sources of it.
  func projectTarget(for target: PackageDescriptionFile.Target) -> XcodeProject.Target? {
    let candidates = projects.lazy.flatMap(\.targets).filter { $0.isTest == (target.type == "test") }
    return candidates.first { $0.name == target.name }
      ?? candidates.first { $0.sources.contains { contains($0, target) } }
  }

  /// Returns the resources of the project's tests that are below a folder, without the known ones.
  func projectResources(
    of target: PackageDescriptionFile.Target, in folder: String, _ known: [String]
  ) -> [String] {
    guard target.type == "test", let own = projectTarget(for: target)?.resources else { return [] }
    let inside = own.filter { PathParts.isInside($0, folder) }.map { PathParts.relative($0, to: folder) }
    let files = FolderListing(self.folder, below: folder).files.map { PathParts.relative($0, to: folder) }
    let resources = inside.filter { file in !known.contains { PathParts.isInside(file, $0) } }
    return FolderTree(files).cover(of: Set(resources)) { _ in true }
  }
}

extension PackageDescriptionFile.Dependency {
  func isNamed(_ identity: String) -> Bool {
    let names = (sourceControl ?? []).map(\.identity) + (fileSystem ?? []).map(\.identity)
    return names.contains { $0.lowercased() == identity.lowercased() }
  }
}

extension XcodeProject {
  /// Returns the projects in a folder and below it, with paths relative to the folder.
  ///
  /// The project with the package's name is the first one, and others come before those that are deeper.
  static func all(below folder: String, package: String) -> [XcodeProject] {
    func order(_ path: String) -> (Int, Int, String) {
      (path.split(separator: "/").count, path == "\(package).xcodeproj" ? 0 : 1, path)
    }
    return FolderListing(folder, below: "").projects.sorted { order($0) < order($1) }
      .compactMap { XcodeProject(path: "\(folder)/\($0)", relativeTo: folder) }
  }
}
