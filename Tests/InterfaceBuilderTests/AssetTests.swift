import Foundation
import TestSupport
import Testing
import UIKitCore

@testable import InterfaceBuilder

@MainActor
@Suite("Asset catalogs next to documents")
struct AssetTests {
  /// A picture of 2×1 pixels.
  private let png =
    "iVBORw0KGgoAAAANSUhEUgAAAAIAAAABCAYAAAD0In+KAAAADklEQVR4nGP4z8DwH4QBEfcD/ePF9e8AAAAASUVORK5CYII="

  /// Returns the page's scene, read with the given files next to the page.
  private func scene(_ files: [String: Data]) throws -> InterfaceScene {
    try withTemporaryFolder(files.merging(["Base.lproj/Page.xib": Data(page.utf8)]) { $1 }) { folder in
      let document = try InterfaceDocument(contentsOf: folder.appendingPathComponent("Base.lproj/Page.xib"))
      return try #require(try document.scenes().first)
    }
  }

  private let page = Fixture.nibText(
    """
    <view id="root"><rect key="frame" x="0.0" y="0.0" width="100" height="100"/><subviews>
    <imageView image="Mark" id="mark"><rect key="frame" x="0.0" y="0.0" width="10" height="10"/></imageView>
    <imageView image="Other" id="other"><rect key="frame" x="0.0" y="0.0" width="10" height="10"/></imageView>
    </subviews><color key="backgroundColor" name="Ground"/></view>
    """,
    Fixture.Head(
      resources: """
        <resources><image name="Mark" width="40" height="40"/><image name="Other" width="30" height="20"/>
        <namedColor name="Ground"><color white="0.5" alpha="1" colorSpace="custom"/></namedColor></resources>
        """))

  @Test(
    "A catalog's color for each style and its sharpest image take precedence over the document's own"
  )
  func catalog() throws {
    let colors = """
      {"colors": [
        {"idiom": "universal", "color": {"color-space": "srgb",
          "components": {"red": "0xFF", "green": "0.0", "blue": "128", "alpha": "1.000"}}},
        {"idiom": "universal", "appearances": [{"appearance": "luminosity", "value": "dark"}],
          "color": {"color-space": "srgb", "components": {"red": "0", "green": "1.0", "blue": "0", "alpha": "1"}}}]}
      """
    let images = """
      {"images": [{"idiom": "universal", "scale": "1x"}, {"idiom": "universal", "filename": "m.png", "scale": "2x"}],
       "properties": {"template-rendering-intent": "template"}}
      """
    let files = [
      "Media.xcassets/Ground.colorset/Contents.json": Data(colors.utf8),
      "Media.xcassets/Icons/Mark.imageset/Contents.json": Data(images.utf8),
      "Media.xcassets/Icons/Mark.imageset/m.png": try #require(Data(base64Encoded: png)),
    ]

    let scene = try scene(files)

    let ground = try #require(scene.window.root.backgroundColor)
    let light = ground.resolvedColor(with: UITraitCollection(userInterfaceStyle: .light))
    let dark = ground.resolvedColor(with: UITraitCollection(userInterfaceStyle: .dark))
    #expect(light == UIColor(red: 1, green: 0, blue: 128.0 / 255, alpha: 1))
    #expect(dark == UIColor(red: 0, green: 1, blue: 0, alpha: 1))
    let mark = try #require((scene.objects["mark"] as? UIImageView)?.image)
    #expect(mark.size == CGSize(width: 1, height: 0.5))
    #expect(mark.renderingMode == .alwaysTemplate)
    #expect((scene.objects["other"] as? UIImageView)?.image?.size == CGSize(width: 30, height: 20))
  }

  @Test("If a catalog is unreadable, the color and image size stored in the document are used")
  func damaged() throws {
    let scene = try scene([
      "Media.xcassets/Ground.colorset/Contents.json": Data("{".utf8),
      "Media.xcassets/Mark.imageset/Contents.json": Data("{\"images\": [{\"filename\": \"../m.png\"}]}".utf8),
    ])

    #expect(scene.window.root.backgroundColor == UIColor(white: 0.5, alpha: 1))
    #expect((scene.objects["mark"] as? UIImageView)?.image?.size == CGSize(width: 40, height: 40))
  }

  /// Returns the set of an image of 2×1 pixels with the scale of the file.
  private func imageSet(_ path: String, scale: Int) throws -> [String: Data] {
    let contents = "{\"images\": [{\"filename\": \"m.png\", \"scale\": \"\(scale)x\"}]}"
    return [
      "\(path)/Contents.json": Data(contents.utf8), "\(path)/m.png": try #require(Data(base64Encoded: png)),
    ]
  }

  /// Returns the width of the page's image, read from a project with the page in `App/UI/Base.lproj`.
  private func markWidth(
    _ files: [String: Data], searchesProject: Bool = true, assets: [String] = []
  ) throws -> CGFloat? {
    let path = "App/UI/Base.lproj/Page.xib"
    return try withTemporaryFolder(files.merging([path: Data(page.utf8)]) { $1 }) { folder in
      var sources = InterfaceDocument.Sources()
      sources.searchesProject = searchesProject
      sources.assetDirectories = assets.map { folder.appendingPathComponent($0) }
      let document = try InterfaceDocument(contentsOf: folder.appendingPathComponent(path), sources: sources)
      let scene = try #require(try document.scenes().first)
      return (scene.objects["mark"] as? UIImageView)?.image?.size.width
    }
  }

  private let projectFile = ["App/App.xcodeproj/project.pbxproj": Data()]

  @Test("Catalogs are found in the folder of the project file, and nowhere above it")
  func project() throws {
    let inside = try imageSet("App/Resources/Media.xcassets/Icons/Mark.imageset", scale: 1)
    let outside = try imageSet("Media.xcassets/Mark.imageset", scale: 1)

    // Two pixels at 1x are two points; without a catalog, the document records 40.
    #expect(try markWidth(inside.merging(projectFile) { $1 }) == 2)
    #expect(try markWidth(outside.merging(projectFile) { $1 }) == 40)
    #expect(try markWidth(inside) == 40)
    #expect(try markWidth(inside.merging(projectFile) { $1 }, searchesProject: false) == 40)
  }

  @Test("Of several sets of one name, the nearest to the document is used; libraries are not searched")
  func nearest() throws {
    let far = try imageSet("App/A.xcassets/Mark.imageset", scale: 1)
    let near = try imageSet("App/UI/Deep/Z.xcassets/Mark.imageset", scale: 2)
    let library = try imageSet("App/UI/Pods/Media.xcassets/Mark.imageset", scale: 2)

    #expect(try markWidth(far.merging(near) { $1 }.merging(projectFile) { $1 }) == 1)
    #expect(try markWidth(far.merging(library) { $1 }.merging(projectFile) { $1 }) == 2)
  }

  @Test("A folder that is named precedes the catalogs beside the document")
  func namedFolder() throws {
    let beside = try imageSet("App/UI/Media.xcassets/Mark.imageset", scale: 1)
    let named = try imageSet("Design/Media.xcassets/Mark.imageset", scale: 2)
    let all = beside.merging(named) { $1 }

    #expect(try markWidth(all) == 2)
    #expect(try markWidth(all, assets: ["Design"]) == 1)
    #expect(try markWidth(all, assets: ["Design/Media.xcassets"]) == 1)
  }
}
