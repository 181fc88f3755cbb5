internal import Foundation
internal import TextLayout
internal import UIFoundation
internal import UIGraphics

/// The card of a presented menu: its title and its sections, on a material.
final class MenuView: UIView {
  /// The width of the card, in points.
  static let width: CGFloat = 250
  private static let cornerRadius: CGFloat = 13
  /// The height of the area between two sections, in points.
  private static let sectionGap: CGFloat = 8
  /// The distance of a title from the edges of its area, in points.
  private static let titleInsets = UIEdgeInsets(top: 8, left: 16, bottom: 8, right: 16)

  private let background = UIVisualEffectView(effect: UIBlurEffect(style: .systemThickMaterial))
  /// The height of a line of the card.
  private enum Height {
    case fitting, hairline, sectionGap
  }

  /// The lines of the card from its top: rows, and the areas between them.
  private var lines: [(views: [UIView], height: Height)] = []

  /// Creates the card of a menu's sections. Reversed sections and elements put the first element next to a source below.
  init(_ sections: [MenuSection], isReversed: Bool) {
    super.init(frame: .zero)
    background.clipsToBounds = true
    background.layer.cornerRadius = Self.cornerRadius
    addSubview(background)
    layer.shadowColor = UIColor.black.cgColor
    layer.shadowOffset = .zero
    layer.shadowOpacity = 0.2
    layer.shadowRadius = 25
    for (index, section) in (isReversed ? sections.reversed() : sections).enumerated() {
      if index > 0 { add([separator(.quaternarySystemFill)], height: .sectionGap) }
      add(section, isReversed: isReversed)
    }
  }

  required init?(coder: NSCoder) { super.init(coder: coder) }

  private func add(_ section: MenuSection, isReversed: Bool) {
    if !section.title.isEmpty { add([titleView(section.title)], height: .fitting) }
    var elements = section.elements
    if isReversed, section.arrangement == .rows { elements.reverse() }
    let hasStates = elements.contains { $0.menuState != .off }
    let count = section.arrangement == .rows ? 1 : section.arrangement == .small ? 4 : 3
    for start in stride(from: 0, to: elements.count, by: count) {
      if start > 0 || !section.title.isEmpty { add([separator(.separator)], height: .hairline) }
      let end = min(elements.count, start + count)
      add(elements[start..<end].map { MenuRow($0, section.arrangement, hasStates: hasStates) }, height: .fitting)
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
    traitCollection.preferredContentSizeCategory.isAccessibilityCategory ? Self.width * 1.2 : Self.width
  }

  private func height(of line: (views: [UIView], height: Height), in width: CGFloat) -> CGFloat {
    if line.height == .hairline { return 1 / max(1, pixelGrid.scale) }
    if line.height == .sectionGap { return Self.sectionGap }
    if let label = line.views.first as? UILabel {
      let insets = Self.titleInsets
      let limit = CGSize(width: width - insets.left - insets.right, height: .greatestFiniteMagnitude)
      return (label.sizeThatFits(limit).height + insets.top + insets.bottom).rounded(.up)
    }
    let part = width / CGFloat(max(1, line.views.count))
    return line.views.map { $0.sizeThatFits(CGSize(width: part, height: 0)).height }.max() ?? 0
  }

  override func sizeThatFits(_ size: CGSize) -> CGSize {
    let width = min(preferredWidth, size.width)
    return CGSize(width: width, height: lines.reduce(0) { $0 + height(of: $1, in: width) })
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    background.frame = bounds
    background.contentView.frame = background.bounds
    layer.shadowPath = UIBezierPath(circularRect: bounds, radius: Self.cornerRadius).cgPath
    var top: CGFloat = 0
    for line in lines {
      let height = height(of: line, in: bounds.width)
      let part = bounds.width / CGFloat(max(1, line.views.count))
      for (index, view) in line.views.enumerated() {
        let position = isRightToLeft ? line.views.count - 1 - index : index
        let frame = CGRect(x: CGFloat(position) * part, y: top, width: part, height: height)
        view.frame = pixelGrid.round(view is UILabel ? frame.inset(by: Self.titleInsets) : frame)
      }
      top += height
    }
  }
}
