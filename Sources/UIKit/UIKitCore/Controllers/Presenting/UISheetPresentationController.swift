public import Foundation
public import UIFoundation
internal import UIGraphics

/// A presentation on a sheet over the lower part of the screen, or in the middle of a large one.
open class UISheetPresentationController: UIPresentationController {
  /// A height at which a sheet can rest.
  @MainActor
  public final class Detent: NSObject {
    /// The identifier of a detent.
    public struct Identifier: RawRepresentable, Hashable, Sendable {
      public let rawValue: String
      public init(rawValue: String) { self.rawValue = rawValue }
      public init(_ rawValue: String) { self.rawValue = rawValue }

      public static let medium = Identifier("com.apple.UIKit.medium")
      public static let large = Identifier("com.apple.UIKit.large")
    }

    public let identifier: Identifier

    private let resolver: (any UISheetPresentationControllerDetentResolutionContext) -> CGFloat?

    private init(
      _ identifier: Identifier,
      resolver: @escaping (any UISheetPresentationControllerDetentResolutionContext) -> CGFloat?
    ) {
      self.identifier = identifier
      self.resolver = resolver
    }

    public class func medium() -> Detent { Detent(.medium) { $0.maximumDetentValue / 2 } }
    public class func large() -> Detent { Detent(.large) { $0.maximumDetentValue } }

    /// Creates a detent whose height a closure computes, in points; nil disables the detent.
    public class func custom(
      identifier: Identifier? = nil,
      resolver: @escaping (any UISheetPresentationControllerDetentResolutionContext) -> CGFloat?
    ) -> Detent {
      Detent(identifier ?? Identifier("com.apple.UIKit.custom"), resolver: resolver)
    }

    public func resolvedValue(
      in context: any UISheetPresentationControllerDetentResolutionContext
    ) -> CGFloat? { resolver(context) }
  }

  open var detents: [Detent] = [.large()] {
    didSet { sheetDidChange() }
  }
  /// The detent at which the sheet rests; nil for the first one.
  open var selectedDetentIdentifier: Detent.Identifier? {
    didSet { sheetDidChange() }
  }
  /// The last detent at which the views behind the sheet are not dimmed; nil to dim them at all detents.
  open var largestUndimmedDetentIdentifier: Detent.Identifier? {
    didSet { sheetDidChange() }
  }
  open var prefersGrabberVisible = false {
    didSet { sheetDidChange() }
  }
  open var prefersScrollingExpandsWhenScrolledToEdge = true
  open var prefersEdgeAttachedInCompactHeight = false {
    didSet { sheetDidChange() }
  }
  open var preferredCornerRadius: CGFloat? {
    didSet { sheetDidChange() }
  }
  open var widthFollowsPreferredContentSizeWhenEdgeAttached = false {
    didSet { sheetDidChange() }
  }
  open var prefersPageSizing = true {
    didSet { sheetDidChange() }
  }
  /// The view from which the sheet originates. It has no effect.
  open var sourceView: UIView?
  @_nonoverride open weak var delegate: (any UISheetPresentationControllerDelegate)? {
    get { super.delegate as? any UISheetPresentationControllerDelegate }
    set { super.delegate = newValue }
  }

  /// Performs changes, which take effect immediately.
  open func animateChanges(_ changes: () -> Void) {
    changes()
    containerView?.layoutIfNeeded()
  }
  open func invalidateDetents() { sheetDidChange() }

  private func sheetDidChange() { containerView?.setNeedsLayout() }

  // MARK: Views

  private lazy var card = SheetCard()
  private lazy var dimmingView = UIView()

  /// The card with the presented view while the sheet is presented.
  open override var presentedView: UIView? { containerView == nil ? super.presentedView : card }

  override func prepareContainer() {
    guard let containerView, let view = presentedViewController.view else { return }
    dimmingView.backgroundColor = UIColor { UIColor(white: 0, alpha: $0.userInterfaceStyle == .dark ? 0.48 : 0.2) }
    dimmingView.isUserInteractionEnabled = false
    containerView.addSubview(dimmingView)
    card.show(view)
  }

