// swift-tools-version: 6.1
// Headframe lays out UIKit views with Auto Layout, without a screen, and renders them to pictures. The targets are
// listed from the lowest layer to the highest. A target imports no target of a higher layer; see Sources/README.md.
import PackageDescription

/// Returns the Debian package of a C library, which SwiftPM names if the library is missing.
///
/// `make` installs all of them.
func debian(_ package: String) -> [SystemPackageProvider] { [.apt([package])] }

let package = Package(
  name: "headframe",
  products: [
    // UIKit, and the other frameworks that code for UIKit imports.
    .library(
      name: "UIKit",
      targets: [
        "UIKit", "CoreGraphics", "_Testing_CoreGraphics", "CoreText", "ImageIO", "QuartzCore", "UniformTypeIdentifiers",
        "UnifiedLogging",
        "simd",
      ]),
    .library(name: "SnapshotTesting", targets: ["SnapshotTesting"]),
    .library(name: "InlineSnapshotTesting", targets: ["InlineSnapshotTesting"]),
    .library(name: "ConstraintSolver", targets: ["ConstraintSolver"]),
    .executable(name: "headframe", targets: ["headframe"]),
  ],
  dependencies: [
    // Options, help and completion of the command. Swift developers know the behavior of Apple's package.
    .package(url: "https://github.com/apple/swift-argument-parser", from: "1.8.2"),
    // YAML with source positions, based on libyaml; the usual choice of Swift projects that read YAML.
    .package(url: "https://github.com/jpsim/Yams", from: "6.2.2"),
    // Finds the calls of inline snapshots in test sources; clients that import only UIKit do not build it. The wide
    // range permits packages with macros to use the same version.
    .package(url: "https://github.com/swiftlang/swift-syntax", "600.0.0"..<"700.0.0"),
    // HTTP for the local pages of the command, with chunked responses and Swift concurrency. It needs neither NIO nor
    // OpenSSL, and clients of the library products do not build it.
    .package(url: "https://github.com/swhitty/FlyingFox", from: "0.27.1"),
  ],
  targets: [
    // Layer 0: C libraries behind opaque pointers. Raster, PDF.
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
    // Reads Markdown with GitHub's tables, for attributed strings and for articles as PDF and HTML. Linked statically,
    // since its shared library has another name in every release of Debian.
    .target(
      name: "CMarkdown",
      linkerSettings: [":libcmark-gfm-extensions.a", ":libcmark-gfm.a"].map { .linkedLibrary($0) }),
    // Entry points of initializers that are called on metatypes, in assembly; see MetatypeInitialization in UIKitCore.
    .target(name: "CMetatypes"),
    // The arguments of the process as the C library passes them (Swift reads them from /proc), and the program's build
    // ID.
    .target(name: "CProcess"),
    // The outlines of icons, compiled in as data.
    .target(name: "BundledIcons", path: "Icons", sources: ["BundledIcons.c"], publicHeadersPath: "include"),
    // The font files, compiled in.
    .target(name: "BundledFonts", path: "Fonts", sources: ["BundledFonts.c"], publicHeadersPath: "include"),

    // Writes the defaults of optional requirements, and functions to call them; runs while UIKitCore is built.
    .executableTarget(name: "OptionalCallGenerator"),
    .plugin(name: "OptionalCalls", capability: .buildTool, dependencies: ["OptionalCallGenerator"]),

    // Rewrites Swift sources that use Objective-C features to sources that compile without the Objective-C runtime.
    .target(
      name: "ObjectiveCRewriting",
      dependencies: [
        .product(name: "SwiftSyntax", package: "swift-syntax"),
        .product(name: "SwiftParser", package: "swift-syntax"),
      ],
      plugins: ["OptionalCalls"]),
    // The names that Swift sources declare and use, compared with this package's and Apple's, and manifests for Linux;
    // independent of views.
    .target(
      name: "APIScanning",
      dependencies: [
        "ObjectiveCRewriting",
        .product(name: "SwiftSyntax", package: "swift-syntax"),
        .product(name: "SwiftParser", package: "swift-syntax"),
      ]),

    // Layer 1. Exact lexicographic, incremental solver of linear constraints; numbers only.
    .target(name: "ConstraintSolver", exclude: ["README.md", "Determinism.md"]),
    // Value types that all layers use: insets, transforms, pixel grid, traits, the device table; and the parts of
    // Foundation that iOS sources need on Linux.
    .target(
      name: "UIFoundation", dependencies: ["CMarkdown"],
      // The words of formatters and plural rules come from the ICU that is part of Foundation.
      linkerSettings: [.linkedLibrary("_FoundationICU")]),

    // Layer 2. Constraints, anchors, visual format, equations; translated to the solver. Views conform to its protocols.
    .target(name: "AutoLayout", dependencies: ["ConstraintSolver", "UIFoundation"]),
    // Fonts, bidi, shaping, line breaking, measuring; independent of colors and views.
    .target(name: "TextLayout", dependencies: ["UIFoundation", "BundledFonts", "CFreeType", "CHarfBuzz", "CICU"]),

    // Layer 3. Colors, paths, images and the display list that drawing records.
    .target(name: "UIGraphics", dependencies: ["UIFoundation", "TextLayout", "CImageCodecs"]),

    // Layer 4. Views: hierarchy, layout pass, content, containers, controls, presentations.
    .target(
      name: "UIKitCore",
      dependencies: ["UIFoundation", "AutoLayout", "TextLayout", "UIGraphics", "CMetatypes", "BundledIcons"],
      plugins: ["OptionalCalls"]),
    // Paints a display list to pixels and files; independent of views.
    .target(
      name: "CairoRendering",
      dependencies: ["UIFoundation", "UIGraphics", "TextLayout", "CCairo", "CFreeType", "CImageCodecs"]),

    // Layer 5. Findings about a laid-out tree, such as conflicts, ambiguities and truncated texts, and the constraints
    // that determine a frame.
    .target(name: "LayoutChecks", dependencies: ["TextLayout", "UIKitCore"]),
    // Builds view trees from declarative YAML and JSON documents.
    .target(
      name: "LayoutDocuments", dependencies: ["LayoutChecks", "LayoutFigures", "AutoLayout", "UIKitCore", "Yams"]),
    // Builds view trees from xib and storyboard files.
    .target(name: "InterfaceBuilder", dependencies: ["UIKitCore"]),
    // Compares pictures, writes reports, accepts references; no test framework.
    .target(
      name: "PictureComparison",
      dependencies: ["UIKitCore", "AutoLayout", "UIFoundation", "UIGraphics", "CairoRendering", "CImageCodecs"]),

    // Draws frames, constraints and dimensions over a layout.
    .target(name: "LayoutFigures", dependencies: ["UIKitCore"]),

    // Layer 6. The module that clients import; re-exports the others and declares nothing.
    .target(
      name: "UIKit",
      dependencies: ["UIKitCore", "CairoRendering", "CoreText", "ImageIO", "InterfaceBuilder", "_Testing_UIKit"]),
    // Empty; the toolchain imports this overlay in files that import both Testing and UIKit.
    .target(name: "_Testing_UIKit"),
    // Geometry, colors and drawing without views; re-exports other modules and declares nothing.
    .target(name: "CoreGraphics", dependencies: ["UIFoundation", "UIGraphics", "_Testing_CoreGraphics"]),
    // Empty; the toolchain imports this overlay in files that import both Testing and CoreGraphics.
    .target(name: "_Testing_CoreGraphics"),
    // Layers and animations; re-exports UIKitCore and declares nothing.
    .target(name: "QuartzCore", dependencies: ["UIKitCore"]),
    // The C functions for fonts, and the registration of font files.
    .target(name: "CoreText", dependencies: ["UIFoundation", "TextLayout", "UIGraphics"]),
    // The C functions for reading picture files.
    .target(name: "ImageIO", dependencies: ["UIFoundation", "UIGraphics", "CImageCodecs"]),
    // The identifiers of data types.
    .target(name: "UniformTypeIdentifiers"),
    // Functions of the standard library's vectors under their C names.
    .target(name: "simd"),
    // Logging, locks and signposts of `os`; a module named `os` would make `canImport(os)` true in all other packages.
    .target(name: "UnifiedLogging"),
    // Rendering jobs, file names, resuming, and the worker protocol.
    .target(
      name: "BatchRendering",
      dependencies: [
        "UIKitCore", "LayoutChecks", "LayoutDocuments", "InterfaceBuilder", "LayoutFigures", "CairoRendering",
      ]),
    // Compares layouts with the frames that Interface Builder recorded. The target is separate, so that clients of
    // UIKit do not build it.
    .target(name: "InterfaceFidelity", dependencies: ["InterfaceBuilder", "UIKitCore"]),

    // Assertions that a view looks the same as its recorded reference. The command must not import this target, because
    // it links the test libraries.
    .target(
      name: "SnapshotTesting",
      dependencies: ["PictureComparison", "LayoutChecks", "UIKitCore", "CairoRendering", "UIFoundation"]),
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
        "BatchRendering", "LayoutChecks", "LayoutDocuments", "LayoutFigures", "PictureComparison", "UIKitCore",
        .product(name: "FlyingSocks", package: "FlyingFox"),
      ],
      resources: ["preview.html", "preview.css", "preview.js"].map { .embedInCode("Page/\($0)") }),

    // Layer 7. The command line.
    .executableTarget(
      name: "headframe",
      dependencies: [
        "BatchRendering", "InterfaceBuilder", "InterfaceFidelity", "LayoutDocuments", "LocalPages", "PictureComparison",
        "CairoRendering", "UIKitCore", "ObjectiveCRewriting", "APIScanning", "CProcess",
        .product(name: "ArgumentParser", package: "swift-argument-parser"),
      ]),

    // The facts of this project's own sources that its checks read, by syntax.
    .target(
      name: "SourceFacts",
      dependencies: [
        .product(name: "SwiftSyntax", package: "swift-syntax"),
        .product(name: "SwiftParser", package: "swift-syntax"),
      ]),
    // Checks the sources of this project, and writes its pages and tables that are derived from sources or documents. It
    // is not part of the products.
    .executableTarget(
      name: "maintenance",
      dependencies: [
        "APIScanning", "InterfaceFidelity", "SourceFacts", "UIKitCore",
        .product(name: "ArgumentParser", package: "swift-argument-parser"),
      ]),

    // Tests.
    .testTarget(
      name: "ConstraintSolverTests", dependencies: ["ConstraintSolver"],
      exclude: ["RecordedCases.jsonl", "NamedCases.jsonl"]),
    // Counts the allocations of a test.
    .target(name: "CAllocationCount", path: "Tests/CAllocationCount"),
    // Solves systems and scripts of edits, whose results `make oracle` compares with those of linear programs.
    .executableTarget(name: "SolverOracle", dependencies: ["ConstraintSolver"], path: "Tests/Oracle/SolverOracle"),
    .target(name: "TestSupport", dependencies: ["CAllocationCount"], path: "Tests/TestSupport"),
    .target(name: "TestViews", dependencies: ["UIKitCore"], path: "Tests/TestViews"),
    .testTarget(name: "APIScanningTests", dependencies: ["APIScanning", "TestSupport"]),
    .testTarget(name: "SourceFactsTests", dependencies: ["SourceFacts", "TestSupport"]),
    .testTarget(name: "UIFoundationTests", dependencies: ["UIFoundation", "TestSupport"]),
    .testTarget(name: "AutoLayoutTests", dependencies: ["AutoLayout", "UIFoundation", "TestSupport"]),
    .testTarget(
      name: "ObjectiveCRewritingTests",
      dependencies: [
        "ObjectiveCRewriting", "TestSupport", .product(name: "SwiftParser", package: "swift-syntax"),
      ]),
    .testTarget(
      name: "InterfaceBuilderTests",
      dependencies: ["InterfaceBuilder", "InterfaceFidelity", "UIKitCore", "TestSupport"]),
    .testTarget(
      name: "LayoutDocumentsTests", dependencies: ["LayoutDocuments", "LayoutFigures", "UIKitCore", "TestSupport"]),
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
      dependencies: ["headframe", "PictureComparison", "UIFoundation", "UIGraphics", "CProcess", "TestSupport"]),
    // The views of the example client, which CI also builds as a separate package.
    // It imports only UIKit. As a direct dependency, UIKitCore makes SwiftPM compile it again after a change.
    .target(
      name: "TickerViews", dependencies: ["UIKit", "UIKitCore"], path: "Examples/Ticker/Sources/TickerViews"),
    .testTarget(
      name: "ExamplesTests",
      dependencies: [
        "TickerViews", "BatchRendering", "LayoutChecks", "LayoutDocuments", "InterfaceBuilder", "CairoRendering",
        "UIKitCore", "TestSupport",
      ]),
    .testTarget(
      name: "UIKitCoreTests",
      dependencies: [
        "UIKitCore", "LayoutChecks", "CairoRendering", "UIGraphics", "AutoLayout", "UIFoundation", "TestSupport",
        "TestViews",
      ]),
    .testTarget(
      name: "LayoutFiguresTests",
      dependencies: ["LayoutFigures", "BatchRendering", "CairoRendering", "UIKitCore", "TestSupport", "TestViews"]),
    .testTarget(
      name: "UIKitTests",
      dependencies: [
        "UIKit", "CoreGraphics", "CoreText", "ImageIO", "QuartzCore", "UniformTypeIdentifiers", "UnifiedLogging",
        "simd",
        "TestViews", "UIKitCore",
      ]),
    .testTarget(name: "UnifiedLoggingTests", dependencies: ["UnifiedLogging"]),
    .testTarget(
      name: "SnapshotTestingTests",
      dependencies: [
        "SnapshotTesting", "PictureComparison", "UIKitCore", "UIFoundation", "CairoRendering", "TestViews",
      ]),
    .testTarget(name: "InlineSnapshotTestingTests", dependencies: ["InlineSnapshotTesting", "SnapshotTesting"]),
    .testTarget(
      name: "TextLayoutTests",
      dependencies: ["TextLayout", "UIFoundation", "CFreeType", "CHarfBuzz", "CICU", "TestSupport"],
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

// The folders of Sources, which Sources/README.md describes, and the targets in each.
let wings =
  [
    "Engine": [
      "CCairo", "CFreeType", "CHarfBuzz", "CICU", "CImageCodecs", "CMarkdown", "ConstraintSolver", "UIFoundation",
      "AutoLayout", "TextLayout", "UIGraphics", "CairoRendering",
    ],
    "UIKit": [
      "CMetatypes", "OptionalCallGenerator", "UIKitCore", "InterfaceBuilder", "UIKit", "CoreGraphics", "CoreText",
      "ImageIO", "QuartzCore", "UniformTypeIdentifiers", "UnifiedLogging", "simd", "_Testing_UIKit",
      "_Testing_CoreGraphics",
    ],
    "Porting": [
      "ObjectiveCRewriting", "APIScanning",
    ],
    "Tools": [
      "CProcess", "LayoutChecks", "LayoutDocuments", "LayoutFigures", "PictureComparison", "SnapshotTesting",
      "InlineSnapshotTesting", "BatchRendering", "LocalPages", "InterfaceFidelity", "SourceFacts", "headframe",
      "maintenance",
    ],
  ] as KeyValuePairs
for (wing, names) in wings {
  for target in package.targets where names.contains(target.name) { target.path = "Sources/\(wing)/\(target.name)" }
}

// Readers for libFuzzer, which provides `main`; only `make fuzz-native` builds them.
if Context.environment["HEADFRAME_NATIVE_FUZZ"] != nil {
  package.targets.append(
    .executableTarget(
      name: "NativeFuzz", dependencies: ["BatchRendering", "UIKitCore"], path: "Tests/Fuzz/Native",
      swiftSettings: [.unsafeFlags(["-parse-as-library"])]))
}

// Test targets to leave out of a build, such as those that the optimizer cannot compile; see `make test-release`.
if let omitted = Context.environment["HEADFRAME_OMITTED_TESTS"] {
  package.targets.removeAll { target in
    target.type == .test && omitted.split(separator: " ").contains { $0 == target.name }
  }
}

// Archives of all objects of the libraries; only `make libraries` builds them.
if Context.environment["HEADFRAME_STATIC_LIBRARIES"] != nil {
  for case let library as Product.Library in package.products {
    package.products.append(.library(name: "Static\(library.name)", type: .static, targets: library.targets))
  }
}
