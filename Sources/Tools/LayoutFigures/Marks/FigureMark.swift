import UIKitCore

/// A mark that an author adds to a figure: an arrow, a brace, a region, a badge or an equation.
@MainActor
package struct FigureMark {
  /// A side of views, or of a picture.
  package enum Side: String, Sendable, CaseIterable {
    case top, bottom, leading, trailing, left, right
  }

  /// An end of an arrow: a view, or the middle of one of its sides.
  package struct End {
    package let view: UIView
    package let side: Side?

    package init(_ view: UIView, side: Side? = nil) { (self.view, self.side) = (view, side) }
  }

  /// The drawing of a mark, with the views to which it refers.
  package enum Shape {
    /// An arrow between two views.
    ///
    /// `bend` is the height of its arc as a part of its length, to its left if positive.
    case arrow(from: End, to: End, isDouble: Bool, bend: CGFloat?)
    /// A brace along a side of the rectangle around views; nil for the side with the most space.
    ///
    /// Without a text, it shows the length of the rectangle, and is below by default.
    case brace([UIView], side: Side?)
    /// A tinted rectangle around views.
    case region([UIView])
    /// A numbered disc at a view.
    case badge(UIView)
    /// A constraint in print, above or below the picture. `hasParts` names its parts.
    case equation(String, items: [(name: String, view: UIView)], hasParts: Bool, side: Side?)
  }

  package let shape: Shape
  /// The label, or the explanation of a badge; empty for none.
  package let text: String
  /// The color; nil for that of the theme.
  package let color: UIColor?
  /// The address to which the mark leads in SVG and PDF files; nil for none.
  package let link: String?

  package init(_ shape: Shape, text: String = "", color: UIColor? = nil, link: String? = nil) {
    (self.shape, self.text, self.color, self.link) = (shape, text, color, link)
  }

  /// Indicates whether the mark has a line in the legend.
  var isExplained: Bool { if case .badge = shape { !text.isEmpty } else { false } }
}

extension FigureMark.Side {
  /// The side with leading and trailing replaced by left and right.
  func physical(isReversed: Bool) -> FigureMark.Side {
    switch self {
    case .leading: isReversed ? .right : .left
    case .trailing: isReversed ? .left : .right
    default: self
    }
  }

  /// The middle of a rectangle's side.
  func middle(of rect: CGRect) -> CGPoint {
    switch self {
    case .top: CGPoint(x: rect.midX, y: rect.minY)
    case .bottom: CGPoint(x: rect.midX, y: rect.maxY)
    case .left, .leading: CGPoint(x: rect.minX, y: rect.midY)
    case .right, .trailing: CGPoint(x: rect.maxX, y: rect.midY)
    }
  }

  /// The side of a rectangle, as a rectangle of no area.
  func edge(of rect: CGRect) -> CGRect {
    switch self {
    case .top: CGRect(x: rect.minX, y: rect.minY, width: rect.width, height: 0)
    case .bottom: CGRect(x: rect.minX, y: rect.maxY, width: rect.width, height: 0)
    case .left, .leading: CGRect(x: rect.minX, y: rect.minY, width: 0, height: rect.height)
    case .right, .trailing: CGRect(x: rect.maxX, y: rect.minY, width: 0, height: rect.height)
    }
  }

  /// The direction out of a rectangle.
  var outward: CGVector {
    switch self {
    case .top: CGVector(dx: 0, dy: -1)
    case .bottom: CGVector(dx: 0, dy: 1)
    case .left, .leading: CGVector(dx: -1, dy: 0)
    case .right, .trailing: CGVector(dx: 1, dy: 0)
    }
  }
}
