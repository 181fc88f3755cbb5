import Foundation
import TestSupport
import Testing

@Suite("headframe port --manifest")
struct PortManifestTests {
  private static let project = """
    { rootObject = P; objects = {
      P = {isa = PBXProject; targets = (A); };
      A = {isa = PBXNativeTarget; name = Shop; productType = "com.apple.product-type.application";
        fileSystemSynchronizedGroups = (G); };
      G = {isa = PBXFileSystemSynchronizedRootGroup; path = Shop; sourceTree = "<group>"; };
    }; }
    """

  @Test("A manifest is written next to a project, and again only over its own")
  func projects() throws {
    let files = ["Shop.xcodeproj/project.pbxproj": Self.project, "Shop/App.swift": "", "Shop/Menu.storyboard": ""]
    try withTemporaryFolder(files) { folder in
      let run = try Command("port", "--manifest", "Shop.xcodeproj", "--headframe", "lib/headframe", in: folder)
      #expect(run.status == 0, "\(run.errors)")
      #expect(run.output == "Package.swift\n")
      let manifest = folder.appendingPathComponent("Package.swift")
      let text = try String(contentsOf: manifest, encoding: .utf8)
      #expect(text.contains(".package(name: \"headframe\", path: \"lib/headframe\")"))
      #expect(text.contains("path: \"Shop\",\n      resources: [.process(\"Menu.storyboard\")])"))

      #expect(try Command("port", "--manifest", ".", in: folder).status == 0)
      try Data("// mine\n".utf8).write(to: manifest)
      let refused = try Command("port", "--manifest", "Shop.xcodeproj", in: folder)
      #expect(refused.status == 1)
      #expect(
        refused.errors
          == "Package.swift: error: exists and was not written by this command; --force replaces it\n")
      #expect(try Command("port", "--manifest", "Shop.xcodeproj", "--force", in: folder).status == 0)
    }
  }

  @Test("The part for Linux of a package's manifest is what SwiftPM then reads")
  func packages() throws {
    let files = [
      "Package.swift": """
      // swift-tools-version: 5.9
      import PackageDescription

      let package = Package(
        name: "Design",
        dependencies: [
          .package(url: "https://github.com/pointfreeco/swift-snapshot-testing", from: "1.12.0")
        ],
        targets: [
          .target(name: "Design"),
          .testTarget(
            name: "DesignTests",
            dependencies: [
              "Design", .product(name: "SnapshotTesting", package: "swift-snapshot-testing"),
            ]),
        ])
      """, "Sources/Design/Button.swift": "", "Sources/Design/Media.xcassets/Contents.json": "{}",
      "Tests/DesignTests/ButtonTests.swift": "", "Tests/DesignTests/__Snapshots__/a.png": "", "Temporary/.keep": "",
    ]
    try withTemporaryFolder(files) { folder in
      // SwiftPM leaves the files of its locks in the folder of temporary files.
      let temporary = ["TMPDIR": folder.appendingPathComponent("Temporary").path]
      #expect(try Command("port", "--manifest", ".", environment: temporary, in: folder).status == 0)
      let once = try String(contentsOf: folder.appendingPathComponent("Package.swift"), encoding: .utf8)
      #expect(try Command("port", "--manifest", "Package.swift", environment: temporary, in: folder).status == 0)
      let twice = try String(contentsOf: folder.appendingPathComponent("Package.swift"), encoding: .utf8)
      #expect(once == twice)

      let process = Process()
      process.executableURL = URL(fileURLWithPath: "/bin/sh")
      process.arguments = ["-c", "swift package --package-path \"$1\" dump-package", "sh", folder.path]
      process.environment = ProcessInfo.processInfo.environment.merging(temporary) { $1 }
      let output = Pipe()
      process.standardOutput = output
      try process.run()
      let data = output.fileHandleForReading.readDataToEndOfFile()
      process.waitUntilExit()
      let package = try #require(try JSONSerialization.jsonObject(with: data) as? [String: Any])
      let targets = try #require(package["targets"] as? [[String: Any]])
      #expect((package["dependencies"] as? [Any])?.count == 1)
      #expect(targets.first?["resources"].map { "\($0)".contains("Media.xcassets") } == true)
      #expect(targets.last?["exclude"] as? [String] == ["__Snapshots__"])
      #expect(targets.last.map { "\($0)".contains("swift-snapshot-testing") } == false)
    }
  }

  @Test("Of a manifest for a later version of Swift, the error names both versions and the manifest that can be added")
  func laterTools() throws {
    let later =
      "// License\n// swift-tools-version: 99.1\nimport PackageDescription\nlet package = Package(name: \"A\")\n"
    try withTemporaryFolder(["Package.swift": later]) { folder in
      let run = try Command("port", "--manifest", ".", in: folder)
      #expect(run.status == 1)
      #expect(
        run.errors.contains(
          #/^Package.swift: error: swift-tools-version 99.1 is later than Swift (\d+\.\d+), which is installed; /#))
      #expect(run.errors.contains(#/ add a manifest for this version as Package@swift-\d+\.\d+\.swift\n$/#))
      let text = try String(contentsOf: folder.appendingPathComponent("Package.swift"), encoding: .utf8)
      #expect(text == later)
    }
  }

  @Test("A folder without a project and a manifest, or with several projects, is an error")
  func mistakes() throws {
    try withTemporaryFolder(["A.xcodeproj/x": "", "B.xcodeproj/x": "", "c/x": ""]) { folder in
      let several = try Command("port", "--manifest", ".", in: folder)
      #expect(several.status == 2)
      #expect(several.errors == ".: error: several projects: A.xcodeproj, B.xcodeproj; name one of them\n")
      let none = try Command("port", "--manifest", "c", in: folder)
      #expect(none.errors == "c: error: expected a folder with Package.swift or an Xcode project\n")
      let damaged = try Command("port", "--manifest", "A.xcodeproj", in: folder)
      #expect(damaged.errors == "A.xcodeproj: error: the project cannot be read\n")
    }
  }
}
