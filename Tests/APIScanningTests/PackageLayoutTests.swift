import APIScanning
import TestSupport
import Testing

@Suite("Reading manifests without running them")
struct PackageLayoutTests {
  private let layout = PackageLayout(
    manifest: """
      // swift-tools-version: 5.9
      let package = Package(
        name: "Kit",
        dependencies: [.package(url: "https://example.org/Other", from: "1.0.0")],
        targets: [
          .target(
            name: "Kit", dependencies: ["Core", .product(name: "Other", package: "Other"), .target(name: "Views")],
            exclude: ["Old"]),
          .target(name: "Core"),
          .target(name: "Views", path: "Library"),
          .testTarget(name: "KitTests", dependencies: ["Kit"]),
        ])
      """, exists: { ["Sources/Kit", "Sources/Core", "Library", "Tests/KitTests"].contains($0) })

  @Test("Modules are the package's targets; dependencies are the packages of its products")
  func modules() {
    #expect(layout.modules == ["Kit", "Core", "Views", "KitTests"])
    #expect(layout.dependencies == ["Other"])
  }

  @Test(
    "Excluded paths are relative to the target's folder, in any spelling of both paths",
    arguments: [".", "./", "Kit", "./Kit/", "Kit//"])
  func notations(path: String) {
    let layout = PackageLayout(
      manifest: """
        let package = Package(
          name: "Kit", targets: [.target(name: "Kit", path: "\(path)", exclude: ["./Old/", "Notes.swift"])])
        """, exists: { _ in true })
    let folder = path.contains("Kit") ? "Kit/" : ""

    #expect(layout.contains("\(folder)A.swift"))
    #expect(layout.contains("\(folder)Older/A.swift"))
    #expect(!layout.contains("\(folder)Old/A.swift"))
    #expect(!layout.contains("\(folder)Notes.swift"))
    #expect(layout.contains("Other/A.swift") == folder.isEmpty)
  }

  @Test("A target contains the files of its folder, except excluded files")
  func files() {
    #expect(layout.contains("Sources/Kit/A.swift"))
    #expect(layout.contains("Library/B.swift"))
    #expect(!layout.contains("Sources/Kit/Old/C.swift"))
    #expect(!layout.contains("Example/AppDelegate.swift"))
  }

  @Test("Names can be constants, and a single target can have the folder of all sources")
  func constants() {
    let layout = PackageLayout(
      manifest: """
        let name = "Kit"
        let package = Package(
          name: name,
          targets: [
            .target(name: name),
            .testTarget(
              name: name + "Tests", dependencies: [Target.Dependency(stringLiteral: name), "Other"],
              path: "\\(name)Checks"),
          ])
        """, exists: { ["Sources", "KitChecks"].contains($0) })

    #expect(layout.modules == ["Kit", "KitTests"])
    #expect(layout.dependencies == ["Other"])
    #expect(layout.contains("Sources/A.swift") && layout.contains("KitChecks/B.swift"))
    #expect(!layout.contains("Samples/C.swift"))
  }

  @Test("A target with a list of sources contains only these files and folders")
  func listedSources() {
    let layout = PackageLayout(
      manifest: """
        let package = Package(
          name: "Kit", targets: [.target(name: "Kit", path: ".", exclude: ["Kit/Old"], sources: ["Kit", "A.swift"])])
        """, exists: { _ in true })

    #expect(layout.contains("Kit/B.swift") && layout.contains("A.swift"))
    #expect(!layout.contains("Kit/Old/C.swift") && !layout.contains("Samples/D.swift"))
  }

