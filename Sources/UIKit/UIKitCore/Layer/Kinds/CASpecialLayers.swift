public import Foundation
public import UIFoundation

/// A layer of sublayers with three-dimensional transforms, which are projected onto the layer's plane.
open class CATransformLayer: CALayer {}

/// A layer that displays a part of larger content.
open class CAScrollLayer: CALayer {
  open var scrollMode: CAScrollLayerScrollMode = .both

  /// Scrolls to a point of the content.
  open func scroll(to p: CGPoint) {
    if scrollMode == .both || scrollMode == .horizontally { bounds.origin.x = p.x }
    if scrollMode == .both || scrollMode == .vertically { bounds.origin.y = p.y }
  }

  /// Scrolls by the minimum distance that makes a rectangle of the content visible.
  func scroll(_ rect: CGRect) {
    var origin = bounds.origin
    if rect.maxX > bounds.maxX { origin.x = rect.maxX - bounds.width }
    if rect.minX < origin.x { origin.x = rect.minX }
    if rect.maxY > bounds.maxY { origin.y = rect.maxY - bounds.height }
    if rect.minY < origin.y { origin.y = rect.minY }
    scroll(to: origin)
  }
}

/// The axes along which a layer scrolls.
public struct CAScrollLayerScrollMode: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }

  public static let none = CAScrollLayerScrollMode(rawValue: "none")
  public static let vertically = CAScrollLayerScrollMode(rawValue: "vertically")
  public static let horizontally = CAScrollLayerScrollMode(rawValue: "horizontally")
  public static let both = CAScrollLayerScrollMode(rawValue: "both")
}

/// A layer whose content is drawn in tiles. Pictures contain it without a division into tiles.
open class CATiledLayer: CALayer {
  open var levelsOfDetail = 1
  open var levelsOfDetailBias = 0
  /// The size of a tile, in pixels.
  open var tileSize = CGSize(width: 256, height: 256)
  open class func fadeDuration() -> CFTimeInterval { 0.25 }
}
