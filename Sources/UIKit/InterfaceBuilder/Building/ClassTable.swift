import UIKitCore

/// The classes of a document's elements.
@MainActor
enum ClassTable {
  /// A function that creates the view of an element before any attribute is set.
  typealias ViewMaker = @MainActor (Element) -> UIView

  /// A function that creates the controller of an element.
  typealias ControllerMaker = @MainActor () -> UIViewController

  /// Views by element name: those of the catalog, and those that only files have.
  static let views: [String: ViewMaker] = {
    var makers = ownViews
    for list in Catalog.classes {
      guard let element = list.element, let make = list.make, list.owner is UIView.Type else { continue }
      makers[element] = { _ in (make() as? UIView) ?? UIView() }
    }
    return makers
  }()

  /// The views whose initializers have arguments in files, and the elements of plain views.
  static let ownViews: [String: ViewMaker] = [
    "button": { UIButton(type: Words.buttonType.value(inFile: $0["buttonType"]) ?? .custom) },
    "tableView": { UITableView(frame: .zero, style: Words.tableStyle.value(inFile: $0["style"]) ?? .plain) },
    "tableViewCell": {
      UITableViewCell(
        style: Words.cellStyle.value(inFile: $0["style"]) ?? .default, reuseIdentifier: $0["reuseIdentifier"])
    },
    "tableViewCellContentView": { _ in UIView() },
    "collectionViewCell": { _ in UICollectionViewCell(frame: .zero) },
    "collectionViewCellContentView": { _ in UIView() },
    "collectionReusableView": { _ in UICollectionReusableView(frame: .zero) },
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

  /// The views that replace rows when recorded frames are compared.
  ///
  /// The table, not constraints, places rows and their contents, so their frames are taken from the document.
  static let recordedRows: [String: ViewMaker] = [
    "tableViewCell": { _ in UIView() }
  ]

  /// Controllers by element name.
  nonisolated static let controllers: [String: ControllerMaker] = [
    "viewController": { UIViewController() },
    "tableViewController": { UITableViewController(style: .plain) },
    "collectionViewController": {
      UICollectionViewController(collectionViewLayout: UICollectionViewFlowLayout())
    },
    "navigationController": { UINavigationController() },
    "tabBarController": { UITabBarController() },
    "splitViewController": { UISplitViewController() },
    "pageViewController": { UIViewController() },
    "hostingController": { UIViewController() },
    "avPlayerViewController": { UIViewController() },
    "glkViewController": { UIViewController() },
    "searchDisplayController": { UIViewController() },
  ]

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
