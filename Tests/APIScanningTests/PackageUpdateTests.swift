import Foundation
import TestSupport
import Testing

@testable import APIScanning

@Suite("Manifests of iOS packages on Linux")
struct PackageUpdateTests {
  private static let manifest = """
    // swift-tools-version: 5.9
    import PackageDescription

    let package = Package(name: "Design")

    """

  /// A description in the format of `swift package dump-package`.
  private static let description = """
    {"name": "Design", "dependencies": [
      {"sourceControl": [{"identity": "swift-snapshot-testing", "location": {"remote": [
        {"urlString": "https://github.com/pointfreeco/swift-snapshot-testing"}]},
        "requirement": {"range": [{"lowerBound": "1.0.0", "upperBound": "2.0.0"}]}}]},
      {"sourceControl": [{"identity": "kit", "location": {"remote": [{"urlString": "https://example.org/Kit.git"}]},
        "requirement": {"exact": ["2.1.0"]}}]},
      {"sourceControl": [{"identity": "swiftlint", "location": {"remote": [
        {"urlString": "https://github.com/realm/SwiftLint"}]}, "requirement": {"branch": ["main"]}}]},
      {"sourceControl": [{"identity": "style", "location": {"remote": [{"urlString": "https://example.org/Style"}]},
        "requirement": {"branch": ["main"]}}]},
      {"fileSystem": [{"identity": "tokens", "path": "/described/../Tokens"}]}],
     "products": [{"name": "Design", "targets": ["Design"]}, {"name": "Old", "targets": ["Old"]}],
     "targets": [
      {"name": "Design", "type": "regular", "exclude": ["ObjC"], "resources": [{"path": "Fonts"}],
       "dependencies": [{"product": ["Kit", "Kit", null, null]}, {"byName": ["Old", null]}], "pluginUsages": [{}]},
      {"name": "Old", "type": "regular", "exclude": [], "resources": [], "dependencies": []},
      {"name": "Blob", "type": "binary", "exclude": [], "resources": [], "dependencies": []},
      {"name": "DesignTests", "type": "test", "exclude": [], "resources": [],
       "dependencies": [{"byName": ["Design", null]}, {"product": ["SnapshotTesting", "swift-snapshot-testing", null,
       {"platformNames": ["ios"]}]}]}]}
    """

  private func update(
    _ manifest: String, _ files: [String: String]? = nil, description: String = Self.description
  ) throws -> PackageUpdate {
    let files =
      files ?? [
        "Sources/Design/Button.swift": "", "Sources/Design/Colors.xcassets/Contents.json": "{}",
        "Sources/Design/Fonts/a.ttf": "", "Sources/Design/Preview Content/Look.swift": "", "Sources/Old/Old.m": "",
        "Sources/Design/ObjC/Bridge.m": "",
        "Tests/DesignTests/ButtonTests.swift": "", "Tests/DesignTests/__Snapshots__/a.png": "",
      ]
    return try withTemporaryFolder(files) { folder in
      try PackageUpdate(
        manifest: manifest, description: Data(description.utf8), folder: folder.path,
        describedFolder: "/described/package", headframe: "../headframe")
    }
  }

