// swift-tools-version: 6.1
// The screens of an iOS app with Objective-C syntax, storyboards with segues, and nibs. Sources and Tests contain no
// code for Linux. `headframe swift test` builds and tests them in both language modes.
import PackageDescription

let kit = Target.Dependency.product(name: "UIKit", package: "headframe")

/// Returns the targets of a language mode; the files of version 6 are links to the files of version 5.
func journal(_ version: String, _ mode: SwiftLanguageMode) -> [Target] {
  [
    .target(
      name: "Journal\(version)", dependencies: [kit], resources: [.process("Resources")],
      swiftSettings: [.swiftLanguageMode(mode)]),
    .testTarget(
      name: "Journal\(version)Tests", dependencies: [kit, .target(name: "Journal\(version)")],
      swiftSettings: [.swiftLanguageMode(mode)]),
  ]
}

let package = Package(
  name: "Journal",
  defaultLocalization: "en",
  dependencies: [.package(name: "headframe", path: "../../..")],
  targets: journal("5", .v5) + journal("6", .v6))
