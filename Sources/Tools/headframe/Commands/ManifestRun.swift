import APIScanning
import CairoRendering
import LayoutDocuments
import UIKitCore

/// The writing of a manifest for Linux by `headframe port --manifest`.
struct ManifestRun {
  /// The path of an Xcode project, of a manifest, or of a folder that contains one of them.
  let path: String
  /// The path of Headframe in the manifest.
  let headframe: String
  /// Indicates whether a manifest that another program wrote is replaced.
  let replaces: Bool

  /// Writes the manifest, and prints what it leaves out.
  func write() throws {
    let url = URL(fileURLWithPath: path).standardizedFileURL
    if url.pathExtension == "xcodeproj" { return try writeManifest(ofProject: url) }
    let folder = ManifestFile.isManifest(url.lastPathComponent) ? url.deletingLastPathComponent() : url
    let projects = ((try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? [])
      .filter { $0.hasSuffix(".xcodeproj") }.sorted()
    let manifest = folder.appendingPathComponent(ManifestFile.name(in: folder.path, compiler: Tool.swiftVersion))
    if let text = try? String(contentsOf: manifest, encoding: .utf8), !LinuxManifest.isWritten(text) {
      return try extend(manifest, text)
    }
    guard let project = projects.first else {
      throw Failure(
        lines: ["\(path): error: expected a folder with Package.swift or an Xcode project"], status: 2)
    }
    if projects.count > 1 {
      throw Failure(
        lines: ["\(path): error: several projects: \(projects.joined(separator: ", ")); name one of them"], status: 2)
    }
    try writeManifest(ofProject: folder.appendingPathComponent(project))
  }

  private func writeManifest(ofProject url: URL) throws {
    guard let project = XcodeProject(path: url.path) else {
      throw Failure("\(path): error: the project cannot be read")
    }
    let folder = url.deletingLastPathComponent()
    let manifest = folder.appendingPathComponent("Package.swift")
    if let text = try? String(contentsOf: manifest, encoding: .utf8), !LinuxManifest.isWritten(text), !replaces {
      throw Failure(
        "\(manifest.relativePathForMessages): error: exists and was not written by this command; --force replaces it")
    }
    let written = LinuxManifest(project, folder: folder.path, headframe: headframe)
    try save(written.text, to: manifest)
    report(manifest, written.notes)
  }

  private func extend(_ manifest: URL, _ text: String) throws {
    let folder = manifest.deletingLastPathComponent()
    do {
      let original = PackageUpdate.original(of: text)
      let update = try withDescription(of: original, at: manifest) { description, described in
        try PackageUpdate(
          manifest: original, description: description, folder: folder.path, describedFolder: described,
          headframe: headframe)
      }
      try save(update.text, to: manifest)
      report(manifest, update.notes)
    } catch let error as PackageUpdate.UnusableManifest {
      throw Failure("\(manifest.relativePathForMessages): error: \(error)")
    }
  }

  /// Calls a body with SwiftPM's description of a manifest, which is read in a temporary folder.
  ///
  /// In its own folder, the manifest can have an earlier part for Linux.
  private func withDescription<Result>(
    of text: String, at manifest: URL, _ body: (Data, String) throws -> Result
  ) throws -> Result {
    if let tools = ManifestFile.toolsVersion(of: text), let swift = Tool.swiftVersion(),
      swift.lexicographicallyPrecedes(tools)
    {
      let (needed, own) = (Self.text(of: tools), Self.text(of: swift.prefix(2)))
      throw Failure(
        "\(manifest.relativePathForMessages): error: swift-tools-version \(needed) is later than Swift \(own), which is "
          + "installed; install Swift \(needed), or add a manifest for this version as Package@swift-\(own).swift")
    }
    let parent = FileManager.default.temporaryDirectory.appendingPathComponent("headframe-\(UUID().uuidString)")
    // SwiftPM's messages name the folder.
    let temporary = parent.appendingPathComponent(manifest.deletingLastPathComponent().lastPathComponent)
    try FileManager.default.createDirectory(at: temporary, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: parent) }
    try Data(text.utf8).write(to: temporary.appendingPathComponent("Package.swift"))
    let description = try Tool.output(["swift", "package", "--package-path", temporary.path, "dump-package"])
    return try body(description, BuildLocations.realPath(temporary.path))
  }

  private static func text(of version: some Sequence<Int>) -> String {
    version.map(String.init).joined(separator: ".")
  }

  private func save(_ text: String, to manifest: URL) throws {
    do {
      try FileWriter.write(Data(text.utf8), to: manifest.path)
    } catch {
      throw Failure("\(manifest.relativePathForMessages): error: \(error)")
    }
  }

  private func report(_ manifest: URL, _ notes: [String]) {
    StandardOutput.write(manifest.relativePathForMessages)
    for note in notes { StandardOutput.write("  \(note)") }
  }
}
