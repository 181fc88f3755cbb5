internal import Foundation
internal import UIFoundation
internal import UIGraphics

/// A standard accessory at the trailing edge of a row.
final class CellAccessory: UIView {
  var type: UITableViewCell.AccessoryType = .none

  override func commonInit() {
    super.commonInit()
    isOpaque = false
  }

  override func drawContent() {
    switch type {
    case .none: break
    case .disclosureIndicator: drawDisclosure(in: bounds)
    case .checkmark:
      ControlMark.checkmark.draw(
        in: bounds.centeredSquare(13 * accessoryScale), color: tintColor, lineWidth: 2 * accessoryScale)
    case .detailButton: drawDetail(in: bounds)
    case .detailDisclosureButton:
      let width = TableMetrics.disclosureWidth * accessoryScale
      let x = isRightToLeft ? bounds.minX : bounds.maxX - width
      drawDisclosure(in: CGRect(x: x, y: bounds.minY, width: width, height: bounds.height))
      let detail = TableMetrics.detailWidth * accessoryScale
      drawDetail(
        in: CGRect(
          x: isRightToLeft ? bounds.maxX - detail : bounds.minX, y: bounds.minY, width: detail, height: bounds.height))
    }
  }

  private func drawDisclosure(in rect: CGRect) {
    let mark: ControlMark = isRightToLeft ? .chevronLeft : .chevronRight
    mark.draw(in: rect.centeredSquare(13 * accessoryScale), color: .tertiaryLabel, lineWidth: 2 * accessoryScale)
  }

  private func drawDetail(in rect: CGRect) {
    ControlMark.info.draw(
      in: rect.centeredSquare(20 * accessoryScale), color: tintColor, lineWidth: 1.5 * accessoryScale)
  }
}

/// The separator lines of a row, in front of its content.
final class CellSeparators: UIView {
  var appearance = RowAppearance() {
    didSet { if oldValue != appearance { setNeedsDisplay() } }
  }

  override func commonInit() {
    super.commonInit()
    isOpaque = false
    isUserInteractionEnabled = false
  }

  override func drawContent() {
    guard let context = UIGraphicsGetCurrentContext() else { return }
    let hairline = hairlineWidth
    context.setFillColor((appearance.separatorColor ?? .separator).cgColor)
    if appearance.drawsTopLine {
      context.fill(CGRect(x: bounds.minX, y: bounds.minY, width: bounds.width, height: hairline))
    }
    if appearance.drawsBottomLine {
      context.fill(CGRect(x: bounds.minX, y: bounds.maxY - hairline, width: bounds.width, height: hairline))
    } else if let insets = appearance.separator {
      context.fill(
        CGRect(
          x: bounds.minX + insets.left, y: bounds.maxY - hairline,
          width: max(0, bounds.width - insets.left - insets.right), height: hairline))
    }
  }
}
