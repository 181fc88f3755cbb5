internal import Foundation
public import UIFoundation
public import UIGraphics

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
}
