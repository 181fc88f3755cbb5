// swift-tools-version: 6.2
// Headframe's libraries, compiled by one version of Swift for one system. A package depends on them by the path of this
// folder, as on the sources.
import PackageDescription

let package = Package(
  name: "headframe",
  products: [
    .library(name: "UIKit", targets: ["UIKit", "SharedLibraries"]),
    .library(name: "SnapshotTesting", targets: ["SnapshotTesting", "UIKit", "SharedLibraries"]),
    .executable(name: "headframe", targets: ["headframe"]),
  ],
  targets: [
    .binaryTarget(name: "UIKit", path: "UIKit.artifactbundle"),
    .binaryTarget(name: "SnapshotTesting", path: "SnapshotTesting.artifactbundle"),
    .systemLibrary(name: "CCairo", pkgConfig: "cairo-ft", providers: [.apt(["libcairo2-dev"])]),
    .systemLibrary(name: "CFreeType", pkgConfig: "freetype2", providers: [.apt(["libfreetype-dev"])]),
    .systemLibrary(name: "CHarfBuzz", pkgConfig: "harfbuzz", providers: [.apt(["libharfbuzz-dev"])]),
    // Runs the installed command, so that `swift run headframe` works as with the sources.
    .executableTarget(name: "headframe"),
    // Archives cannot name the shared libraries that they need; an empty target can.
    .target(
      name: "SharedLibraries", dependencies: ["CCairo", "CFreeType", "CHarfBuzz"],
      linkerSettings: [
        "_FoundationICU", ":libcmark-gfm-extensions.a", ":libcmark-gfm.a", "harfbuzz-subset", "icuuc", "png",
        "turbojpeg", "webp", "isal", "xxhash", "z",
      ].map {
        .linkedLibrary($0)
      }),
  ]
)
