import UIKitCore

/// Attributes of images and of views that arrange others.
extension AttributeTable {
  static func setImageView(_ view: UIImageView, _ element: Element, _ builder: SceneBuilder) {
    if let name = element["image"] { view.image = builder.image(named: name, in: element) }
    if let reference = element.child("imageReference", key: "image"), let name = reference["image"] {
      view.image = builder.image(named: name, in: reference)
    }
    if let name = element["highlightedImage"] { view.highlightedImage = builder.image(named: name, in: element) }
    if let value = element.flag("highlighted") { view.isHighlighted = value }
  }

  static func setStackView(_ stack: UIStackView, _ element: Element, _ builder: SceneBuilder) {
    switch element["axis"] {
    case "vertical": stack.axis = .vertical
    case "horizontal": stack.axis = .horizontal
    default: break
    }
    if let value = element["distribution"].flatMap({ distributions[$0] }) { stack.distribution = value }
    if let value = element["alignment"].flatMap({ alignments[$0] }) { stack.alignment = value }
    if let value = element.number("spacing", builder.log) { stack.spacing = value }
    if element["spacingType"] == "standard" { stack.spacing = UIStackView.spacingUseSystem }
    if let value = element.flag("baselineRelativeArrangement") { stack.isBaselineRelativeArrangement = value }
    if let value = element.flag("layoutMarginsRelativeArrangement") {
      stack.isLayoutMarginsRelativeArrangement = value
    } else if setsMargins(element) {
      // Files omit the attribute: stacks keep their margins by default (builds 15505 to 17701, 8 stacks).
      stack.isLayoutMarginsRelativeArrangement = true
    }
  }

  private static let distributions: [String: UIStackView.Distribution] = [
    "fill": .fill, "fillEqually": .fillEqually, "fillProportionally": .fillProportionally,
    "equalSpacing": .equalSpacing, "equalCentering": .equalCentering,
  ]

  private static let alignments: [String: UIStackView.Alignment] = [
    "fill": .fill, "leading": .leading, "top": .top, "firstBaseline": .firstBaseline, "center": .center,
    "trailing": .trailing, "bottom": .bottom, "lastBaseline": .lastBaseline,
  ]

  static func setScrollView(_ view: UIScrollView, _ element: Element, _ builder: SceneBuilder) {
    if let value = element.flag("scrollEnabled") { view.isScrollEnabled = value }
    if let value = element.flag("pagingEnabled") { view.isPagingEnabled = value }
    if let value = element.flag("bounces") { view.bounces = value }
    if let value = element.flag("alwaysBounceVertical") { view.alwaysBounceVertical = value }
    if let value = element.flag("alwaysBounceHorizontal") { view.alwaysBounceHorizontal = value }
    if let value = element.flag("showsVerticalScrollIndicator") { view.showsVerticalScrollIndicator = value }
    if let value = element.flag("showsHorizontalScrollIndicator") { view.showsHorizontalScrollIndicator = value }
    if let insets = element.child("inset", key: "contentInset") { view.contentInset = self.insets(insets, builder.log) }
    switch element["contentInsetAdjustmentBehavior"] {
    case "never": view.contentInsetAdjustmentBehavior = .never
    case "always": view.contentInsetAdjustmentBehavior = .always
    case "scrollableAxes": view.contentInsetAdjustmentBehavior = .scrollableAxes
    default: break
    }
  }
}
