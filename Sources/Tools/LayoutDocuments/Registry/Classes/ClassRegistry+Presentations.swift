import UIKitCore

/// Sheets, popovers, and the elements of menus.
extension ClassRegistry {
  static let sheetPresentation = ClassDescription(
    Catalog.sheetPresentation,
    properties: [
      PropertyDescription(
        "detents", ValueType<[SheetDetent]>.list(of: .detent),
        "The heights at which the sheet can rest, the lowest first."
      ) { (sheet: UISheetPresentationController, detents) in sheet.detents = detents.map(\.detent) },
      PropertyDescription("selectedDetentIdentifier", .detent, "The height of the sheet; by default the first one.") {
        (sheet: UISheetPresentationController, detent) in sheet.selectedDetentIdentifier = detent.identifier
      },
      PropertyDescription(
        "largestUndimmedDetentIdentifier", .detent,
        "The last height at which the screen behind the sheet is not dimmed."
      ) { (sheet: UISheetPresentationController, detent) in
        sheet.largestUndimmedDetentIdentifier = detent.identifier
      },
    ] + Catalog.sheetPresentation.descriptions)

  static let popoverPresentation = ClassDescription(
    Catalog.popoverPresentation,
    properties: [
      PropertyDescription(
        itemKey: "sourceItem", "The id of the view or the bar button item to which the arrow points."
      ) { (popover: UIPopoverPresentationController, item) in popover.sourceItem = item }
    ] + Catalog.popoverPresentation.descriptions)

  static let menuElement = ClassDescription(Catalog.menuElement) { node, _ in
    node["children"] == nil ? UIAction { _ in } : UIMenu()
  }
}

/// A height of a sheet: medium, large, or a number of points.
package struct SheetDetent: Sendable {
  fileprivate enum Height: Sendable {
    case medium, large
    case points(CGFloat)
  }

  fileprivate let height: Height

  @MainActor
  var identifier: UISheetPresentationController.Detent.Identifier {
    switch height {
    case .medium: .medium
    case .large: .large
    case .points(let points): UISheetPresentationController.Detent.Identifier("\(points)")
    }
  }

  @MainActor
  var detent: UISheetPresentationController.Detent {
    switch height {
    case .medium: .medium()
    case .large: .large()
    case .points(let points): .custom(identifier: identifier) { _ in points }
    }
  }
}

extension ValueType where Value == SheetDetent {
  /// `medium`, `large`, or a height in points.
  package static let detent: ValueType = {
    let words = ValueType<SheetDetent.Height>.word("a height", ["medium": .medium, "large": .large])
    let points = ValueType<CGFloat>.length
    let expectation = "medium, large, or a height in points"
    return ValueType(expectation, schema: .anyOf([words.schema, points.schema])) { node, context in
      guard let text = node.text else { return context.expected(expectation, at: node) }
      if Double(text) != nil || context.metric(text) != nil {
        return points.decode(node, context).map { SheetDetent(height: .points($0)) }
      }
      return words.decode(node, context).map { SheetDetent(height: $0) }
    }
  }()
}
