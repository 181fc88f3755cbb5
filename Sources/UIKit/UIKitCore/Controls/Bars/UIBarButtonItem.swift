public import Foundation
internal import TextLayout
public import UIFoundation
public import UIGraphics

/// A button of a navigation bar or toolbar.
open class UIBarButtonItem: UIBarItem {
  /// The emphasis of the item.
  public enum Style: Int, Sendable {
    case plain, bordered, done

    /// The style of the most important item, which is drawn on tinted glass.
    public static var prominent: Style { .done }
  }

  /// The standard items. Most of them display UIKit's title or image.
  public enum SystemItem: Int, Sendable {
    case done, cancel, edit, save, add, flexibleSpace, fixedSpace, compose, reply, action, organize, bookmarks
    case search, refresh, stop, camera, trash, play, pause, rewind, fastForward, undo, redo
    /// The page curl of earlier systems. It has no image.
    case pageCurl
    case close
  }

  public required override init() {}

  /// Creates an item that displays a title or an image and runs an action.
  public convenience init(
    title: String? = nil, image: UIImage? = nil, primaryAction: UIAction? = nil, menu: UIMenu? = nil
  ) {
    self.init()
    self.title = title ?? primaryAction?.title
    self.image = image ?? primaryAction?.image
    self.primaryAction = primaryAction
    self.menu = menu
  }

  public convenience init(systemItem: SystemItem, primaryAction: UIAction? = nil, menu: UIMenu? = nil) {
    self.init()
    self.systemItem = systemItem
    self.primaryAction = primaryAction
    self.menu = menu
    if systemItem == .done { style = .done }
  }

  public convenience init(title: String?, style: Style, target: Any?, action: Selector?) {
    self.init()
    self.title = title
    self.style = style
    connect(target, action)
  }

  public convenience init(image: UIImage?, style: Style, target: Any?, action: Selector?) {
    self.init()
    self.image = image
    self.style = style
    connect(target, action)
  }

  public convenience init(
    image: UIImage?, landscapeImagePhone: UIImage?, style: Style, target: Any?, action: Selector?
  ) {
    self.init(image: image, style: style, target: target, action: action)
    self.landscapeImagePhone = landscapeImagePhone
  }

  public convenience init(barButtonSystemItem systemItem: SystemItem, target: Any?, action: Selector?) {
    self.init(systemItem: systemItem)
    connect(target, action)
  }

  private func connect(_ target: Any?, _ action: Selector?) {
    self.target = target as AnyObject?
    self.action = action
  }

  public convenience init(customView: UIView) {
    self.init()
    self.customView = customView
    customViewDidChange()
  }

  open class func flexibleSpace() -> Self {
    let item = self.init()
    item.systemItem = .flexibleSpace
    return item
  }

  open class func fixedSpace(_ width: CGFloat) -> Self {
    let item = self.init()
    item.systemItem = .fixedSpace
    item.width = width
    return item
  }

  open var style: Style = .plain {
    didSet { if oldValue != style { itemDidChange() } }
  }
  /// The width, in points; 0 for the width of the content.
  open var width: CGFloat = 0 {
    didSet { if oldValue != width { itemDidChange() } }
  }
  open var customView: UIView? {
    didSet {
      customViewDidChange()
      itemDidChange()
    }
  }
  /// Indicates whether the custom view keeps its initial size in a bar.
  private final var keepsCustomSize = false
  open var tintColor: UIColor? {
    didSet { if oldValue != tintColor { itemDidChange() } }
  }
  final var backgrounds = BarButtonBackgrounds()
  open var primaryAction: UIAction?
  /// The target of the action; nil for the responder chain.
  open weak var target: AnyObject?
  open var action: Selector?
  open var menu: UIMenu?
  open var isSelected = false
  open var isHidden = false {
    didSet { if oldValue != isHidden { itemDidChange() } }
  }
  /// Indicates whether the item has no glass behind it.
  open var hidesSharedBackground = false {
    didSet { if oldValue != hidesSharedBackground { itemDidChange() } }
  }
  /// Indicates whether the item and its neighbors can be in one capsule of glass.
  open var sharesBackground = true {
    didSet { if oldValue != sharesBackground { itemDidChange() } }
  }
  var systemItem: SystemItem?
  /// Indicates whether a search bar takes the item's place in a toolbar, which never shows the item.
  package var isPlaceOfSearchBar = false
  /// Indicates whether the item takes the free width of a toolbar, of which flexible spaces get none.
  var fillsToolbar = false

