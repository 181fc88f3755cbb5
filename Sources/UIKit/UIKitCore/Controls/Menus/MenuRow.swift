internal import Foundation
internal import TextLayout
internal import UIFoundation
internal import UIGraphics

/// A row of a menu: a title with a subtitle, the state before it, and an image after it.
final class MenuRow: UIView {
  /// The distance of texts and images from the edges of the menu, in points.
  private static let margin: CGFloat = 16
  /// The width of the column with the states, which precedes the titles, in points.
  private static let stateWidth: CGFloat = 16
  /// The width in which images are centered, in points.
  private static let imageWidth: CGFloat = 22
  private static let gap: CGFloat = 8
  private static let minimumHeight: CGFloat = 44

  private let title = UILabel()
  private let subtitle = UILabel()
  private let image = UIImageView()
  private let mark = UIImageView()
  private let arrangement: MenuSection.Arrangement
  private let hasStates: Bool

  /// Creates the row of an element. `hasStates` reserves the column with the states.
  init(_ element: UIMenuElement, _ arrangement: MenuSection.Arrangement, hasStates: Bool) {
    self.arrangement = arrangement
    self.hasStates = hasStates
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
    image.image = element.image ?? (element is UIMenu && arrangement == .rows ? Self.symbol("chevron.forward") : nil)
    mark.image =
      switch element.menuState {
      case .on: Self.symbol("checkmark")
      case .mixed: Self.symbol("minus")
      default: nil
      }
    for view in [image, mark] {
      view.contentMode = .center
      view.tintColor = color
    }
    for view in [title, subtitle, image, mark] { addSubview(view) }
  }

  required init?(coder: NSCoder) {
    (arrangement, hasStates) = (.rows, false)
    super.init(coder: coder)
  }

  private static func symbol(_ name: String) -> UIImage? {
    UIImage(systemName: name, withConfiguration: UIImage.SymbolConfiguration(pointSize: 14, weight: .semibold))
  }

  private func textWidth(in width: CGFloat) -> CGFloat {
    let start = Self.margin + (hasStates ? Self.stateWidth : 0)
    let end = Self.margin + (image.image == nil ? 0 : Self.imageWidth + Self.gap)
    return max(0, width - start - end)
  }

  override func sizeThatFits(_ size: CGSize) -> CGSize {
    guard arrangement == .rows else {
      let textHeight = title.text == nil ? 0 : title.sizeThatFits(CGSize(width: size.width, height: 0)).height
      let height = (image.image == nil ? 0 : Self.imageWidth) + textHeight + 20
      return CGSize(width: size.width, height: max(Self.minimumHeight, height.rounded(.up)))
    }
    return CGSize(width: size.width, height: max(Self.minimumHeight, (textHeight(in: size.width) + 22).rounded(.up)))
  }

  private func textHeight(in width: CGFloat) -> CGFloat {
    let limit = CGSize(width: textWidth(in: width), height: .greatestFiniteMagnitude)
    return title.sizeThatFits(limit).height + (subtitle.text == nil ? 0 : subtitle.sizeThatFits(limit).height)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    guard arrangement == .rows else { return layOutColumn() }
    let width = textWidth(in: bounds.width)
    let start = Self.margin + (hasStates ? Self.stateWidth : 0)
    let titleHeight = title.sizeThatFits(CGSize(width: width, height: .greatestFiniteMagnitude)).height
    let top = bounds.midY - textHeight(in: bounds.width) / 2
    let subtitleHeight = subtitle.text == nil ? 0 : subtitle.sizeThatFits(CGSize(width: width, height: 0)).height
    place(title, CGRect(x: start, y: top, width: width, height: titleHeight))
    place(subtitle, CGRect(x: start, y: top + titleHeight, width: width, height: subtitleHeight))
    place(mark, CGRect(x: Self.margin / 2, y: 0, width: Self.stateWidth, height: bounds.height))
    place(
      image,
      CGRect(
        x: bounds.width - Self.margin - Self.imageWidth, y: 0, width: Self.imageWidth, height: bounds.height))
  }

  private func layOutColumn() {
    let textHeight = title.text == nil ? 0 : title.sizeThatFits(bounds.size).height
    let imageHeight = image.image == nil ? 0 : Self.imageWidth
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
