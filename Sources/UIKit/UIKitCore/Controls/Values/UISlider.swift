public import Foundation
public import UIFoundation
public import UIGraphics

/// A control for a value in a range along a track.
open class UISlider: UIControl {
  override var kindOfAccessibility: UIAccessibilityTraits { .adjustable }

  /// The lengths of a slider, in points.
  private struct Metrics {
    let thumb: CGSize
    let trackHeight: CGFloat
    /// The distance of the track from an edge without an image.
    let trackInset: CGFloat
    /// The length by which the thumb extends beyond both ends of the track.
    let overhang: CGFloat
    let insets: UIEdgeInsets
    let intrinsicHeight: CGFloat
    let shadow: (offset: CGFloat, blur: CGFloat, opacity: CGFloat)
  }

  // Interface Builder records x 14 and a height of 31 for a classic slider between margins of 16. In glass, it records
  // the margin as x, and a height of 34.
  private static let metrics = DesignValues(
    classic: Metrics(
      thumb: CGSize(width: 27, height: 27), trackHeight: 4, trackInset: 3, overhang: 1,
      insets: UIEdgeInsets(top: 0, left: 2, bottom: 1, right: 2), intrinsicHeight: 30,
      shadow: (offset: 2, blur: 8, opacity: 0.22)),
    glass: Metrics(
      thumb: CGSize(width: 37, height: 24), trackHeight: 6, trackInset: 0, overhang: 0, insets: .zero,
      intrinsicHeight: 34, shadow: (offset: 0, blur: 10, opacity: 0.15)))
  private var metrics: Metrics { Self.metrics[traitCollection] }

  open var value: Float {
    get { storedValue }
    set { setValue(newValue, animated: false) }
  }
  private var storedValue: Float = 0
  /// The lowest value. A higher one than the maximum becomes the maximum, too.
  open var minimumValue: Float = 0 {
    didSet {
      if minimumValue > maximumValue { maximumValue = minimumValue }
      setValue(storedValue, animated: false)
    }
  }
  /// The highest value. A lower one than the minimum becomes the minimum, too.
  open var maximumValue: Float = 1 {
    didSet {
      if maximumValue < minimumValue { minimumValue = maximumValue }
      setValue(storedValue, animated: false)
    }
  }
  open var isContinuous = true
  open var minimumValueImage: UIImage? {
    didSet { setNeedsDisplay() }
  }
  open var maximumValueImage: UIImage? {
    didSet { setNeedsDisplay() }
  }
  open var minimumTrackTintColor: UIColor?
  open var maximumTrackTintColor: UIColor?
  open var thumbTintColor: UIColor?
  final var thumbImages = StateValues<UIImage>() {
    didSet { setNeedsDisplay() }
  }
  final var minimumTrackImages = StateValues<UIImage>() {
    didSet { setNeedsDisplay() }
  }
  final var maximumTrackImages = StateValues<UIImage>() {
    didSet { setNeedsDisplay() }
  }

  open func setValue(_ value: Float, animated: Bool) {
    let value = value.isNaN ? minimumValue : value
    storedValue = min(max(value, minimumValue), maximumValue)
    setNeedsDisplay()
  }

  open func setThumbImage(_ image: UIImage?, for state: State) { thumbImages[state] = image }
  open func setMinimumTrackImage(_ image: UIImage?, for state: State) { minimumTrackImages[state] = image }
  open func setMaximumTrackImage(_ image: UIImage?, for state: State) { maximumTrackImages[state] = image }
  open func thumbImage(for state: State) -> UIImage? { thumbImages.value(for: state) }
  open var currentThumbImage: UIImage? { thumbImage(for: state) }

