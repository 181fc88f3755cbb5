import UIKit

/// A screen with a person's card and the number of followers.
public final class ProfileViewController: UIViewController {
  private let person: Person

  public init(_ person: Person) {
    self.person = person
    super.init(nibName: nil, bundle: nil)
    title = "Profile"
  }

  required init?(coder: NSCoder) {
    fatalError("init(coder:) has not been implemented")
  }

  public override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    let card = ProfileCardView(person)
    card.accessibilityIdentifier = "card"
    let followers = UILabel()
    followers.accessibilityIdentifier = "followers"
    followers.text = "\(person.followers) followers"
    followers.font = .preferredFont(forTextStyle: .footnote)
    followers.textColor = .secondaryLabel
    followers.textAlignment = .center
    let stack = UIStackView(arrangedSubviews: [card, followers])
    stack.axis = .vertical
    stack.spacing = 12
    stack.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(stack)
    let guide = view.safeAreaLayoutGuide
    NSLayoutConstraint.activate([
      stack.topAnchor.constraint(equalTo: guide.topAnchor, constant: 16),
      stack.leadingAnchor.constraint(equalTo: guide.leadingAnchor, constant: 16),
      stack.trailingAnchor.constraint(equalTo: guide.trailingAnchor, constant: -16),
    ])
  }
}
