import UIKitCore

/// The bars that the canvas shows around a controller's view, asked for or inferred from how it is reached.
struct SimulatedMetrics {
  /// A bar at an edge of the screen.
  enum Bar: Equatable {
    case none
    case navigation(isTranslucent: Bool)
    case toolbar(isTranslucent: Bool)
    case tabBar

    /// The height in points.
    var height: CGFloat {
      switch self {
      case .none: 0
      case .navigation, .toolbar: 44
      case .tabBar: 49
      }
    }
  }

  var showsStatusBar = true
  var top = Bar.none
  var bottom = Bar.none
  /// Indicates whether the controller is presented as a sheet, which begins below the status bar.
  var isSheet = false
  /// Indicates whether the document asks for nothing below, so that a freeform view has no home indicator either.
  var endsAboveHomeIndicator = false
  /// Indicates whether the size is the document's own choice, without a device around it.
  var isFreeform = false

  /// The metrics of a controller or a top-level view.
  init(of element: Element, in document: InterfaceDocument) {
    var inference = Inference(document)
    self = inference.metrics(of: element)
  }

  fileprivate init() {}

  /// The metrics of a controller presented as a sheet.
  fileprivate static var sheet: SimulatedMetrics {
    var metrics = SimulatedMetrics()
    metrics.isSheet = true
    return metrics
  }

  /// The part of a view of a size that bars and the device cover, in points.
  func safeArea(forSize size: CGSize, in document: InterfaceDocument, matchesCanvas: Bool) -> UIEdgeInsets {
    let device = document.device
    let isWholeScreen = device.map { size == $0.size } ?? true
    if isSheet, device == nil || !isWholeScreen { return isFreeform ? .zero : sheetSafeArea(device) }
    // A view that is as wide as the device but not as high stands below its bars.
    if !isWholeScreen, !isFreeform, size.width == device?.size.width { return .zero }
    var insets = deviceInsets(document, isWholeScreen: isWholeScreen, matchesCanvas: matchesCanvas)
    if matchesCanvas, document.tools.doublesScreenInsets, insets.top > 20 {
      insets = UIEdgeInsets(top: insets.top * 2, left: insets.left, bottom: insets.bottom * 2, right: insets.right)
    }
    if !isWholeScreen {
      let tools = document.tools
      // Which build saved the document is the canvas's matter alone.
      if matchesCanvas, !tools.showsStatusBar(freeformHeight: size.height) { insets.top = 0 }
      if !matchesCanvas || endsAboveHomeIndicator || !tools.showsHomeIndicatorOfFreeformViews { insets.bottom = 0 }
      (insets.left, insets.right) = (0, 0)
    }
    return adding(to: insets)
  }

  /// The safe area of a sheet, whose upper edge nothing covers but a navigation bar.
  private func sheetSafeArea(_ device: CanvasDevice?) -> UIEdgeInsets {
    let insets = adding(to: UIEdgeInsets(top: 0, left: 0, bottom: device?.safeArea.bottom ?? 0, right: 0))
    guard top == .navigation(isTranslucent: true) else { return insets }
    return UIEdgeInsets(top: Self.sheetBarHeight, left: 0, bottom: insets.bottom, right: 0)
  }

  /// The height of a navigation bar in a sheet, in points.
  static let sheetBarHeight: CGFloat = 56

  /// A screen's insets with the bars; a view ends at bars that nothing shines through.
  func adding(to screen: UIEdgeInsets) -> UIEdgeInsets {
    var insets = screen
    insets.top = top == .navigation(isTranslucent: false) ? 0 : insets.top + top.height
    insets.bottom = bottom == .toolbar(isTranslucent: false) ? 0 : insets.bottom + bottom.height
    return insets
  }

  private func deviceInsets(
    _ document: InterfaceDocument, isWholeScreen: Bool, matchesCanvas: Bool
  ) -> UIEdgeInsets {
    // Formats without a device show the iPhone of their time.
    var insets = UIEdgeInsets(top: 20, left: 0, bottom: 0, right: 0)
    if let device = document.device {
      insets = matchesCanvas ? device.canvasSafeArea : device.safeArea
    } else if matchesCanvas {
      insets.top = document.tools.statusBarHeight(of: nil, real: insets.top)
    }
    // On a whole screen, hiding the status bar leaves the safe area as it is.
    let staysClear = isWholeScreen && document.usesSafeAreas && document.device != nil
    if !showsStatusBar, !staysClear { insets.top = 0 }
    return insets
  }
}

