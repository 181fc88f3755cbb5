// swift-tools-version: 6.1
// An app's screens written exactly as iOS code is: Objective-C's syntax, storyboards with segues, nibs. Nothing in
// Sources and Tests knows of Linux; `headframe swift test` builds and tests both language modes.
import PackageDescription

let kit = Target.Dependency.product(name: "UIKit", package: "headframe")

/// One source, two language modes: the second target's files are links to the first's.
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
