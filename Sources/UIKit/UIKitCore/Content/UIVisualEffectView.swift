public import Foundation
internal import UIGraphics

/// A view with an effect on the views behind it, or on its content.
///
/// As in UIKit, rounded corners cut a blur only if the view clips to its bounds. Glass has their shape in any case.
open class UIVisualEffectView: UIView {
  public init(effect: UIVisualEffect?) {
    self.effect = effect
    super.init(frame: .zero)
    effectDidChange()
  }

  public override init(frame: CGRect) {
    super.init(frame: frame)
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  override func commonInit() {
    super.commonInit()
    isOpaque = false
    contentView.frame = bounds
    contentView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    addSubview(contentView)
  }

  open var effect: UIVisualEffect? {
    didSet { effectDidChange() }
  }
  /// The superview of the content.
  open private(set) var contentView = UIView()

  private func effectDidChange() {
    if let vibrancy = effect as? UIVibrancyEffect {
      layer.rare.vibrancy = { vibrancy.backdrop }
    } else {
      layer.rareState?.vibrancy = nil
    }
    setNeedsDisplay()
  }

  override func drawContent() {
    if let glass = effect as? UIGlassEffect {
      drawGlass(in: bounds, radius: glassRadius, style: glass.style, tint: glass.tintColor)
    } else if let blur = effect as? UIBlurEffect {
      UIGraphicsGetCurrentContext()?.drawBackdrop(behind: .rect(bounds), blur.backdrop)
    }
  }

  /// The radius of glass, in points: that of the view's corners, or of a capsule if they are not set.
  private var glassRadius: CGFloat {
    guard rareState?.cornerConfiguration != nil || layer.cornerRadius > 0 else { return .infinity }
    return layer.cornerRadius
  }
}
