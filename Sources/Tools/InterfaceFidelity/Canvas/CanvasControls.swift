import InterfaceBuilder
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

extension CanvasTools {
  /// Returns the control of an element whose size on the canvas differs from the size at run time; nil for others.
  @MainActor
  func control(for element: Element) -> UIView? {
    switch element.name {
    case "segmentedControl" where hasLowControls: LowSegmentedControl(items: nil)
    case "stepper" where hasLowControls: LowStepper()
    case "textField" where hasLowTextFields: LowTextField()
    case "pickerView" where hasLowPickers: LowPickerView(frame: .zero)
    case "pageControl" where !showsThickProgressBars: NarrowPageControl()
    case "switch" where showsRoundControls: RoundSwitch()
    case "slider" where showsRoundControls: RoundSlider()
    default: nil
    }
  }
}
