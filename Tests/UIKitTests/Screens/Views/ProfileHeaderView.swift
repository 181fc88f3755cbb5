import UIKit

/// A profile header: gradient layer class, avatar with a ring, counters in an equally filled stack.
final class ProfileHeaderView: UIView {
  override class var layerClass: AnyClass { CAGradientLayer.self }
  private var gradientLayer: CAGradientLayer? { layer as? CAGradientLayer }
  let avatarView = UIImageView()
  private let ringLayer = CAShapeLayer()
  private let nameLabel = UILabel()
  private let bioLabel = UILabel()
  private let countersStackView = UIStackView()
  private let followButton = UIButton(type: .system)

  override init(frame: CGRect) {
    super.init(frame: frame)
    setupViews()
    setupConstraints()
  }

  required init?(coder: NSCoder) {
    super.init(coder: coder)
    setupViews()
    setupConstraints()
  }

  private func setupViews() {
    gradientLayer?.colors = [UIColor.systemPurple, .systemPink].map(\.cgColor)
    gradientLayer?.startPoint = .zero
    gradientLayer?.endPoint = CGPoint(x: 1, y: 1)
    directionalLayoutMargins = NSDirectionalEdgeInsets(top: 24, leading: 20, bottom: 24, trailing: 20)

    avatarView.image = UIImage(systemName: "person.fill")
    avatarView.backgroundColor = UIColor.white.withAlphaComponent(0.3)
    avatarView.tintColor = .white
    avatarView.contentMode = .scaleAspectFit
    avatarView.clipsToBounds = true
    ringLayer.fillColor = UIColor.clear.cgColor
    ringLayer.strokeColor = UIColor.white.cgColor
    ringLayer.lineWidth = 3
    ringLayer.lineCap = .round
    ringLayer.strokeEnd = 0.75
    layer.addSublayer(ringLayer)

    nameLabel.text = "Ada Lovelace"
    let descriptor = UIFontDescriptor.preferredFontDescriptor(withTextStyle: .title2)
    nameLabel.font = UIFont(descriptor: descriptor.withSymbolicTraits(.traitBold) ?? descriptor, size: 0)
    nameLabel.textColor = .white
    bioLabel.text = "Mathematician, writer, and the first to see that the engine could do more than sums."
    bioLabel.font = .preferredFont(forTextStyle: .subheadline)
    bioLabel.textColor = UIColor(white: 1, alpha: 0.9)
    bioLabel.numberOfLines = 0

    countersStackView.distribution = .fillEqually
    for (value, title) in [("128", "Posts"), ("12.4k", "Followers"), ("301", "Following")] {
      countersStackView.addArrangedSubview(makeCounter(value: value, title: title))
    }
    followButton.setTitle("Follow", for: .normal)
    followButton.setTitleColor(.systemPink, for: .normal)
    followButton.titleLabel?.font = .boldSystemFont(ofSize: 15)
    followButton.backgroundColor = .white
    followButton.contentEdgeInsets = UIEdgeInsets(top: 8, left: 24, bottom: 8, right: 24)
  }

  private func makeCounter(value: String, title: String) -> UIView {
    let valueLabel = UILabel()
    valueLabel.text = value
    valueLabel.font = .monospacedDigitSystemFont(ofSize: 20, weight: .bold)
    let titleLabel = UILabel()
    titleLabel.text = title.uppercased()
    titleLabel.font = .systemFont(ofSize: 11, weight: .medium)
    let stackView = UIStackView(arrangedSubviews: [valueLabel, titleLabel])
    stackView.axis = .vertical
    stackView.alignment = .center
    [valueLabel, titleLabel].forEach { $0.textColor = .white }
    return stackView
  }

  private func setupConstraints() {
    for view in [avatarView, nameLabel, bioLabel, countersStackView, followButton] {
      view.translatesAutoresizingMaskIntoConstraints = false
      addSubview(view)
    }
    let margins = layoutMarginsGuide
    NSLayoutConstraint.activate([
      avatarView.topAnchor.constraint(equalTo: margins.topAnchor),
      avatarView.leadingAnchor.constraint(equalTo: margins.leadingAnchor),
      avatarView.widthAnchor.constraint(equalToConstant: 72),
      avatarView.heightAnchor.constraint(equalTo: avatarView.widthAnchor),
      nameLabel.leadingAnchor.constraint(equalToSystemSpacingAfter: avatarView.trailingAnchor, multiplier: 2),
      nameLabel.centerYAnchor.constraint(equalTo: avatarView.centerYAnchor),
      followButton.leadingAnchor.constraint(greaterThanOrEqualTo: nameLabel.trailingAnchor, constant: 8),
      followButton.trailingAnchor.constraint(equalTo: margins.trailingAnchor),
      followButton.firstBaselineAnchor.constraint(equalTo: nameLabel.firstBaselineAnchor),
      bioLabel.topAnchor.constraint(equalTo: avatarView.bottomAnchor, constant: 16),
      bioLabel.leadingAnchor.constraint(equalTo: margins.leadingAnchor),
      bioLabel.trailingAnchor.constraint(equalTo: margins.trailingAnchor),
      countersStackView.topAnchor.constraint(equalTo: bioLabel.bottomAnchor, constant: 20),
      countersStackView.leadingAnchor.constraint(equalTo: margins.leadingAnchor),
      countersStackView.trailingAnchor.constraint(equalTo: margins.trailingAnchor),
      countersStackView.bottomAnchor.constraint(equalTo: margins.bottomAnchor),
    ])
    followButton.setContentCompressionResistancePriority(.required, for: .horizontal)
    nameLabel.setContentCompressionResistancePriority(.defaultHigh - 1, for: .horizontal)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    avatarView.layer.cornerRadius = avatarView.bounds.height / 2
    followButton.layer.cornerRadius = followButton.bounds.height / 2
    ringLayer.frame = avatarView.frame
    ringLayer.path =
      UIBezierPath(
        arcCenter: CGPoint(x: ringLayer.bounds.midX, y: ringLayer.bounds.midY),
        radius: avatarView.bounds.width / 2 + 4, startAngle: -.pi / 2, endAngle: 1.5 * .pi, clockwise: true
      ).cgPath
  }
}
