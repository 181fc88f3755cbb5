internal import AutoLayout
internal import Foundation
internal import TextLayout
internal import UIFoundation
internal import UIGraphics

/// The card of an alert controller with its texts and actions.
final class AlertCard: UIStackView {
  /// The width of an alert, in points: in glass, as measured in screenshots of iOS 26.
  static let alertWidth = DesignValues<CGFloat>(classic: 270, glass: 320)
  /// The maximum width of an action sheet, in points.
  static let maximumSheetWidth: CGFloat = 414
  /// The margin of an action sheet at the edges and between its parts, in points.
  static let sheetMargin: CGFloat = 8

  private static let cornerRadius: CGFloat = 14
  private let isAlert: Bool

  init(_ alert: UIAlertController) {
    isAlert = alert.preferredStyle == .alert
    super.init(frame: .zero)
    axis = .vertical
    spacing = Self.sheetMargin
    // On a sheet, the cancel action is separate.
    let separate = isAlert ? [] : alert.actions.filter { $0.style == .cancel }
    let grouped = alert.arrangedActions.filter { action in !separate.contains { $0 === action } }
    var parts = [textPart(of: alert)].compactMap { $0 }
    let buttons = grouped.map { button(for: $0, in: alert) }
    if isAlert, buttons.count == 2 {
      let row = UIStackView(arrangedSubviews: [buttons[0], Hairline(.vertical), buttons[1]])
      buttons[1].widthAnchor.constraint(equalTo: buttons[0].widthAnchor).isActive = true
      parts.append(row)
    } else {
      parts += buttons
    }
    addArrangedSubview(panel(parts))
    if let cancel = separate.first { addArrangedSubview(panel([button(for: cancel, in: alert)])) }
  }

  required init(coder: NSCoder) {
    isAlert = false
    super.init(frame: .zero)
  }

  /// Returns a rounded panel of parts, separated by hairlines.
  private func panel(_ parts: [UIView]) -> UIView {
    let panel = UIStackView()
    panel.axis = .vertical
    panel.backgroundColor = .secondarySystemGroupedBackground
    panel.layer.cornerRadius = Self.cornerRadius
    panel.clipsToBounds = true
    for (index, part) in parts.enumerated() {
      if index > 0 { panel.addArrangedSubview(Hairline(.horizontal)) }
      panel.addArrangedSubview(part)
    }
    return panel
  }

  private func textPart(of alert: UIAlertController) -> UIView? {
    let color: UIColor = isAlert ? .label : .secondaryLabel
    let vertical: CGFloat = isAlert ? 20 : 14
    let stack = alert.textColumn(
      title: (.systemFont(ofSize: isAlert ? 17 : 13, weight: .semibold), color),
      message: (.systemFont(ofSize: 13), color), alignment: .center)
    stack?.spacing = isAlert ? 4 : 8
    stack?.directionalLayoutMargins = NSDirectionalEdgeInsets(
      top: vertical, leading: 16, bottom: vertical, trailing: 16)
    return stack
  }

  private func button(for action: UIAlertAction, in alert: UIAlertController) -> UIButton {
    let button = UIButton(type: .system)
    let isEmphasized = alert.preferredAction.map { $0 === action } ?? (action.style == .cancel)
    button.titleLabel?.font = .systemFont(ofSize: isAlert ? 17 : 20, weight: isEmphasized ? .semibold : .regular)
    button.setTitle(action.title, for: .normal)
    if action.style == .destructive { button.setTitleColor(.systemRed, for: .normal) }
    button.isEnabled = action.isEnabled
    button.heightAnchor.constraint(equalToConstant: isAlert ? 44 : 57).isActive = true
    return button
  }
}

/// A line one pixel thick.
private final class Hairline: UIView {
  private let axis: NSLayoutConstraint.Axis

  init(_ axis: NSLayoutConstraint.Axis) {
    self.axis = axis
    super.init(frame: .zero)
    backgroundColor = .separator
    setContentHuggingPriority(.required, for: axis == .horizontal ? .vertical : .horizontal)
  }

  required init?(coder: NSCoder) {
    axis = .horizontal
    super.init(coder: coder)
  }

  override var intrinsicContentSize: CGSize {
    let pixel = 1 / max(1, pixelGrid.scale)
    return axis == .horizontal
      ? CGSize(width: Self.noIntrinsicMetric, height: pixel) : CGSize(width: pixel, height: Self.noIntrinsicMetric)
  }

  override func traitCollectionDidChange(_ previous: UITraitCollection?) {
    super.traitCollectionDidChange(previous)
    invalidateIntrinsicContentSize()
  }
}

extension UIAlertController {
  /// Returns a column of the title, the message and the text fields; nil if there are none of them.
  func textColumn(
    title titleStyle: (font: UIFont, color: UIColor), message messageStyle: (font: UIFont, color: UIColor),
    alignment: NSTextAlignment
  ) -> UIStackView? {
    var views: [UIView] = [(title, titleStyle), (message, messageStyle)].compactMap { text, style in
      guard let text, !text.isEmpty else { return nil }
      let label = UILabel()
      label.text = text
      label.font = style.font
      label.textColor = style.color
      label.textAlignment = alignment
      label.numberOfLines = 0
      return label
    }
    views += textFields ?? []
    guard !views.isEmpty else { return nil }
    let stack = UIStackView(arrangedSubviews: views)
    stack.axis = .vertical
    stack.isLayoutMarginsRelativeArrangement = true
    stack.insetsLayoutMarginsFromSafeArea = false
    return stack
  }
}
