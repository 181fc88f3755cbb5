// swift-tools-version: 6.1
// A screen of an iOS app, with code and a storyboard as written in Xcode. Sources/Recipes has no code for Linux;
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
