import InterfaceBuilder
import UIKitCore

/// The content size of a view without content in a stack view, on the canvas.
///
/// Empty single-line labels and image views without an image are 50×50 points. A plain view with subviews has a minimum
/// of 50 points along the stack's axis. This minimum yields to contents (46 and 48 next to texts of full height in
/// builds 20020 and 18093 of Interface Builder). A length that the view itself specifies takes precedence. These rules
/// hold in ten projects, builds 15510 to 24743.
///
/// A plain view without subviews keeps its former length, which only the document records: 50 points, the 128 of the
/// object library, and 228, 300 or 390. The length hugs with the view's own priority, and yields to optional lengths
/// (30 and 40 at 500) and centers (at 250). These rules hold in three projects, builds 14088 to 22685.
@MainActor
package struct CanvasPlaceholder {
  /// The length in points.
  private static let length: CGFloat = 50
  /// The priorities of a plain view's length: resistance just below the default, and almost no hugging.
  private static let resistance = UILayoutPriority(749)
  private static let hugging = UILayoutPriority(1)

  private let view: UIView
  private let size: CGSize
  /// The axis of a plain view's length; nil for labels and image views.
  private let axis: NSLayoutConstraint.Axis?
  /// Indicates whether the view keeps its recorded length.
  private let isKept: Bool

  /// Creates the placeholder of a view built from an element; nil if it has none.
  package init?(of view: UIView, _ element: Element, _ mode: InterfaceOptions.TextMode) {
    guard element.parent?.name == "subviews", let stack = element.parent?.parent, stack.name == "stackView",
      element["placeholderIntrinsicWidth"] == nil, element["placeholderIntrinsicHeight"] == nil
    else { return nil }
    self.view = view
    isKept = element.name == "view" && element.child("subviews") == nil && element.child("rect", key: "frame") != nil
    switch view {
    case let label as UILabel:
      guard mode == .own, label.text?.isEmpty != false, label.numberOfLines == 1 else { return nil }
      // Labels with a hugging priority of 750 keep the recorded size of zero.
      func length(_ axis: NSLayoutConstraint.Axis) -> CGFloat {
        label.contentHuggingPriority(for: axis).rawValue < UILayoutPriority.defaultHigh.rawValue ? Self.length : 0
      }
      (size, axis) = (CGSize(width: length(.horizontal), height: length(.vertical)), nil)
    case let image as UIImageView:
      guard image.image == nil else { return nil }
      let (width, height) = (Self.length(of: image, element, .horizontal), Self.length(of: image, element, .vertical))
      (size, axis) = (CGSize(width: width, height: height), nil)
    default:
      // Proportional distributions depend on content sizes, and plain views have none.
      guard element.name == "view", stack["distribution"] != "fillProportionally" else { return nil }
      let none = UIView.noIntrinsicMetric
      if stack["axis"] == "vertical" {
        let height = isKept ? view.frame.height : Self.length(of: view, element, .vertical)
        (size, axis) = (CGSize(width: none, height: height), .vertical)
      } else {
        let width = isKept ? view.frame.width : Self.length(of: view, element, .horizontal)
        (size, axis) = (CGSize(width: width, height: none), .horizontal)
      }
    }
  }

  /// Returns the length of a view without content.
  ///
  /// It is no metric if one of the view's constraints specifies the length, or if the resistance is required.
  private static func length(of view: UIView, _ element: Element, _ axis: NSLayoutConstraint.Axis) -> CGFloat {
    let attribute = axis == .horizontal ? "width" : "height"
    let isSpecified = (element.child("constraints")?.children ?? []).contains {
      $0["firstAttribute"] == attribute && $0["secondItem"] == nil && ($0["relation"] ?? "equal") == "equal"
        && ($0["firstItem"] ?? element.id) == element.id
    }
    return isSpecified || view.contentCompressionResistancePriority(for: axis) == .required
      ? UIView.noIntrinsicMetric : Self.length
  }

  /// Indicates whether the view has this content size.
  package var isApplied: Bool { view.replacementContentSize == size }

  /// Sets the content size.
  package func apply() {
    view.replacementContentSize = size
    guard let axis else { return }
    let own = view.contentCompressionResistancePriority(for: axis)
    if own.rawValue > Self.resistance.rawValue {
      view.setContentCompressionResistancePriority(Self.resistance, for: axis)
    }
    if !isKept { view.setContentHuggingPriority(Self.hugging, for: axis) }
  }

  /// Removes the content size. The priorities remain, but have no effect without it.
  package func remove() { view.replacementContentSize = nil }
}
