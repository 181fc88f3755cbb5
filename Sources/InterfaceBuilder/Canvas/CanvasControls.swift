import UIKitCore

/// A switch with the size of iOS 26.
final class RoundSwitch: UISwitch {
  override var intrinsicContentSize: CGSize { CGSize(width: 61, height: 28) }
}

/// A slider with the size of iOS 26, which stands where its constraints say.
final class RoundSlider: UISlider {
  override var intrinsicContentSize: CGSize { CGSize(width: UIView.noIntrinsicMetric, height: 34) }
  override var alignmentRectInsets: UIEdgeInsets { .zero }
}

/// A navigation bar with the height that it has on the canvas.
final class CanvasNavigationBar: UINavigationBar {
  /// The height in points.
  var height: CGFloat = 44

  override var intrinsicContentSize: CGSize { CGSize(width: UIView.noIntrinsicMetric, height: height) }
}

extension AttributeTable {
  /// Gives a date picker the size of wheels, which the canvas shows for every style but the compact one.
  static func takeCanvasSize(_ picker: UIDatePicker) {
    guard picker.preferredDatePickerStyle != .compact else { return }
    picker.replacementContentSize = CGSize(width: 320, height: 216)
  }
}

extension SceneBuilder {
  /// The height of the bar of a navigation controller on the canvas, in points.
  func canvasBarHeight(of controller: Element) -> CGFloat {
    let tools = document.tools
    if controller.child("navigationBar", key: "navigationBar")?.flag("largeTitles") == true { return 96 }
    if SimulatedMetrics(of: controller, in: document).isSheet { return SimulatedMetrics.sheetBarHeight }
    if tools.showsRoundControls { return 54 }
    return tools.hasTallTabletBars && document.device?.idiom == .pad ? 50 : 44
  }

  /// Gives a toolbar between other views the height that it has on the canvas.
  func takeCanvasHeight(_ toolbar: UIToolbar, _ element: Element) {
    guard options.matchesCanvas, element.key == nil, document.tools.hasTallToolbars, safeArea.bottom > 0,
      let device = document.device, device.idiom == .phone
    else { return }
    toolbar.replacementContentSize = CGSize(width: UIView.noIntrinsicMetric, height: 49)
  }
}
