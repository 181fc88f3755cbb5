import UIKitCore

/// Attributes of stacks, effects, cells and collections that do not map to a single property.
extension AttributeTable {
  static func setStackView(_ stack: UIStackView, _ element: Element, _ builder: SceneBuilder) {
    if element["spacingType"] == "standard" { stack.spacing = UIStackView.spacingUseSystem }
    if element.flag("layoutMarginsRelativeArrangement") == nil, setsMargins(element) {
      // Stack views with margins apply them unless the attribute is set (recorded for 8 stack views, by builds 15505
      // to 17701 of Interface Builder).
      stack.isLayoutMarginsRelativeArrangement = true
    }
  }

  static func setVisualEffect(_ view: UIVisualEffectView, _ element: Element, _ builder: SceneBuilder) {
    if let effect = glassEffect(of: element, builder) { return view.effect = effect }
    let vibrancy = element.child("vibrancyEffect")
    guard let element = element.child("blurEffect") ?? vibrancy?.child("blurEffect") else { return }
    let blur = UIBlurEffect(style: Words.blurStyle.value(inFile: element["style"]) ?? .regular)
    guard let vibrancy else { return view.effect = blur }
    let style = Words.vibrancyStyle.value(inFile: vibrancy["style"]) ?? .label
    view.effect = UIVibrancyEffect(blurEffect: blur, style: style)
  }

  /// Returns the glass of an element; nil without any.
  ///
  /// No document with glass that Interface Builder saved is public: the names are those of blurs, by analogy.
  private static func glassEffect(of element: Element, _ builder: SceneBuilder) -> UIVisualEffect? {
    if let container = element.child("glassContainerEffect") {
      let effect = UIGlassContainerEffect()
      effect.spacing = container.number("spacing", builder.log) ?? 0
      return effect
    }
    guard let glass = element.child("glassEffect") else { return nil }
    let effect = UIGlassEffect(style: Words.glassStyle.value(inFile: glass["style"]) ?? .regular)
    effect.tintColor = builder.color("tintColor", of: glass)
    effect.isInteractive = glass.flag("interactive") ?? false
    return effect
  }

  static func setTableViewCell(_ cell: UITableViewCell, _ element: Element, _ builder: SceneBuilder) {
    guard let content = element.child(key: "contentConfiguration") else { return }
    let held = Held(cell.defaultContentConfiguration())
    builder.setProperties(Catalog.listContent, of: held, from: content)
    if held.secondaryText?.isEmpty == true { held.secondaryText = nil }
    cell.contentConfiguration = held.value
  }

  static func setCollectionView(_ collection: UICollectionView, _ element: Element, _ builder: SceneBuilder) {
    guard let description = element.child("collectionViewFlowLayout", key: "collectionViewLayout"),
      let layout = collection.collectionViewLayout as? UICollectionViewFlowLayout
    else { return }
    builder.setProperties(Catalog.flowLayout, of: layout, from: description)
    if description["automaticEstimatedItemSize"] == "YES" {
      layout.estimatedItemSize = UICollectionViewFlowLayout.automaticSize
    }
  }
}
