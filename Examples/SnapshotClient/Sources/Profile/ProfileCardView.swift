import UIKit

/// A person's picture, names and description in a rounded box.
public final class ProfileCardView: UIView {
  private let avatar = UIView()
  private let initials = UILabel()
  private let nameLabel = UILabel()
  private let handleLabel = UILabel()
  private let bioLabel = UILabel()
  private let followButton = UIButton(type: .system)

  public init(_ person: Person) {
    super.init(frame: .zero)
    setUpViews()
    show(person)
    setUpConstraints()
  }

  required init?(coder: NSCoder) {
    fatalError("init(coder:) has not been implemented")
  }

  private func setUpViews() {
    backgroundColor = .secondarySystemBackground
    layer.cornerRadius = 12
    avatar.backgroundColor = .systemIndigo
    avatar.layer.cornerRadius = 28
    avatar.accessibilityIdentifier = "avatar"
    initials.font = .boldSystemFont(ofSize: 20)
    initials.textColor = .white
    nameLabel.font = .preferredFont(forTextStyle: .headline)
    nameLabel.accessibilityIdentifier = "name"
    handleLabel.font = .preferredFont(forTextStyle: .subheadline)
    handleLabel.textColor = .secondaryLabel
    handleLabel.accessibilityIdentifier = "handle"
    bioLabel.font = .preferredFont(forTextStyle: .body)
    bioLabel.numberOfLines = 0
    bioLabel.accessibilityIdentifier = "bio"
    for label in [nameLabel, handleLabel, bioLabel] { label.adjustsFontForContentSizeCategory = true }
    followButton.setTitle("Follow", for: .normal)
    followButton.accessibilityIdentifier = "follow"
    followButton.setContentHuggingPriority(.required, for: .horizontal)
    followButton.setContentCompressionResistancePriority(.required, for: .horizontal)
    for view in [avatar, initials, nameLabel, handleLabel, bioLabel, followButton] {
      view.translatesAutoresizingMaskIntoConstraints = false
    }
    avatar.addSubview(initials)
    for view in [avatar, nameLabel, handleLabel, bioLabel, followButton] { addSubview(view) }
  }

  private func show(_ person: Person) {
    initials.text = person.name.split(separator: " ").compactMap(\.first).map(String.init).joined()
    nameLabel.text = person.name
    handleLabel.text = person.handle
    bioLabel.text = person.bio
  }

  private func setUpConstraints() {
    NSLayoutConstraint.activate([
      avatar.topAnchor.constraint(equalTo: topAnchor, constant: 16),
      avatar.leadingAnchor.constraint(equalTo: leadingAnchor, constant: 16),
      avatar.widthAnchor.constraint(equalToConstant: 56),
      avatar.heightAnchor.constraint(equalToConstant: 56),
      initials.centerXAnchor.constraint(equalTo: avatar.centerXAnchor),
      initials.centerYAnchor.constraint(equalTo: avatar.centerYAnchor),

      nameLabel.topAnchor.constraint(equalTo: avatar.topAnchor, constant: 4),
      nameLabel.leadingAnchor.constraint(equalTo: avatar.trailingAnchor, constant: 12),
      nameLabel.trailingAnchor.constraint(lessThanOrEqualTo: followButton.leadingAnchor, constant: -8),
      handleLabel.topAnchor.constraint(equalTo: nameLabel.bottomAnchor, constant: 2),
      handleLabel.leadingAnchor.constraint(equalTo: nameLabel.leadingAnchor),
      handleLabel.trailingAnchor.constraint(lessThanOrEqualTo: followButton.leadingAnchor, constant: -8),

      followButton.centerYAnchor.constraint(equalTo: avatar.centerYAnchor),
      followButton.trailingAnchor.constraint(equalTo: trailingAnchor, constant: -16),

      bioLabel.topAnchor.constraint(equalTo: avatar.bottomAnchor, constant: 12),
      bioLabel.topAnchor.constraint(greaterThanOrEqualTo: handleLabel.bottomAnchor, constant: 8),
      bioLabel.leadingAnchor.constraint(equalTo: leadingAnchor, constant: 16),
      bioLabel.trailingAnchor.constraint(equalTo: trailingAnchor, constant: -16),
      bioLabel.bottomAnchor.constraint(equalTo: bottomAnchor, constant: -16),
    ])
  }
}
