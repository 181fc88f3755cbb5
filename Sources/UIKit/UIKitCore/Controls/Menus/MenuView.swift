internal import Foundation
internal import TextLayout
internal import UIFoundation
internal import UIGraphics

/// The card of a presented menu: its title and its sections, on a material.
final class MenuView: UIView {
  private let metrics: MenuMetrics
  /// The distance of a title from the edges of its area, in points.
  private var titleInsets: UIEdgeInsets {
    UIEdgeInsets(top: 8, left: metrics.leadingMargin, bottom: 8, right: metrics.leadingMargin)
  }

  private let background = UIVisualEffectView()
  /// The height of a line of the card.
  private enum Height {
    case fitting, hairline, sectionGap
  }

  /// The lines of the card from its top: rows, and the areas between them.
  private var lines: [(views: [UIView], height: Height)] = []

  /// Creates the card of a menu's sections. Reversed sections and elements put the first element next to a source below.
  init(_ sections: [MenuSection], isReversed: Bool, _ metrics: MenuMetrics) {
    self.metrics = metrics
    super.init(frame: .zero)
    isOpaque = false
    background.clipsToBounds = true
    background.layer.cornerRadius = metrics.cornerRadius
    addSubview(background)
    if metrics.hasThickSeparators {
      background.effect = UIBlurEffect(style: .systemThickMaterial)
      layer.shadowColor = UIColor.black.cgColor
      layer.shadowOffset = .zero
      layer.shadowOpacity = 0.2
      layer.shadowRadius = 25
    }
    for (index, section) in (isReversed ? sections.reversed() : sections).enumerated() {
      if index > 0 {
        let color: UIColor = metrics.hasThickSeparators ? .quaternarySystemFill : .separator
        add([separator(color)], height: .sectionGap)
      }
      add(section, isReversed: isReversed)
    }
  }

  required init?(coder: NSCoder) {
    metrics = MenuMetrics.all.classic
    super.init(coder: coder)
  }

  override func drawContent() {
    if !metrics.hasThickSeparators { drawGlass(in: bounds, radius: metrics.cornerRadius) }
  }

  private func add(_ section: MenuSection, isReversed: Bool) {
    if !section.title.isEmpty { add([titleView(section.title)], height: .fitting) }
    var elements = section.elements
    if isReversed, section.arrangement == .rows { elements.reverse() }
    let columns = MenuRow.Columns(
      hasStates: elements.contains { $0.menuState != .off }, hasImages: elements.contains { $0.image != nil })
    let count = section.arrangement == .rows ? 1 : section.arrangement == .small ? 4 : 3
    for start in stride(from: 0, to: elements.count, by: count) {
      if metrics.hasThickSeparators, start > 0 || !section.title.isEmpty {
        add([separator(.separator)], height: .hairline)
      }
      let end = min(elements.count, start + count)
      add(elements[start..<end].map { MenuRow($0, section.arrangement, columns, metrics) }, height: .fitting)
    }
  }

  private func add(_ views: [UIView], height: Height) {
    for view in views { background.contentView.addSubview(view) }
    lines.append((views, height))
  }

  private func separator(_ color: UIColor) -> UIView {
    let view = UIView()
    view.backgroundColor = color
    return view
  }

  private func titleView(_ text: String) -> UIView {
    let label = UILabel()
    label.text = text
    label.textColor = .secondaryLabel
    label.numberOfLines = 0
    label.adjustsFontForContentSizeCategory = true
    label.font = .preferredFont(forTextStyle: .caption1)
    return label
  }

  /// The width of the card for the text size, in points.
  private var preferredWidth: CGFloat {
    traitCollection.preferredContentSizeCategory.isAccessibilityCategory ? metrics.width * 1.2 : metrics.width
  }

  private func height(of line: (views: [UIView], height: Height), in width: CGFloat) -> CGFloat {
    if line.height == .hairline { return 1 / max(1, pixelGrid.scale) }
    if line.height == .sectionGap { return metrics.sectionGap }
    if let label = line.views.first as? UILabel {
      let insets = titleInsets
      let limit = CGSize(width: width - insets.left - insets.right, height: .greatestFiniteMagnitude)
      return (label.sizeThatFits(limit).height + insets.top + insets.bottom).rounded(.up)
    }
    let part = width / CGFloat(max(1, line.views.count))
    return line.views.map { $0.sizeThatFits(CGSize(width: part, height: 0)).height }.max() ?? 0
  }

  override func sizeThatFits(_ size: CGSize) -> CGSize {
    let width = min(preferredWidth, size.width)
    return CGSize(width: width, height: lines.reduce(2 * metrics.verticalMargin) { $0 + height(of: $1, in: width) })
  }

  /// Returns the frame of a separator in the area of a gap: all of it, or a line in its middle.
  private func separatorFrame(in area: CGRect) -> CGRect {
    guard !metrics.hasThickSeparators else { return area }
    let thickness = 1 / max(1, pixelGrid.scale)
    return CGRect(x: area.minX, y: area.midY - thickness / 2, width: area.width, height: thickness)
      .insetBy(dx: metrics.leadingMargin, dy: 0)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    background.frame = bounds
    background.contentView.frame = background.bounds
    layer.shadowPath = UIBezierPath(circularRect: bounds, radius: metrics.cornerRadius).cgPath
    var top = metrics.verticalMargin
    for line in lines {
      let height = height(of: line, in: bounds.width)
      let part = bounds.width / CGFloat(max(1, line.views.count))
      for (index, view) in line.views.enumerated() {
        let position = isRightToLeft ? line.views.count - 1 - index : index
        let frame = CGRect(x: CGFloat(position) * part, y: top, width: part, height: height)
        view.frame = pixelGrid.round(
          view is UILabel
            ? frame.inset(by: titleInsets) : line.height == .sectionGap ? separatorFrame(in: frame) : frame)
      }
      top += height
    }
  }
}
