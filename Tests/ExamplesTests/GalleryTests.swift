import CairoRendering
import Foundation
import LayoutDocuments
import TestSupport
import Testing
import UIKitCore

/// The gallery: a document for each class, with its states in light and dark, in both directions.
@MainActor
@Suite("Gallery")
struct GalleryTests {
  nonisolated private static let folder = Repository.file("Examples/Gallery")

  nonisolated private static var names: [String] {
    let files = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    return files.filter { $0.hasSuffix(".yaml") }.map { String($0.dropLast(5)) }.sorted()
  }

  @Test("Every class looks like its reference and has no warnings", arguments: names)
  func pictures(name: String) throws {
    let document = try LayoutDocument(DocumentSource(path: Self.folder.appendingPathComponent("\(name).yaml").path))
    var sheet = ContactSheet(columns: 2)
    for scene in document.scenes {
      for variant in scene.axes.variants {
        let presented = try PresentedScene(scene, of: document, as: variant)
        #expect(presented.warnings == [])
        sheet.pictures.append(
          ContactSheet.Picture(caption: variant.name, list: presented.displayList, appearance: variant.appearance))
      }
    }

    #expect(sheet.pictures.map(\.caption) == ["ltr~light", "ltr~dark", "rtl~light", "rtl~dark"])
    let png = try Renderer(scale: 1).png(sheet.displayList)
    try Reference.expect(png: png, equals: "\(name).png", in: "GalleryTests")
    #expect(png.count < 300_000)
  }

  @Test("The gallery has every class of views and controllers that documents support")
  func completeness() throws {
    let shown = Set(Self.names)
    // These occur only inside of other views, which show them.
    let parts: Set<String> = [
      "UIControl", "UIViewController", "UISearchTextField", "UITableViewCell", "UITableViewHeaderFooterView",
      "UICollectionReusableView", "UICollectionViewCell", "UICollectionViewListCell", "UIListContentView",
    ]

    let missing = ClassRegistry.classes.filter { description in
      isViewOrController(description) && !parts.contains(description.name) && !shown.contains(description.name)
    }

    #expect(missing.map(\.name) == [])
    #expect(shown.count >= 26)
  }

  private func isViewOrController(_ description: ClassDescription) -> Bool {
    if description.name == "UIView" || description.name == "UIViewController" { return true }
    guard let above = description.superclass.flatMap({ ClassRegistry.description(of: $0) }) else { return false }
    return isViewOrController(above)
  }
}
