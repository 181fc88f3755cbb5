public import Foundation
public import UIFoundation
public import UIGraphics

/// A presentation on a card with an arrow to its source.
///
/// As in UIKit, the card is a sheet on screens of compact width, unless the delegate's adaptive style is `none`.
open class UIPopoverPresentationController: UIPresentationController {
  open var sourceView: UIView? {
    didSet { popoverDidChange() }
  }
  /// The rectangle in the source view to which the arrow points; null for the view's bounds.
  open var sourceRect = CGRect.null {
    didSet { popoverDidChange() }
  }
  open var barButtonItem: UIBarButtonItem? {
    didSet { popoverDidChange() }
  }
  /// The view or the bar button item to which the arrow points.
  open var sourceItem: AnyObject? {
    didSet { popoverDidChange() }
  }
  open var permittedArrowDirections: UIPopoverArrowDirection = .any {
    didSet { popoverDidChange() }
  }
  /// The direction of the arrow while the popover is presented.
  open private(set) var arrowDirection: UIPopoverArrowDirection = .unknown
  open var canOverlapSourceViewRect = false
  open var passthroughViews: [UIView]?
  /// The color of the card and its arrow behind the presented view; nil for a material.
  open var backgroundColor: UIColor? {
    didSet { popoverDidChange() }
  }
  /// The margins at the edges of the screen, in points.
  open var popoverLayoutMargins = UIEdgeInsets(top: 10, left: 10, bottom: 10, right: 10) {
    didSet { popoverDidChange() }
  }
  open var popoverBackgroundViewClass: AnyClass?
  @_nonoverride open weak var delegate: (any UIPopoverPresentationControllerDelegate)? {
    get { super.delegate as? any UIPopoverPresentationControllerDelegate }
    set { super.delegate = newValue }
  }

  private func popoverDidChange() { containerView?.setNeedsLayout() }

  // MARK: Adaptation

  /// The style that a document selects for screens of compact width; nil outside of documents.
  package var documentAdaptiveStyle: UIModalPresentationStyle?

  override func defaultAdaptiveStyle(for traitCollection: UITraitCollection) -> UIModalPresentationStyle {
    traitCollection.horizontalSizeClass == .regular ? .none : .pageSheet
  }

  /// Returns the style with which the popover appears on a screen with the given traits.
  func adaptedStyle(on traits: UITraitCollection) -> UIModalPresentationStyle {
    guard traits.horizontalSizeClass != .regular else { return .popover }
    let chosen = documentAdaptiveStyle ?? .automatic
    let style = chosen == .automatic ? adaptivePresentationStyle(for: traits) : chosen
    return style == .none ? .popover : style
  }

  // MARK: Views

  private lazy var card = PopoverCard()

  /// The card with the presented view while the popover is presented.
  open override var presentedView: UIView? { containerView == nil ? super.presentedView : card }

  override func prepareContainer() {
    if let view = presentedViewController.view { card.show(view) }
    delegate?.prepareForPopoverPresentation(self)
  }

  override func placePresentedView() {
    let placement = placement
    arrowDirection = placement.direction
    card.place(placement.frame)
    card.setArrow(placement.direction, at: placement.arrowPosition, backgroundColor)
  }

  open override var frameOfPresentedViewInContainerView: CGRect {
    containerView == nil ? super.frameOfPresentedViewInContainerView : placement.frame
  }

  private var placement: PopoverPlacement {
    guard let containerView else { return PopoverPlacement() }
    let margins = popoverLayoutMargins
    let safeArea = containerView.safeAreaInsets
    let available = containerView.bounds.inset(
      by: UIEdgeInsets(
        top: max(margins.top, safeArea.top), left: max(margins.left, safeArea.left),
        bottom: max(margins.bottom, safeArea.bottom), right: max(margins.right, safeArea.right)))
    let preferred = preferredContentSize
    let size = CGSize(
      width: preferred.width > 0 ? preferred.width : PopoverPlacement.defaultSize.width,
      height: preferred.height > 0 ? preferred.height : PopoverPlacement.defaultSize.height)
    return PopoverPlacement(
      of: size, beside: source(in: containerView), in: available, permitted: permittedArrowDirections,
      PopoverPlacement.metrics[containerView.traitCollection], containerView.pixelGrid)
  }

  /// Returns the rectangle to which the arrow points; nil without a source.
  func source(in container: UIView) -> CGRect? {
    if let view = sourceView { return view.convert(sourceRect.isNull ? view.bounds : sourceRect, to: container) }
    let item = barButtonItem ?? sourceItem
    let view = item as? UIView ?? (item as? UIBarButtonItem)?.shownView
    guard let view, view.root === container.root else { return nil }
    return view.convert(view.bounds, to: container)
  }
}

/// The events and behavior of a popover.
///
/// Only `prepareForPopoverPresentation` and the methods named `adaptivePresentationStyle` are called.
@preconcurrency @MainActor
public protocol UIPopoverPresentationControllerDelegate: UIAdaptivePresentationControllerDelegate {
  func prepareForPopoverPresentation(_ popoverPresentationController: UIPopoverPresentationController)  // optional
  func popoverPresentationControllerShouldDismissPopover(
    _ popoverPresentationController: UIPopoverPresentationController
  ) -> Bool  // optional: true
  func popoverPresentationControllerDidDismissPopover(
    _ popoverPresentationController: UIPopoverPresentationController)  // optional
  func popoverPresentationController(
    _ popoverPresentationController: UIPopoverPresentationController,
    willRepositionPopoverTo rect: UnsafeMutablePointer<CGRect>, in view: UnsafeMutablePointer<UIView>)  // optional
}

/// The directions in which a popover's arrow points.
public struct UIPopoverArrowDirection: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }

  public static let up = UIPopoverArrowDirection(rawValue: 1 << 0)
  public static let down = UIPopoverArrowDirection(rawValue: 1 << 1)
  public static let left = UIPopoverArrowDirection(rawValue: 1 << 2)
  public static let right = UIPopoverArrowDirection(rawValue: 1 << 3)
  public static let any: UIPopoverArrowDirection = [.up, .down, .left, .right]
  public static let unknown = UIPopoverArrowDirection(rawValue: .max)
}
