public import Foundation
public import UIFoundation
public import UIGraphics

/// A control for a value in a range along a track.
@preconcurrency @MainActor
open class UISlider: UIControl {
  private static let thumbSide: CGFloat = 27
  private static let trackHeight: CGFloat = 4

  open var value: Float {
    get { ownValue }
    set { setValue(newValue, animated: false) }
  }
  private var ownValue: Float = 0
  open var minimumValue: Float = 0 {
    didSet { rangeDidChange() }
  }
  open var maximumValue: Float = 1 {
    didSet { rangeDidChange() }
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
    let wanted = value.isNaN ? minimumValue : value
    ownValue = min(max(wanted, minimumValue), max(minimumValue, maximumValue))
    setNeedsDisplay()
  }

  private func rangeDidChange() { setValue(ownValue, animated: false) }

  open func setThumbImage(_ image: UIImage?, for state: State) { thumbImages[state] = image }
  open func setMinimumTrackImage(_ image: UIImage?, for state: State) { minimumTrackImages[state] = image }
  open func setMaximumTrackImage(_ image: UIImage?, for state: State) { maximumTrackImages[state] = image }
  open func thumbImage(for state: State) -> UIImage? { thumbImages.value(for: state) }
  open var currentThumbImage: UIImage? { thumbImage(for: state) }

  // UIKit's slider has an intrinsic height only; its guide lists a width instead.
  open override var intrinsicContentSize: CGSize { CGSize(width: Self.noIntrinsicMetric, height: 30) }
  open override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: bounds.width, height: 31) }
  // Between margins of 16 Interface Builder records x 14 and a height of 31.
  open override var alignmentRectInsets: UIEdgeInsets { UIEdgeInsets(top: 0, left: 2, bottom: 1, right: 2) }

  // MARK: Rectangles, open to subclasses

  private var isFlipped: Bool { effectiveUserInterfaceLayoutDirection == .rightToLeft }

  open func minimumValueImageRect(forBounds bounds: CGRect) -> CGRect {
    guard let size = minimumValueImage?.size else { return .zero }
    let x = isFlipped ? bounds.maxX - size.width : bounds.minX
    return CGRect(origin: CGPoint(x: x, y: bounds.midY - size.height / 2), size: size)
  }

  open func maximumValueImageRect(forBounds bounds: CGRect) -> CGRect {
    guard let size = maximumValueImage?.size else { return .zero }
    let x = isFlipped ? bounds.minX : bounds.maxX - size.width
    return CGRect(origin: CGPoint(x: x, y: bounds.midY - size.height / 2), size: size)
  }

  open func trackRect(forBounds bounds: CGRect) -> CGRect {
    let gap: CGFloat = 14
    let ends = (minimumValueImage.map { $0.size.width + gap } ?? 2, maximumValueImage.map { $0.size.width + gap } ?? 2)
    let (left, right) = isFlipped ? (ends.1, ends.0) : ends
    return CGRect(
      x: bounds.minX + left, y: pixelGrid.round(bounds.midY - Self.trackHeight / 2),
      width: max(0, bounds.width - left - right), height: Self.trackHeight)
  }

  open func thumbRect(forBounds bounds: CGRect, trackRect rect: CGRect, value: Float) -> CGRect {
    let size = currentThumbImage?.size ?? CGSize(width: Self.thumbSide, height: Self.thumbSide)
    let range = maximumValue - minimumValue
    var part = range > 0 ? CGFloat((value - minimumValue) / range) : 0
    if isFlipped { part = 1 - part }
    let room = rect.width + 4 - size.width
    return CGRect(
      x: pixelGrid.round(rect.minX - 2 + part * room), y: pixelGrid.round(rect.midY - size.height / 2),
      width: size.width, height: size.height)
  }

  // MARK: Drawing

  open override func draw(_ rect: CGRect) {
    guard let context = UIGraphicsGetCurrentContext() else { return }
    context.saveGState()
    // The opacity applies to the whole, so that the thumb's shadow is not visible through it.
    context.setAlpha(isEnabled ? 1 : 0.5)
    context.beginTransparencyLayer(auxiliaryInfo: nil)
    let track = trackRect(forBounds: bounds)
    let thumb = thumbRect(forBounds: bounds, trackRect: track, value: value)
    let left = CGRect(x: track.minX, y: track.minY, width: max(0, thumb.midX - track.minX), height: track.height)
    let right = CGRect(x: thumb.midX, y: track.minY, width: max(0, track.maxX - thumb.midX), height: track.height)
    let (low, high) = isFlipped ? (right, left) : (left, right)
    (maximumTrackTintColor ?? .systemFill).setFill()
    UIBezierPath(roundedRect: track, cornerRadius: Self.trackHeight / 2).fill()
    (minimumTrackTintColor ?? tintColor).setFill()
    UIBezierPath(roundedRect: low, cornerRadius: Self.trackHeight / 2).fill()
    minimumTrackImages.value(for: state)?.draw(in: low)
    maximumTrackImages.value(for: state)?.draw(in: high)
    minimumValueImage?.withTintColor(.label).draw(in: minimumValueImageRect(forBounds: bounds))
    maximumValueImage?.withTintColor(.label).draw(in: maximumValueImageRect(forBounds: bounds))
    drawThumb(in: thumb, context)
    context.endTransparencyLayer()
    context.restoreGState()
  }

  private func drawThumb(in rect: CGRect, _ context: CGContext) {
    if let image = currentThumbImage { return image.draw(in: rect) }
    context.setShadow(offset: CGSize(width: 0, height: 2), blur: 8, color: UIColor(white: 0, alpha: 0.22).cgColor)
    context.setFillColor((thumbTintColor ?? .white).cgColor)
    context.fillEllipse(in: rect)
  }
}
