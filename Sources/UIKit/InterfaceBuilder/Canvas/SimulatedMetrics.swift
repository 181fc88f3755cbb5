import UIKitCore

/// The bars that the canvas shows around a controller's view.
///
/// The document requests them, or they are inferred from the segues and containers that lead to the controller.
struct SimulatedMetrics {
  /// A bar at an edge of the screen, with its height in points.
  enum Bar: Equatable {
    case none
    case navigation(isTranslucent: Bool, height: CGFloat)
    case toolbar(isTranslucent: Bool, height: CGFloat)
    case tabBar(height: CGFloat)

    /// The height in points.
    var height: CGFloat {
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
  var top = Bar.none
  var bottom = Bar.none
  /// Indicates whether a pushed controller covers the tab bar.
  ///
  /// It does if a navigation controller contains the tab bar controller.
  var tabBarIsCoveredByPushing = false
  /// Indicates whether the controller is presented as a sheet, which begins below the status bar.
  var isSheet = false
  /// Indicates whether the document specifies that there is no bottom bar.
  var endsAboveHomeIndicator = false
  /// Indicates whether the document specifies the size, independent of a device.
  var isFreeform = false
  /// Indicates whether the controller is shown in a container of another controller's view.
  var isEmbedded = false

  /// Creates the metrics of a controller or top-level view.
  ///
  /// The bars have their heights on the canvas or at run time, for the traits of the screen.
  init(of element: Element, in document: InterfaceDocument, on traits: UITraitCollection?, matchesCanvas: Bool) {
    var inference = Inference(document, traits, matchesCanvas)
    self = inference.metrics(of: element)
  }

  /// The height of bars on most phones in landscape, in points, as in UIKit since iOS 7.
  static let compactBarHeight: CGFloat = 32

  /// Returns whether bars have the compact height on a screen with the given traits.
  static func hasCompactBars(_ traits: UITraitCollection?) -> Bool {
    traits.map { $0.verticalSizeClass == .compact && $0.horizontalSizeClass == .compact } ?? false
  }

  fileprivate init() {}

  /// The metrics of a controller presented as a sheet.
  fileprivate static var sheet: SimulatedMetrics {
    var metrics = SimulatedMetrics()
    metrics.isSheet = true
    return metrics
  }

  /// Returns the insets of a view of the given size that are covered by bars and the device, in points.
  func safeArea(forSize size: CGSize, in document: InterfaceDocument, matchesCanvas: Bool) -> UIEdgeInsets {
    let device = document.device
    let isWholeScreen = device.map { size == $0.size } ?? true
    if isSheet, device == nil || !isWholeScreen {
      return isFreeform ? .zero : sheetSafeArea(document, matchesCanvas: matchesCanvas)
    }
    let isOwnSize = isFreeform || (isEmbedded && matchesCanvas)
    if !isWholeScreen, !isOwnSize, let device, size.width == device.size.width {
      return safeArea(ofHeight: size.height, on: device, in: document, matchesCanvas: matchesCanvas)
    }
    var insets = screenInsets(document, isWholeScreen: isWholeScreen, matchesCanvas: matchesCanvas)
    if !isWholeScreen {
      let tools = document.tools
      // The build only matters on the canvas.
      let hasHomeButton = device.map { $0.safeArea.bottom == 0 } ?? true
      if matchesCanvas, !tools.showsStatusBar(freeformHeight: size.height, hasHomeButton: hasHomeButton) {
        insets.top = 0
      }
      let reachesHomeIndicator = tools.showsHomeIndicator(
        freeformSize: size, onScreenOfSize: device?.size ?? CGSize(width: CGFloat.infinity, height: .infinity),
        endsAbove: endsAboveHomeIndicator)
      if matchesCanvas, let device, device.isLandscape, device.idiom == .phone {
        insets.top = max(insets.top, device.canvasUprightInsets.top)
        insets.bottom = device.canvasUprightInsets.bottom
      }
      if !matchesCanvas || !reachesHomeIndicator { insets.bottom = 0 }
      if !matchesCanvas || !tools.addsUprightInsets { (insets.left, insets.right) = (0, 0) }
    }
    let covered = adding(to: insets)
    guard matchesCanvas, device == nil, case .navigation(false, let height) = top else { return covered }
    // Without a device, a view below an opaque bar can have the recorded height of the screen (375×667 in build 11524
    // of Interface Builder). The part beyond the bottom edge is then covered.
    guard CanvasDevice.isScreen(size) else { return covered }
    return UIEdgeInsets(
      top: 0, left: covered.left, bottom: covered.bottom + insets.top + height, right: covered.right)
  }

  /// Returns the safe area of a view as wide as the screen that ends at opaque bars.
  private func safeArea(
    ofHeight height: CGFloat, on device: CanvasDevice, in document: InterfaceDocument, matchesCanvas: Bool
  ) -> UIEdgeInsets {
    func covered(_ matchesCanvas: Bool) -> UIEdgeInsets {
      var insets = screenInsets(document, isWholeScreen: true, matchesCanvas: matchesCanvas)
      insets.top += top.height
      insets.bottom += bottom.height
      return insets
    }
    // The document records the heights on the canvas, even if the insets at run time are requested.
    let recorded = covered(true)
    var insets = covered(matchesCanvas)
    let missing = device.size.height - height
    switch missing {
    case recorded.top + recorded.bottom: return .zero
    case recorded.top: insets.top = 0
    case recorded.bottom: insets.bottom = 0
    default: return .zero
    }
    return insets
  }

  /// Returns the insets of a device on its canvas or at run time, without the bars of controllers.
  private func screenInsets(
    _ document: InterfaceDocument, isWholeScreen: Bool, matchesCanvas: Bool
  ) -> UIEdgeInsets {
    let insets = deviceInsets(document, isWholeScreen: isWholeScreen, matchesCanvas: matchesCanvas)
    guard matchesCanvas, document.tools.addsUprightInsets, let device = document.device, device.safeArea.bottom > 0,
      device.idiom == .phone
    else { return insets }
    let upright = device.canvasUprightInsets
    let below = isWholeScreen ? insets.bottom + upright.bottom : upright.bottom
    return UIEdgeInsets(top: insets.top + upright.top, left: insets.left, bottom: below, right: insets.right)
  }

  /// Returns the safe area of a sheet. Only a navigation bar can cover its top edge.
  private func sheetSafeArea(_ document: InterfaceDocument, matchesCanvas: Bool) -> UIEdgeInsets {
    let tools = document.tools
    let hasHomeIndicator = !matchesCanvas || tools.hasHomeIndicatorInSheets
    let below = hasHomeIndicator ? document.device?.safeArea.bottom ?? 0 : 0
    var insets = adding(to: UIEdgeInsets(top: 0, left: 0, bottom: below, right: 0))
    if case .navigation(true, _) = top, matchesCanvas { insets.top += tools.sheetBarTop }
    return insets
  }

  /// Returns a screen's insets with the bars added. At opaque bars, where the view ends, the inset is 0.
  func adding(to screen: UIEdgeInsets) -> UIEdgeInsets {
    var insets = screen
    insets.top = top.isOpaque ? 0 : insets.top + top.height
    insets.bottom = bottom.isOpaque ? 0 : insets.bottom + bottom.height
    return insets
  }

  private func deviceInsets(
    _ document: InterfaceDocument, isWholeScreen: Bool, matchesCanvas: Bool
  ) -> UIEdgeInsets {
    // Formats without a device show an iPhone with a status bar of 20 points and no home indicator.
    var insets = UIEdgeInsets(top: 20, left: 0, bottom: 0, right: 0)
    if let device = document.device {
      insets = matchesCanvas ? device.canvasSafeArea : device.safeArea
    } else if matchesCanvas {
      insets.top = document.tools.statusBarHeight(of: nil, real: insets.top)
    }
    // On a device, hiding the status bar does not change the safe area of a view as large as the screen. In documents
    // without safe areas, it does at run time and on the canvases of old builds.
    let keepsClear = document.usesSafeAreas || (matchesCanvas && document.tools.keepsHiddenStatusBar)
    let staysClear = isWholeScreen && keepsClear && document.device != nil
    if !showsStatusBar, !staysClear { insets.top = 0 }
    return insets
  }
}

/// An inference of simulated bars that follows segues back to containers.
private struct Inference {
  private let document: InterfaceDocument
  private let matchesCanvas: Bool
  /// Indicates whether bars are 32 points high, as on all but the largest phones in landscape.
  private let hasCompactBars: Bool
  private let incoming: [String: [(segue: Element, source: Element)]]
  private let tieBreakers: [String]
  private var visited: Set<String> = []

