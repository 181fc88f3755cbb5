import UIFoundation

/// The base class of renderers, with bounds and a format.
open class UIGraphicsRenderer: NSObject {
  private let area: CGRect
  private let baseFormat: UIGraphicsRendererFormat

  /// Creates a renderer of an area, in points.
  package init(area: CGRect, baseFormat: UIGraphicsRendererFormat) {
    self.area = area.isFinite ? area.standardized : .zero
    self.baseFormat = baseFormat
  }

  /// The area of the pictures, in points.
  package var bounds: CGRect { area }

  open var format: UIGraphicsRendererFormat { baseFormat }
}

/// The base class of formats.
open class UIGraphicsRendererFormat: NSObject, NSCopying {
  private var area = CGRect.zero

  public override required init() {}

  /// Returns the format of the current traits.
  open class func `default`() -> Self { self.init() }

  /// The area of the pictures, set by the renderer, in points.
  open internal(set) var bounds: CGRect {
    get { area }
    set { area = newValue }
  }

  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = Self()
    copy.area = area
    return copy
  }
}

/// The base class of the contexts of renderers.
open class UIGraphicsRendererContext: NSObject {
  open var cgContext: CGContext { firstContext }
  private let firstContext: CGContext
  open var format: UIGraphicsRendererFormat { baseFormat }
  private let baseFormat: UIGraphicsRendererFormat

  package init(cgContext: CGContext, format: UIGraphicsRendererFormat) {
    firstContext = cgContext
    baseFormat = format
  }

  /// Fills a rectangle with the fill color.
  open func fill(_ rect: CGRect) { cgContext.fill(rect) }

  /// Fills a rectangle with the fill color and a blend mode.
  open func fill(_ rect: CGRect, blendMode: CGBlendMode) { cgContext.fill(rect, blendMode: blendMode) }

  /// Strokes a frame of one point inside a rectangle with the stroke color.
  open func stroke(_ rect: CGRect) { cgContext.stroke(rect.insetBy(dx: 0.5, dy: 0.5), width: 1) }

  /// Strokes a frame of one point inside a rectangle with a blend mode.
  open func stroke(_ rect: CGRect, blendMode: CGBlendMode) {
    cgContext.withState {
      cgContext.setBlendMode(blendMode)
      stroke(rect)
    }
  }

  open func clip(to rect: CGRect) { cgContext.clip(to: rect) }
}
