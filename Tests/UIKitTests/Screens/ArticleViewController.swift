import UIKit

extension UIView {
  /// Adds several subviews; many projects have this helper.
  func addSubviews(_ views: UIView...) {
    views.forEach(addSubview)
  }

  @discardableResult
  func pinEdges(to other: UIView, insets: UIEdgeInsets = .zero) -> [NSLayoutConstraint] {
    translatesAutoresizingMaskIntoConstraints = false
    let constraints = [
      topAnchor.constraint(equalTo: other.topAnchor, constant: insets.top),
      leadingAnchor.constraint(equalTo: other.leadingAnchor, constant: insets.left),
      other.bottomAnchor.constraint(equalTo: bottomAnchor, constant: insets.bottom),
      other.trailingAnchor.constraint(equalTo: trailingAnchor, constant: insets.right),
    ]
    NSLayoutConstraint.activate(constraints)
    return constraints
  }
}

extension UIStackView {
  convenience init(
    axis: NSLayoutConstraint.Axis, spacing: CGFloat = 0, alignment: UIStackView.Alignment = .fill, _ views: [UIView]
  ) {
    self.init(arrangedSubviews: views)
    self.axis = axis
    self.spacing = spacing
    self.alignment = alignment
  }
}

extension NSLayoutConstraint {
  @discardableResult
  func with(priority: UILayoutPriority) -> NSLayoutConstraint {
    self.priority = priority
    return self
  }
}

/// An article: a stack in a scroll view, with an image, the time and date, styled text and a quote.
final class ArticleViewController: UIViewController {
  let scrollView = UIScrollView()
  private(set) lazy var stackView = UIStackView(
    axis: .vertical, spacing: 16, [heroView, metaLine, titleLabel, bodyLabel, quoteView])

  private let heroView: UIView = {
    let view = UIImageView(
      image: UIGraphicsImageRenderer(size: CGSize(width: 160, height: 90)).image { context in
        UIColor.systemTeal.setFill()
        context.fill(CGRect(x: 0, y: 0, width: 160, height: 90))
        let sun = UIBezierPath(ovalIn: CGRect(x: 105, y: 15, width: 30, height: 30))
        UIColor.systemYellow.setFill()
        sun.fill()
        let hill = UIBezierPath()
        hill.move(to: CGPoint(x: 0, y: 90))
        hill.addCurve(
          to: CGPoint(x: 160, y: 70), controlPoint1: CGPoint(x: 50, y: 20), controlPoint2: CGPoint(x: 90, y: 100))
        hill.addLine(to: CGPoint(x: 160, y: 90))
        hill.close()
        UIColor.systemGreen.setFill()
        hill.fill()
      })
    view.contentMode = .scaleAspectFill
    view.clipsToBounds = true
    view.layer.cornerRadius = 12
    return view
  }()

  private let metaLine: UIStackView = {
    let icon = UIImageView(
      image: UIImage(systemName: "clock", withConfiguration: UIImage.SymbolConfiguration(textStyle: .caption1)))
    let time = UILabel()
    time.text = "5 min"
    let date = UILabel()
    date.text = "12 March"
    for label in [time, date] {
      label.font = .preferredFont(forTextStyle: .caption1)
      label.textColor = .secondaryLabel
    }
    icon.tintColor = .secondaryLabel
    let stack = UIStackView(axis: .horizontal, spacing: 4, alignment: .center, [icon, time, UIView(), date])
    return stack
  }()

  private let titleLabel: UILabel = {
    let label = UILabel()
    label.text = "Why layouts are systems of linear inequalities"
    label.font = UIFontMetrics(forTextStyle: .title1).scaledFont(for: .systemFont(ofSize: 28, weight: .heavy))
    label.adjustsFontForContentSizeCategory = true
    label.numberOfLines = 0
    return label
  }()

  private let bodyLabel: UILabel = {
    let label = UILabel()
    label.numberOfLines = 0
    let paragraph = NSMutableParagraphStyle()
    paragraph.lineHeightMultiple = 1.2
    paragraph.paragraphSpacing = 8
    let text = NSMutableAttributedString(
      string:
        "Each constraint is a row. The solver keeps them in a tableau, and moves from corner to corner.\nPriorities decide what gives.",
      attributes: [.font: UIFont.preferredFont(forTextStyle: .body), .paragraphStyle: paragraph])
    let range = (text.string as NSString).range(of: "Priorities")
    text.addAttributes([.font: UIFont.boldSystemFont(ofSize: 17), .foregroundColor: UIColor.systemRed], range: range)
    label.attributedText = text
    return label
  }()

  private let quoteView: UIView = {
    let bar = UIView()
    bar.backgroundColor = .systemOrange
    bar.widthAnchor.constraint(equalToConstant: 4).isActive = true
    let label = UILabel()
    label.text = "“A level is never traded against a lower one.”"
    label.font = .italicSystemFont(ofSize: 17)
    label.numberOfLines = 0
    return UIStackView(axis: .horizontal, spacing: 12, [bar, label])
  }()

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    view.addSubviews(scrollView)
    scrollView.pinEdges(to: view)
    scrollView.addSubview(stackView)
    stackView.pinEdges(to: scrollView, insets: UIEdgeInsets(top: 16, left: 20, bottom: 16, right: 20))
    stackView.widthAnchor.constraint(equalTo: scrollView.widthAnchor, constant: -40).isActive = true
    heroView.heightAnchor.constraint(equalTo: heroView.widthAnchor, multiplier: 9 / 16).with(priority: .required - 1)
      .isActive = true
    stackView.setCustomSpacing(8, after: metaLine)
  }
}
