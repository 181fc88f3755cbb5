import UIKitCore

/// The classes of a document's elements.
@MainActor
enum ClassTable {
  /// A function that creates the view of an element before any attribute is set.
  typealias ViewMaker = @MainActor (Element) -> UIView

  /// The classes of the catalog by the names of their elements.
  static let classes: [String: ClassProperties] = Dictionary(
    Catalog.classes.compactMap { list in list.element.map { ($0, list) } }
  ) { first, _ in first }

  /// The views whose initializers have arguments only in files, and the elements of plain views.
  static let ownViews: [String: ViewMaker] = [
    "button": { UIButton(type: Words.buttonType.value(inFile: $0["buttonType"]) ?? .custom) },
    "tableViewCell": {
      UITableViewCell(
        style: Words.cellStyle.value(inFile: $0["style"]) ?? .default, reuseIdentifier: $0["reuseIdentifier"])
    },
    "tableViewCellContentView": { _ in UIView() },
    "collectionViewCellContentView": { _ in UIView() },
    "containerView": { _ in UIView() },
    "pickerView": { _ in UIPickerView(frame: .zero) },
    "window": { _ in UIWindow() },
    "webView": { _ in UIView() },
    "wkWebView": { _ in UIView() },
    "mapView": { _ in UIView() },
    "mtkView": { _ in UIView() },
    "glkView": { _ in UIView() },
    "sceneKitView": { _ in UIView() },
    "arscnView": { _ in UIView() },
    "skView": { _ in UIView() },
    "pdfView": { _ in UIView() },
    "inputView": { _ in UIView() },
  ]

  /// The controllers that plain ones replace.
  private static let plainControllers: Set<String> = [
    "pageViewController", "hostingController", "avPlayerViewController", "glkViewController", "searchDisplayController",
  ]

  static func isController(_ element: Element) -> Bool {
    plainControllers.contains(element.name) || classes[element.name]?.owner is UIViewController.Type
  }

  /// Layout guides among a view's children.
  static let guides: Set<String> = ["viewLayoutGuide", "layoutGuide", "keyboardLayoutGuide"]

  /// The child elements for which no note is logged.
  ///
  /// Most of them are read elsewhere or have no visible effect.
  static let silent: Set<String> = [
    "rect", "frame", "autoresizingMask", "subviews", "constraints", "variation", "connections",
    "userDefinedRuntimeAttributes", "gestureRecognizers", "accessibility", "point", "nil", "color", "string",
    "fontDescription", "size", "inset", "edgeInsets", "directionalEdgeInsets", "viewLayoutGuide", "layoutGuide",
    "keyboardLayoutGuide",
    "attributedString", "state", "textInputTraits", "view", "bool", "simulatedStatusBarMetrics",
    "simulatedNavigationBarMetrics", "simulatedToolbarMetrics", "simulatedTabBarMetrics",
    "freeformSimulatedSizeMetrics", "simulatedOrientationMetrics", "simulatedScreenMetrics",
    "modalFormSheetSimulatedSizeMetrics",
    "modalPageSheetSimulatedSizeMetrics", "items", "segments", "sections", "prototypes", "cells",
    "tableViewCellContentView", "collectionViewCellContentView", "collectionReusableView",
    "collectionViewFlowLayout", "collectionViewLayout", "imageReference", "buttonConfiguration",
    "preferredSymbolConfiguration", "blurEffect", "vibrancyEffect", "glassEffect", "glassContainerEffect", "label",
    "imageView", "button", "date",
    "dataDetectorType", "textAttributes", "navigationItem", "toolbarAppearance", "navigationBarAppearance",
    "tabBarAppearance", "wkWebViewConfiguration", "listContentConfiguration", "listCellContentConfiguration",
    "backgroundConfiguration", "accessibilityCustomAction", "image", "real", "integer", "userComments", "locale",
    "timeZone", "calendar", "scopeButtonTitles", "offsetWrapper", "imageConfiguration",
  ]
}
