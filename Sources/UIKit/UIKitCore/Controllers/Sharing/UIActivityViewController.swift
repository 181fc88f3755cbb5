public import Foundation
public import UIGraphics

/// A sheet of services for items: copying, and those of the application. The system's services do not exist here.
///
/// A service of the application that the sheet was created with can be performed by code: its
/// `activityDidFinish(_:)` dismisses the sheet and calls the handler.
open class UIActivityViewController: UIViewController {
  /// A closure that is called at the end of a service.
  public typealias CompletionWithItemsHandler = (
    _ activityType: UIActivity.ActivityType?, _ completed: Bool, _ returnedItems: [Any]?, _ error: (any Error)?
  ) -> Void

  let activityItems: [Any]
  let applicationActivities: [UIActivity]

  open var completionWithItemsHandler: CompletionWithItemsHandler?
  open var excludedActivityTypes: [UIActivity.ActivityType]?
  open var allowsProminentActivity = true

  public init(activityItems: [Any], applicationActivities: [UIActivity]?) {
    self.activityItems = activityItems
    self.applicationActivities = applicationActivities ?? []
    super.init(nibName: nil, bundle: nil)
    for activity in self.applicationActivities { activity.sheet = self }
    sheetPresentationController?.detents = [.medium(), .large()]
  }

  /// Creates no sheet, since its items are not in a file.
  public required init?(coder: NSCoder) { nil }

  open override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemGroupedBackground
    let list = ActivityList(activityItems, applicationActivities, excluding: excludedActivityTypes ?? [])
    let table = UITableView(frame: view.bounds, style: .insetGrouped)
    table.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    table.dataSource = list
    table.tableHeaderView = ActivityHeader(activityItems)
    view.addSubview(table)
    (self.list, self.table) = (list, table)
  }

  /// Gives the title the height that it needs, which depends on the width and on the text size.
  open override func viewWillLayoutSubviews() {
    super.viewWillLayoutSubviews()
    guard let table, let header = table.tableHeaderView else { return }
    let height = header.sizeThatFits(CGSize(width: view.bounds.width, height: 0)).height
    guard header.frame.height != height else { return }
    header.frame.size.height = height
    table.tableHeaderView = header
  }

  private weak var table: UITableView?

  private var list: ActivityList?

  func finish(_ activity: UIActivity, completed: Bool) {
    presentingViewController?.dismiss(animated: true)
    completionWithItemsHandler?(activity.activityType, completed, nil, nil)
  }
}

/// An object that returns the item for each service.
@preconcurrency @MainActor
public protocol UIActivityItemSource: NSObjectProtocol {
  func activityViewControllerPlaceholderItem(_ activityViewController: UIActivityViewController) -> Any
  func activityViewController(
    _ activityViewController: UIActivityViewController, itemForActivityType activityType: UIActivity.ActivityType?
  ) -> Any?
  // optional: ""
  func activityViewController(
    _ activityViewController: UIActivityViewController, subjectForActivityType activityType: UIActivity.ActivityType?
  ) -> String
  // optional: ""
  func activityViewController(
    _ activityViewController: UIActivityViewController,
    dataTypeIdentifierForActivityType activityType: UIActivity.ActivityType?
  ) -> String
  // optional: nil
  func activityViewController(
    _ activityViewController: UIActivityViewController,
    thumbnailImageForActivityType activityType: UIActivity.ActivityType?, suggestedSize size: CGSize
  ) -> UIImage?
}

/// An operation that creates an item when a service needs it.
open class UIActivityItemProvider: Operation, UIActivityItemSource, @unchecked Sendable {
  open private(set) var placeholderItem: Any?
  /// The service that needs the item.
  open private(set) var activityType: UIActivity.ActivityType?
  /// The item; the placeholder unless a subclass overrides it.
  open var item: Any { placeholderItem ?? NSNull() }

  public init(placeholderItem: Any) {
    self.placeholderItem = placeholderItem
  }

  @MainActor
  open func activityViewControllerPlaceholderItem(_ activityViewController: UIActivityViewController) -> Any {
    placeholderItem ?? NSNull()
  }

  @MainActor
  open func activityViewController(
    _ activityViewController: UIActivityViewController, itemForActivityType activityType: UIActivity.ActivityType?
  ) -> Any? {
    self.activityType = activityType
    return item
  }
}
