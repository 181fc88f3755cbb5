import UIKitCore

/// The attributes of each class, including attributes that do not map to a single property.
@MainActor
enum AttributeTable {
  /// The attributes of one class.
  struct Row {
    private let set: @MainActor (UIView, Element, SceneBuilder) -> Void

    /// A function that sets the attributes that do not map to a single property.
    typealias Rule<View> = @MainActor (View, Element, SceneBuilder) -> Void

    /// Creates a row. The parts are set first, then the properties, which can refer to parts, then the rule.
    @MainActor init<View: UIView>(
      _ type: View.Type, _ properties: ClassProperties?, addParts: Rule<View>? = nil, _ rule: Rule<View>? = nil
    ) {
      set = { view, element, builder in
        guard let view = view as? View else { return }
        addParts?(view, element, builder)
        if let properties { builder.setProperties(properties, of: view, from: element) }
        rule?(view, element, builder)
      }
    }

    /// Sets the element's attributes if the view is of the row's class.
    @MainActor func apply(_ element: Element, to view: UIView, _ builder: SceneBuilder) {
      set(view, element, builder)
    }
  }

  /// Sets all attributes of an element, or of one of its variations, on a view.
  static func apply(_ element: Element, to view: UIView, _ builder: SceneBuilder) {
    for row in rows { row.apply(element, to: view, builder) }
    // The objects of a program receive runtime attributes after `init(coder:)`, when outlets are connected.
    if builder.program == nil { builder.setRuntimeAttributes(element, of: view) }
  }

  /// One row per class, superclasses before their subclasses.
  private static let rows: [Row] = [
    Row(UIView.self, Catalog.view, setView),
    Row(UILabel.self, Catalog.label, setLabel),
    Row(UIImageView.self, Catalog.imageView),
    Row(UIStackView.self, Catalog.stackView, setStackView),
    Row(UIScrollView.self, Catalog.scrollView),
    Row(UITextView.self, Catalog.textView),
    Row(UITableView.self, Catalog.table),
    Row(UITableViewCell.self, Catalog.tableCell, setTableViewCell),
    Row(UICollectionView.self, Catalog.collection, setCollectionView),
    Row(UIControl.self, Catalog.control),
    Row(UIButton.self, Catalog.button, setButton),
    Row(UITextField.self, Catalog.textField, setTextField),
    Row(UISwitch.self, Catalog.toggle),
    Row(UISlider.self, Catalog.slider),
    Row(UIStepper.self, Catalog.stepper),
    Row(UISegmentedControl.self, Catalog.segmentedControl, addParts: addSegments),
    Row(UIProgressView.self, Catalog.progressView, setProgressView),
    Row(UIActivityIndicatorView.self, Catalog.activityIndicator, setActivityIndicator),
    Row(UIPageControl.self, Catalog.pageControl),
    Row(UIDatePicker.self, Catalog.datePicker, setDatePicker),
    Row(UIColorWell.self, Catalog.colorWell),
    Row(UISearchBar.self, Catalog.searchBar, setSearchBar),
    Row(UIVisualEffectView.self, nil, setVisualEffect),
    Row(UINavigationBar.self, Catalog.navigationBar, setNavigationBar),
    Row(UIToolbar.self, Catalog.toolbar, setToolbar),
    Row(UITabBar.self, Catalog.tabBar, setTabBar),
  ]

  private static func setView(_ view: UIView, _ element: Element, _ builder: SceneBuilder) {
    if builder.options.includesDesignTime { setPlaceholderSize(view, element, builder.log) }
  }

  /// Returns whether an element has a child that sets margins.
  static func setsMargins(_ element: Element) -> Bool {
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