  var isFlexible: Bool { systemItem == .flexibleSpace }
  var isSpace: Bool { systemItem == .flexibleSpace || systemItem == .fixedSpace }

  /// The English title of a system item; nil for other items and system items without a title.
  private var systemTitle: String? {
    switch systemItem {
    case .done: "Done"
    case .cancel: "Cancel"
    case .edit: "Edit"
    case .save: "Save"
    case .undo: "Undo"
    case .redo: "Redo"
    default: nil
    }
  }

  private var systemMark: ControlMark? {
    switch systemItem {
    case .add: .plus
    case .stop, .close: .cross
    case .search: .magnifier
    default: nil
    }
  }

  /// The name of a system item's symbol; nil if it has none.
  private var systemImageName: String? {
    switch systemItem {
    case .compose: "square.and.pencil"
    case .reply: "arrowshape.turn.up.left"
    case .action: "square.and.arrow.up"
    case .organize: "folder"
    case .bookmarks: "book"
    case .refresh: "arrow.clockwise"
    case .camera: "camera"
    case .trash: "trash"
    case .play: "play.fill"
    case .pause: "pause.fill"
    case .rewind: "backward.fill"
    case .fastForward: "forward.fill"
    default: nil
    }
  }

  private var view: UIView?
  /// The view that displays the item in a bar; nil before it is in one.
  var shownView: UIView? { customView ?? view }

  /// Returns the view that displays the item in a bar: the custom view, or a button that is created once.
  func makeView() -> UIView {
    if let customView { return customView }
    let button = (view as? UIButton) ?? makeButton()
    view = button
    button.isEnabled = isEnabled
    button.tintColor = tintColor
    let attributes = titleTextAttributes(for: .normal)
    let font = attributes?[.font] as? UIFont
    button.titleLabel?.font = font ?? .systemFont(ofSize: 17, weight: style == .done ? .semibold : .regular)
    button.setTitleColor(attributes?[.foregroundColor] as? UIColor, for: .normal)
    if let image = shownImage {
      button.setImage(image, for: .normal)
      button.setTitle(nil, for: .normal)
    } else {
      button.setImage(nil, for: .normal)
      button.setTitle(title ?? systemTitle, for: .normal)
    }
    return button
  }

  private func customViewDidChange() {
    guard let customView else { return keepsCustomSize = false }
    keepsCustomSize = customView.translatesAutoresizingMaskIntoConstraints && !customView.bounds.isEmpty
  }

  /// Returns the size of the item's view in a bar's row, in points.
  ///
  /// A custom view with an initial size keeps it, unless `width` or the row limits it. Source: builds 14460 to
  /// 20020 of Interface Builder record switches of 51×31 and sliders of 174×34 points.
  func barFittingSize(of view: UIView, in row: CGRect) -> CGSize {
    var size = keepsCustomSize && view === customView ? view.bounds.size : view.barFittingSize(in: row)
    if width > 0 { size.width = width }
    return CGSize(width: size.width, height: min(size.height, row.height))
  }

  private func makeButton() -> UIButton {
    let button = UIButton(type: .system, primaryAction: primaryAction)
    // As in UIKit, the sender of the message is the item, not its view.
    let tap = UIAction { [weak self] _ in self?.sendAction() }
    if primaryAction == nil { button.addAction(tap, for: .primaryActionTriggered) }
    return button
  }

  private func sendAction() {
    if let action { _ = UIApplication.shared.sendAction(action, to: target, from: self, for: nil) }
  }

  /// Indicates whether the item displays an image instead of a title.
  var showsImage: Bool { shownImage != nil }

  private var shownImage: UIImage? {
    if let image { return image }
    if let systemMark { return systemMark.image(size: CGSize(width: 20, height: 20), lineWidth: 1.8) }
    return systemImageName.flatMap { UIImage.icon(named: $0) }
  }
}
