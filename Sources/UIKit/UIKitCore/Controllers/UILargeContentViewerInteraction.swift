public import Foundation
public import UIFoundation
public import UIGraphics

/// An item that the large content viewer shows. There is no such viewer.
@preconcurrency @MainActor
public protocol UILargeContentViewerItem: NSObjectProtocol {
  var showsLargeContentViewer: Bool { get }
  var largeContentTitle: String? { get }
  var largeContentImage: UIImage? { get }
  var scalesLargeContentImage: Bool { get }
  var largeContentImageInsets: UIEdgeInsets { get }
}

extension UIView: UILargeContentViewerItem {
  public var largeContentImage: UIImage? {
    get { rareValues.largeContentImage }
    set { rare.largeContentImage = newValue }
  }
  public var scalesLargeContentImage: Bool {
    get { rareValues.scalesLargeContentImage }
    set { rare.scalesLargeContentImage = newValue }
  }
  public var largeContentImageInsets: UIEdgeInsets {
    get { rareValues.largeContentImageInsets }
    set { rare.largeContentImageInsets = newValue }
  }
}

/// An interaction that shows a view's item at a large size while it is pressed. Nothing is pressed.
@preconcurrency @MainActor
open class UILargeContentViewerInteraction: NSObject, UIInteraction {
  open private(set) weak var view: UIView?
  open private(set) weak var delegate: (any UILargeContentViewerInteractionDelegate)?
  open private(set) lazy var gestureRecognizerForExclusionRelationship = UIGestureRecognizer()
  open class var isEnabled: Bool { false }
  public nonisolated static let enabledStatusDidChangeNotification = NSNotification.Name(
    "UILargeContentViewerInteractionEnabledStatusDidChangeNotification")

  public init(delegate: (any UILargeContentViewerInteractionDelegate)? = nil) {
    self.delegate = delegate
  }

  open func willMove(to view: UIView?) {}
  open func didMove(to view: UIView?) { self.view = view }
}

/// The source of the items of a large content viewer. The methods are never called.
@preconcurrency @MainActor
public protocol UILargeContentViewerInteractionDelegate: NSObjectProtocol {
  // optional
  func largeContentViewerInteraction(
    _ interaction: UILargeContentViewerInteraction, didEndOn item: (any UILargeContentViewerItem)?, at point: CGPoint)
  // optional
  func largeContentViewerInteraction(
    _ interaction: UILargeContentViewerInteraction, itemAt point: CGPoint
  ) -> (any UILargeContentViewerItem)?
  func viewController(for interaction: UILargeContentViewerInteraction) -> UIViewController?  // optional
}
