internal import AutoLayout
internal import Foundation
internal import TextLayout
internal import UIFoundation
internal import UIGraphics

/// The card of an alert controller in glass: texts at the leading edge above capsules.
final class GlassAlertCard: UIStackView {
  /// The width of an action sheet, in points.
  static let sheetWidth: CGFloat = 240

  /// The lengths of a card in points. See Documentation/Design.md for their sources.
  private enum Metrics {
    static let cornerRadius: CGFloat = 34
    static let textMargins = NSDirectionalEdgeInsets(top: 22, leading: 30, bottom: 5, trailing: 30)
    static let textSpacing: CGFloat = 7
    static let buttonMargin: CGFloat = 16
    static let buttonSpacing: CGFloat = 8
    static let buttonHeight: CGFloat = 48
    /// The margins above and below the title of a button, together.
    static let titleMargins: CGFloat = 27
    /// The height of a text field at the default text size, the margins of its text, its radius.
    static let field: (height: CGFloat, margin: CGFloat, radius: CGFloat) = (52, 16, 26)
  }

  private let traits: UITraitCollection
  /// Indicates whether a shadow separates the card from content that is not dimmed.
  private let hasShadow: Bool

  /// Creates the card of an alert at the text size of traits, with its cancel action or without.
  init(_ alert: UIAlertController, traits: UITraitCollection, hasCancelAction: Bool) {
    self.traits = traits
    hasShadow = alert.preferredStyle == .actionSheet
    super.init(frame: .zero)
    axis = .vertical
    isOpaque = false
    if let texts = texts(of: alert) {
      addArrangedSubview(AlertScrollView(texts, priority: AlertScrollView.textPriority))
    }
    let actions = alert.arrangedActions.filter { hasCancelAction || $0.style != .cancel }
    let buttons = actions.map { button(for: $0, in: alert) }
    let row = UIStackView(arrangedSubviews: buttons)
    let space = (AlertCard.alertWidth.glass - 2 * Metrics.buttonMargin - Metrics.buttonSpacing) / 2
    row.axis = alert.preferredStyle == .alert && buttons.fitSideBySide(in: space, traits) ? .horizontal : .vertical
    row.distribution = row.axis == .horizontal ? .fillEqually : .fill
    row.spacing = Metrics.buttonSpacing
    row.isLayoutMarginsRelativeArrangement = true
    row.insetsLayoutMarginsFromSafeArea = false
    let margin = Metrics.buttonMargin
    row.directionalLayoutMargins = NSDirectionalEdgeInsets(
      top: margin, leading: margin, bottom: margin, trailing: margin)
    if !buttons.isEmpty { addArrangedSubview(AlertScrollView(row, priority: AlertScrollView.actionPriority)) }
  }

  required init(coder: NSCoder) {
    (traits, hasShadow) = (.current, false)
    super.init(frame: .zero)
  }

  /// Returns a capsule with the title of an action: gray, or in the tint color for the preferred action.
  private func button(for action: UIAlertAction, in alert: UIAlertController) -> UIButton {
    let button = UIButton()
    let isPreferred = alert.preferredAction === action && action.isEnabled
    let font = traits.font(.body, weight: .medium)
    button.titleLabel?.font = font
    button.titleLabel?.adjustsFontSizeToFitWidth = true
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
    let height = max(Metrics.buttonHeight, font.lineHeight.rounded(.up) + Metrics.titleMargins)
    button.layer.cornerRadius = height / 2
    button.heightAnchor.constraint(equalToConstant: height).isActive = true
    return button
  }

  private func texts(of alert: UIAlertController) -> UIView? {
    let stack = alert.textColumn(
      title: (traits.font(.body, weight: .semibold), .label),
      message: (traits.font(.subheadline), .secondaryLabel), alignment: .natural, field: { wrapped($0, in: alert) })
    stack?.spacing = Metrics.textSpacing
    stack?.directionalLayoutMargins = Metrics.textMargins
    return stack
  }

  /// Returns a capsule around a text field.
  private func wrapped(_ field: UITextField, in alert: UIAlertController) -> UIView {
    let (height, margin, radius) = Metrics.field
    let capsule = UIView()
    capsule.backgroundColor = .tertiarySystemFill
    field.borderStyle = .none
    alert.setStandardFont(traits.font(.body), of: field)
    field.translatesAutoresizingMaskIntoConstraints = false
    capsule.addSubview(field)
    let textHeight = traits.font(.body).lineHeight.rounded(.up)
    let extra = textHeight - UIFont.systemFont(ofSize: UIFont.labelFontSize).lineHeight.rounded(.up)
    capsule.layer.cornerRadius = radius
    NSLayoutConstraint.activate([
      capsule.heightAnchor.constraint(equalToConstant: height + max(0, extra)),
      field.leadingAnchor.constraint(equalTo: capsule.leadingAnchor, constant: margin),
      field.trailingAnchor.constraint(equalTo: capsule.trailingAnchor, constant: -margin),
      field.topAnchor.constraint(equalTo: capsule.topAnchor),
      field.bottomAnchor.constraint(equalTo: capsule.bottomAnchor),
    ])
    return capsule
  }

  override func drawContent() { drawGlass(in: bounds, radius: Metrics.cornerRadius, hasShadow: hasShadow) }
}
