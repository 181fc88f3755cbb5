import UIKitCore

/// The bars around a controller's view.
///
/// The document requests them, or they are inferred from the segues and containers that lead to the controller.
package struct SimulatedMetrics {
  /// A bar at an edge of the screen, with its height in points.
  package enum Bar: Equatable {
    case none
    case navigation(isTranslucent: Bool, height: CGFloat)
    case toolbar(isTranslucent: Bool, height: CGFloat)
    case tabBar(height: CGFloat)

    /// The height in points.
    package var height: CGFloat {
      switch self {
      case .none: 0
      case .navigation(_, let height), .toolbar(_, let height), .tabBar(let height): height
      }
    }

    /// Indicates whether the bar is a navigation bar.
    var isNavigation: Bool {
      if case .navigation = self { true } else { false }
    }

    /// Indicates whether the bar is a tab bar.
    var isTabs: Bool {
      if case .tabBar = self { true } else { false }
    }

    /// This bar made translucent, because the view extends below opaque bars.
    var extendedBelow: Bar {
      switch self {
      case .none, .tabBar: self
      case .navigation(_, let height): .navigation(isTranslucent: true, height: height)
      case .toolbar(_, let height): .toolbar(isTranslucent: true, height: height)
      }
    }

    /// Indicates whether the view next to the bar ends at the bar.
    var isOpaque: Bool {
      switch self {
      case .none, .tabBar: false
      case .navigation(let isTranslucent, _), .toolbar(let isTranslucent, _): !isTranslucent
      }
    }
  }

  var showsStatusBar = true
  package var top = Bar.none
  package var bottom = Bar.none
  /// Indicates whether a pushed controller covers the tab bar.
  ///
  /// It does if a navigation controller contains the tab bar controller.
  var tabBarIsCoveredByPushing = false
  /// Indicates whether the controller is presented as a sheet, which begins below the status bar.
  package var isSheet = false
  /// Indicates whether the document specifies that there is no bottom bar.
  package var endsAboveHomeIndicator = false
  /// Indicates whether the document specifies the size, independent of a device.
  package var isFreeform = false
  /// Indicates whether the controller is shown in a container of another controller's view.
  package var isEmbedded = false

  /// Creates the metrics of a controller or top-level view.
  ///
  /// The bars have their heights by the given rules, for the traits of the screen.
  @MainActor
  package init(of element: Element, on traits: UITraitCollection?, _ rules: any SceneRules) {
    var inference = Inference(rules, traits)
    self = inference.metrics(of: element)
  }

  /// The height of bars on most phones in landscape, in points, as in UIKit since iOS 7.
  package static let compactBarHeight: CGFloat = 32

  /// Returns whether bars have the compact height on a screen with the given traits.
  package static func hasCompactBars(_ traits: UITraitCollection?) -> Bool {
    traits.map { $0.verticalSizeClass == .compact && $0.horizontalSizeClass == .compact } ?? false
  }

  fileprivate init() {}

  /// The metrics of a controller presented as a sheet.
  fileprivate static var sheet: SimulatedMetrics {
    var metrics = SimulatedMetrics()
    metrics.isSheet = true
    return metrics
  }

  /// Returns the insets at run time of a view of the given size that are covered by bars and the device, in points.
  func safeArea(forSize size: CGSize, in document: InterfaceDocument) -> UIEdgeInsets {
    let device = document.device
    let isWholeScreen = device.map { size == $0.size } ?? true
    if isSheet, device == nil || !isWholeScreen {
      let below = device?.safeArea.bottom ?? 0
      return isFreeform ? .zero : adding(to: UIEdgeInsets(top: 0, left: 0, bottom: below, right: 0))
    }
    // Formats without a device show an iPhone with a status bar of 20 points and no home indicator.
    var insets = device?.safeArea ?? UIEdgeInsets(top: 20, left: 0, bottom: 0, right: 0)
    // On a device, hiding the status bar does not change the safe area of a view as large as the screen. In documents
    // without safe areas, it does.
    func isCovered(wholeScreen: Bool) -> Bool {
      showsStatusBar || wholeScreen && document.usesSafeAreas && device != nil
    }
    if !isWholeScreen, !isFreeform, let device, size.width == device.size.width {
      if !isCovered(wholeScreen: true) { insets.top = 0 }
      return safeArea(ofHeight: size.height, on: device, in: document, screen: insets)
    }
    if !isCovered(wholeScreen: isWholeScreen) { insets.top = 0 }
    if !isWholeScreen { (insets.left, insets.bottom, insets.right) = (0, 0, 0) }
    return adding(to: insets)
  }

  /// Returns the safe area of a view as wide as the screen that ends at opaque bars, for the insets of the screen.
  ///
  /// The document records the height on the canvas, even if the insets at run time are requested.
  package func safeArea(
    ofHeight height: CGFloat, on device: CanvasDevice, in document: InterfaceDocument, screen: UIEdgeInsets
  ) -> UIEdgeInsets {
    let recorded = recordedInsets(document, isWholeScreen: true)
    let (above, below) = (recorded.top + top.height, recorded.bottom + bottom.height)
    var insets = screen
    insets.top += top.height
    insets.bottom += bottom.height
    switch device.size.height - height {
    case above + below: return .zero
    case above: insets.top = 0
    case below: insets.bottom = 0
    default: return .zero
    }
    return insets
  }

  /// Returns the insets of a device on the canvas of the build that saved the document, without the bars of controllers.
  package func recordedInsets(_ document: InterfaceDocument, isWholeScreen: Bool) -> UIEdgeInsets {
    let screen = document.recordedScreen
    var insets = UIEdgeInsets(top: screen.statusBarHeight(of: nil, real: 20), left: 0, bottom: 0, right: 0)
    if let device = document.device { insets = device.canvasSafeArea }
    let keepsClear = document.usesSafeAreas || screen.keepsHiddenStatusBar
    let staysClear = isWholeScreen && keepsClear && document.device != nil
    if !showsStatusBar, !staysClear { insets.top = 0 }
    guard screen.addsUprightInsets, let device = document.device, device.safeArea.bottom > 0, device.idiom == .phone
    else { return insets }
    let upright = device.canvasUprightInsets
    let below = isWholeScreen ? insets.bottom + upright.bottom : upright.bottom
    return UIEdgeInsets(top: insets.top + upright.top, left: insets.left, bottom: below, right: insets.right)
  }

  /// Returns a screen's insets with the bars added. At opaque bars, where the view ends, the inset is 0.
  package func adding(to screen: UIEdgeInsets) -> UIEdgeInsets {
    var insets = screen
    insets.top = top.isOpaque ? 0 : insets.top + top.height
    insets.bottom = bottom.isOpaque ? 0 : insets.bottom + bottom.height
    return insets
  }
}

