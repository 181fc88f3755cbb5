// swift-tools-version: 6.1
// Programs that time Headframe, in a separate package so that clients do not build them.
import PackageDescription

let package = Package(
  name: "benchmarks",
  dependencies: [.package(name: "headframe", path: "..")],
  targets: [
    // Times the solver on the same systems as its peers.
    .executableTarget(
      name: "SolverBenchmark", dependencies: [.product(name: "ConstraintSolver", package: "headframe")]),
    // Times text on the same paragraphs and labels as its peer; build it with -Xswiftc -enable-testing, since no
    // product exports TextLayout.
    .executableTarget(name: "TextBenchmark", dependencies: [.product(name: "UIKit", package: "headframe")]),
    // Times drawing and encoding beside raw Cairo and a C program; needs -enable-testing for the same reason.
    .executableTarget(name: "RenderBenchmark", dependencies: [.product(name: "UIKit", package: "headframe")]),
    // Measures layout, and GTK's constraint layout for comparison; needs -enable-testing to record the frames.
    .executableTarget(name: "LayoutBenchmark", dependencies: [.product(name: "UIKit", package: "headframe")]),
    // Times image assertions of a screen, by pixels and by digest.
    .executableTarget(
      name: "SnapshotBenchmark",
      dependencies: [
        .product(name: "UIKit", package: "headframe"), .product(name: "SnapshotTesting", package: "headframe"),
      ]),
  ],
  swiftLanguageModes: [.v6]
)
