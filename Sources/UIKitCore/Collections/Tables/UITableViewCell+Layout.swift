internal import Foundation
internal import TextLayout
internal import UIFoundation
internal import UIGraphics

/// The parts of a row that its table draws: lines and corners.
struct TableRowLook: Equatable {
  var background: UIColor?
  var separatorColor: UIColor?
  /// The insets of the separator from the row's edges, in points; nil for no separator.
  var separator: UIEdgeInsets?
  /// Indicates whether a full-width line at the start or end of the group is drawn here.
  var lineAbove = false
  var lineBelow = false
  /// The insets of the content where the row extends beyond the safe area, in points.
  var contentEdges = UIEdgeInsets.zero
  /// The corner radius, in points.
  var cornerRadius: CGFloat = 0
  var corners: CACornerMask = []
}

/// The metrics of UIKit's rows, in points, as recorded in Interface Builder documents.
enum TableMetrics {
  /// The height of a standard row with its separator.
  static let rowHeight: CGFloat = 44
  /// The spacing between standard content and an accessory.
  static let contentEnd: CGFloat = 8
  static let disclosureWidth: CGFloat = 10.5
  static let checkmarkWidth: CGFloat = 24
  static let detailWidth: CGFloat = 24
  static let imageGap: CGFloat = 15
}

extension UITableViewCell {
  private var isFlipped: Bool { effectiveUserInterfaceLayoutDirection == .rightToLeft }

  private var sideMargin: CGFloat { rowSideMargin }
  private var safeArea: UIEdgeInsets { table?.rowSafeArea ?? .zero }

  private var accessoryWidth: CGFloat {
    if let accessoryView { return accessoryView.fittingSizeBeside.width }
    return switch accessoryType {
    case .none: 0
    case .disclosureIndicator: TableMetrics.disclosureWidth
    case .checkmark: TableMetrics.checkmarkWidth
    case .detailButton: TableMetrics.detailWidth
    case .detailDisclosureButton: TableMetrics.detailWidth + 8 + TableMetrics.disclosureWidth
    }
  }

  /// Returns the width of the content view in a row of a width, in points.
  func contentWidth(in width: CGFloat) -> CGFloat {
    let room = max(0, width - safeArea.horizontal)
    return accessoryWidth > 0 ? max(0, room - accessoryWidth - sideMargin) : room
  }

  /// Sets UIKit's margins: 11 above and below, the row's at the sides, 8 before an accessory.
  func updateMargins() {
    let end = accessoryWidth > 0 ? TableMetrics.contentEnd : sideMargin
    contentView.directionalLayoutMargins = NSDirectionalEdgeInsets(
      top: 11, leading: sideMargin, bottom: 11, trailing: end)
  }

  func placeParts() {
    updateMargins()
    let width = contentWidth(in: bounds.width)
    contentView.frame = CGRect(
      x: isFlipped ? bounds.maxX - safeArea.right - width : bounds.minX + safeArea.left, y: bounds.minY, width: width,
      height: bounds.height)
    placeAccessory()
    placeStandardContent()
    backgroundView?.frame = bounds
    if tableLook.separator != nil || tableLook.lineAbove || tableLook.lineBelow {
      if separatorLines.superview == nil { addSubview(separatorLines) }
      bringSubviewToFront(separatorLines)
      separatorLines.frame = bounds
      separatorLines.look = tableLook
    } else {
      separatorLines.removeFromSuperview()
    }
  }

  private func placeAccessory() {
    let width = accessoryWidth
    let size = CGSize(width: width, height: accessoryView?.fittingSizeBeside.height ?? min(22, bounds.height))
    let place = CGRect(
      x: isFlipped
        ? bounds.minX + safeArea.left + sideMargin : bounds.maxX - safeArea.right - sideMargin - width,
      y: bounds.midY - size.height / 2, width: size.width, height: size.height)
    if let accessoryView {
      if accessoryView.superview !== self { addSubview(accessoryView) }
      accessoryView.frame = pixelGrid.round(place)
    }
    if accessoryView == nil, accessoryType != .none {
      if accessoryMark.superview !== self { addSubview(accessoryMark) }
      accessoryMark.type = accessoryType
      accessoryMark.frame = place
    } else {
      accessoryMark.removeFromSuperview()
    }
  }

  // MARK: Standard content

  /// The distance of the text from the leading edge inside the safe area, where separators begin. Points.
  var textStart: CGFloat {
    if let list = contentOfConfiguration as? UIListContentView { return list.textStart }
    let picture = standardParts?.picture.image?.size.width ?? 0
    return picture > 0 ? sideMargin + picture + TableMetrics.imageGap : sideMargin
  }

