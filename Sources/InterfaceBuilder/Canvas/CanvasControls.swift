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

/// A stepper with the size of iOS 7 to 12.
final class LowStepper: UIStepper {
  override var intrinsicContentSize: CGSize { CGSize(width: 94, height: 29) }
}

/// A segmented control with the size of iOS 7 to 12, whose segments have titles in regular letters.
final class FlatSegmentedControl: UISegmentedControl {
  override var intrinsicContentSize: CGSize {
    let titles = (0..<numberOfSegments).map { titleForSegment(at: $0) ?? "" }
    let font = UIFont.systemFont(ofSize: 13)
    let widths = titles.enumerated().map { index, title in
      let text = NSAttributedString(string: title, attributes: [.font: font])
      let content = imageForSegment(at: index)?.size.width ?? text.size().width
      return widthForSegment(at: index) > 0 ? widthForSegment(at: index) : (content + 16).rounded(.down) + 1
    }
    let count = CGFloat(numberOfSegments)
    return CGSize(width: (widths.max() ?? 0) * count + max(0, count - 1), height: 28)
  }
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
  /// Makes a control whose size on the document's canvas is not the one at run time; nil for others.
  func canvasControl(_ element: Element) -> UIView? {
    switch element.name {
    case "switch" where document.tools.showsRoundControls: RoundSwitch()
    case "slider" where document.tools.showsRoundSliders: RoundSlider()
    case "stepper" where document.tools.showsLowSteppers: LowStepper()
    case "segmentedControl" where document.tools.showsFlatSegments: FlatSegmentedControl(items: nil)
    default: nil
    }
  }

  /// The height of the bar of a navigation controller on the canvas, in points.
  func canvasBarHeight(of controller: Element) -> CGFloat {
    let hasLargeTitles = controller.hasLargeTitles
    if SimulatedMetrics(of: controller, in: document, matchesCanvas: true).isSheet {
      return document.tools.sheetBarHeight(hasLargeTitles: hasLargeTitles)
    }
    return document.tools.navigationBarHeight(
      on: document.device?.idiom ?? .phone, hasLargeTitles: hasLargeTitles)
  }

  /// Gives a toolbar between other views the height that it has on the canvas.
  func takeCanvasHeight(_ toolbar: UIToolbar, _ element: Element) {
    guard options.matchesCanvas, element.key == nil, document.tools.hasTallToolbars, safeArea.bottom > 0,
      let device = document.device, device.idiom == .phone
    else { return }
    toolbar.replacementContentSize = CGSize(width: UIView.noIntrinsicMetric, height: 49)
  }
}
