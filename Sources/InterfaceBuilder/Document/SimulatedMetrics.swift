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
  /// Whether the controller is presented as a sheet, which begins below the status bar.
  var isSheet = false
  /// Whether the size is the document's own choice, without a device around it.
  var isFreeform = false

  /// The metrics of a controller or a top-level view.
  init(of element: Element, in document: InterfaceDocument) {
    var inference = Inference(document)
    self = inference.metrics(of: element)
  }

  fileprivate init() {}

  /// The part of a view of a size that bars and the device cover, in points.
  func safeArea(forSize size: CGSize, in document: InterfaceDocument, matchesCanvas: Bool) -> UIEdgeInsets {
    let device = document.device
    if isSheet { return UIEdgeInsets(top: 0, left: 0, bottom: device?.bottomInset ?? 0, right: 0) }
    let isWholeScreen = device.map { size == $0.size } ?? true
    // A view that is as wide as the device but not as high stands below its bars or in a sheet.
    if !isWholeScreen, !isFreeform, size.width == device?.size.width { return .zero }
    var insets = deviceInsets(document, isWholeScreen: isWholeScreen)
    if matchesCanvas, document.toolsVersion >= Self.doublingTools {
      insets = UIEdgeInsets(top: insets.top * 2, left: insets.left, bottom: insets.bottom * 2, right: insets.right)
    }
    if !isWholeScreen { (insets.left, insets.bottom, insets.right) = (0, 0, 0) }
    return adding(to: insets)
  }

  /// A screen's insets with the bars; a view ends at bars that nothing shines through.
  func adding(to screen: UIEdgeInsets) -> UIEdgeInsets {
    var insets = screen
    insets.top = top == .navigation(isTranslucent: false) ? 0 : insets.top + top.height
    insets.bottom = bottom == .toolbar(isTranslucent: false) ? 0 : insets.bottom + bottom.height
    return insets
  }

  /// Since this build, the canvas counts the device's insets above and below twice: recorded navigation bars stand
  /// at 96 on a phone whose status bar is 48 high.
  private static let doublingTools = 24_504

  private func deviceInsets(_ document: InterfaceDocument, isWholeScreen: Bool) -> UIEdgeInsets {
    // Formats without a device show the iPhone of their time.
    guard let device = document.device else {
      return UIEdgeInsets(top: showsStatusBar ? 20 : 0, left: 0, bottom: 0, right: 0)
    }
    // On a whole screen, hiding the status bar leaves the safe area as it is.
    let staysClear = isWholeScreen && document.usesSafeAreas
    let statusBar = showsStatusBar || staysClear ? device.statusBarHeight : 0
    return UIEdgeInsets(top: statusBar, left: device.sideInset, bottom: device.bottomInset, right: device.sideInset)
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
      case "simulatedBottomBarMetrics": metrics.bottom = bar(child)
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
    if isSheet(segue) {
      var metrics = SimulatedMetrics()
      metrics.isSheet = true
      return metrics
    }
    guard ["push", "show"].contains(segue["kind"] ?? ""), let pushing = controller(holding: source) else {
      return SimulatedMetrics()
    }
    return metrics(of: pushing)
  }

  /// The first build of Interface Builder whose canvas shows presented controllers as sheets, as iOS 13 does.
  private static let sheetTools = 15_000

  private func isSheet(_ segue: Element) -> Bool {
    guard ["presentation", "modal"].contains(segue["kind"] ?? ""), document.toolsVersion >= Self.sheetTools else {
      return false
    }
    return ["automatic", "pageSheet"].contains(segue["modalPresentationStyle"] ?? "automatic")
      && document.device?.idiom == .phone
  }

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