  /// Returns the frames of title, detail and image in a content view of a size.
  private func standardFrames(
    in size: CGSize
  ) -> (title: CGRect, detail: CGRect, picture: CGRect, height: CGFloat)? {
    guard let parts = standardParts else { return nil }
    let indent = CGFloat(indentationLevel) * indentationWidth
    let picture = parts.picture.image?.size ?? .zero
    var start = sideMargin + indent
    if picture.width > 0 { start += picture.width + TableMetrics.imageGap }
    let end = accessoryWidth > 0 ? TableMetrics.contentEnd : sideMargin
    let room = max(0, size.width - start - end)
    let limit = CGSize(width: room, height: 0)
    let hasDetail = !(parts.detail?.text ?? "").isEmpty
    let title = (parts.title.text ?? "").isEmpty ? .zero : parts.title.sizeThatFits(limit)
    let detail = hasDetail ? parts.detail?.sizeThatFits(limit) ?? .zero : .zero
    let pictureRect = CGRect(
      x: sideMargin + indent, y: pixelGrid.round((size.height - picture.height) / 2), width: picture.width,
      height: picture.height)
    var titleRect = CGRect(x: start, y: 0, width: room, height: size.height)
    var detailRect = CGRect.zero
    var height = max(TableMetrics.rowHeight - 1 / pixelGrid.scale, picture.height)
    switch style {
    case .default:
      height = max(height, title.height + 22)
    case .subtitle where hasDetail:
      // 10 above a title of 20.5 and 10.5 below a detail of 14.5: 55.5, as Interface Builder records it.
      let block = title.height + detail.height
      height = max(height, block + 20.5)
      let top = max(0, (size.height - block) / 2).rounded(.down)
      titleRect = CGRect(x: start, y: top, width: min(room, title.width), height: title.height)
      detailRect = CGRect(x: start, y: top + title.height, width: min(room, detail.width), height: detail.height)
    case .subtitle:
      titleRect = CGRect(x: start, y: ((size.height - title.height) / 2).rounded(), width: room, height: title.height)
    case .value1:
      let detailWidth = min(detail.width, max(0, room - title.width - 6))
      titleRect = centered(start, min(title.width, room), title.height, size)
      detailRect = centered(size.width - end - detailWidth, detailWidth, detail.height, size)
    case .value2:
      titleRect = centered(sideMargin, 91, title.height, size)
      detailRect = centered(sideMargin + 97, max(0, size.width - sideMargin - 97 - end), detail.height, size)
    }
    return (titleRect, detailRect, pictureRect, height)
  }

  private func centered(_ x: CGFloat, _ width: CGFloat, _ height: CGFloat, _ size: CGSize) -> CGRect {
    CGRect(x: x, y: ((size.height - height) / 2).rounded(), width: width, height: height)
  }

  private func placeStandardContent() {
    guard let parts = standardParts, let frames = standardFrames(in: contentView.bounds.size) else { return }
    func mirrored(_ rect: CGRect) -> CGRect {
      guard isFlipped else { return rect }
      return CGRect(x: contentView.bounds.width - rect.maxX, y: rect.minY, width: rect.width, height: rect.height)
    }
    parts.title.frame = mirrored(frames.title)
    parts.detail?.frame = mirrored(frames.detail)
    parts.picture.frame = mirrored(frames.picture)
    if style == .value2 { parts.title.textAlignment = isFlipped ? .left : .right }
  }

  /// Returns the height that fits the content in a row of a width, in points.
  func fittingHeight(forWidth width: CGFloat) -> CGFloat {
    updateMargins()
    let contentWidth = contentWidth(in: width)
    if let configured = contentOfConfiguration {
      let height =
        configured is UIListContentView
        ? configured.sizeThatFits(CGSize(width: contentWidth, height: 0)).height
        : Self.fittingHeight(of: configured, width: contentWidth)
      return max(height, TableMetrics.rowHeight)
    }
    if let frames = standardFrames(in: CGSize(width: contentWidth, height: TableMetrics.rowHeight)) {
      return pixelGrid.ceil(frames.height)
    }
    let height = Self.fittingHeight(of: contentView, width: contentWidth)
    return height > 0 ? height : TableMetrics.rowHeight
  }

  /// Returns the height of a view with a width by its constraints, in points.
  static func fittingHeight(of view: UIView, width: CGFloat) -> CGFloat {
    view.systemLayoutSizeFitting(
      CGSize(width: width, height: 0), withHorizontalFittingPriority: .required,
      verticalFittingPriority: .fittingSizeLevel
    ).height
  }

  // MARK: Drawing

  func drawRowBackground() {
    guard let context = UIGraphicsGetCurrentContext() else { return }
    var color = backgroundConfiguration.map { $0.backgroundColor } ?? (backgroundColor ?? tableLook.background)
    if (isSelected || isHighlighted), selectionStyle != .none { color = .systemGray4 }
    guard let color else { return }
    let path =
      tableLook.cornerRadius > 0
      ? UIBezierPath(
        roundedRect: bounds, byRoundingCorners: tableLook.corners.rectCorners,
        cornerRadii: CGSize(width: tableLook.cornerRadius, height: tableLook.cornerRadius))
      : UIBezierPath(rect: bounds)
    context.setFillColor(color.cgColor)
    context.addPath(path.cgPath)
    context.fillPath()
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
