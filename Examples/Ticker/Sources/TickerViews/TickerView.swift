import UIKit

/// An icon next to a headline and its story, as tall as its text.
public final class TickerView: UIView {
  public let iconView = UIImageView()
  public let titleLabel = UILabel()
  public let storyView = UITextView()
  public let texts = UIStackView()
  public let row = UIStackView()

  public init(_ headline: Headline, icon: UIImage?) {
    super.init(frame: .zero)
    iconView.image = icon
    titleLabel.text = headline.title
    titleLabel.font = .preferredFont(forTextStyle: .headline)
    titleLabel.numberOfLines = 0
    titleLabel.setContentHuggingPriority(.required, for: .vertical)
    titleLabel.setContentCompressionResistancePriority(.required, for: .vertical)
    storyView.text = headline.story
    storyView.font = .preferredFont(forTextStyle: .subheadline)
    storyView.textColor = .secondaryLabel
    storyView.backgroundColor = .clear
    storyView.isScrollEnabled = false
    storyView.textContainerInset = .zero
    storyView.textContainer.lineFragmentPadding = 0
    arrange()
  }

  @available(*, unavailable)
  public required init?(coder: NSCoder) {
    nil
  }

  private func arrange() {
    texts.axis = .vertical
    texts.spacing = 4
    texts.addArrangedSubview(titleLabel)
    texts.addArrangedSubview(storyView)

    row.axis = .horizontal
    row.alignment = .center
    row.spacing = 8
    row.addArrangedSubview(iconView)
    row.addArrangedSubview(texts)

    addSubview(row)
    row.translatesAutoresizingMaskIntoConstraints = false
    NSLayoutConstraint.activate([
      iconView.widthAnchor.constraint(equalToConstant: 24),
      iconView.heightAnchor.constraint(equalToConstant: 24),
      row.leadingAnchor.constraint(equalTo: leadingAnchor, constant: 8),
      row.topAnchor.constraint(equalTo: topAnchor, constant: 8),
      row.trailingAnchor.constraint(equalTo: trailingAnchor, constant: -8),
      row.bottomAnchor.constraint(equalTo: bottomAnchor, constant: -8),
    ])
  }
}
