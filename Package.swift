// swift-tools-version: 6.1
// Headframe lays out UIKit views with Auto Layout, without a screen, and renders them to PNG.
// The targets read from the ground floor to the roof; imports only ever point down. See Sources/README.md.
import PackageDescription

/// The Debian packages of the C libraries below. `make` installs them; the names are for SwiftPM's
/// hints.
func debian(_ package: String) -> [SystemPackageProvider] { [.apt([package])] }

let package = Package(
  name: "headframe",
  products: [
    // UIKit, and the frameworks that its code imports beside it.
    .library(
      name: "UIKit",
      targets: [
        "UIKit", "CoreGraphics", "_Testing_CoreGraphics", "CoreText", "QuartzCore", "UniformTypeIdentifiers",
        "UnifiedLogging",
        "simd",
      ]),
    .library(name: "SnapshotTesting", targets: ["SnapshotTesting"]),
    .library(name: "InlineSnapshotTesting", targets: ["InlineSnapshotTesting"]),
    .library(name: "ConstraintSolver", targets: ["ConstraintSolver"]),
    .executable(name: "headframe", targets: ["headframe"]),
  ],
  dependencies: [
    // Options, help and completion of the command; Apple's own, and what Swift users know.
    .package(url: "https://github.com/apple/swift-argument-parser", from: "1.8.2"),
    // YAML with source positions, on libyaml, which every Swift project that reads YAML uses.
    .package(url: "https://github.com/jpsim/Yams", from: "6.2.2"),
    // Finds the calls of inline snapshots in test sources; nobody who imports only UIKit builds it. The range lets it
    // be shared with a package's own macros.
    .package(url: "https://github.com/swiftlang/swift-syntax", "600.0.0"..<"700.0.0"),
    // HTTP for the pages that the command shows to a browser on this machine, with chunked answers and concurrency of
    // its own; Swift alone, without NIO's or OpenSSL's weight, and built by nobody who imports a library product.
    .package(url: "https://github.com/swhitty/FlyingFox", from: "0.27.1"),
  ],
  targets: [
    // Floor 0: C libraries behind opaque pointers.
    // Raster, PDF.
    .systemLibrary(name: "CCairo", pkgConfig: "cairo-ft", providers: debian("libcairo2-dev")),
    // Outlines and glyph bitmaps.
    .systemLibrary(name: "CFreeType", pkgConfig: "freetype2", providers: debian("libfreetype-dev")),
    // Shaping.
    .systemLibrary(name: "CHarfBuzz", pkgConfig: "harfbuzz", providers: debian("libharfbuzz-dev")),
    // Bidi, line breaking and scripts behind a header without ICU's own types, which collide with Foundation's.
    .target(name: "CICU", linkerSettings: [.linkedLibrary("icuuc")]),
    // Decoding and encoding of picture files; setjmp stays in C.
    .target(
      name: "CImageCodecs",
      linkerSettings: ["png", "turbojpeg", "webp", "isal", "xxhash", "z"].map { .linkedLibrary($0) }),
    // Entry points of initializers that are called on metatypes, in assembly; see MetatypeInitialization in UIKitCore.
    .target(name: "CMetatypes"),
    // The arguments of the process as the C library passes them; Swift reads /proc.
    .target(name: "CArguments"),
    // The outlines of icons, compiled in as data.
    .target(name: "BundledIcons", path: "Icons", sources: ["BundledIcons.c"], publicHeadersPath: "include"),
    // The font files, compiled in.
    .target(name: "BundledFonts", path: "Fonts", sources: ["BundledFonts.c"], publicHeadersPath: "include"),

    // Writes the functions through which optional requirements of delegates are called; runs while UIKitCore is built.
    .executableTarget(name: "OptionalCallGenerator"),
    .plugin(name: "OptionalCalls", capability: .buildTool, dependencies: ["OptionalCallGenerator"]),

    // Rewrites Swift sources with Objective-C's syntax to what compiles without its runtime; text in, text out.
    .target(
      name: "ObjectiveCRewriting",
      dependencies: [
        .product(name: "SwiftSyntax", package: "swift-syntax"),
        .product(name: "SwiftParser", package: "swift-syntax"),
      ]),
    // Names that Swift sources declare and use, compared with ours and Apple's; knows no view.
    .target(
      name: "APIScanning",
      dependencies: [
        "ObjectiveCRewriting",
        .product(name: "SwiftSyntax", package: "swift-syntax"),
        .product(name: "SwiftParser", package: "swift-syntax"),
      ]),

    // Floor 1.
    // Exact lexicographic, incremental solver of linear constraints; numbers only.
    .target(name: "ConstraintSolver", exclude: ["README.md", "Determinism.md"]),
    // Value types that every floor speaks: insets, transforms, pixel grid, traits, the device table.
    .target(name: "UIFoundation"),

    // Floor 2.
    // Constraints, anchors, visual format, equations; lowered to the solver through one protocol.
    .target(name: "AutoLayout", dependencies: ["ConstraintSolver", "UIFoundation"]),
    // Fonts, bidi, shaping, line breaking, measuring; knows no color and no view.
    .target(name: "TextLayout", dependencies: ["UIFoundation", "BundledFonts", "CFreeType", "CHarfBuzz", "CICU"]),

    // Floor 3.
    // Colors, paths, images and the display list that drawing records.
    .target(name: "UIGraphics", dependencies: ["UIFoundation", "TextLayout", "CImageCodecs"]),

    // Floor 4.
    // Views: hierarchy, layout pass, content, containers, controls, presentations.
    .target(
      name: "UIKitCore",
      dependencies: ["UIFoundation", "AutoLayout", "TextLayout", "UIGraphics", "CMetatypes", "BundledIcons"],
      plugins: ["OptionalCalls"]),
    // Paints a display list to pixels and files; knows no view.
    .target(
      name: "CairoRendering",
      dependencies: ["UIFoundation", "UIGraphics", "TextLayout", "CCairo", "CFreeType", "CImageCodecs"]),

    // Floor 5.
    // The properties of UIKit classes: names, kinds of values, setters and attributes in files. A target of its own
    // because both documents and Interface Builder's files set them, and the product UIKit, which reads files, should
    // not build the reading of documents and YAML.
    .target(name: "PropertyCatalog", dependencies: ["UIKitCore"]),
    // Declarative YAML and JSON documents to view trees.
    .target(name: "LayoutDocuments", dependencies: ["PropertyCatalog", "UIKitCore", "Yams"]),
    // Xib and storyboard files to view trees.
    .target(name: "InterfaceBuilder", dependencies: ["PropertyCatalog", "UIKitCore"]),
    // Compares pictures, writes reports, accepts references; no test framework.
    .target(
      name: "PictureComparison",
      dependencies: ["UIKitCore", "AutoLayout", "UIFoundation", "UIGraphics", "CairoRendering", "CImageCodecs"]),

    // Draws frames, constraints and dimensions over a layout.
    .target(name: "LayoutFigures", dependencies: ["UIKitCore"]),

    // Floor 6.
    // The name users import; re-exports, defines nothing.
    .target(name: "UIKit", dependencies: ["UIKitCore", "CairoRendering", "InterfaceBuilder", "_Testing_UIKit"]),
    // Empty: the toolchain's cross-import overlay asks for it where Testing and UIKit meet.
    .target(name: "_Testing_UIKit"),
    // The name of geometry, colors and drawing without views; re-exports, defines nothing.
    .target(name: "CoreGraphics", dependencies: ["UIFoundation", "UIGraphics", "_Testing_CoreGraphics"]),
    // Empty: the toolchain's cross-import overlay asks for it where Testing and CoreGraphics meet.
    .target(name: "_Testing_CoreGraphics"),
    // The name of layers and animations; re-exports, defines nothing.
    .target(name: "QuartzCore", dependencies: ["UIKitCore"]),
    // Fonts in C's words, and the registration of font files.
    .target(name: "CoreText", dependencies: ["UIFoundation", "TextLayout", "UIGraphics"]),
    // The identifiers of data types.
    .target(name: "UniformTypeIdentifiers"),
    // Vectors' functions under their C names; the vectors are the standard library's.
    .target(name: "simd"),
    // Logging, locks and signposts of `os`; a module of that name would turn `canImport(os)` in every package beside it.
    .target(name: "UnifiedLogging"),
    // Jobs, the names of their files, resuming, the worker protocol.
    .target(
      name: "BatchRendering",
      dependencies: ["UIKitCore", "LayoutDocuments", "InterfaceBuilder", "LayoutFigures", "CairoRendering"]),

    // Assert that a view still looks as recorded; drags in the test libraries, so that no command may import it.
    .target(name: "SnapshotTesting", dependencies: ["PictureComparison", "UIKitCore", "CairoRendering"]),
    // Inline text snapshots, written back into the test's source.
    .target(
      name: "InlineSnapshotTesting",
      dependencies: [
        "SnapshotTesting", "PictureComparison", "CairoRendering",
        .product(name: "SwiftSyntax", package: "swift-syntax"),
        .product(name: "SwiftParser", package: "swift-syntax"),
      ]),

    // Pages for a browser on this machine, over one server on the loopback address: the live preview of layouts and the
    // review of snapshots.
    .target(
      name: "LocalPages",
      dependencies: [
        "BatchRendering", "LayoutDocuments", "LayoutFigures", "PictureComparison", "UIKitCore",
        .product(name: "FlyingFox", package: "FlyingFox"), .product(name: "FlyingSocks", package: "FlyingFox"),
        // FlyingFox imports a module of this name where it can, and finds ours.
        "UniformTypeIdentifiers",
      ],
      resources: ["preview.html", "preview.css", "preview.js"].map { .embedInCode("Page/\($0)") }),

    // Floor 7.
    // The command line.
    .executableTarget(
      name: "headframe",
      dependencies: [
        "BatchRendering", "InterfaceBuilder", "LayoutDocuments", "LocalPages", "PictureComparison", "CairoRendering",
        "UIKitCore", "ObjectiveCRewriting", "APIScanning", "CArguments",
        .product(name: "ArgumentParser", package: "swift-argument-parser"),
      ]),

    // Tests.
    .testTarget(
      name: "ConstraintSolverTests", dependencies: ["ConstraintSolver"],
      exclude: ["RecordedCases.jsonl", "NamedCases.jsonl"]),
    .target(name: "TestSupport", path: "Tests/TestSupport"),
    .target(name: "TestViews", dependencies: ["UIKitCore"], path: "Tests/TestViews"),
    .testTarget(name: "APIScanningTests", dependencies: ["APIScanning", "TestSupport"]),
    .testTarget(name: "UIFoundationTests", dependencies: ["UIFoundation", "TestSupport"]),
    .testTarget(name: "AutoLayoutTests", dependencies: ["AutoLayout", "UIFoundation", "TestSupport"]),
    .testTarget(name: "ObjectiveCRewritingTests", dependencies: ["ObjectiveCRewriting"]),
    .testTarget(name: "InterfaceBuilderTests", dependencies: ["InterfaceBuilder", "UIKitCore", "TestSupport"]),
    .testTarget(name: "LayoutDocumentsTests", dependencies: ["LayoutDocuments", "UIKitCore", "TestSupport"]),
    .testTarget(
      name: "PictureComparisonTests",
      dependencies: [
        "PictureComparison", "UIKitCore", "UIFoundation", "UIGraphics", "CairoRendering", "TestSupport", "TestViews",
      ]),
    .testTarget(
      name: "BatchRenderingTests",
      dependencies: [
        "BatchRendering", "LayoutDocuments", "LayoutFigures", "CairoRendering", "UIKitCore", "TestSupport",
      ]),
    .testTarget(
      name: "LocalPagesTests",
      dependencies: ["LocalPages", "PictureComparison", "BatchRendering", "UIKitCore", "UIFoundation", "TestSupport"]),
    .testTarget(
      name: "headframeTests",
      dependencies: ["headframe", "PictureComparison", "UIFoundation", "UIGraphics"]),
    // The views of the example client, whose own package is built in CI.
    .target(name: "TickerViews", dependencies: ["UIKit"], path: "Examples/Ticker/Sources/TickerViews"),
    .testTarget(
      name: "ExamplesTests",
      dependencies: [
        "TickerViews", "BatchRendering", "LayoutDocuments", "InterfaceBuilder", "CairoRendering", "UIKitCore",
        "TestSupport",
      ]),
    .testTarget(name: "UIKitCoreTests", dependencies: ["UIKitCore", "AutoLayout", "TestSupport", "TestViews"]),
    .testTarget(
      name: "LayoutFiguresTests",
      dependencies: ["LayoutFigures", "BatchRendering", "CairoRendering", "UIKitCore", "TestSupport", "TestViews"]),
    .testTarget(
      name: "UIKitTests",
      dependencies: [
        "UIKit", "CoreGraphics", "CoreText", "QuartzCore", "UniformTypeIdentifiers", "UnifiedLogging", "TestViews",
      ]),
    .testTarget(
      name: "SnapshotTestingTests",
      dependencies: ["SnapshotTesting", "PictureComparison", "UIKitCore", "CairoRendering", "TestViews"]),
    .testTarget(name: "InlineSnapshotTestingTests", dependencies: ["InlineSnapshotTesting", "SnapshotTesting"]),
    .testTarget(
      name: "TextLayoutTests", dependencies: ["TextLayout", "UIFoundation", "TestSupport"],
      exclude: ["Recorded/record-pango.py", "Recorded/recorded-paragraphs.json"]),
    .testTarget(
      name: "TextSheetTests", dependencies: ["SnapshotTesting", "TextLayout", "UIFoundation", "UIGraphics"]),
    .testTarget(name: "UIGraphicsTests", dependencies: ["UIGraphics", "TextLayout", "UIFoundation", "TestSupport"]),
    .testTarget(
      name: "CairoRenderingTests",
      dependencies: ["CairoRendering", "UIGraphics", "TextLayout", "UIFoundation", "CImageCodecs", "TestSupport"]),
  ],
  swiftLanguageModes: [.v6],
  cLanguageStandard: .c2x
)

// Readers for libFuzzer, which brings a `main` of its own; only `make fuzz-native` builds them.
if Context.environment["HEADFRAME_NATIVE_FUZZ"] != nil {
  package.targets.append(
    .executableTarget(
      name: "NativeFuzz", dependencies: ["BatchRendering", "UIKitCore"], path: "Tests/Fuzz/Native",
      swiftSettings: [.unsafeFlags(["-parse-as-library"])]))
}
