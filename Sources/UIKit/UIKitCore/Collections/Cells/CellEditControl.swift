internal import Foundation
internal import UIFoundation
internal import UIGraphics

/// A control at an edge of a row in editing mode.
final class CellEditControl: UIView {
  /// The purpose of a control.
  enum Kind: Equatable {
    case delete, insert, reorder
    case selection(isSelected: Bool)
  }

  /// The width by which content moves for the control at the leading edge, in points.
  static let indentation: CGFloat = 38
  /// The width of the control for moving the row, in points.
  static let reorderWidth: CGFloat = 22
  private static let discDiameter: CGFloat = 22

  var kind = Kind.delete {
    didSet { if oldValue != kind { setNeedsDisplay() } }
  }

  /// Changes a control for selecting the row; others stay as they are.
  var isRowSelected = false {
    didSet { if case .selection = kind { kind = .selection(isSelected: isRowSelected) } }
  }

  override func commonInit() {
    super.commonInit()
    isOpaque = false
  }

  override func drawContent() {
    let disc = bounds.centeredSquare(Self.discDiameter)
    switch kind {
    case .delete: draw(.minus, on: .systemRed, in: disc)
    case .insert: draw(.plus, on: .systemGreen, in: disc)
    case .selection(isSelected: true): draw(.checkmark, on: tintColor, in: disc)
    case .selection(isSelected: false):
      let ring = UIBezierPath(ovalIn: disc.insetBy(dx: 0.75, dy: 0.75))
      ring.lineWidth = 1.5
      UIColor.tertiaryLabel.setStroke()
      ring.stroke()
    case .reorder: drawGrip()
    }
  }

  private func draw(_ mark: ControlMark, on color: UIColor, in disc: CGRect) {
    color.setFill()
    UIBezierPath(ovalIn: disc).fill()
    mark.draw(in: disc.centeredSquare(11), color: .white, lineWidth: 2)
  }

  /// Draws three lines, which a finger would drag.
  private func drawGrip() {
    UIColor.tertiaryLabel.setFill()
    for row in -1...1 {
      let line = CGRect(x: bounds.minX, y: bounds.midY + CGFloat(row) * 5 - 0.75, width: bounds.width, height: 1.5)
      UIBezierPath(circularRect: line, radius: 0.75).fill()
    }
  }
}
