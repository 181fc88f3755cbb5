public import Foundation
public import UIFoundation
internal import UIGraphics

/// The effect that separates content from the controls above it at an edge of a scroll view.
@preconcurrency @MainActor
open class UIScrollEdgeEffect: NSObject {
  /// The style of an edge effect.
  @preconcurrency @MainActor
  public final class Style: NSObject {
    /// The style that the system determines: the soft one on phones and iPads.
    public static let automatic = Style()
    public static let soft = Style()
    /// A style with a boundary between controls and content.
    public static let hard = Style()
  }

  private weak var scrollView: UIScrollView?

  init(of scrollView: UIScrollView?) {
    self.scrollView = scrollView
    super.init()
  }

  open var isHidden = false {
    didSet { if oldValue != isHidden { scrollView?.edgeEffectDidChange() } }
  }
  open var style: Style = .automatic {
    didSet { if oldValue !== style { scrollView?.edgeEffectDidChange() } }
  }
}

/// The effects at the four edges of a scroll view.
@MainActor
final class ScrollEdgeEffects {
  let (top, left, bottom, right): (UIScrollEdgeEffect, UIScrollEdgeEffect, UIScrollEdgeEffect, UIScrollEdgeEffect)

  init(of scrollView: UIScrollView) {
    (top, left, bottom, right) = (
      UIScrollEdgeEffect(of: scrollView), UIScrollEdgeEffect(of: scrollView), UIScrollEdgeEffect(of: scrollView),
      UIScrollEdgeEffect(of: scrollView)
    )
  }
}

extension UIScrollView {
  private var edgeEffects: ScrollEdgeEffects {
    if let effects = rareState?.edgeEffects { return effects }
    let effects = ScrollEdgeEffects(of: self)
    rare.edgeEffects = effects
    return effects
  }

  /// The effect below a navigation bar in glass. The effects of the other edges are stored and not drawn.
  public var topEdgeEffect: UIScrollEdgeEffect { edgeEffects.top }
  public var leftEdgeEffect: UIScrollEdgeEffect { edgeEffects.left }
  public var bottomEdgeEffect: UIScrollEdgeEffect { edgeEffects.bottom }
  public var rightEdgeEffect: UIScrollEdgeEffect { edgeEffects.right }

  /// The effect at the top if it was accessed; nil if it has its defaults.
  var customTopEdgeEffect: UIScrollEdgeEffect? { rareState?.edgeEffects?.top }

  fileprivate func edgeEffectDidChange() { setNeedsDisplay() }
}

/// A relation of a view to the scroll view below it, whose edge effect extends to the view. It has no effect.
open class UIScrollEdgeElementContainerInteraction: NSObject, UIInteraction {
  open weak var scrollView: UIScrollView?
  open var edge: UIRectEdge = []
  open private(set) weak var view: UIView?

  open func willMove(to view: UIView?) {}
  open func didMove(to view: UIView?) { self.view = view }
}

/// The drawing of an edge effect: the content fades to the background color.
enum ScrollEdgeDrawing {
  private static let opacity: CGFloat = 0.9

  @MainActor
  static func draw(in rect: CGRect, edge: UIRectEdge, isHard: Bool, _ context: CGContext) {
    let color = UIColor.systemBackground
    let colors = [opacity, isHard ? opacity : 0].map { color.withAlphaComponent($0).cgColor }
    let space = CGColorSpaceCreateDeviceRGB()
    guard let gradient = CGGradient(colorsSpace: space, colors: colors as NSArray, locations: [0, 1]) else { return }
    let (start, end) = edge == .top ? (rect.minY, rect.maxY) : (rect.maxY, rect.minY)
    context.saveGState()
    context.clip(to: rect)
    context.drawLinearGradient(
      gradient, start: CGPoint(x: rect.minX, y: start), end: CGPoint(x: rect.minX, y: end), options: [])
    context.restoreGState()
  }
}
