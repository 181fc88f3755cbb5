internal import Foundation
internal import TextLayout
internal import UIGraphics

extension UIButton {
  /// Sets the font and the built-in image of the button's type.
  func updateTypeAppearance() {
    titleView.isUpdatedByButton = true
    if buttonType != .custom { titleView.font = .systemFont(ofSize: ButtonMetrics.systemPointSize) }
    titleView.isUpdatedByButton = false
    switch buttonType {
    case .detailDisclosure, .infoLight, .infoDark: setImage(Self.typeImage("info.circle"), for: .normal)
    case .contactAdd: setImage(Self.typeImage("plus.circle"), for: .normal)
    case .close: setImage(Self.closeImage, for: .normal)
    default: contentDidChange()
    }
  }

  /// Returns the symbol of a button type, as large as on iOS 13 and newer.
  private static func typeImage(_ name: String) -> UIImage? {
    UIImage(systemName: name, withConfiguration: UIImage.SymbolConfiguration(pointSize: ButtonMetrics.symbolPointSize))
  }

  private static var closeImage: UIImage {
    let bounds = CGRect(x: 0, y: 0, width: 30, height: 30)
    let list = DisplayList.record(bounds: bounds) { context in
      context.setFillColor(UIColor(white: 0.5, alpha: 0.18).cgColor)
      context.fillEllipse(in: bounds)
      ControlMark.cross.draw(
        in: bounds.insetBy(dx: 9.5, dy: 9.5), color: UIColor(white: 0.5, alpha: 0.9), lineWidth: 2.2)
    }
    return UIImage(list).withRenderingMode(.alwaysOriginal)
  }

  func defaultTitleColor(for state: State) -> UIColor? {
    guard buttonType != .custom else { return .white }
    return state.contains(.disabled) ? UIColor.secondaryLabel.withAlphaComponent(0.3) : tintColor
  }

  /// Updates labels and image view from the configuration, or from the values for the state.
  func updateContent() {
    titleView.isUpdatedByButton = true
    subtitleView.isUpdatedByButton = true
    if let configuration { apply(configuration) } else { applyStateValues() }
    titleView.isUpdatedByButton = false
    subtitleView.isUpdatedByButton = false
    setShown(titleView, !(titleView.text ?? "").isEmpty)
    setShown(subtitleView, !(subtitleView.text ?? "").isEmpty)
    setShown(imagePart, imagePart.image != nil)
  }

  private func setShown(_ view: UIView, _ isShown: Bool) {
    if isShown, view.superview !== self {
      view.isHidden = false
      addSubview(view)
    } else if !isShown {
      view.isHidden = true
      if view.superview === self { view.removeFromSuperview() }
    }
  }

  private func applyStateValues() {
    subtitleView.text = nil
    let dims = buttonType != .custom && isHighlighted
    titleView.textColor =
      dims ? currentTitleColor.withAlphaComponent(ButtonMetrics.highlightedAlpha) : currentTitleColor
    titleView.shadowColor = currentTitleShadowColor
    if let title = currentAttributedTitle { titleView.attributedText = title } else { titleView.text = currentTitle }
    imagePart.image = currentImage.map { $0.preferring(currentPreferredSymbolConfiguration, for: traitCollection) }.map
    { image in
      // A system button displays images as templates unless they have another rendering mode.
      buttonType != .custom && image.renderingMode == .automatic ? image.withRenderingMode(.alwaysTemplate) : image
    }
    imagePart.tintColor = isEnabled ? nil : .systemGray
    imagePart.alpha = 1
    if images[state] == nil {
      let darkens = isHighlighted && adjustsImageWhenHighlighted
      if darkens, let image = imagePart.image, image.renderingMode != .alwaysTemplate {
        imagePart.image = image.darkened
      } else if darkens || (!isEnabled && adjustsImageWhenDisabled) {
        imagePart.alpha = 0.5
      }
    }
    showSpinner(false, color: .label)
  }

  private func apply(_ configuration: Configuration) {
    let colors = configuration.colors(for: self)
    // Unlike the titles for states, the titles of configurations always adapt to the content size category.
    titleView.adjustsFontForContentSizeCategory = true
    subtitleView.adjustsFontForContentSizeCategory = true
    titleView.numberOfLines = configuration.titleLineBreakMode == .byTruncatingTail ? 1 : 0
    subtitleView.numberOfLines = titleView.numberOfLines
    titleView.lineBreakMode = configuration.titleLineBreakMode
    // The colors of an attributed text take precedence over that of the label.
    titleView.textColor = configuration.transformedColor ?? colors.foreground
    titleView.font = configuration.transformedFont
    titleView.textAlignment = configuration.titleAlignment.textAlignment(isRightToLeft: isRightToLeft)
    if let title = configuration.attributedTitle {
      titleView.attributedText = NSAttributedString(title)
    } else {
      titleView.text = currentTitle
    }
    subtitleView.textColor = configuration.transformedSubtitleColor ?? colors.foreground
    subtitleView.font = configuration.transformedSubtitleFont
    subtitleView.textAlignment = titleView.textAlignment
    if let subtitle = configuration.attributedSubtitle {
      subtitleView.attributedText = NSAttributedString(subtitle)
    } else {
      subtitleView.text = configuration.subtitle
    }
    let symbol = configuration.preferredSymbolConfigurationForImage ?? currentPreferredSymbolConfiguration
    imagePart.image =
      configuration.showsActivityIndicator
      ? nil
      : currentImage.map { $0.preferring(symbol, for: traitCollection) }.map { image in
        image.renderingMode == .automatic ? image.withRenderingMode(.alwaysTemplate) : image
      }
    imagePart.tintColor = configuration.imageColorTransformer?(colors.foreground) ?? colors.foreground
    imagePart.alpha = 1
    showSpinner(configuration.showsActivityIndicator, color: colors.foreground)
  }

  private func showSpinner(_ shows: Bool, color: UIColor) {
    guard shows else {
      spinner?.removeFromSuperview()
      spinner = nil
      return
    }
    let view = spinner ?? UIActivityIndicatorView(style: .medium)
    view.color = color
    view.startAnimating()
    if view.superview == nil { addSubview(view) }
    spinner = view
  }

  /// Draws the background behind title and image.
  func drawBackground() {
    let rect = backgroundRect(forBounds: bounds)
    if let configuration {
      configuration.drawBackground(of: self, in: rect)
    } else if let image = currentBackgroundImage {
      let dims = isHighlighted && backgroundImages[state] == nil && buttonType == .custom
      (dims ? image.darkened : image).draw(in: rect, asContentOf: self)
    }
  }
}

extension UIImage {
  /// The image of a highlighted button, with 0.533 of each color component.
  fileprivate var darkened: UIImage {
    let (bounds, image) = (CGRect(origin: .zero, size: size), self)
    let list = DisplayList.record(bounds: bounds) { context in
      context.beginTransparencyLayer(auxiliaryInfo: nil)
      image.draw(in: bounds)
      context.setBlendMode(.sourceAtop)
      context.setFillColor(UIColor(white: 0, alpha: 1 - 0.533).cgColor)
      context.fill(bounds)
      context.endTransparencyLayer()
    }
    var presentation = image.presentation
    // The drawing has the orientation and the colors.
    presentation.orientation = .up
    presentation.tint = nil
    return UIImage(content: .drawing(list), presentation: presentation)
  }
}
