// swift-tools-version: 6.1
import PackageDescription

let package = Package(
  name: "client",
  dependencies: [.package(name: "headframe", path: "lib/headframe")],
  targets: [
    .target(name: "Profile", dependencies: [.product(name: "UIKit", package: "headframe")]),
    .testTarget(
      name: "ProfileXCTests6",
      dependencies: ["Profile", .product(name: "SnapshotTesting", package: "headframe")],
      exclude: ["__Snapshots__"]),
  ])
