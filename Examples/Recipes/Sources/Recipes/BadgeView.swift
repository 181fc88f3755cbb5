import UIKit

/// A rounded label whose colors are set in Interface Builder.
@IBDesignable
class BadgeView: UIView {
  @IBInspectable var text: String = "" {
    didSet { label.text = text }
  }
  @IBInspectable var fillColor: UIColor = .systemGray {
    didSet { backgroundColor = fillColor }
  }
  @IBInspectable var padding: CGFloat = 4 {
    didSet { margins.forEach { $0.constant = padding } }
  }

  private let label = UILabel()
  private var margins: [NSLayoutConstraint] = []

  override init(frame: CGRect) {
    super.init(frame: frame)
    setUp()
  }

  required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
  }

  private func setUp() {
    label.font = UIFont.preferredFont(forTextStyle: .caption1)
    label.textColor = .white
    label.translatesAutoresizingMaskIntoConstraints = false
    addSubview(label)
    margins = [
      label.leadingAnchor.constraint(equalTo: leadingAnchor, constant: padding),
      label.topAnchor.constraint(equalTo: topAnchor, constant: padding),
      trailingAnchor.constraint(equalTo: label.trailingAnchor, constant: padding),
      bottomAnchor.constraint(equalTo: label.bottomAnchor, constant: padding),
    ]
    NSLayoutConstraint.activate(margins)
  }
}
