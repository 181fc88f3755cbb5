import InterfaceBuilder
import UIKitCore

/// The insets of scenes on the canvas.
extension CanvasRules {
  package func safeArea(of element: Element, size: CGSize, _ metrics: SimulatedMetrics) -> UIEdgeInsets {
    var safeArea = element.name == "tableViewCell" ? .zero : coveredInsets(ofSize: size, metrics)
    if element.name == "navigationController", tools.placesNavigationBarsAtTop || metrics.isSheet {
      safeArea.top = metrics.isSheet ? tools.sheetBarTop : 0
    }
    // A view that is recorded below a bar (at 64 until build 12118 of Interface Builder) is not covered by it.
    let frame = element.child(key: "view")?.recordedFrame(document.log)
    let origin = CanvasDevice.isScreen(size) ? 0 : frame?.minY ?? 0
    safeArea.top = max(0, safeArea.top - max(0, origin))
    return safeArea
  }

  /// Returns the insets of a view of the given size that are covered by bars and the device, in points.
  private func coveredInsets(ofSize size: CGSize, _ metrics: SimulatedMetrics) -> UIEdgeInsets {
    let device = document.device
    let isWholeScreen = device.map { size == $0.size } ?? true
    if metrics.isSheet, device == nil || !isWholeScreen { return metrics.isFreeform ? .zero : sheetSafeArea(metrics) }
    let screen = metrics.recordedInsets(document, isWholeScreen: isWholeScreen)
    if !isWholeScreen, !metrics.isFreeform, !metrics.isEmbedded, let device, size.width == device.size.width {
      let whole = metrics.recordedInsets(document, isWholeScreen: true)
      return metrics.safeArea(ofHeight: size.height, on: device, in: document, screen: whole)
    }
    let insets = isWholeScreen ? screen : freeformInsets(screen, ofSize: size, metrics)
    let covered = metrics.adding(to: insets)
    // Without a device, a view below an opaque bar can have the recorded height of the screen (375×667 in build 11524
    // of Interface Builder). The part beyond the bottom edge is then covered.
    guard device == nil, case .navigation(false, let height) = metrics.top, CanvasDevice.isScreen(size) else {
      return covered
    }
    return UIEdgeInsets(
      top: 0, left: covered.left, bottom: covered.bottom + insets.top + height, right: covered.right)
  }

  /// Returns the insets of a view that is freeform or embedded, without bars.
  private func freeformInsets(
    _ screen: UIEdgeInsets, ofSize size: CGSize, _ metrics: SimulatedMetrics
  ) -> UIEdgeInsets {
    var insets = screen
    let device = document.device
    let hasHomeButton = device.map { $0.safeArea.bottom == 0 } ?? true
    if !tools.showsStatusBar(freeformHeight: size.height, hasHomeButton: hasHomeButton) { insets.top = 0 }
    if let device, device.isLandscape, device.idiom == .phone {
      insets.top = max(insets.top, device.canvasUprightInsets.top)
      insets.bottom = device.canvasUprightInsets.bottom
    }
    let reachesHomeIndicator = tools.showsHomeIndicator(
      freeformSize: size, onScreenOfSize: device?.size ?? CGSize(width: CGFloat.infinity, height: .infinity),
      endsAbove: metrics.endsAboveHomeIndicator)
    if !reachesHomeIndicator { insets.bottom = 0 }
    if !document.recordedScreen.addsUprightInsets { (insets.left, insets.right) = (0, 0) }
    return insets
  }

  /// Returns the safe area of a sheet. Only a navigation bar can cover its top edge.
  private func sheetSafeArea(_ metrics: SimulatedMetrics) -> UIEdgeInsets {
    let below = tools.hasHomeIndicatorInSheets ? document.device?.safeArea.bottom ?? 0 : 0
    var insets = metrics.adding(to: UIEdgeInsets(top: 0, left: 0, bottom: below, right: 0))
    if case .navigation(true, _) = metrics.top { insets.top += tools.sheetBarTop }
    return insets
  }
}
