import UIKitCore

/// A switch in the size that it has on iOS 26.
final class RoundSwitch: UISwitch {
  override var intrinsicContentSize: CGSize { CGSize(width: 61, height: 28) }
}

/// A slider in the size that it has on iOS 26. Its alignment rectangle is its frame.
final class RoundSlider: UISlider {
  override var intrinsicContentSize: CGSize { CGSize(width: UIView.noIntrinsicMetric, height: 34) }
  override var alignmentRectInsets: UIEdgeInsets { .zero }
}

/// A segmented control with the size it had until iOS 12. It is less tall, with titles in regular weight.
final class LowSegmentedControl: UISegmentedControl {
  override var intrinsicContentSize: CGSize {
    let widths = (0..<numberOfSegments).map { width(at: $0) }
    let total =
      apportionsSegmentWidthsByContent || (0..<numberOfSegments).contains { widthForSegment(at: $0) > 0 }
      ? widths.reduce(0, +) : (widths.max() ?? 0) * CGFloat(widths.count)
    return CGSize(width: total + CGFloat(max(0, widths.count - 1)), height: 28)
  }

  private func width(at index: Int) -> CGFloat {
    let own = widthForSegment(at: index)
    if own > 0 { return own }
    let label = UILabel()
    label.font = .systemFont(ofSize: 13)
    label.text = titleForSegment(at: index)
    return (imageForSegment(at: index)?.size.width ?? label.intrinsicContentSize.width).rounded(.up) + 14
  }
}

/// A text field with the height it had until iOS 12.
///
/// With a rounded border or a bezel, it is at least 30 points (builds 10085 to 14252 of Interface Builder).
final class LowTextField: UITextField {
  override var intrinsicContentSize: CGSize {
    let size = super.intrinsicContentSize
    guard borderStyle == .roundedRect || borderStyle == .bezel else { return size }
    return CGSize(width: size.width, height: max(30, size.height - 4))
  }
}

/// A stepper with the size it had until iOS 12.
final class LowStepper: UIStepper {
  override var intrinsicContentSize: CGSize { CGSize(width: 94, height: 29) }
}

/// A picker with the height it had in Xcode 10.
final class LowPickerView: UIPickerView {
  override var intrinsicContentSize: CGSize { CGSize(width: super.intrinsicContentSize.width, height: 162) }
}

/// A page control with the size it had until iOS 13: dots of 7 points, 9 points apart.
final class NarrowPageControl: UIPageControl {
  override var intrinsicContentSize: CGSize {
    CGSize(width: CGFloat(max(1, numberOfPages)) * 16 - 9, height: 37)
  }
}

/// A navigation bar with the height it has on the canvas.
final class CanvasNavigationBar: UINavigationBar {
  /// The height in points.
  var height: CGFloat = 44

  override var intrinsicContentSize: CGSize { CGSize(width: UIView.noIntrinsicMetric, height: height) }
}

extension AttributeTable {
  /// Sets the height that progress bars of the default style have on canvases before iOS 14.
  static func setProgressView(_ view: UIProgressView, _ element: Element, _ builder: SceneBuilder) {
    if builder.options.matchesCanvas, !builder.document.tools.showsThickProgressBars, view.progressViewStyle != .bar {
      view.replacementContentSize = CGSize(width: UIView.noIntrinsicMetric, height: thinProgressHeight)
    }
  }

  private static let thinProgressHeight: CGFloat = 2

  /// Sets the size of the wheels that the canvas shows for every date picker that is not compact.
  ///
  /// The height is 216 points, but 162 in Xcode 10 (build 14806) and on a phone in landscape (build 24405).
  static func setCanvasSize(_ picker: UIDatePicker, in document: InterfaceDocument) {
    let isLow = document.tools.hasLowPickers || document.device?.traits.verticalSizeClass == .compact
    guard picker.preferredDatePickerStyle != .compact else { return }
    picker.replacementContentSize = CGSize(width: 320, height: isLow ? 162 : 216)
  }
}

extension CanvasTools {
  /// The controls whose size on the canvas differs from the size at run time, by element name.
  @MainActor
  var controls: [String: ClassTable.ViewMaker] {
    var makers: [String: ClassTable.ViewMaker] = [:]
    if hasLowControls {
      makers["segmentedControl"] = { _ in LowSegmentedControl(items: nil) }
      makers["stepper"] = { _ in LowStepper() }
    }
    if hasLowTextFields { makers["textField"] = { _ in LowTextField() } }
    if hasLowPickers { makers["pickerView"] = { _ in LowPickerView(frame: .zero) } }
    if !showsThickProgressBars { makers["pageControl"] = { _ in NarrowPageControl() } }
    if showsRoundControls {
      makers["switch"] = { _ in RoundSwitch() }
      makers["slider"] = { _ in RoundSlider() }
    }
    return makers
  }
}

extension SceneBuilder {
  /// Returns a navigation controller whose bar has its height on the canvas.
  ///
  /// Returns nil for other controllers, and if the scene does not match the canvas.
  func barController(_ element: Element) -> UIViewController? {
    guard element.name == "navigationController", options.matchesCanvas else { return nil }
    let controller = UINavigationController(navigationBarClass: CanvasNavigationBar.self, toolbarClass: nil)
    (controller.navigationBar as? CanvasNavigationBar)?.height = canvasBarHeight(of: element)
    return controller
  }

  /// Returns the height of a navigation controller's bar on the canvas, in points.
  private func canvasBarHeight(of controller: Element) -> CGFloat {
    let hasLargeTitles = controller.hasLargeTitles
    let traits = document.device?.traits
    if SimulatedMetrics.hasCompactBars(traits) { return SimulatedMetrics.compactBarHeight }
    if SimulatedMetrics(of: controller, in: document, on: traits, matchesCanvas: true).isSheet {
      return document.tools.sheetBarHeight(hasLargeTitles: hasLargeTitles)
    }
    return document.tools.navigationBarHeight(
      on: document.device?.idiom ?? .phone, hasLargeTitles: hasLargeTitles)
  }

  /// Sets the height that a toolbar at the bottom edge of the safe area has on the canvas.
  func setCanvasHeight(_ toolbar: UIToolbar, _ element: Element) {
    guard options.matchesCanvas, element.key == nil, document.tools.hasTallToolbars, safeArea.bottom > 0,
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