  @Test("The part for Linux replaces packages, leaves out other languages, and adds what only Xcode finds")
  func part() throws {
    let update = try update(Self.manifest)

    #expect(
      update.text == Self.manifest + """

        // Linux, written by: headframe port --manifest
        #if os(Linux)
          package.dependencies = [
            .package(name: "headframe", path: "../headframe"),
            .package(url: "https://example.org/Kit.git", exact: "2.1.0"),
            .package(path: "../../Tokens"),
          ]
          package.targets.removeAll { ["Blob", "Old"].contains($0.name) }
          package.products.removeAll { ["Old"].contains($0.name) }
          for target in package.targets {
            switch target.name {
            case "Design":
              target.dependencies = [.product(name: "Kit", package: "Kit"), .product(name: "UIKit", package: "headframe")]
              target.plugins = nil
              target.exclude += ["Preview Content"]
              target.resources = (target.resources ?? []) + [.process("Colors.xcassets")]
            case "DesignTests":
              target.dependencies = [
                .byName(name: "Design"),
                .product(name: "SnapshotTesting", package: "headframe"),
                .product(name: "UIKit", package: "headframe"),
              ]
              target.exclude += ["__Snapshots__"]
            default: break
            }
          }
        #endif

        """)
    #expect(
      update.notes == [
        "target Old: Objective-C", "target Blob: a binary for Apple's systems",
        "package Kit: kept; it must build on Linux", "package SwiftLint: a tool for developers, left out",
        "package Style: no target depends on it, left out",
        "package tokens: local; run headframe port --manifest in its folder, too",
        "products Old: left out with their targets",
      ])
  }

  private static let project = """
    // !$*UTF8*$!
    { objectVersion = 77; rootObject = P; objects = {
      P = {isa = PBXProject; mainGroup = G; targets = (T, U, Q); };
      T = {isa = PBXNativeTarget; name = DesignTests; productType = "com.apple.product-type.bundle.unit-test";
        fileSystemSynchronizedGroups = (GT); };
      U = {isa = PBXNativeTarget; name = LookTests; productType = "com.apple.product-type.bundle.unit-test";
        fileSystemSynchronizedGroups = (GU); };
      Q = {isa = PBXNativeTarget; name = SpecTests; productType = "com.apple.product-type.bundle.unit-test";
        fileSystemSynchronizedGroups = (GQ); };
      G = {isa = PBXGroup; children = (GT, GU, GQ); sourceTree = "<group>"; };
      GT = {isa = PBXFileSystemSynchronizedRootGroup; path = Tests/DesignTests; sourceTree = "<group>"; };
      GU = {isa = PBXFileSystemSynchronizedRootGroup; path = LookTests; sourceTree = "<group>"; };
      GQ = {isa = PBXFileSystemSynchronizedRootGroup; path = Specs; sourceTree = "<group>"; };
    }; }
    """

  @Test("Tests and their resources that only an Xcode project next to the manifest lists are added")
  func testsOfProjects() throws {
    let files = [
      "Design.xcodeproj/project.pbxproj": Self.project, "Sources/Design/Button.swift": "",
      "Tests/DesignTests/ButtonTests.swift": "", "Tests/DesignTests/Images/a.png": "",
      "LookTests/LookTests.swift": "import XCTest\nimport SnapshotTesting\n@testable import Design\n",
      "LookTests/Look.json": "{}", "LookTests/Info.plist": "",
      "Specs/ButtonSpec.swift": "import Mocks\nimport Design\n",
    ]
    let update = try update(Self.manifest, files)

    #expect(
      update.text.contains(
        """
          package.targets.append(
            .testTarget(
              name: "LookTests",
              dependencies: [
                "Design",
                .product(name: "UIKit", package: "headframe"),
                .product(name: "SnapshotTesting", package: "headframe"),
              ],
              path: "LookTests",
              exclude: ["Info.plist"],
              resources: [.process("Look.json")]))
        """))
    #expect(update.text.contains("      target.resources = (target.resources ?? []) + [.process(\"Images\")]"))
    #expect(update.notes.contains("tests LookTests: of Design.xcodeproj"))
    #expect(update.notes.contains("tests SpecTests: import Mocks; add the packages"))
    #expect(!update.text.contains("SpecTests"))
  }

  /// A project in a folder of the package, with tests in its own folder and next to it.
  private static let demo = """
    // !$*UTF8*$!
    { objectVersion = 77; rootObject = P; objects = {
      P = {isa = PBXProject; mainGroup = G; targets = (T, S, M); };
      T = {isa = PBXNativeTarget; name = DemoTests; productType = "com.apple.product-type.bundle.unit-test";
        buildPhases = (TP); };
      S = {isa = PBXNativeTarget; name = Specs; productType = "com.apple.product-type.bundle.unit-test";
        fileSystemSynchronizedGroups = (GS); };
      M = {isa = PBXNativeTarget; name = ModelTests; productType = "com.apple.product-type.bundle.unit-test";
        fileSystemSynchronizedGroups = (GM); };
      TP = {isa = PBXSourcesBuildPhase; files = (TB); };
      TB = {isa = PBXBuildFile; fileRef = F; };
      F = {isa = PBXFileReference; path = DemoTests.swift; sourceTree = "<group>"; };
      G = {isa = PBXGroup; children = (GT, GS, GM); sourceTree = "<group>"; };
      GT = {isa = PBXGroup; path = Tests; children = (F); sourceTree = "<group>"; };
      GS = {isa = PBXFileSystemSynchronizedRootGroup; path = ../Specs; sourceTree = "<group>"; };
      GM = {isa = PBXFileSystemSynchronizedRootGroup; path = Models; sourceTree = "<group>"; };
    }; }
    """

  @Test(
    "Tests of a project below the package are added, with the versions of Quick and Nimble that their sources need",
    arguments: [
      ("override class func spec()", "from: \"7.0.0\"", "from: \"13.0.0\""),
      ("override func spec()", "\"5.0.0\"..<\"6.0.0\"", "\"10.0.0\"..<\"11.0.0\""),
    ])
  func testsOfNestedProjects(method: String, quick: String, nimble: String) throws {
    let specification = "import Quick\nimport Nimble\n@testable import Design\nclass A: QuickSpec { \(method) {} }\n"
    let update = try update(
      Self.manifest,
      [
        "Example/Demo.xcodeproj/project.pbxproj": Self.demo, "Sources/Design/Button.swift": "",
        "Example/Tests/DemoTests.swift": "import XCTest\nimport Design\n",
        "Example/Models/ModelTests.swift": "import XCTest\n", "Specs/ButtonSpec.swift": specification,
      ])

    #expect(
      update.text.contains(
        """
          package.targets.append(
            .testTarget(
              name: "DemoTests",
              dependencies: [
                "Design",
                .product(name: "UIKit", package: "headframe"),
                .product(name: "SnapshotTesting", package: "headframe"),
              ],
              path: "Example/Tests"))
          package.dependencies.append(.package(url: "https://github.com/Quick/Nimble.git", \(nimble)))
          package.dependencies.append(.package(url: "https://github.com/Quick/Quick.git", \(quick)))
          package.targets.append(
            .testTarget(
              name: "Specs",
              dependencies: [
                "Design",
                .product(name: "UIKit", package: "headframe"),
                .product(name: "Nimble", package: "Nimble"),
                .product(name: "Quick", package: "Quick"),
                .product(name: "SnapshotTesting", package: "headframe"),
              ],
              path: "Specs"))
          for target in package.targets {
        """))
    #expect(update.notes.contains("tests DemoTests: of Example/Demo.xcodeproj"))
    // Tests of the app alone are no tests of the package.
    #expect(!update.text.contains("ModelTests"))
  }

  @Test("An app of a project whose code the tests use becomes a target, with its resources")
  func testedApp() throws {
    let project = """
      // !$*UTF8*$!
      { objectVersion = 77; rootObject = P; objects = {
        P = {isa = PBXProject; mainGroup = G; targets = (A, T); };
        A = {isa = PBXNativeTarget; name = "Kit-Demo"; productType = "com.apple.product-type.application";
          fileSystemSynchronizedGroups = (GA); };
        T = {isa = PBXNativeTarget; name = DemoTests; productType = "com.apple.product-type.bundle.unit-test";
          fileSystemSynchronizedGroups = (GT); };
        G = {isa = PBXGroup; children = (GA, GT); sourceTree = "<group>"; };
        GA = {isa = PBXFileSystemSynchronizedRootGroup; path = App; sourceTree = "<group>"; };
        GT = {isa = PBXFileSystemSynchronizedRootGroup; path = Tests; sourceTree = "<group>"; };
      }; }
      """
    let update = try update(
      Self.manifest,
      [
        "Demo/Demo.xcodeproj/project.pbxproj": project, "Sources/Design/Button.swift": "",
        "Demo/App/App.swift": "import UIKit\nimport Design\n", "Demo/App/Base.lproj/Main.storyboard": "",
        "Demo/Tests/DemoTests.swift": "import XCTest\n@testable import Design\n@testable import Kit_Demo\n",
      ])

    #expect(
      update.text.contains(
        """
          package.targets.append(
            .target(
              name: "Kit_Demo",
              dependencies: ["Design", .product(name: "UIKit", package: "headframe")],
              path: "Demo/App",
              resources: [.process("Base.lproj")]))
          package.targets.append(
            .testTarget(
              name: "DemoTests",
              dependencies: [
                "Design",
                "Kit_Demo",
                .product(name: "UIKit", package: "headframe"),
                .product(name: "SnapshotTesting", package: "headframe"),
              ],
              path: "Demo/Tests"))
        """))
    #expect(update.notes.contains("target Kit_Demo: of Demo/Demo.xcodeproj"))
  }

  @Test("Manifests for old tools have neither names of local packages nor resources")
  func oldTools() throws {
    let manifest = Self.manifest.replacingOccurrences(of: "5.9", with: "5.1")
    let update = try update(manifest)

    #expect(update.text.contains("    .package(path: \"../headframe\"),"))
    #expect(!update.text.contains("target.resources"))
    #expect(
      update.notes.contains(
        "resources Colors.xcassets: only with headframe swift, since they need swift-tools-version 5.3"))
  }

  @Test("Language versions that the compiler does not know become its modes; others are kept")
  func languageVersions() throws {
    let versions = "\"swiftLanguageVersions\": [\"5.0\", \"5.1\"], "
    let unknown = Self.description.replacingOccurrences(
      of: "{\"name\": \"Design\", \"dep", with: "{\"name\": \"Design\", " + versions + "\"dep")
    #expect(try update(Self.manifest, description: unknown).text.contains("  package.swiftLanguageVersions = [.v5]\n"))
    let early = Self.manifest.replacingOccurrences(of: "5.9", with: "4.2")
    #expect(
      try update(early, description: unknown).text.contains("  package.swiftLanguageVersions = [.version(\"5\")]\n"))
    let known = unknown.replacingOccurrences(of: "\"5.0\", \"5.1\"", with: "\"4.2\", \"5\"")
    #expect(try !update(Self.manifest, description: known).text.contains("swiftLanguageVersions"))
  }

  @Test("A dependency on the snapshot library by the name of its package is one on Headframe's product")
  func snapshotsByPackage() throws {
    let named = Self.description.replacing(
      #/\{"product": \["SnapshotTesting".*?\]\}\]\}/#.dotMatchesNewlines(),
      with: "{\"byName\": [\"swift-snapshot-testing\", null]}")
    #expect(named != Self.description)
    let text = try update(Self.manifest, description: named).text
    #expect(text.contains(".product(name: \"SnapshotTesting\", package: \"headframe\")"))
    #expect(!text.contains("swift-snapshot-testing"))
  }

  @Test("A product with another package's name does not keep a package on which no target depends")
  func productsNamedLikePackages() throws {
    let description = Self.description.replacingOccurrences(
      of: "{\"product\": [\"Kit\", \"Kit\", null, null]}", with: "{\"byName\": [\"Kit\", null]}")
    let update = try update(Self.manifest, description: description)

    #expect(update.text.contains("https://example.org/Kit.git"))
    #expect(update.notes.contains("package Style: no target depends on it, left out"))
  }

  @Test("Manifests for old tools have the resources that only Xcode finds: of its types, and of the project's tests")
  func unlistedResources() throws {
    let manifest = Self.manifest.replacingOccurrences(of: "5.9", with: "5.1")
    let files = [
      "Design.xcodeproj/project.pbxproj": Self.project, "Sources/Design/Button.swift": "",
      "Sources/Design/Views/Colors.xcassets/Contents.json": "{}", "Sources/Design/de.lproj/Main.strings": "",
      "Tests/DesignTests/ButtonTests.swift": "", "Tests/DesignTests/Images/a.png": "",
      "Tests/DesignTests/Images/Dark/b.png": "", "Tests/DesignTests/Cell.xib": "",
      "Sources/Old/Old.swift": "",
    ]
    let targets = try withTemporaryFolder(files) { folder in
      UnlistedResources(manifest: manifest, description: Data(Self.description.utf8), folder: folder.path).targets
    }

    #expect(targets.map(\.bundle) == ["Design_Design.resources", "Design_DesignTests.resources"])
    let names = targets.map { $0.items.map(\.name) }
    #expect(names == [["Colors.xcassets", "de.lproj"], ["Cell.xib", "b.png", "a.png"]])
    #expect(
      targets.last?.items.map(\.path) == [
        "Tests/DesignTests/Cell.xib", "Tests/DesignTests/Images/Dark/b.png", "Tests/DesignTests/Images/a.png",
      ])
    let later = UnlistedResources(manifest: Self.manifest, description: Data(Self.description.utf8), folder: "/")
    #expect(later.targets.isEmpty)
  }

  @Test("A part that was written before is replaced")
  func repeated() throws {
    let once = try update(Self.manifest).text

    #expect(PackageUpdate.original(of: once) == Self.manifest)
    #expect(try update(PackageUpdate.original(of: once)).text == once)
  }

  @Test("A manifest without the constant \"package\" is refused")
  func otherNames() {
    #expect(throws: PackageUpdate.UnusableManifest.self) { try update("let manifest = Package(name: \"A\")\n") }
  }
}
