import Foundation
import ObjectiveCRewriting

// The unit tests of an Xcode project next to the manifest, which often describes only the library.
extension PackageUpdateWriter {
  /// Returns the lines that add the tests that only the project has.
  mutating func addedTests(_ removed: Set<String>) -> [String] {
    let names = Set(package.targets.map(\.name))
    let folders = package.targets.compactMap(folder(of:))
    var lines: [String] = []
    var added: Set<String> = []
    for target in project?.targets ?? [] where target.isTest && !names.contains(target.name) {
      guard !target.sources.contains(where: { source in folders.contains { PathParts.isInside(source, $0) } })
      else { continue }
      let modules = importedModules(of: target)
      let own = modules.intersection(names).subtracting(removed)
      guard !own.isEmpty else { continue }
      var test = target
      test.dependencies = own
      test.products = target.products.filter { modules.contains($0.name) }
      test.products += modules.intersection(SnapshotPackage.products)
        .subtracting(test.products.map(\.name)).sorted().map {
          XcodeProject.Product(name: $0, package: SnapshotPackage.identity)
        }
      let missing = modules.subtracting(names).subtracting(test.products.map(\.name))
        .filter { !SourceScan.isProvided($0) && !ProvidedModules.isApple($0) }
      guard missing.isEmpty else {
        notes.append("tests \(target.name): import \(missing.sorted().joined(separator: ", ")); add the packages")
        continue
      }
      for dependency in project?.dependencies ?? [] where !SnapshotPackage.isReplaced(dependency.identity) {
        guard test.products.contains(where: { $0.package == dependency.identity }),
          !package.dependencies.contains(where: { $0.isNamed(dependency.identity) }) || !mayBeUsed(dependency.identity),
          added.insert(dependency.identity).inserted
        else { continue }
        lines.append("  package.dependencies.append(\(dependency.code))")
        notes.append("package \(dependency.identity): of the project's tests; it must build on Linux")
      }
      if !toolsVersion.isAtLeast(5, 3) { test.resources = [] }
      let plan = FolderPlan(test, files: FolderListing(folder, below: "").files)
      let text = TargetText(test, plan, package: headframeName).text.trimmingCharacters(in: .whitespacesAndNewlines)
      lines.append("  package.targets.append(\n    \(text.dropLast()))")
      notes.append("tests \(target.name): of \(project?.name ?? "").xcodeproj")
    }
    return lines
  }

  private func importedModules(of target: XcodeProject.Target) -> Set<String> {
    var modules: Set<String> = []
    for source in target.sources.sorted() {
      guard let data = FileManager.default.contents(atPath: "\(folder)/\(source)") else { continue }
      for line in String(decoding: data, as: UTF8.self).split(whereSeparator: \.isNewline) {
        if let match = line.firstMatch(of: #/^\s*(?:@\w+\s+)*import\s+(?:(?:class|struct|enum|func)\s+)?(\w+)/#) {
          modules.insert(String(match.output.1))
        }
      }
    }
    return modules
  }

  /// Returns the resources of the project's tests of a name, below a folder and without the known ones.
  func projectResources(of target: String, in folder: String, _ known: [String]) -> [String] {
    guard let own = project?.targets.first(where: { $0.name == target && $0.isTest })?.resources else { return [] }
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
  /// Reads the project next to a manifest: the one with the package's name, or the only one.
  init?(in folder: String, package: String) {
    let files = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
    let projects = files.filter { $0.hasSuffix(".xcodeproj") && $0 != "_Pods.xcodeproj" }.sorted()
    guard let name = projects.first(where: { $0 == "\(package).xcodeproj" }) ?? projects.first,
      projects.count == 1 || name == "\(package).xcodeproj"
    else { return nil }
    self.init(path: "\(folder)/\(name)")
  }
}
