public import Foundation
internal import TextLayout
internal import UIFoundation
internal import UIGraphics

/// The view of a list content configuration.
open class UIListContentView: UIView, UIContentView {
  public init(configuration: UIListContentConfiguration) {
    content = configuration
    super.init(frame: .zero)
  }

  public required init?(coder: NSCoder) {
    content = .cell()
    super.init(coder: coder)
  }

  override func commonInit() {
    super.commonInit()
    updateContent()
  }

  private var content: UIListContentConfiguration
  private let textView = UILabel()
  private let secondaryView = UILabel()
  private let pictureView = UIImageView()

  open var configuration: UIContentConfiguration {
    get { content }
    set {
      guard let newValue = newValue as? UIListContentConfiguration else { return }
      content = newValue
      updateContent()
    }
  }

  open func supports(_ configuration: UIContentConfiguration) -> Bool { configuration is UIListContentConfiguration }

  private func updateContent() {
    isOpaque = false
    update(textView, content.text, content.attributedText, content.textProperties)
    update(secondaryView, content.secondaryText, nil, content.secondaryTextProperties)
    pictureView.preferredSymbolConfiguration = content.imageProperties.preferredSymbolConfiguration
    pictureView.image = content.image
    pictureView.tintColor = content.imageProperties.tintColor
    pictureView.contentMode = .scaleAspectFit
    pictureView.layer.cornerRadius = content.imageProperties.cornerRadius
    pictureView.clipsToBounds = content.imageProperties.cornerRadius > 0
    for (view, isShown) in [
      (textView, hasText(textView)), (secondaryView, hasText(secondaryView)),
      (pictureView as UIView, content.image != nil),
    ] {
      if isShown, view.superview == nil { addSubview(view) }
      if !isShown { view.removeFromSuperview() }
    }
    setNeedsLayout()
  }

  private func hasText(_ label: UILabel) -> Bool { !(label.text ?? "").isEmpty }

  private func update(
    _ label: UILabel, _ text: String?, _ attributed: NSAttributedString?,
    _ properties: UIListContentConfiguration.TextProperties
  ) {
    label.font = properties.font
    label.adjustsFontForContentSizeCategory = properties.adjustsFontForContentSizeCategory
    label.textColor = properties.color
    label.textAlignment = properties.textAlignment
    label.lineBreakMode = properties.lineBreakMode
    label.numberOfLines = properties.numberOfLines
    label.adjustsFontSizeToFitWidth = properties.adjustsFontSizeToFitWidth
    label.minimumScaleFactor = properties.minimumScaleFactor
    if let attributed { label.attributedText = attributed } else { label.text = text.map(properties.transformed) }
  }

  // MARK: Layout

  /// The insets of the content, in points. The horizontal insets are the superview's margins, if there is a superview.
  private var insets: UIEdgeInsets {
    var margins = content.directionalLayoutMargins
    if let superview {
      let outer = superview.layoutMargins.directional(for: superview.effectiveUserInterfaceLayoutDirection)
      (margins.leading, margins.trailing) = (outer.leading, outer.trailing)
    }
    return margins.resolved(for: effectiveUserInterfaceLayoutDirection)
  }

  /// The distance of the text from the leading edge, in points.
  var textStart: CGFloat {
    let edges = insets.directional(for: effectiveUserInterfaceLayoutDirection)
    return edges.leading + pictureExtent
  }

  /// The width of the image's area plus its distance to the text, in points; 0 without an image.
  private var pictureExtent: CGFloat {
    let width = pictureSize.width
    return width > 0 ? width + content.imageToTextPadding : 0
  }

  private var pictureSize: CGSize {
    guard content.image != nil else { return .zero }
    var size = pictureView.shownSize
    let limit = content.imageProperties.maximumSize
    let factor = min(
      1, limit.width > 0 ? limit.width / size.width : 1, limit.height > 0 ? limit.height / size.height : 1)
    size = CGSize(width: size.width * factor, height: size.height * factor)
    let reserved = content.imageProperties.reservedLayoutSize
    let standard = UIListContentConfiguration.ImageProperties.standardDimension
    return CGSize(
      width: max(size.width, reserved.width == standard ? standardSymbolSize.width : reserved.width),
      height: max(size.height, reserved.height == standard ? standardSymbolSize.height : reserved.height))
  }

