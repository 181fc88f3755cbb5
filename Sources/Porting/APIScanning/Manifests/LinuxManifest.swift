import Foundation

/// The text of manifests.
enum ManifestText {
  /// Returns a string literal.
  static func quoted(_ text: String) -> String {
    var escaped = ""
    for character in text.unicodeScalars {
      switch character {
      case "\\": escaped += "\\\\"
      case "\"": escaped += "\\\""
      case "\n": escaped += "\\n"
      default: escaped.unicodeScalars.append(character)
      }
    }
    return "\"\(escaped)\""
  }

  /// Returns an argument with a list, on one line if it fits.
  static func list(_ label: String, _ items: [String], indent: String) -> String {
    let line = "\(label): [\(items.joined(separator: ", "))]"
    if indent.count + line.count <= 118 { return line }
    return "\(label): [\n" + items.map { "\(indent)  \($0),\n" }.joined() + "\(indent)]"
  }
}

/// A manifest for Linux, written from an Xcode project.
package struct LinuxManifest {
  /// The end of the line by which a written manifest is recognized.
  private static let mark = "written by: headframe port --manifest"

  /// Returns whether a manifest was written from an Xcode project.
  package static func isWritten(_ text: String) -> Bool {
    text.split(whereSeparator: \.isNewline).prefix(3).contains { $0.hasPrefix("// The package") && $0.hasSuffix(mark) }
  }

  /// The source of the manifest.
  package let text: String
  /// The omitted parts and hints for a person, one line each.
  package let notes: [String]

  /// Writes the manifest of a project in a folder. `headframe` is the path of Headframe, relative to the folder.
  package init(_ project: XcodeProject, folder: String, headframe: String) {
    var notes = project.omissions
    let files = FolderListing(folder, below: "").files
    var dependencies = [".package(name: \"headframe\", path: \(ManifestText.quoted(headframe)))"]
    let used = Set(project.targets.flatMap(\.products))
    for dependency in project.dependencies where !SnapshotPackage.isReplaced(dependency.identity) {
      guard used.contains(where: { $0.package == dependency.identity }) else { continue }
      dependencies.append(dependency.code)
      notes.append(
        dependency.isLocal
          ? "package \(dependency.identity): local; run headframe port --manifest in its folder, too"
          : "package \(dependency.identity): kept; it must build on Linux")
    }
    var own = project.targets
    var added: Set<String> = []
    for index in own.indices where own[index].isTest {
      for library in own[index].addTestLibraries(in: folder) where added.insert(library.identity).inserted {
        dependencies.append(library.code)
        notes.append("package \(library.identity): of the tests; it must build on Linux")
      }
    }
    let pods = PodFiles.names(in: folder).filter { !added.contains($0) }
    if !pods.isEmpty {
      notes.append("CocoaPods and Carthage: add packages for \(pods.joined(separator: ", "))")
    }
    // Frameworks are products, so that the package of another project of the workspace can depend on them.
    let products = own.filter(\.isLibrary).map { ManifestText.quoted($0.name) }
      .map { "    .library(name: \($0), targets: [\($0)]),\n" }.joined()
    let isMainActor = own.contains(where: \.isMainActorByDefault)
    let targets = own.map { TargetText($0, FolderPlan($0, files: files)).text }
    let versions = own.compactMap { $0.languageVersion.flatMap(Self.languageMode) }
    let mode = versions.max() ?? ".v5"
    text = """
      // swift-tools-version: \(isMainActor ? "6.2" : "6.1")
      // The package for Linux of \(project.name).xcodeproj, written by: headframe port --manifest
      // Xcode opens the project and does not need this file.
      import PackageDescription

      let package = Package(
        name: \(ManifestText.quoted(project.name)),
        defaultLocalization: \(ManifestText.quoted(project.developmentRegion)),
      \(products.isEmpty ? "" : "  products: [\n\(products)  ],\n")  dependencies: [
      \(dependencies.map { "    \($0),\n" }.joined())  ],
        targets: [
      \(targets.joined())  ],
        swiftLanguageModes: [\(mode)])

      """
    self.notes = notes
  }

  /// Returns the mode of a language version in build settings, such as `5.0`.
  static func languageMode(_ version: String) -> String? {
    switch version.split(separator: ".").first {
    case "6"?: ".v6"
    case "5"?: ".v5"
    case "4"?: version.hasPrefix("4.2") ? ".v4_2" : ".v4"
    default: nil
    }
  }
}