/// An inference of simulated bars that follows segues back to containers.
@MainActor
private struct Inference {
  private let rules: any SceneRules
  /// Indicates whether bars are 32 points high, as on all but the largest phones in landscape.
  private let hasCompactBars: Bool
  private let incoming: [String: [(segue: Element, source: Element)]]
  private let tieBreakers: [String]
  private var visited: Set<String> = []

  init(_ rules: any SceneRules, _ traits: UITraitCollection?) {
    self.rules = rules
    let document = rules.document
    hasCompactBars = SimulatedMetrics.hasCompactBars(traits)
    incoming = document.incomingSegues
    tieBreakers = document.root.child("inferredMetricsTieBreakers")?.children.compactMap { $0["reference"] } ?? []
  }

  mutating func metrics(of element: Element) -> SimulatedMetrics {
    var metrics = inferred(for: element)
    let owner = element.child(key: "view") ?? element
    for holder in owner === element ? [element] : [element, owner] { read(holder, into: &metrics) }
    // The bar of a navigation controller covers its children's views, not its own.
    if element.name == "navigationController" { metrics.top = .none }
    if metrics.top.isNavigation, element.child("navigationItem")?["largeTitleDisplayMode"] == "never" {
      metrics.top = .navigation(isTranslucent: !metrics.top.isOpaque, height: barHeight(in: metrics, false))
    }
    if element.flag("extendedLayoutIncludesOpaqueBars") == true {
      (metrics.top, metrics.bottom) = (metrics.top.extendedBelow, metrics.bottom.extendedBelow)
    }
    return metrics
  }

  private func read(_ holder: Element, into metrics: inout SimulatedMetrics) {
    for child in holder.children {
      switch child.key {
      case "simulatedStatusBarMetrics": metrics.showsStatusBar = child.name != "nil"
      case "simulatedTopBarMetrics": metrics.top = bar(child, in: metrics)
      case "simulatedBottomBarMetrics":
        metrics.bottom = bar(child, in: metrics)
        metrics.endsAboveHomeIndicator = child.name == "nil"
      case "simulatedDestinationMetrics" where child.name.hasPrefix("freeform"): metrics.isFreeform = true
      case "freeformSize": metrics.isFreeform = true
      default: break
      }
    }
  }

  private func bar(_ element: Element, in metrics: SimulatedMetrics) -> SimulatedMetrics.Bar {
    switch element.name {
    case "simulatedNavigationBarMetrics":
      // The actual bar has its own height.
      .navigation(
        isTranslucent: element.flag("translucent") ?? true,
        height: metrics.top.isNavigation ? metrics.top.height : barHeight(in: metrics, false))
    case "simulatedToolbarMetrics":
      .toolbar(isTranslucent: element.flag("translucent") ?? true, height: toolbarHeight)
    case "simulatedTabBarMetrics": .tabBar(height: tabBarHeight)
    default: .none
    }
  }

  private func barHeight(in metrics: SimulatedMetrics, _ hasLargeTitles: Bool) -> CGFloat {
    hasCompactBars
      ? SimulatedMetrics.compactBarHeight
      : rules.navigationBarHeight(isInSheet: metrics.isSheet, hasLargeTitles: hasLargeTitles)
  }

