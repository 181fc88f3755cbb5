import UIKit

/// The main controller of an app: tabs with badges, navigation, bar appearances, a list.
final class InboxTabBarController: UITabBarController {
  private struct Mail: Hashable {
    let sender: String
    let subject: String
    let isUnread: Bool
  }

  private final class InboxViewController: UIViewController {
    private lazy var collectionView: UICollectionView = {
      var configuration = UICollectionLayoutListConfiguration(appearance: .plain)
      configuration.trailingSwipeActionsConfigurationProvider = { _ in
        UISwipeActionsConfiguration(actions: [
          UIContextualAction(style: .destructive, title: "Delete") { _, _, done in done(true) }
        ])
      }
      let layout = UICollectionViewCompositionalLayout.list(using: configuration)
      let view = UICollectionView(frame: .zero, collectionViewLayout: layout)
      view.translatesAutoresizingMaskIntoConstraints = false
      return view
    }()
    private lazy var dataSource = UICollectionViewDiffableDataSource<Int, Mail>(collectionView: collectionView) {
      [registration] collectionView, indexPath, mail in
      collectionView.dequeueConfiguredReusableCell(using: registration, for: indexPath, item: mail)
    }
    private let registration = UICollectionView.CellRegistration<UICollectionViewListCell, Mail> { cell, _, mail in
      var content = UIListContentConfiguration.subtitleCell()
      content.text = mail.sender
      content.textProperties.font = .preferredFont(forTextStyle: mail.isUnread ? .headline : .body)
      content.secondaryText = mail.subject
      content.secondaryTextProperties.color = .secondaryLabel
      content.secondaryTextProperties.numberOfLines = 2
      content.image = UIImage(systemName: mail.isUnread ? "envelope.fill" : "envelope.open")
      cell.contentConfiguration = content
      cell.accessories = [.disclosureIndicator()]
    }

    override func viewDidLoad() {
      super.viewDidLoad()
      title = "Inbox"
      navigationItem.rightBarButtonItem = UIBarButtonItem(systemItem: .compose)
      navigationItem.leftBarButtonItem = UIBarButtonItem(title: "Edit", primaryAction: UIAction { _ in })
      view.addSubview(collectionView)
      NSLayoutConstraint.activate([
        collectionView.topAnchor.constraint(equalTo: view.topAnchor),
        collectionView.leadingAnchor.constraint(equalTo: view.leadingAnchor),
        view.trailingAnchor.constraint(equalTo: collectionView.trailingAnchor),
        view.bottomAnchor.constraint(equalTo: collectionView.bottomAnchor),
      ])
      var snapshot = NSDiffableDataSourceSnapshot<Int, Mail>()
      snapshot.appendSections([0])
      snapshot.appendItems([
        Mail(sender: "Ada", subject: "The engine runs", isUnread: true),
        Mail(
          sender: "Charles", subject: "More money is needed for the second engine, and for the third one too, I fear.",
          isUnread: false),
        Mail(sender: "Grace", subject: "A moth in relay 70", isUnread: false),
      ])
      dataSource.apply(snapshot, animatingDifferences: false)
    }
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    let appearance = UINavigationBarAppearance()
    appearance.configureWithOpaqueBackground()
    appearance.backgroundColor = .systemTeal
    appearance.titleTextAttributes = [.foregroundColor: UIColor.white]
    appearance.largeTitleTextAttributes = [.foregroundColor: UIColor.white]
    let inbox = UINavigationController(rootViewController: InboxViewController())
    inbox.navigationBar.prefersLargeTitles = true
    inbox.navigationBar.standardAppearance = appearance
    inbox.navigationBar.scrollEdgeAppearance = appearance
    inbox.navigationBar.tintColor = .white
    inbox.tabBarItem = UITabBarItem(title: "Inbox", image: UIImage(systemName: "tray"), tag: 0)
    inbox.tabBarItem.badgeValue = "1"
    let search = UIViewController()
    search.tabBarItem = UITabBarItem(tabBarSystemItem: .search, tag: 1)
    let settings = UINavigationController(rootViewController: SettingsViewController())
    settings.tabBarItem = UITabBarItem(title: "Settings", image: UIImage(systemName: "gear"), selectedImage: nil)
    viewControllers = [inbox, search, settings]
    tabBar.tintColor = .systemTeal
  }
}
