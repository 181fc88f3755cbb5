internal import AutoLayout

/// The attributes that correspond to a stack view's axis, alignment and margins.
@MainActor
struct StackAxes {
  typealias Attribute = NSLayoutConstraint.Attribute

  let isHorizontal: Bool
  let alignment: UIStackView.Alignment
  private let usesMargins: Bool

  init(_ stack: UIStackView) {
    isHorizontal = stack.axis == .horizontal
    usesMargins = stack.isLayoutMarginsRelativeArrangement
    let isBaseline = stack.alignment == .firstBaseline || stack.alignment == .lastBaseline
    // A column has no common baseline, so UIKit aligns the leading or trailing edges instead.
    alignment =
      isBaseline && stack.axis == .vertical
      ? (stack.alignment == .firstBaseline ? .leading : .trailing) : stack.alignment
  }

  var start: Attribute { isHorizontal ? .leading : .top }
  var end: Attribute { isHorizontal ? .trailing : .bottom }
  var center: Attribute { isHorizontal ? .centerX : .centerY }
  var size: Attribute { isHorizontal ? .width : .height }
  var crossStart: Attribute { isHorizontal ? .top : .leading }
  var crossEnd: Attribute { isHorizontal ? .bottom : .trailing }
  var crossCenter: Attribute { isHorizontal ? .centerY : .centerX }
  var crossSize: Attribute { isHorizontal ? .height : .width }

  // The edges and centers to which views are aligned. They belong to the margins if the stack arranges by margins, or
  // else to the stack view.
  var canvasStart: Attribute { canvas(start) }
  var canvasEnd: Attribute { canvas(end) }
  var canvasCrossStart: Attribute { canvas(crossStart) }
  var canvasCrossEnd: Attribute { canvas(crossEnd) }
  var canvasCrossCenter: Attribute { canvas(crossCenter) }

  private func canvas(_ attribute: Attribute) -> Attribute { usesMargins ? attribute.withinMargins : attribute }
}
