import UIKit

/// A receipt: prices on decimal tabs, dashed line, total on a shared baseline, attachment and tracking.
final class ReceiptView: UIView {
  private let itemsLabel = UILabel()
  private let dashes = CAShapeLayer()
  private let divider = UIView()
  private let totalTitle = UILabel()
  private let totalLabel = UILabel()
  private let thanksLabel = UILabel()

  override init(frame: CGRect) {
    super.init(frame: frame)
    backgroundColor = .white
    layoutMargins = UIEdgeInsets(top: 20, left: 20, bottom: 20, right: 20)
    itemsLabel.numberOfLines = 0
    itemsLabel.attributedText = items([("Coffee", "3.50"), ("Cake of the day", "12.25"), ("Water", "0.9")])
    dashes.strokeColor = UIColor.systemGray.cgColor
    dashes.lineDashPattern = [4, 3]
    divider.layer.addSublayer(dashes)
    totalTitle.attributedText = NSAttributedString(
      string: "TOTAL", attributes: [.font: UIFont.systemFont(ofSize: 13, weight: .semibold), .kern: 2])
    totalLabel.text = "€16.65"
    totalLabel.font = .systemFont(ofSize: 34, weight: .light)
    totalLabel.adjustsFontSizeToFitWidth = true
    totalLabel.minimumScaleFactor = 0.5
    let thanks = NSMutableAttributedString(string: "Thank you ")
    let heart = NSTextAttachment()
    heart.image = UIImage(systemName: "heart.fill")?.withTintColor(.systemRed)
    heart.bounds = CGRect(x: 0, y: -2, width: 14, height: 14)
    thanks.append(NSAttributedString(attachment: heart))
    thanks.addAttribute(
      .font, value: UIFont.italicSystemFont(ofSize: 13), range: NSRange(location: 0, length: thanks.length))
    thanksLabel.attributedText = thanks
    thanksLabel.textAlignment = .center
    for view in [itemsLabel, divider, totalTitle, totalLabel, thanksLabel] {
      view.translatesAutoresizingMaskIntoConstraints = false
      addSubview(view)
    }
    let guide = layoutMarginsGuide
    NSLayoutConstraint.activate([
      itemsLabel.topAnchor.constraint(equalTo: guide.topAnchor),
      itemsLabel.leadingAnchor.constraint(equalTo: guide.leadingAnchor),
      itemsLabel.trailingAnchor.constraint(equalTo: guide.trailingAnchor),
      divider.topAnchor.constraint(equalToSystemSpacingBelow: itemsLabel.bottomAnchor, multiplier: 1.5),
      divider.leadingAnchor.constraint(equalTo: guide.leadingAnchor),
      divider.trailingAnchor.constraint(equalTo: guide.trailingAnchor),
      divider.heightAnchor.constraint(equalToConstant: 1),
      totalLabel.topAnchor.constraint(equalToSystemSpacingBelow: divider.bottomAnchor, multiplier: 1),
      totalLabel.trailingAnchor.constraint(equalTo: guide.trailingAnchor),
      totalTitle.lastBaselineAnchor.constraint(equalTo: totalLabel.lastBaselineAnchor),
      totalTitle.leadingAnchor.constraint(equalTo: guide.leadingAnchor),
      totalLabel.leadingAnchor.constraint(greaterThanOrEqualTo: totalTitle.trailingAnchor, constant: 8),
      thanksLabel.firstBaselineAnchor.constraint(
        equalToSystemSpacingBelow: totalLabel.lastBaselineAnchor, multiplier: 1),
      thanksLabel.leadingAnchor.constraint(equalTo: guide.leadingAnchor),
      thanksLabel.trailingAnchor.constraint(equalTo: guide.trailingAnchor),
      thanksLabel.bottomAnchor.constraint(equalTo: guide.bottomAnchor),
    ])
    totalTitle.setContentCompressionResistancePriority(.required, for: .horizontal)
  }

  required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

  private func items(_ items: [(String, String)]) -> NSAttributedString {
    let paragraph = NSMutableParagraphStyle()
    paragraph.tabStops = [
      NSTextTab(
        textAlignment: .right, location: 230,
        options: [.columnTerminators: NSTextTab.columnTerminators(for: Locale(identifier: "en_US"))])
    ]
    paragraph.lineSpacing = 4
    return NSAttributedString(
      string: items.map { "\($0)\t\($1)" }.joined(separator: "\n"),
      attributes: [.font: UIFont.monospacedSystemFont(ofSize: 14, weight: .regular), .paragraphStyle: paragraph])
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let path = CGMutablePath()
    path.addLines(between: [CGPoint(x: 0, y: 0.5), CGPoint(x: divider.bounds.width, y: 0.5)])
    dashes.path = path
  }
}
