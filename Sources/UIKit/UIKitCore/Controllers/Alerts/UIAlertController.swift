internal import AutoLayout
internal import Foundation
internal import TextLayout
internal import UIFoundation
internal import UIGraphics

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

  /// The fields whose font is the standard one.
  private var standardFields: [UITextField] = []

  /// Sets the font of a text field, unless it has one of its own.
  func setStandardFont(_ font: UIFont, of field: UITextField) {
    if standardFields.contains(where: { $0 === field }) { field.font = font }
  }

  /// Adds a text field below the message. As in UIKit, action sheets have no text fields.
  open func addTextField(configurationHandler: ((UITextField) -> Void)? = nil) {
    guard preferredStyle == .alert else {
      return LayoutDiagnostics.log(
        "Text fields can only be added to an alert controller of style UIAlertControllerStyleAlert")
    }
    let field = UITextField()
    configurationHandler?(field)
    if field.assignedFont == nil { standardFields.append(field) }
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
    contentDidChange()
  }

  /// The traits on which the card depends.
  private struct CardTraits: Equatable {
    let design: InterfaceDesign
    let textSize: UIContentSizeCategory

    init(_ traits: UITraitCollection) {
      (design, textSize) = (traits.interfaceDesign, traits.preferredContentSizeCategory)
    }
  }
  private var shownTraits: CardTraits?

  open override func viewWillLayoutSubviews() {
    super.viewWillLayoutSubviews()
    if shownTraits != CardTraits(view.traitCollection) { contentDidChange() }
    placeCardAtSource()
  }

  /// Indicates whether the card is in the middle, as all alerts are, and action sheets in glass.
  private var isCentered: Bool { preferredStyle == .alert || view.traitCollection.interfaceDesign == .glass }

  /// The rectangle of an action sheet's source in the view; nil without one, or if it is classic.
  private var source: CGRect? {
    guard preferredStyle == .actionSheet, isCentered else { return nil }
    return popoverPresentationController?.source(in: view)
  }

  /// Places an action sheet over its source.
  private func placeCardAtSource() {
    guard let card, let source else { return }
    let margin = AlertCard.sheetMargin
    let area = view.bounds.inset(by: view.safeAreaInsets).insetBy(dx: margin, dy: margin)
    let size = card.systemLayoutSizeFitting(
      CGSize(width: GlassAlertCard.sheetWidth, height: 0), withHorizontalFittingPriority: .required,
      verticalFittingPriority: .fittingSizeLevel)
    let placement = PopoverPlacement(
      of: size, beside: source, in: area, permitted: popoverPresentationController?.permittedArrowDirections ?? .any,
      PopoverPlacement.metrics[view.traitCollection], view.pixelGrid)
    if card.frame != placement.frame { card.frame = placement.frame }
  }

  private var card: UIView?

  private func contentDidChange() {
    guard let view = viewIfLoaded else { return }
    for subview in view.subviews { subview.removeFromSuperview() }
    let traits = view.traitCollection
    shownTraits = CardTraits(traits)
    let isGlass = traits.interfaceDesign == .glass
    let dimming: CGFloat = isGlass && preferredStyle == .actionSheet ? 0 : 0.2
    view.backgroundColor = UIColor(white: 0, alpha: dimming)
    // A tap beside a sheet at its source cancels it, so that it has no action for that.
    let source = source
    let card: UIView =
      isGlass
      ? GlassAlertCard(self, traits: traits, hasCancelAction: source == nil) : AlertCard(self, traits: traits)
    self.card = card
    view.addSubview(card)
    guard source == nil else { return }
    card.translatesAutoresizingMaskIntoConstraints = false
    let bottom = card.bottomAnchor.constraint(equalTo: view.bottomAnchor, constant: -AlertCard.sheetMargin)
    bottom.priority = .defaultHigh
    let fill = card.widthAnchor.constraint(equalTo: view.widthAnchor, constant: -2 * AlertCard.sheetMargin)
    fill.priority = .defaultHigh
    NSLayoutConstraint.activate([
      card.centerXAnchor.constraint(equalTo: view.centerXAnchor),
      card.heightAnchor.constraint(
        lessThanOrEqualTo: view.safeAreaLayoutGuide.heightAnchor, constant: -2 * AlertCard.sheetMargin),
      isCentered
        ? card.widthAnchor.constraint(
          equalToConstant: preferredStyle == .alert ? AlertCard.alertWidth[traits] : GlassAlertCard.sheetWidth)
        : card.widthAnchor.constraint(lessThanOrEqualToConstant: AlertCard.maximumSheetWidth),
    ])
    NSLayoutConstraint.activate(
      isCentered
        ? [card.centerYAnchor.constraint(equalTo: view.centerYAnchor)]
        : [bottom, fill, card.bottomAnchor.constraint(lessThanOrEqualTo: view.safeAreaLayoutGuide.bottomAnchor)])
  }
}