  private var toolbarHeight: CGFloat { hasCompactBars ? SimulatedMetrics.compactBarHeight : rules.toolbarHeight }
  private var tabBarHeight: CGFloat { hasCompactBars ? SimulatedMetrics.compactBarHeight : rules.tabBarHeight }

  private mutating func inferred(for element: Element) -> SimulatedMetrics {
    guard let id = element.id, visited.insert(id).inserted, let (segue, source) = decisive(for: id) else {
      return SimulatedMetrics()
    }
    if segue["kind"] == "relationship" { return metrics(in: source) }
    if isSheet(segue, of: element) { return .sheet }
    var metrics = SimulatedMetrics()
    metrics.isEmbedded = segue["kind"] == "embed"
    guard ["push", "show", "showDetail"].contains(segue["kind"] ?? ""), let pushing = controller(holding: source) else {
      return metrics
    }
    var shown = self.metrics(of: pushing)
    // Without a surrounding navigation controller, `show` presents.
    if shown.top == .none { return segue["kind"] == "show" && showsSheets ? .sheet : shown }
    // The bar of a pushed navigation controller replaces the outer bar (builds 14088 to 23506).
    if element.name == "navigationController" { shown.top = .none }
    if shown.tabBarIsCoveredByPushing {
      shown.bottom = shown.bottom.isTabs ? .none : shown.bottom
      shown.tabBarIsCoveredByPushing = false
    }
    if element.flag("hidesBottomBarWhenPushed") == true { shown.bottom = .none }
    return shown
  }

  /// Returns whether a segue presents a controller as a sheet.
  ///
  /// It does in the styles `automatic`, `pageSheet`, `formSheet` and `popover`, except on an iPad and on old canvases.
  /// A segue without a style uses the controller's style. For example, bars of controllers with the style `fullScreen`
  /// are at 44 points (builds 22685 to 24063).
  private func isSheet(_ segue: Element, of controller: Element) -> Bool {
    guard ["presentation", "modal", "popoverPresentation"].contains(segue["kind"] ?? "") else { return false }
    let style = segue["modalPresentationStyle"] ?? controller["modalPresentationStyle"] ?? "automatic"
    return showsSheets && ["automatic", "pageSheet", "formSheet", "popover"].contains(style)
  }

  private var showsSheets: Bool { rules.showsSheets && rules.document.device?.idiom != .pad }

  /// Returns the segue that the document marks as decisive, or else the first relationship or segue.
  private func decisive(for id: String) -> (segue: Element, source: Element)? {
    let all = (incoming[id] ?? []).filter { $0.segue["kind"] != "unwind" }
    return all.first { $0.segue.id.map(tieBreakers.contains) ?? false }
      ?? all.first { $0.segue["kind"] == "relationship" } ?? all.first
  }

  private mutating func metrics(in container: Element) -> SimulatedMetrics {
    var metrics = inferred(for: container)
    switch container.name {
    case "navigationController":
      let isHidden = container.flag("navigationBarHidden") == true
      if !isHidden {
        let isTranslucent = container.child("navigationBar")?.flag("translucent") ?? true
        metrics.top = .navigation(
          isTranslucent: isTranslucent, height: barHeight(in: metrics, container.hasLargeTitles))
      }
      if container.flag("toolbarHidden") == false {
        let isTranslucent = container.child("toolbar")?.flag("translucent") ?? true
        metrics.bottom = .toolbar(isTranslucent: isTranslucent, height: toolbarHeight)
      }
      metrics.tabBarIsCoveredByPushing = false
      let ownBar = metrics.top
      read(container, into: &metrics)
      // A navigation controller without a simulated top bar still has its own bar (build 22685).
      if !isHidden, metrics.top == .none { metrics.top = ownBar }
    case "tabBarController":
      metrics.bottom = .tabBar(height: tabBarHeight)
      metrics.tabBarIsCoveredByPushing = metrics.top.isNavigation
    default: break
    }
    return metrics
  }

  private func controller(holding element: Element) -> Element? {
    var current: Element? = element
    while let candidate = current {
      if candidate["sceneMemberID"] == "viewController" { return candidate }
      current = candidate.parent
    }
    return nil
  }
}

extension InterfaceDocument {
  /// The segues by the id of their destination, with their source elements, in document order.
  var incomingSegues: [String: [(segue: Element, source: Element)]] {
    var incoming: [String: [(segue: Element, source: Element)]] = [:]
    root.forEach { element in
      guard element.name == "segue", let destination = element["destination"], let source = element.parent?.parent
      else { return }
      incoming[destination, default: []].append((element, source))
    }
    return incoming
  }
}

extension Element {
  /// Indicates whether the bar of a navigation controller shows large titles.
  package var hasLargeTitles: Bool { child("navigationBar", key: "navigationBar")?.flag("largeTitles") == true }
}
