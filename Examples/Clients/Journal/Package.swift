// swift-tools-version: 6.1
// An app's screens as written for iOS: Objective-C syntax, storyboards with segues, nibs. Sources and Tests have no code
// for Linux; `headframe swift test` builds and tests both language modes.
import PackageDescription

let kit = Target.Dependency.product(name: "UIKit", package: "headframe")

/// Returns the targets of a language mode; the files of version 6 are links to those of version 5.
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
