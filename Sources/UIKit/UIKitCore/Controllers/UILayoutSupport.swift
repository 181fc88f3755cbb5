public import AutoLayout
public import Foundation
internal import UIFoundation

extension UIViewController {
  /// Returns the top or bottom layout guide, created on first access.
  func layoutSupport(isTop: Bool) -> LayoutSupport {
    if let support = isTop ? topSupport : bottomSupport { return support }
    let support = LayoutSupport(in: self, isTop: isTop)
    if isTop { topSupport = support } else { bottomSupport = support }
    return support
  }

  /// Updates the heights of the top and bottom layout guides to the safe area.
  func updateLayoutSupports() {
    topSupport?.updateForSafeArea()
    bottomSupport?.updateForSafeArea()
  }
}

/// A layout guide at an edge of the area between the bars. Newer code uses the safe area instead.
@preconcurrency @MainActor
public protocol UILayoutSupport: NSObjectProtocol {
  var length: CGFloat { get }
  var topAnchor: NSLayoutYAxisAnchor { get }
  var bottomAnchor: NSLayoutYAxisAnchor { get }
  var heightAnchor: NSLayoutDimension { get }
}

/// The guide of the strip between the top or bottom edge of a controller's view and its safe area.
final class LayoutSupport: UILayoutGuide, UILayoutSupport {
  private weak var controller: UIViewController?
  private let isTop: Bool
  /// The height constraint of the strip. As in UIKit, it is one of the view's constraints.
  private lazy var height = heightAnchor.constraint(equalToConstant: length)

  init(in controller: UIViewController, isTop: Bool) {
    self.controller = controller
    self.isTop = isTop
    super.init()
    identifier = isTop ? "_UIViewControllerTop" : "_UIViewControllerBottom"
    guard let view = controller.view else { return }
    view.addLayoutGuide(self)
    layoutNode.systemConstraints = [
      leftAnchor.constraint(equalTo: view.leftAnchor), rightAnchor.constraint(equalTo: view.rightAnchor),
    ]
    let edge =
      isTop ? topAnchor.constraint(equalTo: view.topAnchor) : bottomAnchor.constraint(equalTo: view.bottomAnchor)
    for constraint in [edge, height] {
      constraint.identifier = "_UILayoutSupportConstraint"
      constraint.isSystemMade = true
      constraint.isActive = true
    }
  }

  func updateForSafeArea() {
    if height.constant != length { height.constant = length }
  }

  var length: CGFloat {
    guard let insets = controller?.viewIfLoaded?.safeAreaInsets else { return 0 }
    return isTop ? insets.top : insets.bottom
  }
}
