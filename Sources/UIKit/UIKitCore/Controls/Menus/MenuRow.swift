internal import Foundation
internal import TextLayout
internal import UIFoundation
internal import UIGraphics

/// A row of a menu: a title with a subtitle, the state before it, and an image after it.
final class MenuRow: UIView {
  private let title = UILabel()
  private let subtitle = UILabel()
  private let image = UIImageView()
  private let mark = UIImageView()
  private let disclosure = UIImageView()
  private let arrangement: MenuSection.Arrangement
  private let columns: Columns
  private let metrics: MenuMetrics

  /// The columns that the rows of a section have.
  struct Columns {
    var hasStates = false
    var hasImages = false
  }

  /// Creates the row of an element, with space for the columns of its section.
  init(_ element: UIMenuElement, _ arrangement: MenuSection.Arrangement, _ columns: Columns, _ metrics: MenuMetrics) {
    self.arrangement = arrangement
    self.columns = columns
    self.metrics = metrics
    super.init(frame: .zero)
    let attributes = element.menuAttributes
    let color: UIColor =
      attributes.contains(.disabled) ? .tertiaryLabel : attributes.contains(.destructive) ? .systemRed : .label
    title.text = arrangement == .small && element.image != nil ? nil : element.title
    title.textColor = color
    title.numberOfLines = 2
    title.adjustsFontForContentSizeCategory = true
    title.font = .preferredFont(forTextStyle: arrangement == .rows ? .body : .caption1)
    title.textAlignment = arrangement == .rows ? .natural : .center
    subtitle.text = element.subtitle
    subtitle.textColor = attributes.contains(.disabled) ? .tertiaryLabel : .secondaryLabel
    subtitle.font = .preferredFont(forTextStyle: .footnote)
    subtitle.adjustsFontForContentSizeCategory = true
    image.preferredSymbolConfiguration = UIImage.SymbolConfiguration(textStyle: .body)
    image.image = element.image
    if element is UIMenu, arrangement == .rows, metrics.hasLeadingImages || element.image == nil {
      disclosure.image = Self.symbol("chevron.forward")
    }
    mark.image =
      switch element.menuState {
      case .on: Self.symbol("checkmark")
      case .mixed: Self.symbol("minus")
      default: nil
      }
    for view in [image, mark, disclosure] {
      view.contentMode = .center
      view.tintColor = color
    }
    for view in [title, subtitle, image, mark] { addSubview(view) }
    if disclosure.image != nil { addSubview(disclosure) }
  }

  required init?(coder: NSCoder) {
    (arrangement, columns, metrics) = (.rows, Columns(), MenuMetrics.all.classic)
    super.init(coder: coder)
  }

  private static func symbol(_ name: String) -> UIImage? {
    UIImage(systemName: name, withConfiguration: UIImage.SymbolConfiguration(pointSize: 14, weight: .semibold))
  }

  /// The width in which images are centered, which follows the text size, in points.
  private var imageWidth: CGFloat { metrics.imageWidth * max(1, accessoryScale) }
  /// The width of an image and its distance to the title, in points.
  private var imageExtent: CGFloat { imageWidth + metrics.imageGap }
  /// The distance of images that precede titles from the leading edge, in points.
  private var imageStart: CGFloat { metrics.leadingMargin + (columns.hasStates ? metrics.stateWidth : 0) }
  /// The distance of the title from the leading edge, in points.
  private var textStart: CGFloat { imageStart + (metrics.hasLeadingImages && columns.hasImages ? imageExtent : 0) }

  private func textWidth(in width: CGFloat) -> CGFloat {
    let hasTrailingImage = !metrics.hasLeadingImages && image.image != nil || disclosure.image != nil
    return max(0, width - textStart - metrics.trailingMargin - (hasTrailingImage ? imageExtent : 0))
  }

  override func sizeThatFits(_ size: CGSize) -> CGSize {
    guard arrangement == .rows else {
      let textHeight = title.text == nil ? 0 : title.sizeThatFits(CGSize(width: size.width, height: 0)).height
      let height = (image.image == nil ? 0 : imageWidth) + textHeight + 20
      return CGSize(width: size.width, height: max(metrics.rowHeight, height.rounded(.up)))
    }
    let height = (textHeight(in: size.width) + metrics.textMargins).rounded(.up)
    return CGSize(width: size.width, height: max(metrics.rowHeight, height))
  }

  private func textHeight(in width: CGFloat) -> CGFloat {
    let limit = CGSize(width: textWidth(in: width), height: .greatestFiniteMagnitude)
    return title.sizeThatFits(limit).height + (subtitle.text == nil ? 0 : subtitle.sizeThatFits(limit).height)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    guard arrangement == .rows else { return layOutColumn() }
    let width = textWidth(in: bounds.width)
    let start = textStart
    let titleHeight = title.sizeThatFits(CGSize(width: width, height: .greatestFiniteMagnitude)).height
    let top = bounds.midY - textHeight(in: bounds.width) / 2
    let subtitleHeight = subtitle.text == nil ? 0 : subtitle.sizeThatFits(CGSize(width: width, height: 0)).height
    place(title, CGRect(x: start, y: top, width: width, height: titleHeight))
    place(subtitle, CGRect(x: start, y: top + titleHeight, width: width, height: subtitleHeight))
    place(
      mark,
      CGRect(
        x: metrics.stateCenter - metrics.stateWidth / 2, y: 0, width: metrics.stateWidth, height: bounds.height))
    let end = CGRect(
      x: bounds.width - metrics.trailingMargin - imageWidth, y: 0, width: imageWidth,
      height: bounds.height)
    place(disclosure, end)
    place(
      image,
      metrics.hasLeadingImages
        ? CGRect(x: imageStart, y: 0, width: imageWidth, height: bounds.height) : end)
  }

  private func layOutColumn() {
    let textHeight = title.text == nil ? 0 : title.sizeThatFits(bounds.size).height
    let imageHeight = image.image == nil ? 0 : imageWidth
    let top = bounds.midY - (textHeight + imageHeight) / 2
    place(image, CGRect(x: 0, y: top, width: bounds.width, height: imageHeight))
    place(title, CGRect(x: 0, y: top + imageHeight, width: bounds.width, height: textHeight))
  }

  /// Places a view in a rectangle from the leading edge.
  private func place(_ view: UIView, _ rect: CGRect) {
    var frame = rect.offsetBy(dx: bounds.minX, dy: bounds.minY)
    if isRightToLeft { frame.origin.x = bounds.minX + bounds.maxX - frame.maxX }
    view.frame = pixelGrid.round(frame)
  }
}