  /// The size of an ordinary symbol in the body font, in points.
  private var standardSymbolSize: CGSize {
    let font = UIFont.preferredFont(forTextStyle: .body, compatibleWith: traitCollection)
    let configuration = UIImage.SymbolConfiguration(pointSize: font.pointSize)
    return UIImage(systemName: "circle", withConfiguration: configuration)?.size ?? .zero
  }

  private func textWidth(in width: CGFloat) -> CGFloat {
    max(0, width - insets.horizontal - pictureExtent)
  }

  /// Returns the sizes of text and secondary text in a width, and whether they are side by side.
  private func measureTexts(in width: CGFloat) -> (text: CGSize, secondary: CGSize, isSideBySide: Bool) {
    let unlimited = CGSize(width: CGFloat.greatestFiniteMagnitude, height: 0)
    if content.prefersSideBySideTextAndSecondaryText, hasText(secondaryView), hasText(textView) {
      let (text, secondary) = (textView.sizeThatFits(unlimited), secondaryView.sizeThatFits(unlimited))
      if text.width + secondary.width + content.textToSecondaryTextHorizontalPadding <= width {
        return (text, secondary, true)
      }
    }
    let limited = CGSize(width: max(1, width), height: 0)
    return (
      hasText(textView) ? textView.sizeThatFits(limited) : .zero,
      hasText(secondaryView) ? secondaryView.sizeThatFits(limited) : .zero, false
    )
  }

  private func textHeight(_ parts: (text: CGSize, secondary: CGSize, isSideBySide: Bool)) -> CGFloat {
    if parts.isSideBySide { return max(parts.text.height, parts.secondary.height) }
    let gap = parts.text.height > 0 && parts.secondary.height > 0 ? content.textToSecondaryTextVerticalPadding : 0
    return parts.text.height + gap + parts.secondary.height
  }

  /// The size at which no text is wrapped, in points.
  var unwrappedSize: CGSize {
    let parts = measureTexts(in: CGFloat.greatestFiniteMagnitude)
    let text =
      parts.isSideBySide
      ? parts.text.width + content.textToSecondaryTextHorizontalPadding + parts.secondary.width
      : max(parts.text.width, parts.secondary.width)
    return sizeThatFits(CGSize(width: pixelGrid.ceil(insets.horizontal + pictureExtent + text), height: 0))
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    let height = max(textHeight(measureTexts(in: textWidth(in: size.width))), pictureSize.height)
    return CGSize(width: size.width, height: pixelGrid.ceil(height + insets.vertical))
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    let contentArea = bounds.inset(by: insets)
    let picture = pictureSize
    pictureView.frame = pixelGrid.round(
      CGRect(
        x: isRightToLeft ? contentArea.maxX - picture.width : contentArea.minX, y: bounds.midY - picture.height / 2,
        width: picture.width, height: picture.height))
    let width = textWidth(in: bounds.width)
    let left = isRightToLeft ? contentArea.minX : contentArea.maxX - width
    let parts = measureTexts(in: width)
    let top = bounds.midY - textHeight(parts) / 2
    if parts.isSideBySide {
      place(
        textView, parts.text, atLeft: !isRightToLeft, CGRect(x: left, y: top, width: width, height: parts.text.height))
      place(
        secondaryView, parts.secondary, atLeft: isRightToLeft,
        CGRect(x: left, y: top, width: width, height: parts.secondary.height))
    } else {
      textView.frame = pixelGrid.round(CGRect(x: left, y: top, width: width, height: parts.text.height))
      let secondaryTop = top + textHeight(parts) - parts.secondary.height
      secondaryView.frame = pixelGrid.round(
        CGRect(x: left, y: secondaryTop, width: width, height: parts.secondary.height))
    }
  }

  private func place(_ label: UILabel, _ size: CGSize, atLeft: Bool, _ line: CGRect) {
    let x = atLeft ? line.minX : line.maxX - size.width
    label.frame = pixelGrid.round(CGRect(x: x, y: line.minY, width: size.width, height: line.height))
  }
}
