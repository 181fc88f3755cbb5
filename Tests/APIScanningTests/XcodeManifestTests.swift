import Foundation
import TestSupport
import Testing

@testable import APIScanning

/// The projects are written for these tests, in the formats of Xcode 15 and 16.
@Suite("Manifests for Xcode projects")
struct XcodeManifestTests {
  private static let grouped = """
    // !$*UTF8*$!
    { objectVersion = 56; rootObject = P; objects = {
      P = {isa = PBXProject; mainGroup = G; developmentRegion = de; buildConfigurationList = PL;
        targets = (A, T, E); packageReferences = (R, S); };
      PL = {isa = XCConfigurationList; buildConfigurations = (PD); };
      PD = {isa = XCBuildConfiguration; name = Debug; buildSettings = {SWIFT_VERSION = 5.0; SDKROOT = iphoneos; }; };
      AL = {isa = XCConfigurationList; buildConfigurations = (AD); };
      AD = {isa = XCBuildConfiguration; name = Debug; buildSettings = {
        PRODUCT_NAME = "$(TARGET_NAME)"; SWIFT_ACTIVE_COMPILATION_CONDITIONS = "DEBUG BETA"; }; };
      A = {isa = PBXNativeTarget; name = "My Shop"; productType = "com.apple.product-type.application";
        buildConfigurationList = AL; buildPhases = (AS, AR); packageProductDependencies = (K); };
      T = {isa = PBXNativeTarget; name = ShopTests; productType = "com.apple.product-type.bundle.unit-test";
        buildPhases = (TS); dependencies = (TD); packageProductDependencies = (SP); };
      E = {isa = PBXNativeTarget; name = Widget; productType = "com.apple.product-type.app-extension"; };
      TD = {isa = PBXTargetDependency; target = A; };
      AS = {isa = PBXSourcesBuildPhase; files = (B1, B2); };
      AR = {isa = PBXResourcesBuildPhase; files = (B3, B4, B5); };
      TS = {isa = PBXSourcesBuildPhase; files = (B6); };
      B1 = {isa = PBXBuildFile; fileRef = F1; }; B2 = {isa = PBXBuildFile; fileRef = F2; };
      B3 = {isa = PBXBuildFile; fileRef = F3; }; B4 = {isa = PBXBuildFile; fileRef = V; };
      B5 = {isa = PBXBuildFile; fileRef = F7; }; B6 = {isa = PBXBuildFile; fileRef = F6; };
      G = {isa = PBXGroup; children = (GA, GT); sourceTree = "<group>"; };
      GA = {isa = PBXGroup; path = Shop; children = (F1, F2, F3, V, F7); sourceTree = "<group>"; };
      GT = {isa = PBXGroup; path = Tests; children = (F6); sourceTree = "<group>"; };
      F1 = {isa = PBXFileReference; path = App.swift; sourceTree = "<group>"; };
      F2 = {isa = PBXFileReference; path = "Views/Cart.swift"; sourceTree = "<group>"; };
      F3 = {isa = PBXFileReference; path = Assets.xcassets; sourceTree = "<group>"; };
      F6 = {isa = PBXFileReference; path = CartTests.swift; sourceTree = "<group>"; };
      F7 = {isa = PBXFileReference; path = Fixtures; lastKnownFileType = folder; sourceTree = "<group>"; };
      V = {isa = PBXVariantGroup; name = Main.storyboard; children = (V1); sourceTree = "<group>"; };
      V1 = {isa = PBXFileReference; path = Base.lproj/Main.storyboard; sourceTree = "<group>"; };
      R = {isa = XCRemoteSwiftPackageReference; repositoryURL = "https://example.org/Kit.git";
        requirement = {kind = upToNextMajorVersion; minimumVersion = 2.1.0; }; };
      S = {isa = XCRemoteSwiftPackageReference; repositoryURL = "https://github.com/pointfreeco/swift-snapshot-testing";
        requirement = {kind = upToNextMajorVersion; minimumVersion = 1.0.0; }; };
      K = {isa = XCSwiftPackageProductDependency; package = R; productName = Kit; };
      SP = {isa = XCSwiftPackageProductDependency; package = S; productName = SnapshotTesting; };
    }; }
    """

  private static let shop = [
    "Shop.xcodeproj/project.pbxproj": grouped, "Shop/App.swift": "", "Shop/Views/Cart.swift": "",
    "Shop/Info.plist": "", "Shop/Old.swift": "", "Shop/Assets.xcassets/Contents.json": "{}",
    "Shop/Base.lproj/Main.storyboard": "", "Shop/Fixtures/a.json": "{}", "Tests/CartTests.swift": "",
    "Tests/__Snapshots__/CartTests/cart.1.png": "", "Podfile": "target 'Shop' do\n  pod 'SnapKit', '~> 5'\nend\n",
  ]

