// swift-tools-version: 6.1
// Layout code as it is written for iOS, rendered without a screen. It sees the library as any client does.
import PackageDescription

let package = Package(
  name: "Ticker",
  products: [.library(name: "TickerViews", targets: ["TickerViews"])],
  dependencies: [.package(name: "headframe", path: "../..")],
  targets: [
    // The views; nothing in them knows that there is no screen.
    .target(name: "TickerViews", dependencies: [.product(name: "UIKit", package: "headframe")]),
    // Renders them to files.
    .executableTarget(name: "Ticker", dependencies: ["TickerViews"]),
    // The few lines of the README.
    .executableTarget(name: "FirstPicture", dependencies: [.product(name: "UIKit", package: "headframe")]),
  ])
