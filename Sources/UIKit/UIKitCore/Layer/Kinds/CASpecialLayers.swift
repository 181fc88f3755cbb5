public import Foundation
public import UIFoundation
public import UIGraphics

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

/// A layer that draws its sublayers several times, with an additional transform for each copy.
///
/// The delay between the copies applies to animations only. The alpha of the color has an effect, but not its red,
/// green and blue.
open class CAReplicatorLayer: CALayer {
  open var instanceCount = 1
  open var preservesDepth = false
  open var instanceDelay: CFTimeInterval = 0
  /// The transform from one copy to the next, around the anchor point.
  open var instanceTransform = CATransform3DIdentity
  open var instanceColor: CGColor? = UIColor.white.cgColor
  open var instanceRedOffset: Float = 0
  open var instanceGreenOffset: Float = 0
  open var instanceBlueOffset: Float = 0
  /// The change of opacity from one copy to the next.
  open var instanceAlphaOffset: Float = 0

  override func renderSublayers(in ctx: CGContext) {
    let base = Double(instanceColor?.alpha ?? 1)
    var transform = CGAffineTransform.identity
    for index in 0..<max(0, instanceCount) {
      let alpha = min(1, max(0, base + Double(instanceAlphaOffset) * Double(index)))
      ctx.saveGState()
      ctx.concatenate(transform, around: anchorInBounds)
      if alpha < 1 {
        ctx.group(GroupStyle(alpha: alpha)) { renderSublayersOnce(in: ctx) }
      } else {
        renderSublayersOnce(in: ctx)
      }
      ctx.restoreGState()
      transform = instanceTransform.flattened.concatenating(transform)
    }
  }

  override class var keyedProperties: [KeyedProperty] { replicatorProperties }
}
