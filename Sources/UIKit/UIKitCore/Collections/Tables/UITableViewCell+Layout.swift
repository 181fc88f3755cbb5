internal import Foundation
internal import TextLayout
internal import UIFoundation
internal import UIGraphics

/// The parts of a row's appearance that depend on its position in the table or list.
struct RowAppearance: Equatable {
  var background: UIColor?
  var separatorColor: UIColor?
  /// The insets of the separator from the row's edges, in points; nil for no separator.
  var separator: UIEdgeInsets?
  /// Indicates whether the row begins with the full-width line above its group.
  var drawsTopLine = false
  /// Indicates whether the row ends with the full-width line below its group.
  var drawsBottomLine = false
  /// The insets of the content where the row extends beyond the safe area, in points.
  var contentInsets = UIEdgeInsets.zero
  /// The corner radius, in points.
  var cornerRadius: CGFloat = 0
  var corners: CACornerMask = []

  /// Rounds the corners at the ends of an inset group.
  mutating func roundCorners(isFirst: Bool, isLast: Bool, radius: CGFloat) {
    cornerRadius = radius
    if isFirst { corners.formUnion([.layerMinXMinYCorner, .layerMaxXMinYCorner]) }
    if isLast { corners.formUnion([.layerMinXMaxYCorner, .layerMaxXMaxYCorner]) }
  }
}

/// The lengths of rows in a design, in points.
struct RowMetrics: Sendable {
  /// The height of a standard row with its separator.
  let height: CGFloat
  /// The margins above and below the content.
  let verticalMargin: CGFloat
  /// The margins above and below the texts of standard content, together.
  let textMargins: (single: CGFloat, subtitle: CGFloat)
  /// The radius of the corners of inset groups.
  let groupRadius: CGFloat
  /// Indicates whether separators of inset groups have a margin at both ends.
  let insetsSeparators: Bool
  /// Indicates whether headers of groups are in capital letters.
  let capitalizesHeaders: Bool
  /// The margins above and below the content of a list configuration.
  let listMargin: CGFloat

  static let all = DesignValues(
    classic: RowMetrics(
      height: 44, verticalMargin: 11, textMargins: (22, 20.5), groupRadius: 10, insetsSeparators: false,
      capitalizesHeaders: true, listMargin: 12),
    glass: RowMetrics(
      height: 52, verticalMargin: 15, textMargins: (30, 28.5), groupRadius: 26, insetsSeparators: true,
      capitalizesHeaders: false, listMargin: 15))
}

extension UIView {
  /// The lengths of rows in the view's design.
  var rowMetrics: RowMetrics { RowMetrics.all[traitCollection] }
}

/// The metrics of UIKit's rows and groups that are the same in both designs, in points.
///
/// They are recorded in Interface Builder documents.
enum TableMetrics {
  /// The spacing before an accessory.
  static let accessorySpacing: CGFloat = 8
  static let accessoryHeight: CGFloat = 22
  static let disclosureWidth: CGFloat = 10.5
  static let checkmarkWidth: CGFloat = 24
  static let detailWidth: CGFloat = 24
  /// The spacing between image and text.
  static let imageSpacing: CGFloat = 15
  /// The height of a section header in a plain table.
  static let headerHeight: CGFloat = 28
  /// The spacing between groups.
  static let groupSpacing: CGFloat = 17.5

  /// Returns the spacing before a group. It is doubled before the first group.
  static func spacing(beforeGroup section: Int) -> CGFloat { section == 0 ? 35 : groupSpacing }
}

extension UIView {
  /// The scale of standard accessories, which follow the text size as symbols of the body style do.
  var accessoryScale: CGFloat {
    UIFont.TextStyle.body.pointSize(for: traitCollection.preferredContentSizeCategory) / UIFont.labelFontSize
  }
}

extension UIImageView {
  /// The size of the image as it is shown, such as that of a symbol; zero without an image.
  var shownSize: CGSize { image == nil ? .zero : sizeThatFits(.zero) }
}

extension UITableViewCell {
  private var safeArea: UIEdgeInsets { table?.rowSafeArea ?? .zero }

  /// The side margin of the row, in points. It is correct even before the table has sized the row.
  private var sideMargin: CGFloat { rowSideMargin(ofWidth: table?.rowWidth ?? bounds.width) }