  init(_ document: InterfaceDocument, _ traits: UITraitCollection?, _ matchesCanvas: Bool) {
    self.document = document
    self.matchesCanvas = matchesCanvas
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
    let tools = document.tools
    if hasCompactBars { return SimulatedMetrics.compactBarHeight }
    if metrics.isSheet { return matchesCanvas ? tools.sheetBarHeight(hasLargeTitles: hasLargeTitles) : 56 }
    guard matchesCanvas else { return isOnPad ? 50 : 44 }
    return tools.navigationBarHeight(on: document.device?.idiom ?? .phone, hasLargeTitles: hasLargeTitles)
  }

  private var toolbarHeight: CGFloat {
    if hasCompactBars { return SimulatedMetrics.compactBarHeight }
    return matchesCanvas ? document.tools.simulatedToolbarHeight : isOnPad ? 50 : 44
  }

  private var tabBarHeight: CGFloat {
    if hasCompactBars { return SimulatedMetrics.compactBarHeight }
    return !matchesCanvas && isOnPad ? 50 : 49
  }

  private var isOnPad: Bool { document.device?.idiom == .pad }

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

  private var showsSheets: Bool { (!matchesCanvas || document.tools.showsSheets) && document.device?.idiom != .pad }

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
  var hasLargeTitles: Bool { child("navigationBar", key: "navigationBar")?.flag("largeTitles") == true }
}
