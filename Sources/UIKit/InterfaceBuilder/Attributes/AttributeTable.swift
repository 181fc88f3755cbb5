import UIKitCore

/// The attributes of views: listed properties, and rules for attributes that are no single property.
@MainActor
package enum AttributeTable {
  /// The attributes of a class that do not map to a single property.
  struct Rules {
    let owner: UIView.Type
    /// Adds parts to which properties can refer.
    fileprivate let addParts: @MainActor (UIView, Element, SceneBuilder) -> Void
    /// Sets what follows the properties.
    fileprivate let set: @MainActor (UIView, Element, SceneBuilder) -> Void

    /// A function that sets the attributes that do not map to a single property.
    typealias Rule<View> = @MainActor (View, Element, SceneBuilder) -> Void

    @MainActor init<View: UIView>(_ owner: View.Type, addParts: Rule<View>? = nil, _ rule: Rule<View>? = nil) {
      func apply(_ rule: Rule<View>?) -> @MainActor (UIView, Element, SceneBuilder) -> Void {
        { view, element, builder in if let view = view as? View { rule?(view, element, builder) } }
      }
      self.owner = owner
      self.addParts = apply(addParts)
      set = apply(rule)
    }
  }

  /// Sets all attributes of an element, or of one of its variations, on a view.
  static func apply(_ element: Element, to view: UIView, _ builder: SceneBuilder) {
    for list in Catalog.lists(of: view) {
      let rules = Self.rules.first { $0.owner == list.owner }
      rules?.addParts(view, element, builder)
      builder.setProperties(list, of: view, from: element)
      rules?.set(view, element, builder)
    }
    // The objects of a program receive runtime attributes after `init(coder:)`, when outlets are connected.
    if builder.program == nil { builder.setRuntimeAttributes(element, of: view) }
  }

  static let rules: [Rules] = [
    Rules(UIView.self, setView), Rules(UILabel.self, setLabel), Rules(UIStackView.self, setStackView),
    Rules(UITableViewCell.self, setTableViewCell), Rules(UICollectionView.self, setCollectionView),
    Rules(UIButton.self, setButton), Rules(UITextField.self, setTextField),
    Rules(UISegmentedControl.self, addParts: addSegments),
    Rules(UIActivityIndicatorView.self, setActivityIndicator), Rules(UIVisualEffectView.self, setVisualEffect),
    Rules(UINavigationBar.self, setNavigationBar), Rules(UIToolbar.self, setToolbar), Rules(UITabBar.self, setTabBar),
  ]

  private static func setView(_ view: UIView, _ element: Element, _ builder: SceneBuilder) {
    if builder.options.includesDesignTime { setPlaceholderSize(view, element, builder.log) }
  }

  /// Returns whether an element has a child that sets margins.
  package static func setsMargins(_ element: Element) -> Bool {
    element.children.contains { ["layoutMargins", "directionalLayoutMargins"].contains($0.key) }
  }

  private static func setPlaceholderSize(_ view: UIView, _ element: Element, _ log: ProblemLog) {
    func length(_ name: String) -> CGFloat? {
      element[name] == "infinite" ? UIView.noIntrinsicMetric : element.number(name, log)
    }
    let (width, height) = (length("placeholderIntrinsicWidth"), length("placeholderIntrinsicHeight"))
    guard width != nil || height != nil else { return }
    view.replacementContentSize = CGSize(
      width: width ?? UIView.noIntrinsicMetric, height: height ?? UIView.noIntrinsicMetric)
  }
}