  // As in UIKit, only the height is intrinsic, although Apple's Auto Layout Guide lists only a width.
  open override var intrinsicContentSize: CGSize {
    CGSize(width: Self.noIntrinsicMetric, height: metrics.intrinsicHeight)
  }
  // As measured in iOS 17.5 and 18.5, a slider takes the width that it is offered.
  open override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: size.width, height: 34) }
  open override var alignmentRectInsets: UIEdgeInsets { metrics.insets }

  // MARK: Rectangles, in points

  open func minimumValueImageRect(forBounds bounds: CGRect) -> CGRect {
    imageRect(of: minimumValueImage, isLeft: !isRightToLeft, in: bounds)
  }

  open func maximumValueImageRect(forBounds bounds: CGRect) -> CGRect {
    imageRect(of: maximumValueImage, isLeft: isRightToLeft, in: bounds)
  }

  private func imageRect(of image: UIImage?, isLeft: Bool, in bounds: CGRect) -> CGRect {
    guard let size = image?.size else { return .zero }
    let x = isLeft ? bounds.minX : bounds.maxX - size.width
    return CGRect(origin: CGPoint(x: x, y: bounds.midY - size.height / 2), size: size)
  }

  open func trackRect(forBounds bounds: CGRect) -> CGRect {
    let metrics = metrics
    // The spacing between an image and the track is 14.
    let minimumInset = minimumValueImage.map { $0.size.width + 14 } ?? metrics.trackInset
    let maximumInset = maximumValueImage.map { $0.size.width + 14 } ?? metrics.trackInset
    let (left, right) = isRightToLeft ? (maximumInset, minimumInset) : (minimumInset, maximumInset)
    return CGRect(
      x: bounds.minX + left, y: pixelGrid.round(bounds.midY - metrics.trackHeight / 2),
      width: max(0, bounds.width - left - right), height: metrics.trackHeight)
  }

  open func thumbRect(forBounds bounds: CGRect, trackRect rect: CGRect, value: Float) -> CGRect {
    let metrics = metrics
    let size = currentThumbImage?.size ?? metrics.thumb
    let range = maximumValue - minimumValue
    var fraction = range > 0 ? CGFloat((value - minimumValue) / range) : 0
    if isRightToLeft { fraction = 1 - fraction }
    let travel = rect.width + 2 * metrics.overhang - size.width
    return CGRect(
      x: pixelGrid.floor(rect.minX - metrics.overhang + fraction * travel),
      y: pixelGrid.round(rect.midY - size.height / 2), width: size.width, height: size.height)
  }

  // MARK: Drawing

  override func drawContent() {
    guard let context = UIGraphicsGetCurrentContext() else { return }
    context.saveGState()
    // The opacity applies to the whole slider, so that the track and the shadow are not visible through the thumb.
    context.setAlpha(isEnabled ? 1 : 0.5)
    context.beginTransparencyLayer(auxiliaryInfo: nil)
    let track = trackRect(forBounds: bounds)
    let thumb = thumbRect(forBounds: bounds, trackRect: track, value: value)
    let left = CGRect(x: track.minX, y: track.minY, width: max(0, thumb.midX - track.minX), height: track.height)
    let right = CGRect(x: thumb.midX, y: track.minY, width: max(0, track.maxX - thumb.midX), height: track.height)
    let (low, high) = isRightToLeft ? (right, left) : (left, right)
    (maximumTrackTintColor ?? .systemFill).setFill()
    UIBezierPath(circularRect: track, radius: track.height / 2).fill()
    (minimumTrackTintColor ?? tintColor).setFill()
    UIBezierPath(circularRect: low, radius: track.height / 2).fill()
    minimumTrackImages.value(for: state)?.draw(in: low, asContentOf: self)
    maximumTrackImages.value(for: state)?.draw(in: high, asContentOf: self)
    let images = [
      (minimumValueImage, minimumValueImageRect(forBounds: bounds)),
      (maximumValueImage, maximumValueImageRect(forBounds: bounds)),
    ]
    for (image, rect) in images { image?.withTintColor(.label).draw(in: rect, asContentOf: self) }
    drawThumb(in: thumb, context)
    context.endTransparencyLayer()
    context.restoreGState()
  }

  private func drawThumb(in rect: CGRect, _ context: CGContext) {
    if let image = currentThumbImage { return image.draw(in: rect, asContentOf: self) }
    let shadow = metrics.shadow
    context.setShadow(
      offset: CGSize(width: 0, height: shadow.offset), blur: shadow.blur,
      color: UIColor(white: 0, alpha: shadow.opacity).cgColor)
    context.setFillColor((thumbTintColor ?? .white).cgColor)
    context.fillCapsule(in: rect)
  }
}
