internal import Foundation
internal import TextLayout
internal import UIFoundation
internal import UIGraphics

extension UITextField {
  var shownFont: UIFont { font ?? Self.defaultFont }

  /// The font of parts of the text that have none.
  var ownFont: UIFont { assignedFont.map(adjusted) ?? Self.defaultFont }
  /// The color of parts of the text that have none.
  var ownColor: UIColor { assignedColor ?? .label }

  /// Gives the field the style of its attributed text, for the plain text that replaces it.
  func keepStyleOfText() {
    assignedFont = content.firstFont ?? assignedFont
    assignedColor = content.firstColor ?? assignedColor
    assignedAlignment = textAlignment
  }

  func contentDidChange() {
    invalidateIntrinsicContentSize()
    setNeedsLayout()
    setNeedsDisplay()
  }

  func sideViewDidChange(from old: UIView?) {
    if let old, old !== leftView, old !== rightView { old.removeFromSuperview() }
    contentDidChange()
  }

  /// The displayed text: bullets in a secure field.
  var shownText: ControlText? {
    if isSecureTextEntry, let text, !text.isEmpty {
      return ControlText(String(repeating: "•", count: text.count), font: shownFont, in: self)
    }
    guard content.isPresent else { return nil }
    var shown = content
    if !styleAttributes.isEmpty, let text = content.attributed(font: ownFont, color: ownColor) {
      let styled = NSMutableAttributedString(attributedString: text)
      let whole = NSRange(location: 0, length: text.length)
      // The text's own attributes win.
      for (key, value) in styleAttributes {
        text.enumerateAttribute(key, in: whole) { own, range, _ in
          if own == nil { styled.addAttribute(key, value: value, range: range) }
        }
      }
      shown.set(styled)
    }
    return ControlText(shown, font: ownFont, in: self)
  }

  var shownPlaceholder: ControlText? {
    placeholderContent.isPresent ? ControlText(placeholderContent, font: shownFont, in: self) : nil
  }

  /// The insets of the text from the border, in points.
  var borderInsets: UIEdgeInsets {
    switch borderStyle {
    case .none: .zero
    case .line: UIEdgeInsets(top: 2, left: 2, bottom: 2, right: 2)
    case .bezel, .roundedRect: UIEdgeInsets(top: 2, left: 7, bottom: 2, right: 7)
    }
  }

  /// The intrinsic height, in points.
  ///
  /// For the default font, it is 21 without a border, 25 with a line and 34 with other borders.
  var intrinsicHeight: CGFloat {
    let line = shownFont.lineHeight
    return switch borderStyle {
    case .none: (line + 0.7).rounded(.up)
    case .line: (line + 0.7).rounded(.up) + 4
    case .bezel, .roundedRect: max(34, (line + 0.7).rounded(.up) + 12)
    }
  }

  // MARK: Side views

  private func shows(_ mode: ViewMode) -> Bool {
    switch mode {
    case .always: true
    case .never: false
    case .whileEditing: isEditing
    case .unlessEditing: !isEditing
    }
  }

  /// The visible view at the left side: the right view in right-to-left layouts, as in UIKit.
  var shownLeftView: UIView? { visibleSideView(isLeft: !isRightToLeft) }
  /// The visible view at the right side: the left view in right-to-left layouts, as in UIKit.
  var shownRightView: UIView? { visibleSideView(isLeft: isRightToLeft) }

  /// The rectangles of the views at the left and right side.
  ///
  /// Apple's pages state that the left view is "placed in the rectangle returned by" `leftViewRect(forBounds:)`, which
  /// "remains unchanged in a right-to-left user interface", and that the view "flips automatically" there. Hence, the
  /// rectangle is mirrored. The same holds for the right view.
  func sideRects(in bounds: CGRect) -> (left: CGRect, right: CGRect) {
    let (left, right) = (leftViewRect(forBounds: bounds), rightViewRect(forBounds: bounds))
    guard isRightToLeft else { return (left, right) }
    func mirrored(_ rect: CGRect) -> CGRect {
      CGRect(origin: CGPoint(x: bounds.minX + bounds.maxX - rect.maxX, y: rect.minY), size: rect.size)
    }
    return (mirrored(right), mirrored(left))
  }

  func visibleSideView(isLeft: Bool) -> UIView? {
    shows(isLeft ? leftViewMode : rightViewMode) ? (isLeft ? leftView : rightView) : nil
  }
  var showsClearButton: Bool {
    hasText && shows(clearButtonMode) && (isRightToLeft ? shownLeftView : shownRightView) == nil
  }

  /// Returns the part of a rectangle for a line at its top or bottom, or the whole for a centered line.
  func aligned(_ rect: CGRect) -> CGRect {
    let height = min(rect.height, pixelGrid.ceil(shownFont.lineHeight))
    switch contentVerticalAlignment {
    case .top: return CGRect(x: rect.minX, y: rect.minY, width: rect.width, height: height)
    case .bottom: return CGRect(x: rect.minX, y: rect.maxY - height, width: rect.width, height: height)
    default: return rect
    }
  }
}

extension UIView {
  /// The size of a side view or accessory: its bounds' size, or the intrinsic length for a zero length.
  ///
  /// A view without height is valid, since clients use such views for padding.
  var accessorySize: CGSize {
    let (size, intrinsic) = (bounds.size, intrinsicContentSize)
    return CGSize(
      width: size.width > 0 ? size.width : max(0, intrinsic.width),
      height: size.height > 0 ? size.height : max(0, intrinsic.height))
  }
}