  /// The accessory view of the current mode: editing or not.
  private var shownAccessoryView: UIView? { isEditing ? editingAccessoryView : accessoryView }
  private var shownAccessoryType: AccessoryType { isEditing ? editingAccessoryType : accessoryType }

  private var accessoryWidth: CGFloat {
    if let view = shownAccessoryView { return view.accessorySize.width }
    guard shownAccessoryType != .none else { return 0 }
    let scale = accessoryScale
    return switch shownAccessoryType {
    case .none: 0
    case .disclosureIndicator: TableMetrics.disclosureWidth * scale
    case .checkmark: TableMetrics.checkmarkWidth * scale
    case .detailButton: TableMetrics.detailWidth * scale
    case .detailDisclosureButton:
      (TableMetrics.detailWidth + TableMetrics.disclosureWidth) * scale + TableMetrics.accessorySpacing
    }
  }

  /// Returns the width of the content view in a row of the given width, in points.
  func contentWidth(in width: CGFloat) -> CGFloat {
    let safeWidth = max(0, width - safeArea.horizontal - editIndentation)
    return trailingWidth > 0 ? max(0, safeWidth - trailingWidth - sideMargin) : safeWidth
  }

  /// The width of the accessory and of the control for moving the row, in points.
  private var trailingWidth: CGFloat {
    guard showsGrip else { return accessoryWidth }
    let spacing = accessoryWidth > 0 ? TableMetrics.accessorySpacing : 0
    return accessoryWidth + spacing + CellEditControl.reorderWidth
  }

  /// The margin between the content and the accessory or trailing edge, in points.
  private var trailingMargin: CGFloat { trailingWidth > 0 ? TableMetrics.accessorySpacing : sideMargin }

  func updateMargins() {
    let vertical = rowMetrics.verticalMargin
    contentView.directionalLayoutMargins = NSDirectionalEdgeInsets(
      top: vertical, leading: sideMargin, bottom: vertical, trailing: trailingMargin)
  }

  /// Sets the frames of the content view, the accessory, the standard content and the separators.
  func placeParts() {
    updateMargins()
    let width = contentWidth(in: bounds.width)
    contentView.frame = CGRect(
      x: isRightToLeft
        ? bounds.maxX - safeArea.right - editIndentation - width : bounds.minX + safeArea.left + editIndentation,
      y: bounds.minY, width: width, height: bounds.height)
    placeAccessory()
    placeEditControls()
    placeStandardContent()
    backgroundView?.frame = bounds
    if rowAppearance.separator != nil || rowAppearance.drawsTopLine || rowAppearance.drawsBottomLine {
      if separatorLines.superview == nil { addSubview(separatorLines) }
      bringSubviewToFront(separatorLines)
      separatorLines.frame = bounds
      separatorLines.appearance = rowAppearance
    } else {
      separatorLines.removeFromSuperview()
    }
  }

  private func placeAccessory() {
    let width = accessoryWidth
    let view = shownAccessoryView
    let height = view?.accessorySize.height ?? min(TableMetrics.accessoryHeight * accessoryScale, bounds.height)
    let distance = sideMargin + trailingWidth - width
    let frame = CGRect(
      x: isRightToLeft ? bounds.minX + safeArea.left + distance : bounds.maxX - safeArea.right - distance - width,
      y: bounds.midY - height / 2, width: width, height: height)
    for hidden in [accessoryView, editingAccessoryView] where hidden !== view && hidden?.superview === self {
      hidden?.removeFromSuperview()
    }
    if let view {
      if view.superview !== self { addSubview(view) }
      view.frame = pixelGrid.round(frame)
    }
    if view == nil, shownAccessoryType != .none {
      if accessoryMark.superview !== self { addSubview(accessoryMark) }
      accessoryMark.type = shownAccessoryType
      accessoryMark.frame = frame
    } else {
      accessoryMark.removeFromSuperview()
    }
  }

  // MARK: Editing

  /// The control at the leading edge in editing mode, if there is one.
  private var leadingControl: CellEditControl.Kind? {
    guard isEditing else { return nil }
    // Apple's reference: with multiple selection, check marks replace the other controls.
    if table?.allowsMultipleSelectionDuringEditing == true { return .selection(isSelected: isSelected) }
    return switch editingStyle {
    case .delete: .delete
    case .insert: .insert
    case .none: nil
    }
  }

  /// Indicates whether the control for moving the row is visible.
  private var showsGrip: Bool { isEditing && showsReorderControl && isMovable }

