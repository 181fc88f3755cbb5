import UIFoundation

/// A blurred, colored copy behind a drawing.
open class NSShadow: AttributeObject, NSCopying {
  /// The offset of the copy, in points. Positive values are right and down.
  open var shadowOffset = CGSize.zero
  /// The radius of the blur, in points; 0 for a sharp shadow.
  open var shadowBlurRadius: CGFloat = 0
  /// The color, a `UIColor`; nil for no shadow.
  open var shadowColor: Any? = UIColor(white: 0, alpha: 1.0 / 3)

  public override init() {}

  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = NSShadow()
    copy.shadowOffset = shadowOffset
    copy.shadowBlurRadius = shadowBlurRadius
    copy.shadowColor = shadowColor
    return copy
  }

  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? NSShadow else { return false }
    return shadowOffset == other.shadowOffset && shadowBlurRadius == other.shadowBlurRadius
      && (shadowColor as? UIColor) == (other.shadowColor as? UIColor)
  }

  open override var hash: Int { shadowBlurRadius.hashValue }
}
