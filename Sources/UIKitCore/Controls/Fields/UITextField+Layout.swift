internal import Foundation
internal import TextLayout
internal import UIFoundation

extension UITextField {
  var shownFont: UIFont { font ?? Self.defaultFont }

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
    return content.isPresent ? ControlText(content, font: shownFont, in: self) : nil
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

  /// The intrinsic height: 34 with a rounded border at body size, growing with the font.
  ///
  /// Without a border it is 22 and 21 at 17 and 16 points.
  var intrinsicHeight: CGFloat {
    let line = shownFont.lineHeight
    return switch borderStyle {
    case .none: (line + 0.7).rounded(.up)
    case .line: (line + 0.7).rounded(.up) + 4
    case .bezel, .roundedRect: max(34, (line + 0.7).rounded(.up) + 12)
    }
  }

  // MARK: Views beside the text

  var isFlipped: Bool { effectiveUserInterfaceLayoutDirection == .rightToLeft }

  private func shows(_ mode: ViewMode) -> Bool {
    switch mode {
    case .always: true
    case .never: false
    case .whileEditing: isEditing
    case .unlessEditing: !isEditing
    }
  }

  /// The visible side views; in right-to-left they are exchanged, as in UIKit.
  var shownLeftView: UIView? {
    isFlipped ? (shows(rightViewMode) ? rightView : nil) : (shows(leftViewMode) ? leftView : nil)
  }
  var shownRightView: UIView? {
    isFlipped ? (shows(leftViewMode) ? leftView : nil) : (shows(rightViewMode) ? rightView : nil)
  }
  var showsClearButton: Bool {
    hasText && shows(clearButtonMode) && (isFlipped ? shownLeftView : shownRightView) == nil
  }

  /// Returns the strip of a line at the top or bottom according to the vertical alignment.
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
  /// The size of a side view: on each axis its own, else its fitting size.
  ///
  /// A view without height still insets the text, because it is used as padding.
  var fittingSizeBeside: CGSize {
    let (own, wanted) = (bounds.size, intrinsicContentSize)
    return CGSize(
      width: own.width > 0 ? own.width : max(0, wanted.width),
      height: own.height > 0 ? own.height : max(0, wanted.height))
  }
}
