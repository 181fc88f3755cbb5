import InterfaceBuilder
import UIKitCore

/// The rules of the canvas of the build that saved a document.
@MainActor
package struct CanvasRules: SceneRules {
  package let document: InterfaceDocument
  let tools: CanvasTools

  package init(_ document: InterfaceDocument) {
    self.document = document
    tools = CanvasTools(build: document.toolsVersion)
  }

  // MARK: Screens

  package var contentSizeCategory: UIContentSizeCategory? { tools.contentSizeCategory }
  package var scaleWithoutDevice: CGFloat { document.scaleWithoutDevice }
  package var keepsInitialBarWidth: Bool { tools.placesNavigationBarsAtTop }
  package var showsSheets: Bool { tools.showsSheets }
  package var toolbarHeight: CGFloat { tools.simulatedToolbarHeight }
  package var tabBarHeight: CGFloat { 49 }

  package func navigationBarHeight(isInSheet: Bool, hasLargeTitles: Bool) -> CGFloat {
    isInSheet
      ? tools.sheetBarHeight(hasLargeTitles: hasLargeTitles)
      : tools.navigationBarHeight(on: document.device?.idiom ?? .phone, hasLargeTitles: hasLargeTitles)
  }

  // MARK: Tables and constraints

  package var movesRowsBelowHeaders: Bool { false }
  package var hasFlatGuides: Bool { tools.hasFlatGuides }
  package var keepsAmbiguousHeights: Bool { true }

  // MARK: Views

  package func view(for element: Element) -> UIView? {
    // The table, not constraints, places rows and their contents, so their frames are taken from the document.
    element.name == "tableViewCell" ? UIView() : tools.control(for: element)
  }

  /// Returns a navigation controller whose bar has its height on the canvas; nil for other elements.
  package func controller(for element: Element) -> UIViewController? {
    guard element.name == "navigationController" else { return nil }
    let controller = UINavigationController(navigationBarClass: CanvasNavigationBar.self, toolbarClass: nil)
    (controller.navigationBar as? CanvasNavigationBar)?.height = barHeight(of: element)
    return controller
  }

  /// Returns the height of a navigation controller's bar, in points.
  private func barHeight(of controller: Element) -> CGFloat {
    let traits = document.device?.traits
    if SimulatedMetrics.hasCompactBars(traits) { return SimulatedMetrics.compactBarHeight }
    let isInSheet = SimulatedMetrics(of: controller, on: traits, self).isSheet
    return navigationBarHeight(isInSheet: isInSheet, hasLargeTitles: controller.hasLargeTitles)
  }

  package func adjust(_ view: UIView, _ element: Element, safeArea: UIEdgeInsets) {
    switch view {
    case let bar as UISearchBar: setHeight(of: bar)
    case let toolbar as UIToolbar: setHeight(of: toolbar, element, safeArea: safeArea)
    case let bar as UIProgressView where !tools.showsThickProgressBars && bar.progressViewStyle != .bar:
      bar.replacementContentSize = CGSize(width: UIView.noIntrinsicMetric, height: Self.thinProgressHeight)
    case let indicator as UIActivityIndicatorView: setVisibility(of: indicator, element)
    case let picker as UIDatePicker: setSize(of: picker)
    default: break
    }
    // Recorded items do not preserve the margins around them: 8 in a view with margins of 20 (14824).
    if element.parent?.name == "cells", view is UICollectionViewCell { view.preservesSuperviewLayoutMargins = false }
    setRootMargins(view, element)
  }

  /// The height of progress bars of the default style on canvases before iOS 14, in points.
  private static let thinProgressHeight: CGFloat = 2

  private func setHeight(of bar: UISearchBar) {
    guard tools.searchBarHeight != CanvasTools.currentSearchBarHeight, !bar.showsScopeBar else { return }
    bar.replacementContentSize = CGSize(width: UIView.noIntrinsicMetric, height: tools.searchBarHeight)
  }

  /// Shows indicators that hide when stopped (in build 17703 of Interface Builder, a stack view leaves space for one).
  ///
  /// Animating indicators are hidden only explicitly (in builds 22504 and 22685, a stack view leaves no space for them).
  private func setVisibility(of indicator: UIActivityIndicatorView, _ element: Element) {
    let isAnimating = element.flag("animating") == true
    if indicator.hidesWhenStopped, !isAnimating { indicator.isHidden = false }
    if isAnimating, element.flag("hidden") == true { indicator.isHidden = true }
  }

  /// Sets the size of the wheels that the canvas shows for every date picker that is not compact.
  ///
  /// The height is 216 points, but 162 in Xcode 10 (build 14806) and on a phone in landscape (build 24405).
  private func setSize(of picker: UIDatePicker) {
    let isLow = tools.hasLowPickers || document.device?.traits.verticalSizeClass == .compact
    guard picker.preferredDatePickerStyle != .compact else { return }
    picker.replacementContentSize = CGSize(width: 320, height: isLow ? 162 : 216)
  }

  package func setContentSize(of view: UIView, _ element: Element, _ text: InterfaceOptions.TextMode) {
    CanvasPlaceholder(of: view, element, text)?.apply()
  }

  /// Sets the height that a toolbar at the bottom edge of the safe area has on the canvas.
  private func setHeight(of toolbar: UIToolbar, _ element: Element, safeArea: UIEdgeInsets) {
    guard element.name == "toolbar", element.key == nil, tools.hasTallToolbars, safeArea.bottom > 0,
      let device = document.device, device.idiom == .phone, endsAtSafeArea(element)
    else { return }
    toolbar.replacementContentSize = CGSize(width: UIView.noIntrinsicMetric, height: 49)
    toolbar.rowTop = 5
  }

  /// Returns whether a constraint aligns the bottom edge of an element with the safe area's bottom edge.
  private func endsAtSafeArea(_ element: Element) -> Bool {
    var holder = element.parent?.parent
    while let current = holder {
      for constraint in current.child("constraints")?.children ?? [] {
        let (first, second) = (constraint["firstItem"], constraint["secondItem"])
        let (firstAttribute, secondAttribute) = (constraint["firstAttribute"], constraint["secondAttribute"])
        if first == element.id, firstAttribute == "bottom", isLowerEdge(secondAttribute, of: second) { return true }
        if second == element.id, secondAttribute == "bottom", isLowerEdge(firstAttribute, of: first) { return true }
      }
      holder = current.parent
    }
    return false
  }

  /// Returns whether an attribute of an object is the bottom edge of a safe area.
  private func isLowerEdge(_ attribute: String?, of id: String?) -> Bool {
    guard let guide = id.flatMap({ document.object($0) }) else { return false }
    switch guide.name {
    case "viewLayoutGuide": return guide.key == "safeArea" && attribute == "bottom"
    case "viewControllerLayoutGuide": return guide["type"] == "bottom" && attribute == "top"
    default: return false
    }
  }
}
