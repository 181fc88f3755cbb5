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

  /// Returns the variants of a document's scenes on a sheet. Expects that there are no warnings.
  private func sheet(of document: LayoutDocument, columns: Int) throws -> ContactSheet {
    var sheet = ContactSheet(columns: columns)
    for scene in document.scenes {
      for variant in scene.axes.variants {
        let presented = try PresentedScene(scene, of: document, as: variant)
        #expect(presented.warnings == [])
        sheet.pictures.append(
          ContactSheet.Picture(caption: variant.name, list: presented.displayList, appearance: variant.appearance))
      }
    }
    return sheet
  }

  @Test("Every class looks like its reference and has no warnings", arguments: names)
  func pictures(name: String) throws {
    let document = try LayoutDocument(DocumentSource(path: Self.folder.appendingPathComponent("\(name).yaml").path))
    let sheet = try sheet(of: document, columns: 2)

    #expect(sheet.pictures.map(\.caption) == ["ltr~light", "ltr~dark", "rtl~light", "rtl~dark"])
    let png = try Renderer(scale: 1).png(sheet.displayList)
    try Reference.expect(png: png, equals: "\(name).png", in: "GalleryTests")
    #expect(png.count < 300_000)
  }

  /// The documents of classes that look different in glass.
  nonisolated private static let namesInGlass = [
    "UIActivityViewController", "UIAlertController", "UIAlertController-actionSheet", "UIButton", "UICalendarView",
    "UICollectionView", "UIContextMenuInteraction", "UIDatePicker", "UIMenu", "UINavigationBar",
    "UINavigationController", "UIPopoverPresentationController", "UISearchBar", "UISearchController",
    "UISearchController-toolbar", "UISegmentedControl", "UISheetPresentationController", "UISlider", "UIStepper",
    "UISwipeActionsConfiguration", "UISwitch", "UITabBarController", "UITableView", "UITableViewController",
    "UIToolbar", "UIVisualEffectView",
  ]

  @Test("Classes with another look in glass look like their references, also in a larger text", arguments: namesInGlass)
  func picturesInGlass(name: String) throws {
    let document = try LayoutDocument(DocumentSource(path: Self.folder.appendingPathComponent("\(name).yaml").path))
    var sheet = ContactSheet(columns: 3)
    for scene in document.scenes {
      var axes = scene.axes
      axes.designs = [.glass]
      var larger = axes
      larger.contentSizes = [.accessibilityLarge]
      larger.directions = [.leftToRight]
      for variant in axes.variants + larger.variants {
        let presented = try PresentedScene(scene, of: document, as: variant)
        sheet.pictures.append(
          ContactSheet.Picture(
            caption: variant.contentSize == .large ? variant.name : "larger \(variant.name)",
            list: presented.displayList, appearance: variant.appearance))
      }
    }

    let png = try Renderer(scale: 1).png(sheet.displayList)
    try Reference.expect(png: png, equals: "\(name).png", in: "GalleryTests/glass")
    #expect(png.count < 500_000)
  }

  @Test(
    "The screens of three apps look like their references in both designs and have no warnings",
    arguments: ["settings", "chat", "shop"])
  func screens(name: String) throws {
    let path = Repository.file("Examples/Screens/\(name).yaml").path
    let document = try LayoutDocument(DocumentSource(path: path))
    let sheet = try sheet(of: document, columns: 4)

    #expect(sheet.pictures.map(\.caption) == ["classic~light", "classic~dark", "glass~light", "glass~dark"])
    let png = try Renderer(scale: 1).png(sheet.displayList)
    try Reference.expect(png: png, equals: "screen-\(name).png")
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
