internal import AutoLayout
public import Foundation
internal import TextLayout
internal import UIFoundation

/// A view that explains why there is nothing to show.
open class UIContentUnavailableView: UIView, UIContentView {
  public init(configuration: UIContentUnavailableConfiguration) {
    content = configuration
    super.init(frame: .zero)
  }

  public required init?(coder: NSCoder) {
    content = .empty()
    super.init(coder: coder)
  }

  override func commonInit() {
    super.commonInit()
    isOpaque = false
    stack.axis = .vertical
    stack.translatesAutoresizingMaskIntoConstraints = false
    addSubview(stack)
    let guide = layoutMarginsGuide
    let isCentered = stack.centerYAnchor.constraint(equalTo: guide.centerYAnchor)
    // Content that does not fit begins at the top, as before scrolling, and is not compressed.
    isCentered.priority = .defaultLow
    NSLayoutConstraint.activate([
      isCentered,
      stack.leadingAnchor.constraint(equalTo: guide.leadingAnchor),
      stack.trailingAnchor.constraint(equalTo: guide.trailingAnchor),
      stack.topAnchor.constraint(greaterThanOrEqualTo: guide.topAnchor),
    ])
    updateContent()
  }

  private var content: UIContentUnavailableConfiguration
  private let stack = UIStackView()

  open var configuration: UIContentConfiguration {
    get { content }
    set {
      guard let newValue = newValue as? UIContentUnavailableConfiguration else { return }
      content = newValue
      updateContent()
    }
  }
  /// Indicates whether content that does not fit scrolls. It has no effect.
  open var isScrollEnabled = false

  open func supports(_ configuration: UIContentConfiguration) -> Bool {
    configuration is UIContentUnavailableConfiguration
  }

  private func updateContent() {
    for view in stack.arrangedSubviews { view.removeFromSuperview() }
    stack.alignment = content.alignment == .center ? .center : .leading
    directionalLayoutMargins = content.directionalLayoutMargins
    preservesSuperviewLayoutMargins = content.axesPreservingSuperviewLayoutMargins.contains(.horizontal)
    let pairs: [(view: UIView?, padding: CGFloat)] = [
      (picture, content.imageToTextPadding),
      (
        label(content.text, content.attributedText, content.textProperties),
        hasSecondaryText ? content.textToSecondaryTextPadding : content.textToButtonPadding
      ),
      (
        label(content.secondaryText, content.secondaryAttributedText, content.secondaryTextProperties),
        content.textToButtonPadding
      ), (button(content.button, content.buttonProperties), content.buttonToSecondaryButtonPadding),
      (button(content.secondaryButton, content.secondaryButtonProperties), 0),
    ]
    for (view, padding) in pairs {
      guard let view else { continue }
      stack.addArrangedSubview(view)
      stack.setCustomSpacing(padding, after: view)
    }
    setNeedsDisplay()
  }

  private var hasSecondaryText: Bool {
    !(content.secondaryText ?? content.secondaryAttributedText?.string ?? "").isEmpty
  }

  private var picture: UIView? {
    if content.showsActivity {
      let spinner = UIActivityIndicatorView(style: .medium)
      spinner.startAnimating()
      return spinner
    }
    guard let image = content.image else { return nil }
    let (view, properties) = (UIImageView(image: image), content.imageProperties)
    view.preferredSymbolConfiguration = properties.preferredSymbolConfiguration
    view.tintColor = properties.tintColor
    view.contentMode = .scaleAspectFit
    view.layer.cornerRadius = properties.cornerRadius
    view.clipsToBounds = properties.cornerRadius > 0
    let limit = properties.maximumSize
    if limit.width > 0 { view.widthAnchor.constraint(lessThanOrEqualToConstant: limit.width).isActive = true }
    if limit.height > 0 { view.heightAnchor.constraint(lessThanOrEqualToConstant: limit.height).isActive = true }
    return view
  }

  private func label(
    _ text: String?, _ attributed: NSAttributedString?, _ properties: UIContentUnavailableConfiguration.TextProperties
  ) -> UIView? {
    guard !(attributed?.string ?? text ?? "").isEmpty else { return nil }
    let label = UILabel()
    label.font = properties.font
    label.adjustsFontForContentSizeCategory = true
    label.textColor = properties.color
    label.lineBreakMode = properties.lineBreakMode
    label.numberOfLines = properties.numberOfLines
    label.adjustsFontSizeToFitWidth = properties.adjustsFontSizeToFitWidth
    label.minimumScaleFactor = properties.minimumScaleFactor
    label.allowsDefaultTighteningForTruncation = properties.allowsDefaultTighteningForTruncation
    label.textAlignment = content.alignment == .center ? .center : .natural
    if let attributed { label.attributedText = attributed } else { label.text = text }
    return label
  }

  private func button(
    _ configuration: UIButton.Configuration, _ properties: UIContentUnavailableConfiguration.ButtonProperties
  ) -> UIView? {
    let hasTitle = !(configuration.title ?? "").isEmpty || configuration.attributedTitle != nil
    guard hasTitle || configuration.image != nil else { return nil }
    let button = UIButton(configuration: configuration, primaryAction: properties.primaryAction)
    // The action's own title and image do not replace those of the configuration.
    button.configuration = configuration
    button.menu = properties.menu
    button.isEnabled = properties.isEnabled
    button.role = properties.role
    return button
  }

  override func drawContent() { content.background.draw(in: bounds, of: self) }
}
