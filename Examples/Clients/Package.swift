// swift-tools-version: 6.1
// Layout helpers in the style of third-party iOS libraries, in Swift 5 and Swift 6 mode, with tests in both test
// frameworks. The helpers import only UIKit.
import PackageDescription

let kit = Target.Dependency.product(name: "UIKit", package: "headframe")

let package = Package(
  name: "Clients",
  dependencies: [
    .package(name: "headframe", path: "../.."),
    // A package that checks `canImport(UIKit)` without depending on UIKit must build in the same graph.
    .package(url: "https://github.com/pointfreeco/swift-custom-dump", exact: "1.7.3"),
  ],
  targets: [
    // A target for each language mode; the second is a link to the first.
    .target(name: "LayoutSugar5", dependencies: [kit], swiftSettings: [.swiftLanguageMode(.v5)]),
    .target(name: "LayoutSugar6", dependencies: [kit], swiftSettings: [.swiftLanguageMode(.v6)]),
    .target(name: "Dumping", dependencies: [kit, .product(name: "CustomDump", package: "swift-custom-dump")]),
    .testTarget(
      name: "Swift5Tests", dependencies: [kit, "LayoutSugar5"], swiftSettings: [.swiftLanguageMode(.v5)]),
    .testTarget(
      name: "Swift6Tests", dependencies: [kit, "LayoutSugar6", "Dumping"], swiftSettings: [.swiftLanguageMode(.v6)]),
  ])
