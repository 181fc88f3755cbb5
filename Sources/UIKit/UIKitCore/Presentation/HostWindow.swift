internal import Foundation
internal import UIFoundation

/// The window around the root of an offscreen window, with a controller.
package final class HostWindow: UIWindow {
  /// Creates a window with the size, safe area and traits of an environment, and places a view in it.
  ///
  /// The view of a controller becomes that of the window's root controller. Other views are placed in one of their own.
  convenience init(_ view: UIView, in environment: OffscreenWindow.Environment) {
    self.init(frame: CGRect(origin: .zero, size: environment.size))
    traitState.environment = environment.traits
    traitsMayHaveChanged()
    impose(environment, on: self)
    impose(environment, on: view)
    view.removeFromSuperview()
    view.translatesAutoresizingMaskIntoConstraints = true
    view.rare.hosting = RareViewState.Hosting(initialSize: view.bounds.size, assignedFrame: bounds)
    let controller = view.viewController ?? UIViewController()
    if view.viewController == nil {
      controller.view.frame = bounds
      view.frame = bounds
      controller.view.addSubview(view)
    }
    rootViewController = controller
    AppearanceProxies.styleTree(self)
  }

  private func impose(_ environment: OffscreenWindow.Environment, on view: UIView) {
    view.guideState.imposedSafeArea = environment.safeArea
    view.updateSafeAreaSources()
  }

  /// Gives the window and its root another size, and lays them out.
  func resize(_ view: UIView, to size: CGSize) {
    frame.size = size
    rootViewController?.view.frame = bounds
    view.frame = bounds
    view.rare.hosting?.assignedFrame = bounds
    layoutIfNeeded()
  }

  /// Restores the size that a view had before an earlier picture, unless it was changed since.
  package static func restoreFrame(of view: UIView) {
    guard let hosting = view.rareValues.hosting, view.frame == hosting.assignedFrame else { return }
    view.frame.size = hosting.initialSize
  }
}

extension UIViewController {
  /// Reduces a screen by the insets that the bars of a container cover.
  ///
  /// Other snapshot libraries make a window without these insets for navigation and tab bars.
  package func reduceForBars(_ environment: inout OffscreenWindow.Environment) {
    func removeTop() {
      environment.size.height -= environment.safeArea.top
      environment.safeArea.top = 0
    }
    if self is UINavigationController {
      removeTop()
    } else if let tabs = self as? UITabBarController {
      environment.size.height -= environment.safeArea.bottom
      environment.safeArea.bottom = 0
      if tabs.selectedViewController is UINavigationController { removeTop() }
    }
  }
}
