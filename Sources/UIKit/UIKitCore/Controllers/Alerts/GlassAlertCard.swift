internal import AutoLayout
internal import Foundation
internal import TextLayout
internal import UIFoundation
internal import UIGraphics

/// The card of an alert controller in glass: texts at the leading edge above capsules.
final class GlassAlertCard: UIStackView {
  /// The lengths of a card in points, measured in screenshots of iOS 26.
  private enum Metrics {
    static let cornerRadius: CGFloat = 34
    static let textMargins = NSDirectionalEdgeInsets(top: 22, leading: 30, bottom: 5, trailing: 30)
    static let textSpacing: CGFloat = 7
    static let buttonMargin: CGFloat = 16
    static let buttonSpacing: CGFloat = 8
    static let buttonHeight: CGFloat = 48
  }

  init(_ alert: UIAlertController) {
    super.init(frame: .zero)
    axis = .vertical
    isOpaque = false
    if let texts = texts(of: alert) { addArrangedSubview(texts) }
    let buttons = alert.arrangedActions.map { button(for: $0, in: alert) }
    let row = UIStackView(arrangedSubviews: buttons)
    row.axis = alert.preferredStyle == .alert && buttons.count == 2 ? .horizontal : .vertical
    row.distribution = row.axis == .horizontal ? .fillEqually : .fill
    row.spacing = Metrics.buttonSpacing
    row.isLayoutMarginsRelativeArrangement = true
    row.insetsLayoutMarginsFromSafeArea = false
    let margin = Metrics.buttonMargin
    row.directionalLayoutMargins = NSDirectionalEdgeInsets(
      top: margin, leading: margin, bottom: margin, trailing: margin)
    if !buttons.isEmpty { addArrangedSubview(row) }
  }

  required init(coder: NSCoder) {
    super.init(frame: .zero)
  }

  /// Returns a capsule with the title of an action: gray, or in the tint color for the preferred action.
  private func button(for action: UIAlertAction, in alert: UIAlertController) -> UIButton {
    let button = UIButton()
    let isPreferred = alert.preferredAction === action && action.isEnabled
    button.titleLabel?.font = .systemFont(ofSize: 17, weight: .medium)
    button.setTitle(action.title, for: .normal)
    let color: UIColor = action.style == .destructive ? .systemRed : .label
    button.setTitleColor(isPreferred ? .white : color, for: .normal)
    button.setTitleColor(.tertiaryLabel, for: .disabled)
    button.isEnabled = action.isEnabled
    // Over 236 of 255, the capsule is 224 in screenshots: black of 5 %.
    let gray = UIColor {
      $0.userInterfaceStyle == .dark ? UIColor(white: 1, alpha: 0.1) : UIColor(white: 0, alpha: 0.05)
    }
    button.backgroundColor = isPreferred ? alert.view.tintColor : gray
    button.layer.cornerRadius = Metrics.buttonHeight / 2
    button.heightAnchor.constraint(equalToConstant: Metrics.buttonHeight).isActive = true
    return button
  }

  private func texts(of alert: UIAlertController) -> UIView? {
    let stack = alert.textColumn(
      title: (.systemFont(ofSize: 17, weight: .semibold), .label),
      message: (.systemFont(ofSize: 15), .secondaryLabel), alignment: .natural)
    stack?.spacing = Metrics.textSpacing
    stack?.directionalLayoutMargins = Metrics.textMargins
    return stack
  }

  override func drawContent() { drawGlass(in: bounds, radius: Metrics.cornerRadius, hasShadow: false) }
}
