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

  /// The text as shown: bullets in a secure field.
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

  /// 34 with a rounded frame at body size, growing with the font; 22 and 21 without at 17 and 16 points.
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

  /// The side views that show; in right-to-left they change sides, as UIKit's do.
  var shownLeftView: UIView? {
    isFlipped ? (shows(rightViewMode) ? rightView : nil) : (shows(leftViewMode) ? leftView : nil)
  }
  var shownRightView: UIView? {
    isFlipped ? (shows(leftViewMode) ? leftView : nil) : (shows(rightViewMode) ? rightView : nil)
  }
  var showsClearButton: Bool {
    hasText && shows(clearButtonMode) && (isFlipped ? shownLeftView : shownRightView) == nil
  }

  /// The line's own strip where content stands at the top or bottom.
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
  /// The size of a view that stands beside text: on each axis its own, else the one it asks for. A view without height
  /// still keeps the text away, as paddings are made.
  var fittingSizeBeside: CGSize {
    let (own, wanted) = (bounds.size, intrinsicContentSize)
    return CGSize(
      width: own.width > 0 ? own.width : max(0, wanted.width),
      height: own.height > 0 ? own.height : max(0, wanted.height))
  }
}