  private func manifest(_ files: [String: String]) throws -> LinuxManifest {
    try withTemporaryFolder(files) { folder in
      let project = try #require(XcodeProject(path: folder.appendingPathComponent("Shop.xcodeproj").path))
      return LinuxManifest(project, folder: folder.path, headframe: "../headframe")
    }
  }

  @Test("Groups become targets with their folders, resources, excluded files, packages and settings")
  func groups() throws {
    let manifest = try manifest(Self.shop)

    #expect(
      manifest.text == """
        // swift-tools-version: 6.1
        // The package for Linux of Shop.xcodeproj, written by: headframe port --manifest
        // Xcode opens the project and does not need this file.
        import PackageDescription

        let package = Package(
          name: "Shop",
          defaultLocalization: "de",
          dependencies: [
            .package(name: "headframe", path: "../headframe"),
            .package(url: "https://example.org/Kit.git", from: "2.1.0"),
          ],
          targets: [
            .target(
              name: "My_Shop",
              dependencies: [.product(name: "UIKit", package: "headframe"), .product(name: "Kit", package: "Kit")],
              path: "Shop",
              exclude: ["Info.plist", "Old.swift"],
              resources: [.process("Assets.xcassets"), .process("Base.lproj"), .copy("Fixtures")],
              swiftSettings: [.define("BETA")]),
            .testTarget(
              name: "ShopTests",
              dependencies: [
                "My_Shop",
                .product(name: "UIKit", package: "headframe"),
                .product(name: "SnapshotTesting", package: "headframe"),
              ],
              path: "Tests",
              exclude: ["__Snapshots__"]),
          ],
          swiftLanguageModes: [.v5])

        """)
    #expect(
      manifest.notes == [
        "target Widget: app-extension", "package Kit: kept; it must build on Linux",
        "CocoaPods and Carthage: add packages for SnapKit",
      ])
  }

  private static let folders = """
    // !$*UTF8*$!
    { rootObject = P; objects = {
      P = {isa = PBXProject; mainGroup = G; buildConfigurationList = PL; targets = (A, W, M); };
      PL = {isa = XCConfigurationList; buildConfigurations = (PD); };
      PD = {isa = XCBuildConfiguration; name = Debug; baseConfigurationReferenceAnchor = CG;
        baseConfigurationReferenceRelativePath = Base.xcconfig; buildSettings = {}; };
      ML = {isa = XCConfigurationList; buildConfigurations = (MD); };
      MD = {isa = XCBuildConfiguration; name = Debug; buildSettings = {SDKROOT = macosx; }; };
      A = {isa = PBXNativeTarget; name = Shop; productType = "com.apple.product-type.application";
        fileSystemSynchronizedGroups = (SG); };
      W = {isa = PBXNativeTarget; name = Kit; productType = "com.apple.product-type.framework";
        fileSystemSynchronizedGroups = (KG); };
      M = {isa = PBXNativeTarget; name = Mac; productType = "com.apple.product-type.application";
        buildConfigurationList = ML; };
      G = {isa = PBXGroup; children = (SG, KG, CG); sourceTree = "<group>"; };
      CG = {isa = PBXFileSystemSynchronizedRootGroup; path = Settings; sourceTree = "<group>"; };
      SG = {isa = PBXFileSystemSynchronizedRootGroup; path = Shop; sourceTree = "<group>"; exceptions = (EA, EK);
        explicitFolders = (Web); };
      KG = {isa = PBXFileSystemSynchronizedRootGroup; path = Kit; sourceTree = "<group>"; };
      EA = {isa = PBXFileSystemSynchronizedBuildFileExceptionSet; target = A;
        membershipExceptions = (Info.plist, Shared.swift); };
      EK = {isa = PBXFileSystemSynchronizedBuildFileExceptionSet; target = W; membershipExceptions = (Shared.swift); };
    }; }
    """

  @Test("The folders of a project become targets without their exceptions, which another target can have")
  func synchronizedFolders() throws {
    let manifest = try manifest([
      "Shop.xcodeproj/project.pbxproj": Self.folders, "Shop/App.swift": "", "Shop/Shared.swift": "",
      "Shop/Info.plist": "", "Shop/Strings.xcstrings": "{}", "Shop/Web/index.html": "", "Shop/Bridge.m": "",
      "Kit/Kit.swift": "",
      "Settings/Base.xcconfig": "#include \"More.xcconfig\"\nSWIFT_VERSION = 6.0; // new\n",
      "Settings/More.xcconfig": "SWIFT_DEFAULT_ACTOR_ISOLATION = MainActor;\n",
    ])

    #expect(manifest.text.hasPrefix("// swift-tools-version: 6.2\n"))
    #expect(
      manifest.text.contains(
        """
              path: "Shop",
              exclude: ["Bridge.m", "Info.plist", "Shared.swift"],
              resources: [.process("Strings.xcstrings"), .copy("Web")],
              swiftSettings: [.defaultIsolation(MainActor.self)]),
        """))
    // The common folder of both files is that of the package, so that the sources are listed.
    #expect(
      manifest.text.contains(
        """
              path: ".",
              sources: ["Kit", "Shop/Shared.swift"],
        """))
    #expect(manifest.text.hasSuffix("  swiftLanguageModes: [.v6])\n"))
    #expect(
      manifest.notes == ["target Mac: for macosx", "target Shop: 1 file of C, Objective-C or Metal"])
  }

  @Test("A file of two targets stays in the one that the other imports; without an import, the first target has all")
  func sharedFiles() throws {
    var files: [String: String] = [
      "Shop.xcodeproj/project.pbxproj": """
      { rootObject = P; objects = {
        P = {isa = PBXProject; targets = (A, K, T); };
        A = {isa = PBXNativeTarget; name = Shop; productType = "com.apple.product-type.application"; buildPhases = (AS); };
        K = {isa = PBXNativeTarget; name = Kit; productType = "com.apple.product-type.framework"; buildPhases = (KS); };
        T = {isa = PBXNativeTarget; name = Tests; productType = "com.apple.product-type.bundle.unit-test";
          buildPhases = (TS); dependencies = (TD); };
        TD = {isa = PBXTargetDependency; target = K; };
        AS = {isa = PBXSourcesBuildPhase; files = (B1, B2); };
        KS = {isa = PBXSourcesBuildPhase; files = (B2); };
        TS = {isa = PBXSourcesBuildPhase; files = (B3); };
        B1 = {isa = PBXBuildFile; fileRef = F1; }; B2 = {isa = PBXBuildFile; fileRef = F2; };
        B3 = {isa = PBXBuildFile; fileRef = F3; };
        F1 = {isa = PBXFileReference; path = App/App.swift; sourceTree = SOURCE_ROOT; };
        F2 = {isa = PBXFileReference; path = Kit/Kit.swift; sourceTree = SOURCE_ROOT; };
        F3 = {isa = PBXFileReference; path = Tests/KitTests.swift; sourceTree = SOURCE_ROOT; };
      }; }
      """, "App/App.swift": "import Kit\n", "Kit/Kit.swift": "", "Tests/KitTests.swift": "",
    ]
    let imported = try manifest(files)
    #expect(imported.text.contains("path: \"App\""))
    #expect(imported.text.contains("path: \"Kit\""))
    #expect(imported.notes.isEmpty)
    // Tests can record snapshots, although the project has none.
    #expect(imported.text.ranges(of: ".product(name: \"SnapshotTesting\", package: \"headframe\")").count == 1)

    files["App/App.swift"] = "let app = 1\n"
    let merged = try manifest(files)
    #expect(merged.text.contains("name: \"Tests\",\n      dependencies: [\n        \"Shop\","))
    #expect(!merged.text.contains("path: \"Kit\""))
    #expect(merged.notes == ["target Kit: compiles files of Shop, which replaces it"])
  }

  @Test("Resources next to listed sources, repeated names, bundles and a Mac's SDK result in a valid manifest")
  func resources() throws {
    let project = """
      { rootObject = P; objects = {
        P = {isa = PBXProject; mainGroup = G; targets = (A); };
        AL = {isa = XCConfigurationList; buildConfigurations = (AD); };
        AD = {isa = XCBuildConfiguration; name = Debug; buildSettings = {
          SDKROOT = macosx; SUPPORTED_PLATFORMS = "iphoneos iphonesimulator macosx"; }; };
        A = {isa = PBXNativeTarget; name = App; productType = "com.apple.product-type.application";
          buildConfigurationList = AL; buildPhases = (AS, AR, AF); };
        AS = {isa = PBXSourcesBuildPhase; files = (B1, B2); };
        AR = {isa = PBXResourcesBuildPhase; files = (B3, B4, B5, B6, B7); };
        AF = {isa = PBXFrameworksBuildPhase; files = (B8); };
        B1 = {fileRef = F1; }; B2 = {fileRef = F2; }; B3 = {fileRef = F3; }; B4 = {fileRef = F4; };
        B5 = {fileRef = F5; }; B6 = {fileRef = F6; }; B7 = {fileRef = F7; }; B8 = {fileRef = F8; };
        G = {isa = PBXGroup; children = (F1, F2, F3, F4, F5, F6, F7); sourceTree = "<group>"; };
        F1 = {path = App/A.swift; sourceTree = "<group>"; }; F2 = {path = Constants.swift; sourceTree = "<group>"; };
        F3 = {path = App/albums.json; sourceTree = "<group>"; }; F4 = {path = Old/albums.json; sourceTree = "<group>"; };
        F5 = {path = App/en.lproj/Info.strings; sourceTree = "<group>"; };
        F6 = {path = Old/en.lproj/Info.strings; sourceTree = "<group>"; };
        F7 = {path = Old/Kit.bundle; sourceTree = "<group>"; };
        F8 = {path = Feed.framework; sourceTree = BUILT_PRODUCTS_DIR; };
      }; }
      """
    let manifest = try manifest([
      "Shop.xcodeproj/project.pbxproj": project, "App/A.swift": "", "Constants.swift": "", "App/albums.json": "[]",
      "Old/albums.json": "[]", "App/en.lproj/Info.strings": "", "Old/en.lproj/Info.strings": "",
      "Old/en.lproj/Other.strings": "", "Old/Kit.bundle/Info.plist": "",
      "Watch/en.lproj/Info.strings": "", "Watch/Other.bundle/en.lproj/Info.strings": "", "Watch/B.swift": "",
    ])

    #expect(
      manifest.text.contains(
        """
              path: ".",
              exclude: ["Watch/Other.bundle", "Watch/en.lproj", "Old/en.lproj/Info.strings"],
              sources: ["App/A.swift", "Constants.swift"],
              resources: [
                .process("App/albums.json"),
                .process("App/en.lproj"),
                .process("Old/en.lproj"),
                .copy("Old/Kit.bundle"),
              ]),
        """), "\(manifest.text)")
    #expect(
      manifest.notes == [
        "target App: Feed.framework, which another project builds; add the package of that project",
        "target App: Old/albums.json, since another resource has this name",
        "target App: Old/en.lproj/Info.strings, since another resource has this name",
      ])
  }

  @Test("The framework of another project of the workspace is the product of the package in its folder")
  func workspaces() throws {
    let app = """
      { rootObject = P; objects = {
        P = {isa = PBXProject; mainGroup = G; targets = (A); };
        A = {isa = PBXNativeTarget; name = App; productType = "com.apple.product-type.application";
          buildPhases = (AF); fileSystemSynchronizedGroups = (SG); };
        G = {isa = PBXGroup; children = (SG); sourceTree = "<group>"; };
        SG = {isa = PBXFileSystemSynchronizedRootGroup; path = App; sourceTree = "<group>"; };
        AF = {isa = PBXFrameworksBuildPhase; files = (B1, B2); };
        B1 = {fileRef = F1; }; B2 = {fileRef = F2; };
        F1 = {path = Feed.framework; sourceTree = BUILT_PRODUCTS_DIR; };
        F2 = {path = Other.framework; sourceTree = BUILT_PRODUCTS_DIR; };
      }; }
      """
    let feed = """
      { rootObject = P; objects = {
        P = {isa = PBXProject; mainGroup = G; targets = (F); };
        F = {isa = PBXNativeTarget; name = Feed; productType = "com.apple.product-type.framework";
          fileSystemSynchronizedGroups = (SG); };
        G = {isa = PBXGroup; children = (SG); sourceTree = "<group>"; };
        SG = {isa = PBXFileSystemSynchronizedRootGroup; path = Sources; sourceTree = "<group>"; };
      }; }
      """
    let files = [
      "App/App.xcodeproj/project.pbxproj": app, "App/App/App.swift": "", "Feed/Feed.xcodeproj/project.pbxproj": feed,
      "Feed/Sources/Feed.swift": "",
      "App/All.xcworkspace/contents.xcworkspacedata": """
      <FileRef location = "group:../Feed/Feed.xcodeproj"></FileRef>
      <FileRef location = "container:App.xcodeproj"></FileRef>
      <FileRef location = "group:../Absent/Absent.xcodeproj"></FileRef>
      """,
    ]
    try withTemporaryFolder(files) { folder in
      func manifest(_ name: String) throws -> LinuxManifest {
        let path = folder.appendingPathComponent(name).path
        let project = try #require(XcodeProject(path: "\(path)/\(name).xcodeproj"))
        return LinuxManifest(project, folder: path, headframe: "../headframe")
      }
      let (app, feed) = (try manifest("App"), try manifest("Feed"))
      #expect(app.text.contains("    .package(path: \"../Feed\"),\n"))
      #expect(app.text.contains(".product(name: \"Feed\", package: \"Feed\")"))
      #expect(!app.text.contains("  products: ["))
      #expect(
        app.notes == [
          "target App: Other.framework, which another project builds; add the package of that project",
          "package Feed: local; run headframe port --manifest in its folder, too",
        ])
      #expect(feed.text.contains("  products: [\n    .library(name: \"Feed\", targets: [\"Feed\"]),\n  ],\n"))
    }
  }

  @Test("A product without a named package is that of a package in a folder of the project, or of a listed folder")
  func localPackages() throws {
    let project = """
      { rootObject = P; objects = {
        P = {isa = PBXProject; mainGroup = G; targets = (A); packageReferences = (L); };
        A = {isa = PBXNativeTarget; name = Shop; productType = "com.apple.product-type.application";
          fileSystemSynchronizedGroups = (SG); packageProductDependencies = (K, C, B, N); };
        G = {isa = PBXGroup; children = (SG); sourceTree = "<group>"; };
        SG = {isa = PBXFileSystemSynchronizedRootGroup; path = Shop; sourceTree = "<group>"; };
        L = {isa = XCLocalSwiftPackageReference; relativePath = ../Basket; };
        K = {isa = XCSwiftPackageProductDependency; productName = Cards; };
        C = {isa = XCSwiftPackageProductDependency; productName = Colors; };
        B = {isa = XCSwiftPackageProductDependency; productName = Basket; };
        N = {isa = XCSwiftPackageProductDependency; productName = Absent; };
      }; }
      """
    let kit = """
      let package = Package(
        products: [.library(name: "Cards", targets: ["Cards"]), .library(name: "Colors", targets: ["Colors"])],
        targets: [.target(name: "Cards"), .target(name: "Colors")])
      """
    let files = [
      "App/Shop.xcodeproj/project.pbxproj": project, "App/Shop/App.swift": "", "App/Modules/Kit/Package.swift": kit,
      "App/Modules/Kit/.build/checkouts/Other/Package.swift": kit,
      "Basket/Package.swift": "let package = Package(products: [.library(name: \"Basket\", targets: [])])",
    ]
    try withTemporaryFolder(files) { folder in
      let app = folder.appendingPathComponent("App").path
      let project = try #require(XcodeProject(path: "\(app)/Shop.xcodeproj"))
      let manifest = LinuxManifest(project, folder: app, headframe: "../headframe")

      #expect(
        manifest.text.contains(
          """
              .package(path: "../Basket"),
              .package(path: "Modules/Kit"),
            ],
          """))
      #expect(
        manifest.text.contains(
          """
                  .product(name: "Basket", package: "Basket"),
                  .product(name: "Cards", package: "Kit"),
                  .product(name: "Colors", package: "Kit"),
                ],
          """), "\(manifest.text)")
      #expect(
        manifest.notes == [
          "target Shop: product Absent, whose package is not below this folder; add the package",
          "package Basket: local; run headframe port --manifest in its folder, too",
          "package Kit: local; run headframe port --manifest in its folder, too",
        ])
    }
  }

  @Test("A damaged project, or paths that lead out of its folder, are no reason to stop")
  func damage() throws {
    try withTemporaryFolder(["Shop.xcodeproj/project.pbxproj": "{ rootObject = P; objects = { P = 1; }; }"]) { folder in
      #expect(XcodeProject(path: folder.appendingPathComponent("Shop.xcodeproj").path) == nil)
      #expect(XcodeProject(path: folder.path) == nil)
    }
    #expect(PathParts.normalized("../a") == nil)
    #expect(PathParts.normalized("a/../../b") == nil)
    #expect(PathParts.normalized("a/./b/../c") == "a/c")
    let cyclic = """
      { rootObject = P; objects = { P = {isa = PBXProject; targets = (T); };
        T = {isa = PBXNativeTarget; productType = "com.apple.product-type.application"; buildPhases = (S); };
        S = {isa = PBXSourcesBuildPhase; files = (B); }; B = {fileRef = G; };
        G = {isa = PBXVariantGroup; children = (G); path = a; sourceTree = "<group>"; }; }; }
      """
    #expect(try manifest(["Shop.xcodeproj/project.pbxproj": cyclic]).notes == ["target target: no Swift sources"])
  }
}
