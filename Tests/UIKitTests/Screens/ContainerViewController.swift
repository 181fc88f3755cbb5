import UIKit

/// A container that switches child controllers with a segmented control in the navigation bar.
final class ContainerViewController: UIViewController {
  final class PageViewController: UIViewController {
    private let text: String
    private let symbolName: String
    private(set) var events: [String] = []

    init(title: String, text: String, symbolName: String) {
      self.text = text
      self.symbolName = symbolName
      super.init(nibName: nil, bundle: nil)
      self.title = title
    }

    required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

    override func viewDidLoad() {
      super.viewDidLoad()
      events.append("didLoad")
      let imageView = UIImageView(image: UIImage(systemName: symbolName))
      imageView.preferredSymbolConfiguration = .init(pointSize: 48, weight: .thin)
      imageView.tintColor = .tertiaryLabel
      let titleLabel = UILabel()
      titleLabel.text = "No \(title ?? "")"
      titleLabel.font = .preferredFont(forTextStyle: .title2)
      let label = UILabel()
      label.text = text
      label.numberOfLines = 0
      label.textAlignment = .center
      label.textColor = .secondaryLabel
      let button = UIButton(configuration: .tinted())
      button.setTitle("Browse", for: .normal)
      let stack = UIStackView(arrangedSubviews: [imageView, titleLabel, label, button])
      stack.axis = .vertical
      stack.alignment = .center
      stack.spacing = 8
      stack.setCustomSpacing(20, after: label)
      stack.translatesAutoresizingMaskIntoConstraints = false
      view.addSubview(stack)
      NSLayoutConstraint.activate([
        stack.centerXAnchor.constraint(equalTo: view.centerXAnchor),
        stack.centerYAnchor.constraint(equalTo: view.centerYAnchor),
        stack.widthAnchor.constraint(lessThanOrEqualTo: view.layoutMarginsGuide.widthAnchor),
        label.widthAnchor.constraint(lessThanOrEqualToConstant: 280),
      ])
    }

    override func willMove(toParent parent: UIViewController?) {
      super.willMove(toParent: parent)
      events.append("willMove \(parent == nil ? "out" : "in")")
    }

    override func didMove(toParent parent: UIViewController?) {
      super.didMove(toParent: parent)
      events.append("didMove \(parent == nil ? "out" : "in")")
    }
  }

  let pages = [
    PageViewController(title: "Favorites", text: "Photos that you like will appear here.", symbolName: "heart"),
    PageViewController(title: "Albums", text: "Make an album to keep pictures together.", symbolName: "folder"),
  ]
  private(set) lazy var segmentedControl = UISegmentedControl(items: pages.compactMap(\.title))
  private let containerView = UIView()
  private weak var current: UIViewController?

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    navigationItem.titleView = segmentedControl
    segmentedControl.selectedSegmentIndex = 0
    segmentedControl.addAction(
      UIAction { [unowned self] action in
        guard let control = action.sender as? UISegmentedControl else { return }
        self.show(self.pages[control.selectedSegmentIndex])
      }, for: .valueChanged)
    containerView.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(containerView)
    let guide = view.safeAreaLayoutGuide
    NSLayoutConstraint.activate([
      containerView.topAnchor.constraint(equalTo: guide.topAnchor),
      containerView.leadingAnchor.constraint(equalTo: guide.leadingAnchor),
      containerView.trailingAnchor.constraint(equalTo: guide.trailingAnchor),
      containerView.bottomAnchor.constraint(equalTo: guide.bottomAnchor),
    ])
    show(pages[0])
  }

  func show(_ controller: UIViewController) {
    if let current {
      current.willMove(toParent: nil)
      current.view.removeFromSuperview()
      current.removeFromParent()
    }
    addChild(controller)
    controller.view.frame = containerView.bounds
    controller.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    containerView.addSubview(controller.view)
    controller.didMove(toParent: self)
    current = controller
  }
}
