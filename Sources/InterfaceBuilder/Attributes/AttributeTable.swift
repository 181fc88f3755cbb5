import UIKitCore

/// The setters of attributes and keyed children: one row per class, the base class first.
@MainActor
enum AttributeTable {
  /// One class's attributes.
  struct Row {
    private let set: @MainActor (UIView, Element, SceneBuilder) -> Void

    /// Creates a row that applies a body to the views of a class.
    @MainActor init<View: UIView>(_ type: View.Type, _ body: @escaping @MainActor (View, Element, SceneBuilder) -> Void)
    {
      set = { view, element, builder in
        if let view = view as? View { body(view, element, builder) }
      }
    }

    /// Sets the element's attributes if the view is of the row's class.
    @MainActor func apply(_ element: Element, to view: UIView, _ builder: SceneBuilder) {
      set(view, element, builder)
    }
  }

  /// Sets all attributes of an element, or of a variation of it, on a view.
  static func apply(_ element: Element, to view: UIView, _ builder: SceneBuilder) {
    for row in rows { row.apply(element, to: view, builder) }
    // A program's objects receive runtime attributes after `init(coder:)`, when outlets are connected.
    if builder.program == nil { builder.setRuntimeAttributes(element, of: view) }
  }

  private static let rows: [Row] = [
    Row(UIView.self, setView),
    Row(UILabel.self, setLabel),
    Row(UIImageView.self, setImageView),
    Row(UIStackView.self, setStackView),
    Row(UIScrollView.self, setScrollView),
    Row(UITextView.self, setTextView),
    Row(UITableView.self, setTableView),
    Row(UITableViewCell.self, setTableViewCell),
    Row(UICollectionView.self, setCollectionView),
    Row(UIControl.self, setControl),
    Row(UIButton.self, setButton),
    Row(UITextField.self, setTextField),
    Row(UISwitch.self, setSwitch),
    Row(UISlider.self, setSlider),
    Row(UIStepper.self, setStepper),
    Row(UISegmentedControl.self, setSegmentedControl),
    Row(UIProgressView.self, setProgressView),
    Row(UIActivityIndicatorView.self, setActivityIndicator),
    Row(UIPageControl.self, setPageControl),
    Row(UIDatePicker.self, setDatePicker),
    Row(UISearchBar.self, setSearchBar),
    Row(UIVisualEffectView.self, setVisualEffect),
    Row(UINavigationBar.self, setNavigationBar),
    Row(UIToolbar.self, setToolbar),
    Row(UITabBar.self, setTabBar),
  ]

  // MARK: Every view

  private static func setView(_ view: UIView, _ element: Element, _ builder: SceneBuilder) {
    let log = builder.log
    if let value = element.flag("hidden") { view.isHidden = value }
    if let value = element.flag("opaque") { view.isOpaque = value }
    if let value = element.flag("clipsSubviews") { view.clipsToBounds = value }
    if let value = element.flag("userInteractionEnabled") { view.isUserInteractionEnabled = value }
    if let value = element.flag("multipleTouchEnabled") { view.isMultipleTouchEnabled = value }
    if let value = element.flag("autoresizesSubviews") { view.autoresizesSubviews = value }
    if let value = element.number("alpha", log) { view.alpha = value }
    if let value = element.integer("tag", log) { view.tag = value }
    if let value = element["contentMode"].flatMap({ contentModes[$0] }) { view.contentMode = value }
    if let value = element["semanticContentAttribute"].flatMap({ semantics[$0] }) {
      view.semanticContentAttribute = value
    }
    if let value = element.child("color", key: "backgroundColor") {
      view.backgroundColor = UIColor.from(value, builder.document)
    }
    if let value = element.child("color", key: "tintColor") { view.tintColor = UIColor.from(value, builder.document) }
    setMargins(view, element, log)
    setPriorities(view, element, log)
    if builder.options.includesDesignTime { setPlaceholderSize(view, element, log) }
  }

  /// Indicates whether an element sets margins of its own.
  static func setsMargins(_ element: Element) -> Bool {
    element.children.contains { ["layoutMargins", "directionalLayoutMargins"].contains($0.key) }
  }

  private static func setMargins(_ view: UIView, _ element: Element, _ log: ProblemLog) {
    if let value = element.flag("preservesSuperviewLayoutMargins") { view.preservesSuperviewLayoutMargins = value }
    if let value = element.flag("insetsLayoutMarginsFromSafeArea") { view.insetsLayoutMarginsFromSafeArea = value }
    if let value = element.flag("layoutMarginsFollowReadableWidth") { view.layoutMarginsFollowReadableWidth = value }
    if let insets = element.child("edgeInsets", key: "layoutMargins") {
      view.layoutMargins = UIEdgeInsets(
        top: insets.number("top", log) ?? 0, left: insets.number("left", log) ?? 0,
        bottom: insets.number("bottom", log) ?? 0, right: insets.number("right", log) ?? 0)
    }
    if let insets = element.child("directionalEdgeInsets", key: "directionalLayoutMargins") {
      view.directionalLayoutMargins = NSDirectionalEdgeInsets(
        top: insets.number("top", log) ?? 0, leading: insets.number("leading", log) ?? 0,
        bottom: insets.number("bottom", log) ?? 0, trailing: insets.number("trailing", log) ?? 0)
    }
  }

  private static func setPriorities(_ view: UIView, _ element: Element, _ log: ProblemLog) {
    func priority(_ name: String) -> UILayoutPriority? {
      element.number(name, log).map { UILayoutPriority(Float($0)) }
    }
    if let value = priority("horizontalHuggingPriority") { view.setContentHuggingPriority(value, for: .horizontal) }
    if let value = priority("verticalHuggingPriority") { view.setContentHuggingPriority(value, for: .vertical) }
    if let value = priority("horizontalCompressionResistancePriority") {
      view.setContentCompressionResistancePriority(value, for: .horizontal)
    }
    if let value = priority("verticalCompressionResistancePriority") {
      view.setContentCompressionResistancePriority(value, for: .vertical)
    }
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

  private static let contentModes: [String: UIView.ContentMode] = [
    "scaleToFill": .scaleToFill, "scaleAspectFit": .scaleAspectFit, "scaleAspectFill": .scaleAspectFill,
    "redraw": .redraw, "center": .center, "top": .top, "bottom": .bottom, "left": .left, "right": .right,
    "topLeft": .topLeft, "topRight": .topRight, "bottomLeft": .bottomLeft, "bottomRight": .bottomRight,
    "TopLeft": .topLeft, "TopRight": .topRight, "BottomLeft": .bottomLeft, "BottomRight": .bottomRight,
  ]

  private static let semantics: [String: UISemanticContentAttribute] = [
    "unspecified": .unspecified, "playback": .playback, "spatial": .spatial,
    "forceLeftToRight": .forceLeftToRight, "forceRightToLeft": .forceRightToLeft,
  ]
}
