// swift-tools-version: 6.1
// An app's screens with their snapshot tests, as written for iOS. Only the lines under `os(Linux)` are for Linux.
import PackageDescription

#if os(Linux)
  let dependencies: [Package.Dependency] = [.package(name: "headframe", path: "../..")]
  let kit: [Target.Dependency] = [.product(name: "UIKit", package: "headframe")]
  let snapshots = "headframe"
#else
  let dependencies: [Package.Dependency] = [
    .package(url: "https://github.com/pointfreeco/swift-snapshot-testing", from: "1.19.0")
  ]
  let kit: [Target.Dependency] = []
  let snapshots = "swift-snapshot-testing"
#endif

let tests: [Target.Dependency] =
  ["Profile", .product(name: "SnapshotTesting", package: snapshots)] + kit

let package = Package(
  name: "SnapshotClient",
  platforms: [.iOS(.v15)],
  dependencies: dependencies,
  targets: [
    .target(name: "Profile", dependencies: kit),
    .testTarget(
      name: "ProfileTests",
      dependencies: tests + [.product(name: "InlineSnapshotTesting", package: snapshots)],
      exclude: ["__Snapshots__"]),
    .testTarget(
      name: "ProfileXCTests", dependencies: tests, exclude: ["__Snapshots__"],
      swiftSettings: [.swiftLanguageMode(.v5)]),
    .testTarget(name: "ProfileXCTests6", dependencies: tests, exclude: ["__Snapshots__"]),
  ])
