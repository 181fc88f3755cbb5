import UIKit

/// A control with an intrinsic size that draws itself, tracks touches and reports its value.
@IBDesignable
final class RatingControl: UIControl {
  @IBInspectable var value: Int = 3 {
    didSet {
      guard value != oldValue else { return }
      setNeedsDisplay()
      accessibilityValue = "\(value) of \(maximum)"
      sendActions(for: .valueChanged)
    }
  }
  var maximum = 5 { didSet { invalidateIntrinsicContentSize(); setNeedsDisplay() } }
  var starSize: CGFloat = 28 { didSet { invalidateIntrinsicContentSize(); setNeedsDisplay() } }
  var spacing: CGFloat = 6

  override init(frame: CGRect) {
    super.init(frame: frame)
    isOpaque = false
    backgroundColor = .clear
    contentMode = .redraw
    isAccessibilityElement = true
    accessibilityTraits = .adjustable
    setContentHuggingPriority(.required, for: .horizontal)
    setContentHuggingPriority(.required, for: .vertical)
  }

  required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  override var intrinsicContentSize: CGSize {
    CGSize(width: CGFloat(maximum) * starSize + CGFloat(maximum - 1) * spacing, height: starSize)
  }

  override var isEnabled: Bool { didSet { alpha = isEnabled ? 1 : 0.4 } }

  override func tintColorDidChange() {
    super.tintColorDidChange()
    setNeedsDisplay()
  }

  override func draw(_ rect: CGRect) {
    guard let context = UIGraphicsGetCurrentContext() else { return }
    for index in 0..<maximum {
      let origin = CGPoint(x: CGFloat(index) * (starSize + spacing), y: bounds.midY - starSize / 2)
      let path = starPath(in: CGRect(origin: origin, size: CGSize(width: starSize, height: starSize)))
      context.saveGState()
      tintColor.setStroke()
      path.lineWidth = 1.5
      path.lineJoinStyle = .round
      if index < value {
        tintColor.setFill()
        path.fill()
      }
      path.stroke()
      context.restoreGState()
    }
  }

  private func starPath(in rect: CGRect) -> UIBezierPath {
    let path = UIBezierPath()
    let center = CGPoint(x: rect.midX, y: rect.midY)
    let outer = rect.width / 2 - 1
    for corner in 0..<10 {
      let radius = corner.isMultiple(of: 2) ? outer : outer * 0.45
      let angle = CGFloat(corner) * .pi / 5 - .pi / 2
      let point = CGPoint(x: center.x + radius * cos(angle), y: center.y + radius * sin(angle))
      corner == 0 ? path.move(to: point) : path.addLine(to: point)
    }
    path.close()
    return path
  }

  override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    update(with: touch)
    return true
  }

  override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    update(with: touch)
    return super.continueTracking(touch, with: event)
  }

  private func update(with touch: UITouch) {
    let location = touch.location(in: self)
    value = min(max(Int(location.x / (starSize + spacing)) + 1, 0), maximum)
  }
}

/// A card of reviews around the control: nested stacks with baselines, spacers, separators.
final class ReviewCard: UIView {
  let rating = RatingControl()

  override init(frame: CGRect) {
    super.init(frame: frame)
    backgroundColor = .secondarySystemGroupedBackground
    layer.cornerRadius = 16
    layer.cornerCurve = .continuous
    let score = UILabel()
    score.text = "4.6"
    score.font = .systemFont(ofSize: 54, weight: .bold)
    let outOf = UILabel()
    outOf.text = "out of 5"
    outOf.textColor = .secondaryLabel
    let count = UILabel()
    count.text = "1,284 ratings"
    count.font = .preferredFont(forTextStyle: .footnote)
    count.textColor = .secondaryLabel
    count.textAlignment = .right
    let line = UIStackView(arrangedSubviews: [score, outOf, count])
    line.alignment = .firstBaseline
    line.spacing = 8
    outOf.setContentHuggingPriority(.defaultHigh, for: .horizontal)
    score.setContentHuggingPriority(.defaultHigh, for: .horizontal)

    let bars = UIStackView()
    bars.axis = .vertical
    bars.distribution = .equalSpacing
    for share: Float in [0.8, 0.5, 0.2, 0.1, 0.05] {
      let bar = UIProgressView(progressViewStyle: .default)
      bar.progress = share
      bar.progressTintColor = .systemYellow
      bars.addArrangedSubview(bar)
    }
    bars.heightAnchor.constraint(equalToConstant: 60).isActive = true
    let separator = UIView()
    separator.backgroundColor = .separator
    separator.heightAnchor.constraint(equalToConstant: 1 / 2).isActive = true
    let rateRow = UIStackView(arrangedSubviews: [
      {
        let l = UILabel(); l.text = "Tap to rate:"; return l
      }(), rating,
    ])
    rateRow.alignment = .center
    rating.tintColor = .systemYellow
    let stack = UIStackView(arrangedSubviews: [line, bars, separator, rateRow])
    stack.axis = .vertical
    stack.spacing = 12
    stack.translatesAutoresizingMaskIntoConstraints = false
    addSubview(stack)
    NSLayoutConstraint.activate([
      stack.topAnchor.constraint(equalTo: topAnchor, constant: 12),
      stack.leadingAnchor.constraint(equalTo: leadingAnchor, constant: 16),
      stack.trailingAnchor.constraint(equalTo: trailingAnchor, constant: -16),
      stack.bottomAnchor.constraint(equalTo: bottomAnchor, constant: -12),
    ])
  }

  required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }
}
