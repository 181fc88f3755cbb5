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
  /// The height of an action and the margins of its title, together, in points.
  private static let alertAction: (height: CGFloat, margins: CGFloat) = (44, 22)
  private static let sheetAction: (height: CGFloat, margins: CGFloat) = (57, 33)
  private let isAlert: Bool
  private let traits: UITraitCollection

  /// Creates the card of an alert at the text size of traits.
  init(_ alert: UIAlertController, traits: UITraitCollection) {
    isAlert = alert.preferredStyle == .alert
    self.traits = traits
    super.init(frame: .zero)
    axis = .vertical
    spacing = Self.sheetMargin
    // On a sheet, the cancel action is separate.
    let separate = isAlert ? [] : alert.actions.filter { $0.style == .cancel }
    let grouped = alert.arrangedActions.filter { action in !separate.contains { $0 === action } }
    let texts = textPart(of: alert).map { AlertScrollView($0, priority: AlertScrollView.textPriority) }
    let buttons = grouped.map { button(for: $0, in: alert) }
    let actions: UIView?
    if isAlert, buttons.fitSideBySide(in: Self.alertWidth.classic / 2, traits) {
      actions = UIStackView(arrangedSubviews: [buttons[0], Hairline(.vertical), buttons[1]])
      buttons[1].widthAnchor.constraint(equalTo: buttons[0].widthAnchor).isActive = true
    } else {
      actions = buttons.isEmpty ? nil : AlertScrollView(column(buttons), priority: AlertScrollView.actionPriority)
    }
    addArrangedSubview(panel([texts, actions].compactMap { $0 }))
    if let cancel = separate.first { addArrangedSubview(panel([button(for: cancel, in: alert)])) }
  }

  required init(coder: NSCoder) {
    isAlert = false
    traits = .current
    super.init(frame: .zero)
  }

  /// Returns a rounded panel of parts, separated by hairlines.
  private func panel(_ parts: [UIView]) -> UIView {
    let panel = column(parts)
    panel.backgroundColor = .secondarySystemGroupedBackground
    panel.layer.cornerRadius = Self.cornerRadius
    panel.clipsToBounds = true
    return panel
  }

  /// Returns a column of parts, separated by hairlines.
  private func column(_ parts: [UIView]) -> UIStackView {
    let column = UIStackView()
    column.axis = .vertical
    for (index, part) in parts.enumerated() {
      if index > 0 { column.addArrangedSubview(Hairline(.horizontal)) }
      column.addArrangedSubview(part)
    }
    return column
  }

  private func textPart(of alert: UIAlertController) -> UIView? {
    let color: UIColor = isAlert ? .label : .secondaryLabel
    let vertical: CGFloat = isAlert ? 20 : 14
    let stack = alert.textColumn(
      title: (traits.font(isAlert ? .body : .footnote, weight: .semibold), color),
      message: (traits.font(.footnote), color), alignment: .center,
      field: { field in
        field.borderStyle = .roundedRect
        alert.setStandardFont(self.traits.font(.footnote), of: field)
        return field
      })
    stack?.spacing = isAlert ? 4 : 8
    stack?.directionalLayoutMargins = NSDirectionalEdgeInsets(
      top: vertical, leading: 16, bottom: vertical, trailing: 16)
    return stack
  }

  private func button(for action: UIAlertAction, in alert: UIAlertController) -> UIButton {
    let button = UIButton(type: .system)
    let isEmphasized = alert.preferredAction.map { $0 === action } ?? (action.style == .cancel)
    let font = traits.font(isAlert ? .body : .title3, weight: isEmphasized ? .semibold : .regular)
    button.titleLabel?.font = font
    button.titleLabel?.adjustsFontSizeToFitWidth = true
    button.setTitle(action.title, for: .normal)
    if action.style == .destructive { button.setTitleColor(.systemRed, for: .normal) }
    button.isEnabled = action.isEnabled
    let (height, margins) = isAlert ? Self.alertAction : Self.sheetAction
    button.heightAnchor.constraint(equalToConstant: max(height, font.lineHeight.rounded(.up) + margins)).isActive = true
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

extension UITraitCollection {
  /// Returns the font of a text style with another weight, at the traits' text size.
  func font(_ style: UIFont.TextStyle, weight: UIFont.Weight = .regular) -> UIFont {
    .systemFont(ofSize: style.pointSize(for: preferredContentSizeCategory), weight: weight)
  }
}

extension [UIButton] {
  /// Returns whether these are two buttons that each fit into a width in points.
  ///
  /// At accessibility sizes, actions are always below each other.
  @MainActor func fitSideBySide(in width: CGFloat, _ traits: UITraitCollection) -> Bool {
    count == 2 && !traits.preferredContentSizeCategory.isAccessibilityCategory
      && allSatisfy { $0.intrinsicContentSize.width <= width }
  }
}

/// A part of an alert that scrolls if the screen is too small for it.
final class AlertScrollView: UIScrollView {
  /// The priorities of the heights at which nothing has to scroll. The texts yield to the actions.
  static let textPriority = UILayoutPriority(749)
  static let actionPriority = UILayoutPriority(750)

  init(_ content: UIView, priority: UILayoutPriority) {
    super.init(frame: .zero)
    contentInsetAdjustmentBehavior = .never
    content.translatesAutoresizingMaskIntoConstraints = false
    addSubview(content)
    let height = heightAnchor.constraint(equalTo: content.heightAnchor)
    height.priority = priority
    NSLayoutConstraint.activate([
      content.topAnchor.constraint(equalTo: contentLayoutGuide.topAnchor),
      content.leadingAnchor.constraint(equalTo: contentLayoutGuide.leadingAnchor),
      content.trailingAnchor.constraint(equalTo: contentLayoutGuide.trailingAnchor),
      content.bottomAnchor.constraint(equalTo: contentLayoutGuide.bottomAnchor),
      content.widthAnchor.constraint(equalTo: frameLayoutGuide.widthAnchor), height,
    ])
  }

  required init?(coder: NSCoder) { super.init(coder: coder) }
}

extension UIAlertController {
  /// Returns a column of the title, the message and the views of the text fields; nil without them.
  func textColumn(
    title titleStyle: (font: UIFont, color: UIColor), message messageStyle: (font: UIFont, color: UIColor),
    alignment: NSTextAlignment, field view: (UITextField) -> UIView
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
    views += (textFields ?? []).map(view)
    guard !views.isEmpty else { return nil }
    let stack = UIStackView(arrangedSubviews: views)
    stack.axis = .vertical
    stack.isLayoutMarginsRelativeArrangement = true
    stack.insetsLayoutMarginsFromSafeArea = false
    return stack
  }
}
