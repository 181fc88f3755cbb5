/// How a bar looks: background, shadow line.
@preconcurrency @MainActor
open class UIBarAppearance: NSObject {
  public required override init() {
    super.init()
  }

  open var backgroundColor: UIColor?
  open var backgroundEffect: UIBlurEffect? = UIBlurEffect(style: .systemChromeMaterial)
  open var backgroundImage: UIImage?
  open var shadowColor: UIColor? = .separator
  open var shadowImage: UIImage?

  open func configureWithDefaultBackground() {
    backgroundColor = nil
    backgroundEffect = UIBlurEffect(style: .systemChromeMaterial)
    shadowColor = .separator
  }

  open func configureWithOpaqueBackground() {
    backgroundColor = .systemBackground
    backgroundEffect = nil
    shadowColor = .separator
  }

  open func configureWithTransparentBackground() {
    backgroundColor = nil
    backgroundEffect = nil
    shadowColor = nil
  }

  /// Draws background and the line at an edge of the bar; the line is a pixel thick.
  func draw(in rect: CGRect, lineAtTop: Bool, hairline: CGFloat) {
    guard let context = UIGraphicsGetCurrentContext() else { return }
    if let effect = backgroundEffect {
      context.setFillColor(effect.tint.cgColor)
      context.fill(rect)
    }
    if let backgroundColor {
      context.setFillColor(backgroundColor.cgColor)
      context.fill(rect)
    }
    backgroundImage?.draw(in: rect)
    if let shadowColor {
      context.setFillColor(shadowColor.cgColor)
      let y = lineAtTop ? rect.minY - hairline : rect.maxY
      context.fill(CGRect(x: rect.minX, y: y, width: rect.width, height: hairline))
    }
  }
}

/// How a navigation bar looks.
@preconcurrency @MainActor
open class UINavigationBarAppearance: UIBarAppearance {
  open var titleTextAttributes: [NSAttributedString.Key: Any] = [:]
  open var largeTitleTextAttributes: [NSAttributedString.Key: Any] = [:]
}

/// How a toolbar looks.
@preconcurrency @MainActor
open class UIToolbarAppearance: UIBarAppearance {}

/// How a tab bar looks.
@preconcurrency @MainActor
open class UITabBarAppearance: UIBarAppearance {
  /// Tabs with the title below the icon, which is how all are drawn.
  open var stackedLayoutAppearance = UITabBarItemAppearance()
  // Kept: tabs are never drawn in one line.
  open var inlineLayoutAppearance = UITabBarItemAppearance()
  open var compactInlineLayoutAppearance = UITabBarItemAppearance()
}

extension UIView {
  /// Indicates a screen as that of a phone that lies on its side: 480 by 300 points at least, for smaller pictures show
  /// a part of an upright one.
  var isOnLowScreen: Bool {
    guard traitCollection.verticalSizeClass == .compact else { return false }
    let screen = root.bounds.size
    return screen.width >= 480 && screen.height >= 300 && screen.width > screen.height
  }

  /// Indicates bars of 32 points, as on all phones but the widest that lie on their sides.
  var hasLowBars: Bool { isOnLowScreen && traitCollection.horizontalSizeClass == .compact }
}
