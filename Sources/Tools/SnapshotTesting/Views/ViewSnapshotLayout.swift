import UIFoundation
import UIKitCore

/// The size of a picture of a view.
public enum ViewSnapshotLayout: Sendable {
  /// The size of a device's screen.
  case device(config: ViewImageConfig)
  /// A fixed size, in points.
  case fixed(width: CGFloat, height: CGFloat)
  /// The fitting size of the content, in points, with optional fixed sides.
  case fitting(width: CGFloat? = nil, height: CGFloat? = nil)
  /// A device's screen, enlarged until its outermost scroll views show all of their content.
  ///
  /// The number of enlargements is limited, because content can grow with the screen.
  case wholeContent(on: ViewImageConfig)

  /// The fitting size of the content.
  public static let sizeThatFits = ViewSnapshotLayout.fitting()
}

/// A view or controller to lay out.
@MainActor
struct ViewSubject {
  let controller: UIViewController?
  private let ownView: UIView
  /// The view. A controller's view is loaded on first access, with the device's screen if there is one.
  var view: UIView { controller?.view ?? ownView }

  init(_ subject: some ViewSnapshotSubject) {
    controller = subject as? UIViewController
    // Only views and view controllers conform to the protocol.
    ownView = (subject as? UIView) ?? UIView()
  }

  /// Returns the layout on a screen, or at the view's own size if the screen has none.
  func presented(on config: ViewImageConfig, size: CGSize?, traits: UITraitCollection) -> OffscreenWindow {
    HostWindow.restoreFrame(of: view)
    var environment = OffscreenWindow.Environment(
      size: size ?? config.size ?? view.bounds.size, safeArea: config.safeArea, traits: merged(config, traits))
    if Simulator.current != nil { controller?.reduceForBars(&environment) }
    var window = present(environment)
    // The size that fits depends on the traits and on what the view does in its window.
    if size == nil, config.size == nil, environment.size.width <= 0 || environment.size.height <= 0 {
      window.resize(to: fittingSize(from: environment.size))
    }
    return window
  }

  /// Returns the traits of the chosen simulator, if any, overridden by those of a screen and of a call.
  private func merged(_ config: ViewImageConfig, _ traits: UITraitCollection) -> UITraitCollection {
    let screen = config.traitsForSimulator.overridden(by: traits)
    return Simulator.current?.traits.overridden(by: screen) ?? screen
  }

  /// Returns the layout of the given kind.
  func presented(_ layout: ViewSnapshotLayout, traits: UITraitCollection) -> OffscreenWindow {
    switch layout {
    case .device(let config): return presented(on: config, size: nil, traits: traits)
    case .fixed(let width, let height):
      return presented(on: ViewImageConfig(), size: CGSize(width: width, height: height), traits: traits)
    case .fitting(let width, let height):
      let size = fittingSize(width, height, merged(ViewImageConfig(), traits))
      return presented(on: ViewImageConfig(), size: size, traits: traits)
    case .wholeContent(let config): return presentedWhole(config, traits)
    }
  }

  private func present(_ environment: OffscreenWindow.Environment) -> OffscreenWindow {
    if let controller { return OffscreenWindow(ofHosted: controller, in: environment) }
    // A window cannot be inside of another one.
    return view is UIWindow
      ? OffscreenWindow(of: view, in: environment) : OffscreenWindow(ofHosted: view, in: environment)
  }

  /// Returns the size from `sizeThatFits`. If it is empty, returns the size from constraints.
  private func fittingSize(from size: CGSize) -> CGSize {
    let fitting = view.sizeThatFits(size)
    guard fitting.width <= 0 || fitting.height <= 0 else { return fitting }
    let fitted = view.systemLayoutSizeFitting(
      size, withHorizontalFittingPriority: size.width > 0 ? .required : .fittingSizeLevel,
      verticalFittingPriority: size.height > 0 ? .required : .fittingSizeLevel)
    return CGSize(
      width: size.width > 0 ? size.width : fitted.width, height: size.height > 0 ? size.height : fitted.height)
  }

  private func fittingSize(_ width: CGFloat?, _ height: CGFloat?, _ traits: UITraitCollection) -> CGSize {
    let environment = OffscreenWindow.Environment(size: CGSize(width: width ?? 0, height: height ?? 0), traits: traits)
    return OffscreenWindow.fittingSize(of: view, width: width, height: height, in: environment)
  }

  // A larger screen can enlarge the content. If a scroll view contains a view as high as the screen, this has no end.
  private static let maximumGrowthCount = 8

  private func presentedWhole(_ config: ViewImageConfig, _ traits: UITraitCollection) -> OffscreenWindow {
    var window = presented(on: config, size: nil, traits: traits)
    var environment = window.environment
    for _ in 0..<Self.maximumGrowthCount {
      let hidden = Self.hiddenSize(in: window.root)
      guard hidden.width > 0 || hidden.height > 0 else { break }
      environment.size.width += hidden.width
      environment.size.height += hidden.height
      window = present(environment)
    }
    return window
  }

  /// Returns the largest amount of content hidden in the outermost scroll views, in points.
  private static func hiddenSize(in view: UIView) -> CGSize {
    guard let scroll = view as? UIScrollView else {
      return view.subviews.filter { !$0.isHidden }.map(hiddenSize).reduce(.zero) {
        CGSize(width: max($0.width, $1.width), height: max($0.height, $1.height))
      }
    }
    let inset = scroll.adjustedContentInset
    let (width, height) = (
      scroll.bounds.width - inset.left - inset.right, scroll.bounds.height - inset.top - inset.bottom
    )
    // Half a point or less is rounding.
    func excess(_ content: CGFloat, _ visible: CGFloat) -> CGFloat { content - visible > 0.5 ? content - visible : 0 }
    return CGSize(width: excess(scroll.contentSize.width, width), height: excess(scroll.contentSize.height, height))
  }
}

extension OffscreenWindow {
  /// The picture with its tree.
  var picture: UIImage { picture(with: nil) }

  /// Returns the picture with parts of the device. If no device has the size, the picture has a problem.
  func picture(with chrome: SnapshotChrome?) -> UIImage {
    let (list, scale) = (displayList, environment.traits.displayScale)
    guard let chrome else { return ViewPicture(list, scale: scale, of: self) }
    guard let screen = DeviceChrome.Screen(self) else {
      let size = environment.size
      return ViewPicture(
        list, scale: scale, of: self,
        problem: "chrome needs the screen of a device, and no device has \(size.width)×\(size.height) points. "
          + "Select a device with `on:`, without `size:`.")
    }
    return ViewPicture(chrome.parts.around(list, on: screen), scale: scale, of: self)
  }
}

/// A view or a view controller, as the value of a snapshot strategy.
///
/// Custom strategies can be restricted to `where Value == UIView` or `where Value == UIViewController`.
public protocol ViewSnapshotSubject: AnyObject {}

extension UIView: ViewSnapshotSubject {}
extension UIViewController: ViewSnapshotSubject {}
