internal import Foundation
internal import UIFoundation
internal import UIGraphics

/// The accessory at the trailing edge of a row.
final class CellAccessory: UIView {
  var type: UITableViewCell.AccessoryType = .none

  override init(frame: CGRect) {
    super.init(frame: frame)
    isOpaque = false
  }

  required init?(coder: NSCoder) { nil }

  override func draw(_ rect: CGRect) {
    let isFlipped = effectiveUserInterfaceLayoutDirection == .rightToLeft
    switch type {
    case .none: break
    case .disclosureIndicator: drawDisclosure(in: bounds, isFlipped)
    case .checkmark:
      ControlMark.checkmark.draw(
        in: CGRect(x: bounds.midX - 6.5, y: bounds.midY - 6.5, width: 13, height: 13), color: tintColor,
        lineWidth: 2)
    case .detailButton: drawDetail(in: bounds)
    case .detailDisclosureButton:
      let width = TableMetrics.disclosureWidth
      let x = isFlipped ? bounds.minX : bounds.maxX - width
      drawDisclosure(in: CGRect(x: x, y: bounds.minY, width: width, height: bounds.height), isFlipped)
      let detail = TableMetrics.detailWidth
      drawDetail(
        in: CGRect(
          x: isFlipped ? bounds.maxX - detail : bounds.minX, y: bounds.minY, width: detail, height: bounds.height))
    }
  }

  private func drawDisclosure(in rect: CGRect, _ isFlipped: Bool) {
    let mark: ControlMark = isFlipped ? .chevronLeft : .chevronRight
    mark.draw(
      in: CGRect(x: rect.midX - 6.5, y: rect.midY - 6.5, width: 13, height: 13), color: .tertiaryLabel, lineWidth: 2)
  }

  private func drawDetail(in rect: CGRect) {
    ControlMark.info.draw(
      in: CGRect(x: rect.midX - 10, y: rect.midY - 10, width: 20, height: 20), color: tintColor, lineWidth: 1.5)
  }
}

/// The separator lines on a row, above its content.
final class CellSeparators: UIView {
  var look = TableRowLook() {
    didSet { if oldValue != look { setNeedsDisplay() } }
  }

  override init(frame: CGRect) {
    super.init(frame: frame)
    isOpaque = false
    isUserInteractionEnabled = false
  }

  required init?(coder: NSCoder) { nil }

  override func draw(_ rect: CGRect) {
    guard let context = UIGraphicsGetCurrentContext() else { return }
    let hair = 1 / max(1, pixelGrid.scale)
    context.setFillColor((look.separatorColor ?? .separator).cgColor)
    if look.lineAbove { context.fill(CGRect(x: bounds.minX, y: bounds.minY, width: bounds.width, height: hair)) }
    if look.lineBelow {
      context.fill(CGRect(x: bounds.minX, y: bounds.maxY - hair, width: bounds.width, height: hair))
    } else if let ends = look.separator {
      context.fill(
        CGRect(
          x: bounds.minX + ends.left, y: bounds.maxY - hair, width: max(0, bounds.width - ends.left - ends.right),
          height: hair))
    }
  }
}
