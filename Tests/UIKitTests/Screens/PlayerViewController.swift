import UIKit

/// A music player: artwork with a shadow, a blurred bar, sliders, transport buttons, a progress ring.
final class PlayerViewController: UIViewController {
  private let artworkView = UIView()
  private let artworkImageView = UIImageView()
  let progressSlider = UISlider()
  private let elapsedLabel = UILabel()
  private let remainingLabel = UILabel()
  private let ring = CAShapeLayer()
  private let bar = UIVisualEffectView(effect: UIBlurEffect(style: .systemThinMaterial))

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = UIColor { traits in
      traits.userInterfaceStyle == .dark
        ? UIColor(white: 0.08, alpha: 1) : UIColor(red: 0.95, green: 0.93, blue: 0.9, alpha: 1)
    }
    artworkImageView.image = UIImage(systemName: "music.note")
    artworkImageView.contentMode = .scaleAspectFit
    artworkImageView.tintColor = .white
    artworkImageView.backgroundColor = .systemIndigo
    artworkImageView.layer.cornerRadius = 16
    artworkImageView.clipsToBounds = true
    artworkView.layer.shadowOpacity = 0.35
    artworkView.layer.shadowRadius = 20
    artworkView.layer.shadowOffset = CGSize(width: 0, height: 12)
    artworkView.addSubview(artworkImageView)
    artworkImageView.pinEdges(to: artworkView)

    let titleLabel = UILabel()
    titleLabel.text = "A Song of Constraints and Anchors"
    titleLabel.font = .systemFont(ofSize: 22, weight: .bold)
    titleLabel.lineBreakMode = .byTruncatingTail
    let artistLabel = UILabel()
    artistLabel.text = "The Simplex Method"
    artistLabel.textColor = .systemPink
    let titles = UIStackView(arrangedSubviews: [titleLabel, artistLabel])
    titles.axis = .vertical
    titles.spacing = 2
    let more = UIButton(type: .system)
    more.setImage(UIImage(systemName: "ellipsis.circle"), for: .normal)
    more.setContentHuggingPriority(.required, for: .horizontal)
    more.setContentCompressionResistancePriority(.required, for: .horizontal)
    let heading = UIStackView(arrangedSubviews: [titles, more])
    heading.alignment = .center
    heading.spacing = 12

    progressSlider.minimumTrackTintColor = .label
    progressSlider.value = 0.35
    for (label, text) in [(elapsedLabel, "1:12"), (remainingLabel, "-2:14")] {
      label.text = text
      label.font = .monospacedDigitSystemFont(ofSize: 12, weight: .regular)
      label.textColor = .secondaryLabel
    }
    let times = UIStackView(arrangedSubviews: [elapsedLabel, remainingLabel])
    times.distribution = .equalSpacing
    let transport = UIStackView(
      arrangedSubviews: [("backward.fill", 24), ("play.fill", 44), ("forward.fill", 24)].map { name, size in
        let button = UIButton(type: .custom)
        button.setImage(UIImage(systemName: name), for: .normal)
        button.setPreferredSymbolConfiguration(.init(pointSize: CGFloat(size)), forImageIn: .normal)
        button.tintColor = .label
        return button
      })
    transport.distribution = .equalCentering
    transport.alignment = .center
    transport.isLayoutMarginsRelativeArrangement = true
    transport.layoutMargins = UIEdgeInsets(top: 0, left: 40, bottom: 0, right: 40)

    let stack = UIStackView(arrangedSubviews: [heading, progressSlider, times, transport])
    stack.axis = .vertical
    stack.spacing = 16
    stack.setCustomSpacing(2, after: progressSlider)
    let caption = UILabel()
    caption.text = "Up next: Tableau"
    caption.font = .preferredFont(forTextStyle: .footnote)
    bar.contentView.addSubview(caption)
    caption.translatesAutoresizingMaskIntoConstraints = false

    for subview in [artworkView, stack, bar] {
      subview.translatesAutoresizingMaskIntoConstraints = false
      view.addSubview(subview)
    }
    ring.fillColor = nil
    ring.strokeColor = UIColor.systemPink.cgColor
    ring.lineWidth = 4
    ring.strokeEnd = 0.35
    bar.contentView.layer.addSublayer(ring)
    let margins = view.layoutMarginsGuide
    let square = artworkView.heightAnchor.constraint(equalTo: artworkView.widthAnchor)
    NSLayoutConstraint.activate([
      artworkView.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor, constant: 24),
      artworkView.centerXAnchor.constraint(equalTo: view.centerXAnchor),
      artworkView.widthAnchor.constraint(equalTo: margins.widthAnchor, multiplier: 0.8), square,
      stack.topAnchor.constraint(equalTo: artworkView.bottomAnchor, constant: 32),
      stack.leadingAnchor.constraint(equalTo: margins.leadingAnchor),
      stack.trailingAnchor.constraint(equalTo: margins.trailingAnchor),
      bar.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      bar.trailingAnchor.constraint(equalTo: view.trailingAnchor),
      bar.bottomAnchor.constraint(equalTo: view.bottomAnchor), bar.heightAnchor.constraint(equalToConstant: 64),
      caption.centerYAnchor.constraint(equalTo: bar.contentView.centerYAnchor),
      caption.leadingAnchor.constraint(equalTo: bar.contentView.leadingAnchor, constant: 64),
    ])
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    artworkView.layer.shadowPath = UIBezierPath(roundedRect: artworkView.bounds, cornerRadius: 16).cgPath
    ring.frame = CGRect(x: 16, y: 16, width: 32, height: 32)
    ring.path = UIBezierPath(ovalIn: ring.bounds.insetBy(dx: 2, dy: 2)).cgPath
  }
}
