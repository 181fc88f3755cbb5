// swift-tools-version: 6.1
// Layout helpers written as third-party libraries for iOS are, in Swift 5 and Swift 6 mode, with tests in both test
// frameworks. Everything here imports only UIKit.
import PackageDescription

let kit = Target.Dependency.product(name: "UIKit", package: "headframe")

let package = Package(
  name: "Clients",
  dependencies: [
    .package(name: "headframe", path: "../.."),
    // Looks whether UIKit can be imported, though it does not depend on it: it must build beside it all the same.
    .package(url: "https://github.com/pointfreeco/swift-custom-dump", exact: "1.7.3"),
  ],
  targets: [
    // One source, two language modes: the second is a link to the first.
    .target(name: "LayoutSugar5", dependencies: [kit], swiftSettings: [.swiftLanguageMode(.v5)]),
    .target(name: "LayoutSugar6", dependencies: [kit], swiftSettings: [.swiftLanguageMode(.v6)]),
    .target(name: "Dumping", dependencies: [kit, .product(name: "CustomDump", package: "swift-custom-dump")]),
    .testTarget(
      name: "Swift5Tests", dependencies: [kit, "LayoutSugar5"], swiftSettings: [.swiftLanguageMode(.v5)]),
    .testTarget(
      name: "Swift6Tests", dependencies: [kit, "LayoutSugar6", "Dumping"], swiftSettings: [.swiftLanguageMode(.v6)]),
  ])
