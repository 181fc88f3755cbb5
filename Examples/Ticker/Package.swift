// swift-tools-version: 6.1
// Layout code as written for iOS, rendered without a screen by a client package.
import PackageDescription

let package = Package(
  name: "Ticker",
  products: [.library(name: "TickerViews", targets: ["TickerViews"])],
  dependencies: [.package(name: "headframe", path: "../..")],
  targets: [
    // The views, as on iOS.
    .target(name: "TickerViews", dependencies: [.product(name: "UIKit", package: "headframe")]),
    // Renders them to files.
    .executableTarget(name: "Ticker", dependencies: ["TickerViews"]),
    // The example of the README.
    .executableTarget(name: "FirstPicture", dependencies: [.product(name: "UIKit", package: "headframe")]),
  ])
