// swift-tools-version: 6.1
// What libraries for iOS and their tests rely on beside views: isolated test cases, test cases as delegates, members of
// extensions that tests override, objects of unknown classes, Core Text without its import, Combine, observed elements of
// lists, Image I/O, and declarations that need SwiftUI.
import PackageDescription

let kit = Target.Dependency.product(name: "UIKit", package: "headframe")

/// Returns the tests of a language mode; the files of version 6 are links to the files of version 5.
func tests(_ version: String, _ mode: SwiftLanguageMode) -> Target {
  .testTarget(
    name: "Idioms\(version)Tests", dependencies: [kit, "Idioms", "Publishing"],
    swiftSettings: [.swiftLanguageMode(mode)])
}

let package = Package(
  name: "Idioms",
  dependencies: [.package(name: "headframe", path: "../../..")],
  targets: [
    .target(name: "Idioms", dependencies: [kit], swiftSettings: [.swiftLanguageMode(.v5)]),
    .target(name: "Publishing", dependencies: [kit], swiftSettings: [.swiftLanguageMode(.v5)]),
    tests("5", .v5), tests("6", .v6),
  ])