/// Follows segues backwards to the containers whose bars a controller is seen under.
private struct Inference {
  private let document: InterfaceDocument
  private let incoming: [String: [(segue: Element, source: Element)]]
  private let tieBreakers: [String]
  private var visited: Set<String> = []

  init(_ document: InterfaceDocument) {
    self.document = document
    incoming = document.incomingSegues
    tieBreakers = document.root.child("inferredMetricsTieBreakers")?.children.compactMap { $0["reference"] } ?? []
  }

  mutating func metrics(of element: Element) -> SimulatedMetrics {
    var metrics = inferred(for: element)
    let owner = element.child(key: "view") ?? element
    for holder in owner === element ? [element] : [element, owner] { Self.read(holder, into: &metrics) }
    return metrics
  }

  private static func read(_ holder: Element, into metrics: inout SimulatedMetrics) {
    for child in holder.children {
      switch child.key {
      case "simulatedStatusBarMetrics": metrics.showsStatusBar = child.name != "nil"
      case "simulatedTopBarMetrics": metrics.top = bar(child)
      case "simulatedBottomBarMetrics":
        metrics.bottom = bar(child)
        metrics.endsAboveHomeIndicator = child.name == "nil"
      case "simulatedDestinationMetrics" where child.name.hasPrefix("freeform"): metrics.isFreeform = true
      case "freeformSize": metrics.isFreeform = true
      default: break
      }
    }
  }

  private static func bar(_ element: Element) -> SimulatedMetrics.Bar {
    switch element.name {
    case "simulatedNavigationBarMetrics": .navigation(isTranslucent: element.flag("translucent") ?? true)
    case "simulatedToolbarMetrics": .toolbar(isTranslucent: element.flag("translucent") ?? true)
    case "simulatedTabBarMetrics": .tabBar
    default: .none
    }
  }

  private mutating func inferred(for element: Element) -> SimulatedMetrics {
    guard let id = element.id, visited.insert(id).inserted, let (segue, source) = decisive(for: id) else {
      return SimulatedMetrics()
    }
    if segue["kind"] == "relationship" { return metrics(in: source) }
    if isSheet(segue) { return .sheet }
    guard ["push", "show"].contains(segue["kind"] ?? ""), let pushing = controller(holding: source) else {
      return SimulatedMetrics()
    }
    let shown = metrics(of: pushing)
    // Without a navigation controller around it, `show` presents.
    return shown.top == .none && segue["kind"] == "show" && showsSheets ? .sheet : shown
  }

  /// Presentations of every style but those that cover the screen adapt to a sheet on a phone.
  private func isSheet(_ segue: Element) -> Bool {
    guard ["presentation", "modal", "popoverPresentation"].contains(segue["kind"] ?? "") else { return false }
    return showsSheets
      && ["automatic", "pageSheet", "formSheet", "popover"].contains(segue["modalPresentationStyle"] ?? "automatic")
  }

  private var showsSheets: Bool { document.tools.showsSheets && document.device?.idiom != .pad }

  /// The segue that the document names where there are several, else the first.
  private func decisive(for id: String) -> (segue: Element, source: Element)? {
    let all = (incoming[id] ?? []).filter { $0.segue["kind"] != "unwind" }
    return all.first { $0.segue.id.map(tieBreakers.contains) ?? false }
      ?? all.first { $0.segue["kind"] == "relationship" } ?? all.first
  }

  private mutating func metrics(in container: Element) -> SimulatedMetrics {
    var metrics = inferred(for: container)
    switch container.name {
    case "navigationController":
      if container.flag("navigationBarHidden") != true {
        let isTranslucent = container.child("navigationBar")?.flag("translucent") ?? true
        metrics.top = .navigation(isTranslucent: isTranslucent)
      }
      if container.flag("toolbarHidden") == false {
        let isTranslucent = container.child("toolbar")?.flag("translucent") ?? true
        metrics.bottom = .toolbar(isTranslucent: isTranslucent)
      }
      Self.read(container, into: &metrics)
    case "tabBarController": metrics.bottom = .tabBar
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
  /// Segues by destination, with the object they start from, in document order.
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
