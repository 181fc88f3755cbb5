public import Foundation
internal import UIFoundation
public import UIGraphics

/// The appearance of a bar: its background and shadow line.
@preconcurrency @MainActor
open class UIBarAppearance: NSObject {
  public required override init() {}

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

  /// Draws the background and, outside its top or bottom edge, the bar's own or the appearance's shadow.
  ///
  /// The black style draws them in the colors of the dark appearance.
  func draw(
    in rect: CGRect, style: UIBarStyle, shadow: UIImage? = nil, lineAtTop: Bool, hairline: CGFloat
  ) {
    guard style == .black else { return draw(in: rect, shadow, lineAtTop: lineAtTop, hairline: hairline) }
    UITraitCollection.current.modifying { $0.userInterfaceStyle = .dark }.performAsCurrent {
      draw(in: rect, shadow, lineAtTop: lineAtTop, hairline: hairline)
    }
  }

  private func draw(in rect: CGRect, _ shadow: UIImage?, lineAtTop: Bool, hairline: CGFloat) {
    guard let context = UIGraphicsGetCurrentContext() else { return }
    if let effect = backgroundEffect {
      context.setFillColor(effect.tint.cgColor)
      context.fill(rect)
    }
    if let backgroundColor {
      context.setFillColor(backgroundColor.cgColor)
      context.fill(rect)
    }
    backgroundImage?.drawAsContent(in: rect)
    drawShadow(shadow, at: rect, lineAtTop: lineAtTop, hairline: hairline)
  }

  /// Draws the background of a bar in glass: its color or picture, or else the effect of the edge.
  ///
  /// A blur is replaced by the effect, in which the content fades to the background color.
  func drawOnGlass(in rect: CGRect, edge: UIRectEdge, effect: UIScrollEdgeEffect?, hairline: CGFloat) {
    guard let context = UIGraphicsGetCurrentContext() else { return }
    guard backgroundColor == nil, backgroundImage == nil else {
      if let backgroundColor {
        context.setFillColor(backgroundColor.cgColor)
        context.fill(rect)
      }
      backgroundImage?.drawAsContent(in: rect)
      return
    }
    guard backgroundEffect != nil, effect?.isHidden != true else { return }
    ScrollEdgeDrawing.draw(in: rect, edge: edge, isHard: effect?.style === UIScrollEdgeEffect.Style.hard, context)
    if effect?.style === UIScrollEdgeEffect.Style.hard {
      drawShadow(nil, at: rect, lineAtTop: edge == .bottom, hairline: hairline)
    }
  }

  /// Draws the shadow of a background: a picture or, without one, a line one pixel thick.
  ///
  /// A template has the color of the shadow, and an empty picture hides the line.
  func drawShadow(_ shadow: UIImage?, at rect: CGRect, lineAtTop: Bool, hairline: CGFloat) {
    let image = shadow ?? shadowImage
    let height = image?.size.height ?? hairline
    guard height > 0 else { return }
    let y = lineAtTop ? rect.minY - height : rect.maxY
    let area = CGRect(x: rect.minX, y: y, width: rect.width, height: height)
    if let image, !image.isTemplate { return image.drawAsContent(in: area) }
    guard let shadowColor else { return }
    if let image { return image.withTintColor(shadowColor).drawAsContent(in: area) }
    UIGraphicsGetCurrentContext()?.setFillColor(shadowColor.cgColor)
    UIGraphicsGetCurrentContext()?.fill(area)
  }
}

/// The appearance of a navigation bar.
open class UINavigationBarAppearance: UIBarAppearance {
  open var titleTextAttributes: [NSAttributedString.Key: Any] = [:]
  open var largeTitleTextAttributes: [NSAttributedString.Key: Any] = [:]
}

/// The appearance of a toolbar.
open class UIToolbarAppearance: UIBarAppearance {}

/// The appearance of a tab bar.
open class UITabBarAppearance: UIBarAppearance {
  /// The appearance of tabs with the title below the icon.
  open var stackedLayoutAppearance = UITabBarItemAppearance()
  /// The appearance of tabs with the title after the icon, as on the largest phones in landscape.
  open var inlineLayoutAppearance = UITabBarItemAppearance()
  /// The appearance of tabs with the title after a smaller icon, as on other phones in landscape.
  open var compactInlineLayoutAppearance = UITabBarItemAppearance()
  /// The picture behind the selected tab, unless the bar has one itself.
  open var selectionIndicatorImage: UIImage?
  /// The color of the picture behind the selected tab; nil for its own colors.
  open var selectionIndicatorTintColor: UIColor?
}

extension UIView {
  /// Indicates whether the root view is the screen of a phone in landscape: at least 480 by 300 points.
  ///
  /// A smaller root view is treated as a part of a portrait screen.
  var isOnLandscapePhone: Bool {
    guard traitCollection.verticalSizeClass == .compact else { return false }
    let screen = root.bounds.size
    return screen.width >= 480 && screen.height >= 300 && screen.width > screen.height
  }

  /// Indicates whether bars are 32 points high, as on phones in landscape except the largest phones.
  var hasCompactBars: Bool { isOnLandscapePhone && traitCollection.horizontalSizeClass == .compact }

  /// Indicates whether bars have the height that they have on iPads since iOS 12.
  var hasTallBars: Bool { traitCollection.userInterfaceIdiom == .pad }
}
