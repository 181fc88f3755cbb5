import UIKit

/// A rating of up to five stars, set by touch.
@IBDesignable
open class MoodControl: UIControl {
  @IBInspectable public var mood: Int = 0 {
    didSet {
      guard mood != oldValue else { return }
      updateStars()
      accessibilityValue = "\(mood)"
    }
  }
  @IBInspectable var spacing: CGFloat = 4 { didSet { setNeedsLayout() } }
  @IBInspectable public var starColor: UIColor? { didSet { updateStars() } }

  private lazy var pan = UIPanGestureRecognizer(target: self, action: #selector(MoodControl.handlePan))
  private var stars: [UIImageView] = []

  public override init(frame: CGRect) {
    super.init(frame: frame)
    commonInit()
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    commonInit()
  }

  private func commonInit() {
    isAccessibilityElement = true
    accessibilityTraits = .adjustable
    for index in 0..<5 {
      let star = UIImageView(image: UIImage(systemName: "star"))
      star.tag = index
      star.isUserInteractionEnabled = true
      star.addGestureRecognizer(UITapGestureRecognizer(target: self, action: #selector(starTapped(_:))))
      addSubview(star)
      stars.append(star)
    }
    addGestureRecognizer(pan)
    addTarget(self, action: #selector(touchedDown), for: [.touchDown, .touchDownRepeat])
  }

  private func updateStars() {
    for star in stars {
      star.isHighlighted = star.tag < mood
      star.tintColor = star.tag < mood ? starColor ?? tintColor : .systemGray3
    }
  }

  @objc private func starTapped(_ recognizer: UITapGestureRecognizer) {
    set(mood: (recognizer.view?.tag ?? 0) + 1)
  }

  @objc private func handlePan() {
    let width = bounds.width / 5
    guard pan.state == .changed, width > 0 else { return }
    set(mood: min(max(Int(pan.location(in: self).x / width) + 1, 0), 5))
  }

  @objc private dynamic func touchedDown() {
    isHighlighted = true
  }

  private func set(mood: Int) {
    self.mood = mood
    sendActions(for: .valueChanged)
  }
}

// MARK: - Layout

extension MoodControl {
  open override func layoutSubviews() {
    super.layoutSubviews()
    let side = (bounds.width - 4 * spacing) / 5
    for star in stars {
      star.frame = CGRect(x: CGFloat(star.tag) * (side + spacing), y: 0, width: side, height: side)
    }
  }

  open override var intrinsicContentSize: CGSize { CGSize(width: 120 + 4 * spacing, height: 24) }
}

// MARK: - Accessibility

extension MoodControl {
  open override func accessibilityIncrement() { set(mood: min(mood + 1, 5)) }
  open override func accessibilityDecrement() { set(mood: max(mood - 1, 0)) }
}
