public import Foundation
public import UIGraphics

/// Glass in front of the views behind, in the shape of the view's corners: a capsule by default.
///
/// It is drawn at rest, in both designs.
open class UIGlassEffect: UIVisualEffect {
  /// The transparency of the glass.
  public enum Style: Int, Sendable {
    case regular, clear
  }

  let style: Style

  public init(style: Style = .regular) {
    self.style = style
    super.init()
  }

  /// The reaction to touches. It has no effect, since there are none.
  open var isInteractive = false
  /// The color over the glass; nil for none.
  open var tintColor: UIColor?
}

/// A container of glass views, which join on iOS when they are closer than the spacing. Here, they are drawn separately.
open class UIGlassContainerEffect: UIVisualEffect {
  /// The distance below which shapes join, in points. It has no effect.
  open var spacing: CGFloat = 0
}