  override func placePresentedView() {
    guard let containerView else { return }
    let (geometry, frame) = (geometry, frameOfPresentedViewInContainerView)
    dimmingView.frame = containerView.bounds
    dimmingView.isHidden = !dimsViewsBehind || geometry.coversScreen
    card.place(frame)
    let isInset = !geometry.isFloating && containerView.bounds.maxY - frame.maxY >= 1
    card.isAttached = !geometry.isFloating && !isInset
    card.isGlass = isInset
    let radius = card.isAttached ? geometry.metrics.cornerRadius.tallest : geometry.metrics.cornerRadius.partial
    card.cornerRadius = geometry.coversScreen ? 0 : preferredCornerRadius ?? radius
    card.showsGrabber = prefersGrabberVisible && !geometry.coversScreen
    card.hasShadow = !dimsViewsBehind || geometry.isFloating
    (containerView as? PresentationContainer)?
      .reduceViewsBehind(to: dimsViewsBehind ? geometry.presenterCard(behind: frame) : nil)
  }

  override var passesTouchesThrough: Bool { !dimsViewsBehind }

  /// Indicates whether the sheet covers the screen, without a card.
  var coversScreen: Bool { geometry.coversScreen }

  // MARK: Detents

  private var geometry: SheetGeometry {
    var geometry = SheetGeometry(
      bounds: containerView?.bounds ?? .zero, safeArea: containerView?.safeAreaInsets ?? .zero, traits: traitCollection)
    geometry.isForm = presentationStyle == .formSheet || !prefersPageSizing
    geometry.preferredSize = preferredContentSize
    geometry.isAttachedInCompactHeight = prefersEdgeAttachedInCompactHeight
    geometry.widthFollowsContent = widthFollowsPreferredContentSizeWhenEdgeAttached
    return geometry
  }

  open override var frameOfPresentedViewInContainerView: CGRect {
    guard let containerView else { return super.frameOfPresentedViewInContainerView }
    let geometry = geometry
    let context = DetentContext(containerTraitCollection: traitCollection, maximumDetentValue: geometry.maximumDetent)
    let active = detents.filter { $0.resolvedValue(in: context) != nil }
    let detent = active.first { $0.identifier == selectedDetentIdentifier } ?? active.first
    let height = detent?.resolvedValue(in: context) ?? geometry.maximumDetent
    return containerView.pixelGrid.round(geometry.frame(ofDetent: height))
  }

  private var dimsViewsBehind: Bool {
    guard let last = detents.firstIndex(where: { $0.identifier == largestUndimmedDetentIdentifier }) else {
      return true
    }
    return detents.firstIndex { $0.identifier == selectedDetentIdentifier } ?? 0 > last
  }

  /// The values on which the height of a detent depends, for the current container.
  private final class DetentContext: NSObject, UISheetPresentationControllerDetentResolutionContext {
    let containerTraitCollection: UITraitCollection
    let maximumDetentValue: CGFloat

    init(containerTraitCollection: UITraitCollection, maximumDetentValue: CGFloat) {
      self.containerTraitCollection = containerTraitCollection
      self.maximumDetentValue = maximumDetentValue
    }
  }
}

/// The values on which the height of a detent depends.
@preconcurrency @MainActor
public protocol UISheetPresentationControllerDetentResolutionContext: NSObjectProtocol {
  var containerTraitCollection: UITraitCollection { get }
  var maximumDetentValue: CGFloat { get }
}

/// The events of a sheet. The method declared here is never called.
@preconcurrency @MainActor
public protocol UISheetPresentationControllerDelegate: UIAdaptivePresentationControllerDelegate {
  func sheetPresentationControllerDidChangeSelectedDetentIdentifier(
    _ sheetPresentationController: UISheetPresentationController)  // optional
}