/// The snapshot library that Headframe replaces.
enum SnapshotPackage {
  static let identity = "swift-snapshot-testing"
  static let products: Set<String> = ["SnapshotTesting", "InlineSnapshotTesting"]

  static func isReplaced(_ identity: String) -> Bool { identity.lowercased() == Self.identity }
}

/// A target of the manifest for a project.
struct TargetText {
  let text: String

  /// Writes a target of a project. `package` is the name of Headframe's package.
  init(_ target: XcodeProject.Target, _ plan: FolderPlan, package: String = "headframe") {
    let indent = "      "
    var arguments = ["name: \(ManifestText.quoted(target.name))"]
    arguments.append(ManifestText.list("dependencies", Self.dependencies(of: target, package), indent: indent))
    arguments.append("path: \(ManifestText.quoted(plan.path.isEmpty ? "." : plan.path))")
    if !plan.excluded.isEmpty {
      arguments.append(ManifestText.list("exclude", plan.excluded.map(ManifestText.quoted), indent: indent))
    }
    if let sources = plan.sources {
      arguments.append(ManifestText.list("sources", sources.map(ManifestText.quoted), indent: indent))
    }
    let resources =
      plan.resources.map { ".process(\(ManifestText.quoted($0)))" }
      + plan.copied.map { ".copy(\(ManifestText.quoted($0)))" }
    if !resources.isEmpty { arguments.append(ManifestText.list("resources", resources, indent: indent)) }
    var settings = target.conditions.map { ".define(\(ManifestText.quoted($0)))" }
    if target.isMainActorByDefault { settings.append(".defaultIsolation(MainActor.self)") }
    if !settings.isEmpty { arguments.append(ManifestText.list("swiftSettings", settings, indent: indent)) }
    let kind = target.isTest ? ".testTarget" : ".target"
    text = "    \(kind)(\n" + arguments.map { indent + $0 }.joined(separator: ",\n") + "),\n"
  }

  private static func dependencies(of target: XcodeProject.Target, _ package: String) -> [String] {
    let headframe = ManifestText.quoted(package)
    var items = target.dependencies.sorted().map(ManifestText.quoted)
    items.append(".product(name: \"UIKit\", package: \(headframe))")
    for product in target.products.sorted(by: { $0.name < $1.name }) {
      let name = ManifestText.quoted(product.name)
      if SnapshotPackage.products.contains(product.name) {
        items.append(".product(name: \(name), package: \(headframe))")
      } else {
        items.append(".product(name: \(name), package: \(ManifestText.quoted(product.package)))")
      }
    }
    // A project without snapshots gets its first ones.
    if target.isTest, !target.products.contains(where: { $0.name == "SnapshotTesting" }) {
      items.append(".product(name: \"SnapshotTesting\", package: \(headframe))")
    }
    return items
  }
}

/// The dependencies that other tools than SwiftPM manage.
enum PodFiles {
  /// Returns the names of pods and of Carthage's packages.
  static func names(in folder: String) -> [String] {
    var names: Set<String> = []
    for (file, pattern) in [
      ("Podfile", #"^\s*pod\s+['"]([^'"/]+)"#), ("Cartfile", #"^\s*git(?:hub)?\s+"[^"]*?([^"/]+)""#),
    ] {
      guard let data = FileManager.default.contents(atPath: "\(folder)/\(file)"),
        let expression = try? NSRegularExpression(pattern: pattern, options: .anchorsMatchLines)
      else { continue }
      let text = String(decoding: data, as: UTF8.self)
      for match in expression.matches(in: text, range: NSRange(text.startIndex..., in: text)) {
        if let range = Range(match.range(at: 1), in: text) { names.insert(String(text[range])) }
      }
    }
    return names.sorted()
  }
}
