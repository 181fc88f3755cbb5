public import Foundation
public import UIFoundation
public import UIGraphics

/// The background of a button or a cell.
public struct UIBackgroundConfiguration: Sendable {
  public var backgroundColor: UIColor?
  /// The corner radius, in points.
  public var cornerRadius: CGFloat = 0
  /// The insets of the background from the view, in points.
  public var backgroundInsets = NSDirectionalEdgeInsets.zero
  public var strokeColor: UIColor?
  /// The width of the stroke, in points.
  public var strokeWidth: CGFloat = 0
  /// The distance from the edge of the background out to the stroke, in points.
  public var strokeOutset: CGFloat = 0
  public var image: UIImage?
  public var imageContentMode: UIView.ContentMode = .scaleToFill

  init(backgroundColor: UIColor? = nil) {
    self.backgroundColor = backgroundColor
  }

  public static func clear() -> UIBackgroundConfiguration { UIBackgroundConfiguration() }
  public static func listPlainCell() -> UIBackgroundConfiguration {
    UIBackgroundConfiguration(backgroundColor: .systemBackground)
  }
  public static func listGroupedCell() -> UIBackgroundConfiguration {
    UIBackgroundConfiguration(backgroundColor: .secondarySystemGroupedBackground)
  }
  public static func listPlainHeaderFooter() -> UIBackgroundConfiguration {
    UIBackgroundConfiguration(backgroundColor: .systemBackground)
  }
  public static func listGroupedHeaderFooter() -> UIBackgroundConfiguration { UIBackgroundConfiguration() }
  public static func listSidebarCell() -> UIBackgroundConfiguration { UIBackgroundConfiguration() }
}

extension UIBackgroundConfiguration {
  /// Draws the color, the picture and the border behind a view's content.
  ///
  /// `bounds` is in the view's coordinate space. Only the given corners are rounded, with a radius of at most half of
  /// the shorter side.
  @MainActor func draw(in bounds: CGRect, of view: UIView, corners: UIRectCorner = .allCorners) {
    let rect = bounds.inset(by: backgroundInsets.resolved(for: view.effectiveUserInterfaceLayoutDirection))
    guard let context = UIGraphicsGetCurrentContext(), !rect.isEmpty else { return }
    let radius = min(cornerRadius, rect.width / 2, rect.height / 2)
    func path(_ rect: CGRect, _ radius: CGFloat) -> UIBezierPath {
      guard radius > 0, !corners.isEmpty else { return UIBezierPath(rect: rect) }
      return UIBezierPath(circularRect: rect, radius: radius, corners: corners)
    }
    let outline = path(rect, radius)
    if let backgroundColor {
      backgroundColor.setFill()
      outline.fill()
    }
    if let image {
      context.saveGState()
      outline.addClip()
      image.draw(in: imageContentMode.frame(ofContent: image.size, in: rect), asContentOf: view)
      context.restoreGState()
    }
    if let strokeColor, strokeWidth > 0 {
      // The border is inside of the background's edge, unless an outset moves it.
      let inset = strokeWidth / 2 - strokeOutset
      let edge = rect.insetBy(dx: inset, dy: inset)
      guard !edge.isNull else { return }
      let line = path(edge, radius > 0 ? max(0, radius - inset) : 0)
      line.lineWidth = strokeWidth
      strokeColor.setStroke()
      line.stroke()
    }
  }
}

/// A transformation of a configuration's text attributes.
public struct UIConfigurationTextAttributesTransformer {
  public let transform: (AttributeContainer) -> AttributeContainer

  public init(_ transform: @escaping (AttributeContainer) -> AttributeContainer) {
    self.transform = transform
  }

  public func callAsFunction(_ input: AttributeContainer) -> AttributeContainer { transform(input) }
}

/// A transformation of a configuration's color.
public struct UIConfigurationColorTransformer {
  public let transform: (UIColor) -> UIColor

  public init(_ transform: @escaping (UIColor) -> UIColor) {
    self.transform = transform
  }

  public func callAsFunction(_ input: UIColor) -> UIColor { transform(input) }
}

/// A set of edges, with leading and trailing instead of left and right.
public struct NSDirectionalRectEdge: OptionSet, Sendable {
  public let rawValue: UInt

  public init(rawValue: UInt) { self.rawValue = rawValue }

  public static let top = NSDirectionalRectEdge(rawValue: 1 << 0)
  public static let leading = NSDirectionalRectEdge(rawValue: 1 << 1)
  public static let bottom = NSDirectionalRectEdge(rawValue: 1 << 2)
  public static let trailing = NSDirectionalRectEdge(rawValue: 1 << 3)
  public static let all: NSDirectionalRectEdge = [.top, .leading, .bottom, .trailing]
}
