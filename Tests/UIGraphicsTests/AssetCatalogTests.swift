import TestSupport
import Testing
import UIFoundation

@testable import UIGraphics

@Suite("Asset catalogs") struct AssetCatalogTests {
  private func withCatalog(_ files: [String: String], _ body: (String) throws -> Void) throws {
    try withTemporaryFolder(files) { try body($0.path) }
  }

  private let accent = """
    {"colors": [
      {"idiom": "universal", "color": {"color-space": "srgb",
        "components": {"red": "1.000", "green": "0x80", "blue": "0", "alpha": "0.500"}}},
      {"idiom": "universal", "appearances": [{"appearance": "luminosity", "value": "dark"}],
        "color": {"color-space": "srgb", "components": {"red": 0, "green": "255", "blue": "0.0", "alpha": "1.0"}}}
    ], "info": {"version": 1, "author": "xcode"}}
    """

  // The shadow of the floating buttons of the public library Thumbprint: pictures of iOS 17.5 show such a button of 44
  // points with a shadow of 64, of which 8 and 12 are outside of the alignment rectangle.
  @Test("Slices and alignment insets of a picture are in pixels: 96 and 36 at 3x are 32 and 12 points")
  func slices() throws {
    let contents = """
      {"images": [{"idiom": "universal", "filename": "shadow.png", "scale": "3x",
        "alignment-insets": {"top": 24, "left": 30, "bottom": 36, "right": 30},
        "resizing": {"mode": "3-part-horizontal", "center": {"mode": "tile", "width": 1},
          "cap-insets": {"left": 96, "right": 96}}}]}
      """
    try withCatalog(["Shadow.imageset/Contents.json": contents]) { path in
      let file = try #require(try AssetCatalog(path: path).images["Shadow"]?.first)
      var presentation = UIImage.Presentation()

      file.value.slicing.apply(to: &presentation, scale: file.scale)

      #expect(presentation.alignmentRectInsets == UIEdgeInsets(top: 8, left: 10, bottom: 12, right: 10))
      #expect(presentation.capInsets == UIEdgeInsets(top: 0, left: 32, bottom: 0, right: 32))
      #expect(presentation.isResizable && presentation.resizingMode == .tile)
    }
  }

  @Test("A color set depends on light and dark style, and reads every notation of components")
  func colors() throws {
    try withCatalog(["Brand/Accent.colorset/Contents.json": accent]) { path in
      let variants = try AssetCatalog(path: path).colors["Accent"] ?? []

      let light = AssetCatalog.best(variants, UITraitCollection(userInterfaceStyle: .light))
      let dark = AssetCatalog.best(variants, UITraitCollection(userInterfaceStyle: .dark))

      #expect(light?.rgba(for: UITraitCollection()) == RGBA(red: 1, green: 128.0 / 255, blue: 0, alpha: 0.5))
      #expect(dark?.rgba(for: UITraitCollection()) == RGBA(red: 0, green: 1, blue: 0, alpha: 1))
    }
  }

  @Test(
    "Numbers above 1, strings of digits and hexadecimal strings are divided by 255; an opacity of 1 is opaque",
    arguments: [
      ("255", 1, 1), ("51", 0.2, 0.2), (#""255""#, 1, 1), (#""51""#, 0.2, 0.2), (#""0xFF""#, 1, 1),
      (#""0X33""#, 0.2, 0.2),
      ("1", 1, 1), (#""1.000""#, 1, 1), (#""1""#, 1.0 / 255, 1), (#""0""#, 0, 0), ("0.2", 0.2, 0.2),
    ] as [(String, Double, Double)])
  func components(_ notation: String, fraction: Double, opacity: Double) throws {
    let contents = """
      {"colors": [{"color": {"components": {"red": \(notation), "green": "0", "blue": "0", "alpha": \(notation)}}}]}
      """
    try withCatalog(["A.colorset/Contents.json": contents]) { path in
      let variants = try AssetCatalog(path: path).colors["A"]

      #expect(
        variants?.map { $0.value.rgba(for: UITraitCollection()) } == [
          RGBA(red: fraction, green: 0, blue: 0, alpha: opacity)
        ])
    }
  }

  /// The values are those of Apple's Human Interface Guidelines for systemBlue in light and dark style.
  @Test("A color set can name a color of the system, which then follows the traits; an unknown name is damage")
  func systemColors() throws {
    func contents(_ name: String) -> String {
      "{\"colors\": [{\"idiom\": \"universal\", \"color\": {\"platform\": \"ios\", \"reference\": \"\(name)\"}}]}"
    }
    try withCatalog(["Link.colorset/Contents.json": contents("systemBlueColor")]) { path in
      let color = try #require(try AssetCatalog(path: path).color(named: "Link"))
      #expect(color.rgba(for: UITraitCollection(userInterfaceStyle: .light)) == RGBA(hex: 0x007AFF))
      #expect(color.rgba(for: UITraitCollection(userInterfaceStyle: .dark)) == RGBA(hex: 0x0A84FF))
    }
    try withCatalog(["Link.colorset/Contents.json": contents("systemBlewColor")]) { path in
      #expect(throws: ImageError.self) { try AssetCatalog(path: path) }
    }
    try withCatalog(["Link.colorset/Contents.json": "{\"colors\": [{\"color\": {}}]}"]) { path in
      #expect(throws: ImageError.self) { try AssetCatalog(path: path) }
    }
  }

  @Test("An image set returns the file of the scale or, if there is none, the file of the next larger scale")
  func images() throws {
    let contents = """
      {"images": [{"idiom": "universal", "scale": "1x", "filename": "a.png"},
        {"idiom": "universal", "scale": "3x", "filename": "c.png"}, {"idiom": "universal", "scale": "2x"}],
       "properties": {"template-rendering-intent": "template"}}
      """
    try withCatalog(["Star.imageset/Contents.json": contents]) { path in
      let variants = try AssetCatalog(path: path).images["Star"] ?? []

      func file(_ scale: CGFloat) -> String? {
        AssetCatalog.best(variants, UITraitCollection(displayScale: scale)).map {
          URL(fileURLWithPath: $0.path).lastPathComponent
        }
      }
      #expect([1, 2, 3].map { file($0) } == ["a.png", "c.png", "c.png"])
      #expect(variants.allSatisfy { $0.value.isTemplate })
    }
  }

  @Test("A damaged description is reported with its file and the place in it")
  func damaged() throws {
    try withCatalog(["Bad.colorset/Contents.json": #"{"colors": [{"color": {"components": {"red": "x"}}}]}"#]) { path in
      #expect {
        try AssetCatalog(path: path)
      } throws: { error in
        "\(error)".hasSuffix("Contents.json: colors: Index 0: color: components: red: \"x\" is not a color component")
      }
    }
    #expect(throws: ImageError.self) { try AssetCatalog(path: "/nowhere.xcassets") }
  }
}
