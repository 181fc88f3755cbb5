// swift-tools-version: 6.1
// Sources for iOS of which half compile on Linux. `make clients` compares the compiler's errors with those that
// `headframe port` expects.
import PackageDescription

let package = Package(
  name: "Porting",
  dependencies: [.package(name: "headframe", path: "../../..")],
  targets: [
    .target(
      name: "Shop", dependencies: [.product(name: "UIKit", package: "headframe")],
      swiftSettings: [.swiftLanguageMode(.v5)])
  ])
