internal import AutoLayout
public import Foundation
internal import TextLayout
internal import UIFoundation
internal import UIGraphics

/// An action of an alert or action sheet. The handler is stored but never called.
@preconcurrency @MainActor
open class UIAlertAction: NSObject {
  /// The role of an action, which determines its position and appearance.
  public enum Style: Int, Sendable {
    case `default`, cancel, destructive
  }

  open private(set) var title: String?
  open private(set) var style: Style
  open var isEnabled = true
  let handler: ((UIAlertAction) -> Void)?

  public init(title: String?, style: Style, handler: ((UIAlertAction) -> Void)? = nil) {
    self.title = title
    self.style = style
    self.handler = handler
  }
}

/// A controller that displays an alert or action sheet: a title, a message and actions on a card.
open class UIAlertController: UIViewController {
  /// The style of the card: in the center or at the bottom of the screen.
  public enum Style: Int, Sendable {
    case actionSheet, alert
  }

  open private(set) var preferredStyle: Style = .actionSheet
  open private(set) var actions: [UIAlertAction] = []
  open private(set) var textFields: [UITextField]?
  /// The action with an emphasized title; nil to emphasize the cancel action.
  open var preferredAction: UIAlertAction? {
    didSet { contentDidChange() }
  }
  open var message: String? {
    didSet { contentDidChange() }
  }
  open override var title: String? {
    didSet { contentDidChange() }
  }

  public convenience init(title: String?, message: String?, preferredStyle: Style) {
    self.init(nibName: nil, bundle: nil)
    self.preferredStyle = preferredStyle
    self.title = title
    self.message = message
    modalPresentationStyle = .overFullScreen
  }

  open func addAction(_ action: UIAlertAction) {
    actions.append(action)
    contentDidChange()
  }

  /// Adds a text field below the message. As in UIKit, action sheets have no text fields.
  open func addTextField(configurationHandler: ((UITextField) -> Void)? = nil) {
    guard preferredStyle == .alert else {
      return LayoutDiagnostics.log(
        "Text fields can only be added to an alert controller of style UIAlertControllerStyleAlert")
    }
    let field = UITextField()
    field.borderStyle = .roundedRect
    field.font = .systemFont(ofSize: 13)
    configurationHandler?(field)
    textFields = (textFields ?? []) + [field]
    contentDidChange()
  }

  /// The actions in display order: the cancel action is last, or the first of two actions side by side.
  var arrangedActions: [UIAlertAction] {
    let cancelActions = actions.filter { $0.style == .cancel }
    let others = actions.filter { $0.style != .cancel }
    return preferredStyle == .alert && actions.count == 2 ? cancelActions + others : others + cancelActions
  }

  open override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = UIColor(white: 0, alpha: 0.2)
    contentDidChange()
  }

  /// The design of the card.
  private var shownDesign = InterfaceDesign.unspecified

  open override func viewWillLayoutSubviews() {
    super.viewWillLayoutSubviews()
    if shownDesign != view.traitCollection.interfaceDesign { contentDidChange() }
  }

  private func contentDidChange() {
    guard let view = viewIfLoaded else { return }
    for subview in view.subviews { subview.removeFromSuperview() }
    shownDesign = view.traitCollection.interfaceDesign
    let card: UIView = shownDesign == .glass ? GlassAlertCard(self) : AlertCard(self)
    card.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(card)
    let bottom = card.bottomAnchor.constraint(equalTo: view.bottomAnchor, constant: -AlertCard.sheetMargin)
    bottom.priority = .defaultHigh
    let fill = card.widthAnchor.constraint(equalTo: view.widthAnchor, constant: -2 * AlertCard.sheetMargin)
    fill.priority = .defaultHigh
    NSLayoutConstraint.activate([
      card.centerXAnchor.constraint(equalTo: view.centerXAnchor),
      preferredStyle == .alert
        ? card.widthAnchor.constraint(equalToConstant: AlertCard.alertWidth[view.traitCollection])
        : card.widthAnchor.constraint(lessThanOrEqualToConstant: AlertCard.maximumSheetWidth),
    ])
    NSLayoutConstraint.activate(
      preferredStyle == .alert
        ? [card.centerYAnchor.constraint(equalTo: view.centerYAnchor)]
        : [bottom, fill, card.bottomAnchor.constraint(lessThanOrEqualTo: view.safeAreaLayoutGuide.bottomAnchor)])
  }
}