  /// The distance by which the content moves in editing mode, in points.
  private var editIndentation: CGFloat {
    guard isEditing else { return 0 }
    let isIndented = leadingControl != nil || (shouldIndentWhileEditing && delegateAllowsIndentation)
    return isIndented ? CellEditControl.indentation : 0
  }

  private func placeEditControls() {
    let kinds = [leadingControl, showsGrip ? .reorder : nil].compactMap { $0 }
    while editControls.count > kinds.count { editControls.removeLast().removeFromSuperview() }
    while editControls.count < kinds.count { editControls.append(CellEditControl()) }
    for (control, kind) in zip(editControls, kinds) {
      if control.superview !== self { addSubview(control) }
      control.kind = kind
      let isTrailing = kind == .reorder
      let width = isTrailing ? CellEditControl.reorderWidth : CellEditControl.indentation + sideMargin
      let distance = isTrailing ? sideMargin : 0
      let isLeft = isTrailing == isRightToLeft
      let x = isLeft ? bounds.minX + safeArea.left + distance : bounds.maxX - safeArea.right - distance - width
      control.frame = CGRect(x: x, y: bounds.minY, width: width, height: bounds.height)
    }
  }

  // MARK: Standard content

  /// The distance from the leading edge of the safe area to the separator and unindented text, in points.
  private var textStart: CGFloat {
    if let list = configuredView as? UIListContentView { return editIndentation + list.textStart }
    let picture = standardParts?.picture.shownSize.width ?? 0
    return editIndentation + (picture > 0 ? sideMargin + picture + TableMetrics.imageSpacing : sideMargin)
  }

  /// The separator's insets in a table without insets, in points.
  var automaticSeparatorInset: UIEdgeInsets { UIEdgeInsets(top: 0, left: textStart, bottom: 0, right: 0) }

  /// Returns the frames of title, detail and image in a content view, and the height that fits them.
  private func standardFrames(
    in size: CGSize
  ) -> (title: CGRect, detail: CGRect, picture: CGRect, height: CGFloat)? {
    guard let parts = standardParts else { return nil }
    let indent = CGFloat(indentationLevel) * indentationWidth
    let picture = parts.picture.shownSize
    var start = sideMargin + indent
    if picture.width > 0 { start += picture.width + TableMetrics.imageSpacing }
    let end = trailingMargin
    let textWidth = max(0, size.width - start - end)
    let limit = CGSize(width: textWidth, height: 0)
    let hasDetail = !(parts.detail?.text ?? "").isEmpty
    let title = (parts.title.text ?? "").isEmpty ? .zero : parts.title.sizeThatFits(limit)
    let detail = hasDetail ? parts.detail?.sizeThatFits(limit) ?? .zero : .zero
    let pictureRect = CGRect(
      x: sideMargin + indent, y: pixelGrid.round((size.height - picture.height) / 2), width: picture.width,
      height: picture.height)
    var titleRect = CGRect(x: start, y: 0, width: textWidth, height: size.height)
    var detailRect = CGRect.zero
    let metrics = rowMetrics
    var height = max(metrics.height - 1 / pixelGrid.scale, picture.height)
    switch style {
    case .default:
      height = max(height, title.height + metrics.textMargins.single)
    case _ where hasDetail && stacksDetail:
      // 10 above a title of 20.5 and 10.5 below a detail of 14.5 make the 55.5 that Interface Builder records.
      let block = title.height + detail.height
      height = max(height, block + metrics.textMargins.subtitle)
      let top = max(0, (size.height - block) / 2).rounded(.down)
      titleRect = CGRect(x: start, y: top, width: min(textWidth, title.width), height: title.height)
      detailRect = CGRect(x: start, y: top + title.height, width: min(textWidth, detail.width), height: detail.height)
    case .subtitle:
      titleRect = centered(start, textWidth, title.height, size)
    case .value1:
      let detailWidth = min(detail.width, max(0, textWidth - title.width - 6))
      titleRect = centered(start, min(title.width, textWidth), title.height, size)
      detailRect = centered(size.width - end - detailWidth, detailWidth, detail.height, size)
    case .value2:
      // UIKit's column of titles is 91 wide, with a spacing of 6 to the details.
      titleRect = centered(sideMargin, 91, title.height, size)
      detailRect = centered(sideMargin + 97, max(0, size.width - sideMargin - 97 - end), detail.height, size)
    }
    return (titleRect, detailRect, pictureRect, height)
  }

