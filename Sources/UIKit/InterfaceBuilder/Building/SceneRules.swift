import UIKitCore

/// The rules for building scenes that differ between run time and the canvas of Interface Builder.
///
/// The builder asks for each of them. The defaults are the rules at run time; only the measurement of the agreement with
/// recorded frames has others.
@MainActor
package protocol SceneRules {
  var document: InterfaceDocument { get }

  // MARK: Screens

  /// The content size category of text styles; nil for that of the environment.
  var contentSizeCategory: UIContentSizeCategory? { get }
  /// The pixels per point of a document without a device.
  var scaleWithoutDevice: CGFloat { get }
  /// Indicates whether a navigation bar without a controller's view around it keeps its recorded width.
  var keepsInitialBarWidth: Bool { get }
  /// Indicates whether presented controllers are sheets on phones.
  var showsSheets: Bool { get }
  /// Returns the height of a navigation bar that is not compact, in points.
  func navigationBarHeight(isInSheet: Bool, hasLargeTitles: Bool) -> CGFloat
  /// The height of a toolbar that is not compact, in points.
  var toolbarHeight: CGFloat { get }
  /// The height of a tab bar that is not compact, in points.
  var tabBarHeight: CGFloat { get }
  /// Returns the insets of a scene of the given size that are covered by bars and the device, in points.
  func safeArea(of element: Element, size: CGSize, _ metrics: SimulatedMetrics) -> UIEdgeInsets

  // MARK: Views

  /// Returns the view that replaces that of the element's class; nil for other elements.
  func view(for element: Element) -> UIView?
  /// Returns the controller that replaces that of the element's class; nil for other elements.
  func controller(for element: Element) -> UIViewController?
  /// Adjusts a view after its attributes were set. The safe area is that of the scene.
  func adjust(_ view: UIView, _ element: Element, safeArea: UIEdgeInsets)
  /// Sets the content size of a view that has none.
  func setContentSize(of view: UIView, _ element: Element, _ text: InterfaceOptions.TextMode)
  /// Adjusts the content of a cell that `view(for:)` replaced.
  func adjust(content: UIView, of cell: Element)
  /// Adjusts the view of a controller after its attributes were set.
  func adjust(_ controller: UIViewController, _ element: Element)

  // MARK: Tables and constraints

  /// Indicates whether rows that were recorded at the place of a header are shown below it.
  var movesRowsBelowHeaders: Bool { get }
  /// Indicates whether the layout guide above a controller's view has no height.
  var hasFlatGuides: Bool { get }
  /// Indicates whether constraints of cells that are marked as ambiguous yield to the heights of the content.
  var keepsAmbiguousHeights: Bool { get }
}

extension SceneRules {
  package var contentSizeCategory: UIContentSizeCategory? { nil }
  package var scaleWithoutDevice: CGFloat { 2 }
  package var keepsInitialBarWidth: Bool { false }
  package var showsSheets: Bool { true }
  package var toolbarHeight: CGFloat { isOnPad ? 50 : 44 }
  package var tabBarHeight: CGFloat { isOnPad ? 50 : 49 }
  package var movesRowsBelowHeaders: Bool { true }
  package var hasFlatGuides: Bool { false }
  package var keepsAmbiguousHeights: Bool { false }

  package func navigationBarHeight(isInSheet: Bool, hasLargeTitles: Bool) -> CGFloat {
    isInSheet ? 56 : isOnPad ? 50 : 44
  }
  package func safeArea(of element: Element, size: CGSize, _ metrics: SimulatedMetrics) -> UIEdgeInsets {
    element.name == "tableViewCell" ? .zero : metrics.safeArea(forSize: size, in: document)
  }
  package func view(for element: Element) -> UIView? { nil }
  package func controller(for element: Element) -> UIViewController? { nil }
  package func adjust(_ view: UIView, _ element: Element, safeArea: UIEdgeInsets) {}
  package func setContentSize(of view: UIView, _ element: Element, _ text: InterfaceOptions.TextMode) {}
  package func adjust(content: UIView, of cell: Element) {}
  package func adjust(_ controller: UIViewController, _ element: Element) {}

  private var isOnPad: Bool { document.device?.idiom == .pad }
}

/// The rules at run time.
struct RunTimeRules: SceneRules {
  let document: InterfaceDocument
}
