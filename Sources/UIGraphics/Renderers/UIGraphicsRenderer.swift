import UIFoundation

/// What renderers of all kinds have in common: bounds and a format.
open class UIGraphicsRenderer: NSObject {
  private let area: CGRect
  private let baseFormat: UIGraphicsRendererFormat

  /// A renderer for a part of the plane. Points.
  package init(area: CGRect, baseFormat: UIGraphicsRendererFormat) {
    self.area = area.isFinite ? area.standardized : .zero
    self.baseFormat = baseFormat
  }

  /// What pictures will show. Points.
  package var bounds: CGRect { area }

  /// How pictures are made.
  open var format: UIGraphicsRendererFormat { baseFormat }
}

/// How pictures are made.
open class UIGraphicsRendererFormat: NSObject, NSCopying {
  private var area = CGRect.zero

  public override required init() {}

  /// The format of the current traits.
  open class func `default`() -> Self { self.init() }

  /// What pictures will show; set by the renderer. Points.
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

/// What drawing blocks of renderers are given.
open class UIGraphicsRendererContext: NSObject {
  /// Where drawing is recorded.
  open var cgContext: CGContext { firstContext }
  private let firstContext: CGContext
  /// How pictures are made.
  open var format: UIGraphicsRendererFormat { baseFormat }
  private let baseFormat: UIGraphicsRendererFormat

  /// Wraps the recording context.
  package init(cgContext: CGContext, format: UIGraphicsRendererFormat) {
    firstContext = cgContext
    baseFormat = format
  }

  /// Fills a rectangle with the fill colour.
  open func fill(_ rect: CGRect) { cgContext.fill(rect) }

  /// Fills a rectangle with the fill colour and a blend mode.
  open func fill(_ rect: CGRect, blendMode: CGBlendMode) {
    cgContext.withState {
      cgContext.setBlendMode(blendMode)
      cgContext.fill(rect)
    }
  }

  /// Draws a line of one point inside a rectangle with the stroke colour.
  open func stroke(_ rect: CGRect) { cgContext.stroke(rect.insetBy(dx: 0.5, dy: 0.5), width: 1) }

  /// The same with a blend mode.
  open func stroke(_ rect: CGRect, blendMode: CGBlendMode) {
    cgContext.withState {
      cgContext.setBlendMode(blendMode)
      stroke(rect)
    }
  }

  /// Limits later drawing to a rectangle.
  open func clip(to rect: CGRect) { cgContext.clip(to: rect) }
}