  @Test(
    "Of manifests for several versions of Swift, the latest is read that is not for a later version than the compiler's",
    arguments: [
      (["Package.swift"], "Package.swift"), (["Package.swift", "Package@swift-5.9.swift"], "Package@swift-5.9.swift"),
      (["Package@swift-5.10.swift", "Package@swift-5.9.swift"], "Package@swift-5.10.swift"),
      (["Package@swift-6.swift", "Package@swift-5.9.1.swift"], "Package@swift-6.swift"),
      (["Package@swift-.swift", "Package.swift"], "Package.swift"),
      (["Package.swift", "Package@swift-6.4.swift"], "Package.swift"),
      (["Package@swift-6.4.swift", "Package@swift-6.swift"], "Package@swift-6.swift"),
    ])
  func versions(files: [String], manifest: String) throws {
    try withTemporaryFolder(Dictionary(files.map { ($0, "") }) { first, _ in first }) { folder in
      #expect(ManifestFile.name(in: folder.path) { [6, 3, 1] } == manifest)
    }
  }

  @Test("Targets with files of Objective-C are no modules on Linux, unless they exclude the files")
  func objectiveC() throws {
    let files = [
      "Package.swift": """
      let package = Package(
        name: "Kit",
        targets: [.target(name: "Kit", exclude: ["Old"]), .target(name: "Utilities"), .target(name: "Cmark")])
      """, "Sources/Kit/A.swift": "", "Sources/Kit/Old/B.m": "", "Sources/Utilities/C.m": "", "Sources/Cmark/d.c": "",
    ]
    try withTemporaryFolder(files) { folder in
      #expect(PackageLayout(at: folder.path) { nil }.objectiveCModules == ["Utilities"])
    }
  }

  // SwiftPM reads a manifest for the compiler's own version without comparing versions of the tools.
  @Test(
    "A manifest for the compiler's own version is read, the one with the most numbers first",
    arguments: [
      ([5, 9, 2], "Package@swift-5.9.swift"), ([5, 9, 0], "Package@swift-5.9.0.swift"),
      ([5, 8, 0], "Package@swift-5.swift"), ([6, 0, 0], "Package.swift"), ([4, 2, 0], "Package.swift"),
    ])
  func ownVersions(compiler: [Int], manifest: String) throws {
    let names = ["Package.swift", "Package@swift-5.swift", "Package@swift-5.9.swift", "Package@swift-5.9.0.swift"]
    let files = Dictionary(uniqueKeysWithValues: names.map { ($0, "// swift-tools-version: 5.0\n") })
    try withTemporaryFolder(files) { folder in
      #expect(ManifestFile.name(in: folder.path) { compiler } == manifest)
    }
  }

  // Since version 6.0 of SwiftPM, the line can be anywhere, as below a license.
  @Test(
    "The version of the tools is in any line of a manifest",
    arguments: [
      ("// swift-tools-version:5.9\n", [5, 9]), ("\n//  Swift-Tools-Version : 6.1.2;x\n", [6, 1, 2]),
      ("// License\n/* of\n */\n// swift-tools-version: 6.0\nimport PackageDescription\n", [6, 0]),
      ("let a = \"// swift-tools-version: 5.9\"\n", nil), ("// swift-tools-version: 6\n", nil),
    ] as [(String, [Int]?)])
  func linesOfToolsVersions(manifest: String, version: [Int]?) {
    #expect(ManifestFile.toolsVersion(of: manifest) == version)
  }

  // SwiftPM: the manifest for a version is read if it states a later version of the tools.
  @Test(
    "The manifest for a version of Swift is read unless Package.swift states the same or a later version of the tools",
    arguments: [
      ("6.0", "5.9", "Package.swift"), ("5.9", "5.9", "Package.swift"), ("5.3", "5.9", "Package@swift-5.9.swift"),
      ("5.10", "5.9", "Package.swift"),
    ])
  func toolsVersions(plain: String, specific: String, manifest: String) throws {
    let files = [
      "Package.swift": "// swift-tools-version:\(plain)\nlet a = 1\n",
      "Package@swift-5.9.swift": "// swift-tools-version: \(specific)\n",
    ]
    try withTemporaryFolder(files) { folder in
      #expect(ManifestFile.name(in: folder.path) { [6, 3, 1] } == manifest)
    }
  }
}
