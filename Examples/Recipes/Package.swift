// swift-tools-version: 6.1
// A screen of an iOS app: code and a storyboard as Xcode's user writes them. Nothing in Sources/Recipes knows of Linux;
// `headframe swift run RenderRecipes` builds and renders it.
import PackageDescription

let package = Package(
  name: "Recipes",
  defaultLocalization: "en",
  dependencies: [.package(name: "headframe", path: "../..")],
  targets: [
    .target(
      name: "Recipes", dependencies: [.product(name: "UIKit", package: "headframe")],
      resources: [.process("Resources")], swiftSettings: [.swiftLanguageMode(.v5)]),
    .executableTarget(name: "RenderRecipes", dependencies: ["Recipes"]),
    .testTarget(name: "RecipesTests", dependencies: ["Recipes"]),
  ])