  /// Indicates whether the detail is below the title, as in all styles at accessibility sizes.
  private var stacksDetail: Bool {
    style == .subtitle || traitCollection.preferredContentSizeCategory.isAccessibilityCategory
  }

  private func centered(_ x: CGFloat, _ width: CGFloat, _ height: CGFloat, _ size: CGSize) -> CGRect {
    CGRect(x: x, y: ((size.height - height) / 2).rounded(), width: width, height: height)
  }

  private func placeStandardContent() {
    guard let parts = standardParts, let frames = standardFrames(in: contentView.bounds.size) else { return }
    func mirrored(_ rect: CGRect) -> CGRect {
      guard isRightToLeft else { return rect }
      return CGRect(x: contentView.bounds.width - rect.maxX, y: rect.minY, width: rect.width, height: rect.height)
    }
    parts.title.frame = mirrored(frames.title)
    parts.detail?.frame = mirrored(frames.detail)
    parts.picture.frame = mirrored(frames.picture)
    if style == .value2 { parts.title.textAlignment = isRightToLeft == stacksDetail ? .right : .left }
  }

  /// Returns the height that fits the content in a row of the given width, in points.
  func fittingHeight(forWidth width: CGFloat) -> CGFloat {
    updateMargins()
    let contentWidth = contentWidth(in: width)
    if let configuredView {
      let height =
        configuredView is UIListContentView
        ? configuredView.sizeThatFits(CGSize(width: contentWidth, height: 0)).height
        : Self.fittingHeight(of: configuredView, width: contentWidth) + separatorHeight
      return max(height, rowMetrics.height)
    }
    if let frames = standardFrames(in: CGSize(width: contentWidth, height: rowMetrics.height)) {
      return pixelGrid.ceil(frames.height)
    }
    let height = Self.fittingHeight(of: contentView, width: contentWidth)
    return height > 0 ? height + separatorHeight : rowMetrics.height
  }

  /// The height of the pixel that a row sized by constraints has for its separator, in points.
  ///
  /// The content view includes the pixel. Sources: logs of `UIView-Encapsulated-Layout-Height` with heights of 54.3333
  /// for 54 at 3x (example-a.com/answer/62599451) and 312.5 for 312 at 2x (example-a.com/answer/68084642).
  private var separatorHeight: CGFloat { table.map { $0.separatorStyle == .none ? 0 : $0.hairlineWidth } ?? 0 }

  /// Returns the height that a view's constraints determine at the given width, in points.
  static func fittingHeight(of view: UIView, width: CGFloat) -> CGFloat {
    view.systemLayoutSizeFitting(
      CGSize(width: width, height: 0), withHorizontalFittingPriority: .required,
      verticalFittingPriority: .fittingSizeLevel
    ).height
  }

  // MARK: Drawing

  func drawRowBackground() {
    let selected: UIColor? = showsSelection && selectedBackgroundView == nil ? .systemGray4 : nil
    guard var configuration = backgroundConfiguration else {
      return rowAppearance.draw(selected ?? backgroundColor ?? rowAppearance.background, behind: self)
    }
    configuration.backgroundColor = selected ?? configuration.backgroundColor
    rowAppearance.draw(configuration, behind: self)
  }
}

extension RowAppearance {
  /// Draws a color behind a row, with the corners that the row has in its section.
  @MainActor func draw(_ color: UIColor?, behind row: UIView) {
    draw(UIBackgroundConfiguration(backgroundColor: color), behind: row)
  }

  /// Draws a background behind a row.
  ///
  /// A background without a corner radius has the corners of the row in its section.
  @MainActor func draw(_ background: UIBackgroundConfiguration, behind row: UIView) {
    guard background.cornerRadius == 0 else { return background.draw(in: row.bounds, of: row) }
    var background = background
    background.cornerRadius = cornerRadius
    background.draw(in: row.bounds, of: row, corners: corners.rectCorners)
  }
}

extension CACornerMask {
  var rectCorners: UIRectCorner {
    var corners: UIRectCorner = []
    if contains(.layerMinXMinYCorner) { corners.insert(.topLeft) }
    if contains(.layerMaxXMinYCorner) { corners.insert(.topRight) }
    if contains(.layerMinXMaxYCorner) { corners.insert(.bottomLeft) }
    if contains(.layerMaxXMaxYCorner) { corners.insert(.bottomRight) }
    return corners
  }
}
