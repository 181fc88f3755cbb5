import UIKitCore

extension SceneBuilder {
  /// Margins above and below a cell's content, in points: until iOS 18, and since.
  private static let verticalCellMargins: (CGFloat, CGFloat) = (11, 15)
  /// The margin beside an accessory, which stands outside the content, in points.
  private static let accessoryMargin: CGFloat = 8
  /// The first build of Interface Builder whose canvas shows the controls of iOS 26.
  private static let roundControlsTools = 24_000

  /// Gives a cell's content the margins that a table gives it: as wide as its controller's, narrow at an accessory.
  func takeCellMargins(_ content: UIView, cell: Element) {
    let table = tableWidth(around: cell)
    let side: CGFloat = table >= 414 ? 20 : 16
    let vertical = showsRoundControls ? Self.verticalCellMargins.1 : Self.verticalCellMargins.0
    let hasAccessory = cell["accessoryType"].map { $0 != "none" } ?? false
    content.directionalLayoutMargins = NSDirectionalEdgeInsets(
      top: vertical, leading: side, bottom: vertical, trailing: hasAccessory ? Self.accessoryMargin : side)
  }

  private func tableWidth(around cell: Element) -> CGFloat {
    var current = cell.parent
    while let element = current {
      if element.name == "tableView" { return element.recordedFrame(log)?.width ?? 0 }
      current = element.parent
    }
    return cell.recordedFrame(log)?.width ?? 0
  }
}

extension SceneBuilder {
  /// Whether controls have the sizes of iOS 26, since the document's canvas had them.
  var showsRoundControls: Bool { options.matchesCanvas && document.toolsVersion >= Self.roundControlsTools }
}
