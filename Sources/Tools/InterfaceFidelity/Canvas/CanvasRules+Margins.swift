import InterfaceBuilder
import UIKitCore

/// The margins of roots and recorded rows on the canvas.
///
/// At run time, controllers and cells set their own margins.
extension CanvasRules {
  /// Sets the margins of recorded cell content, which are narrow next to an accessory.
  ///
  /// The content's own margins are minimums. Margins of 8 at the top and 30 at the sides are recorded as 11 and 30 in
  /// build 16086 of Interface Builder, and 15 at the sides as 16 in build 21679.
  package func adjust(content: UIView, of cell: Element) {
    // Recorded rows do not avoid bars, because scroll views already do.
    content.insetsLayoutMarginsFromSafeArea = false
    content.superview?.preservesSuperviewLayoutMargins = false
    let isExplicit = cell.child("tableViewCellContentView").map(AttributeTable.setsMargins) ?? false
    let preserved = Self.preservesMargins(cell) ? tools.preservedCellMargin : nil
    guard tools.hasWideCellMargins || preserved != nil else { return }
    let screenWidth = document.device?.size.width ?? tableWidth(around: cell)
    let width = cell.recordedFrame(document.log)?.width ?? screenWidth
    let side = preserved ?? tools.cellSideMargin(ofWidth: width, onScreenOfWidth: screenWidth)
    let vertical = tools.cellVerticalMargin
    let hasAccessory = cell["accessoryType"].map { $0 != "none" } ?? false
    let atAccessory = tools.accessoryMargin(besideCellMargin: side)
    let own = isExplicit ? content.directionalLayoutMargins : .zero
    content.directionalLayoutMargins = NSDirectionalEdgeInsets(
      top: max(own.top, vertical), leading: max(own.leading, side), bottom: max(own.bottom, vertical),
      trailing: max(own.trailing, hasAccessory ? atAccessory : side))
  }

  /// Returns the width of the table around a cell in points, or of the cell if it is outside a table.
  private func tableWidth(around cell: Element) -> CGFloat {
    var current: Element? = cell.parent
    while let candidate = current, candidate.name != "tableView" { current = candidate.parent }
    return (current ?? cell).recordedFrame(document.log)?.width ?? 0
  }

  /// Returns whether a cell of a table and its content preserve the margins around them.
  private static func preservesMargins(_ cell: Element) -> Bool {
    guard cell.parent?.name != "objects", let content = cell.child("tableViewCellContentView") else { return false }
    return [cell, content].allSatisfy { $0.flag("preservesSuperviewLayoutMargins") == true }
  }

  /// Sets the margins that the root view of a nib has on the canvas, as for a controller's view.
  ///
  /// A root view that preserves its superview's margins has at least the margins of the canvas, with 8 at the top and
  /// bottom. With margins of 0, its content begins at 52 below a status bar of 44 (17703, 18093), but at the status bar
  /// in 21678. Without explicit margins, it begins at 8 in 22685.
  func setRootMargins(_ view: UIView, _ element: Element) {
    guard element.name != "tableViewCell", element.parent?.name == "objects",
      element.parent?.parent?.name == "document", !(view is UIStackView),
      let side = tools.rootSideMargin(ofWidth: view.bounds.width, isController: false)
    else { return }
    let isExplicit = AttributeTable.setsMargins(element)
    let preserves = element.flag("preservesSuperviewLayoutMargins") == true
    guard preserves || !isExplicit else { return }
    let own = isExplicit ? view.directionalLayoutMargins : .zero
    let vertical: CGFloat = preserves && (!isExplicit || tools.preservesVerticalRootMargins) ? 8 : 0
    view.directionalLayoutMargins = NSDirectionalEdgeInsets(
      top: max(own.top, vertical), leading: max(own.leading, side), bottom: max(own.bottom, vertical),
      trailing: max(own.trailing, side))
  }

  /// Sets the margins that a controller's view has on the canvas. They depend on its width.
  package func adjust(_ controller: UIViewController, _ element: Element) {
    guard let viewElement = element.child(key: "view"), let view = controller.view else { return }
    if !tools.insetsRootMargins { view.insetsLayoutMarginsFromSafeArea = false }
    guard !AttributeTable.setsMargins(viewElement),
      let side = tools.rootSideMargin(ofWidth: view.bounds.width, isController: true),
      side != controller.systemMinimumLayoutMargins.leading
    else { return }
    controller.viewRespectsSystemMinimumLayoutMargins = false
    view.directionalLayoutMargins = NSDirectionalEdgeInsets(top: 0, leading: side, bottom: 0, trailing: side)
  }
}
