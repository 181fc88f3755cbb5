import UIKit

/// Chat bubbles in self-sizing cells, aligned by one of two constraints, above an input bar.
final class ChatViewController: UIViewController, UITableViewDataSource {
  struct Message {
    var text: String
    var isOutgoing: Bool
  }

  final class BubbleCell: UITableViewCell {
    static let reuseIdentifier = "BubbleCell"
    let bubbleView = UIView()
    let messageLabel = UILabel()
    private var leadingConstraint: NSLayoutConstraint!
    private var trailingConstraint: NSLayoutConstraint!

    override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
      super.init(style: style, reuseIdentifier: reuseIdentifier)
      backgroundColor = .clear
      selectionStyle = .none
      bubbleView.layer.cornerRadius = 18
      bubbleView.translatesAutoresizingMaskIntoConstraints = false
      messageLabel.numberOfLines = 0
      messageLabel.translatesAutoresizingMaskIntoConstraints = false
      contentView.addSubview(bubbleView)
      bubbleView.addSubview(messageLabel)
      leadingConstraint = bubbleView.leadingAnchor.constraint(equalTo: contentView.leadingAnchor, constant: 16)
      trailingConstraint = bubbleView.trailingAnchor.constraint(equalTo: contentView.trailingAnchor, constant: -16)
      NSLayoutConstraint.activate([
        messageLabel.topAnchor.constraint(equalTo: bubbleView.topAnchor, constant: 10),
        messageLabel.leadingAnchor.constraint(equalTo: bubbleView.leadingAnchor, constant: 14),
        messageLabel.trailingAnchor.constraint(equalTo: bubbleView.trailingAnchor, constant: -14),
        messageLabel.bottomAnchor.constraint(equalTo: bubbleView.bottomAnchor, constant: -10),
        messageLabel.widthAnchor.constraint(lessThanOrEqualToConstant: 250),
        bubbleView.topAnchor.constraint(equalTo: contentView.topAnchor, constant: 4),
        bubbleView.bottomAnchor.constraint(equalTo: contentView.bottomAnchor, constant: -4),
      ])
    }

    required init?(coder: NSCoder) {
      fatalError("init(coder:) has not been implemented")
    }

    func configure(with message: Message) {
      messageLabel.text = message.text
      messageLabel.textColor = message.isOutgoing ? .white : .label
      bubbleView.backgroundColor = message.isOutgoing ? .systemBlue : .systemGray5
      bubbleView.layer.maskedCorners = [
        .layerMinXMinYCorner, .layerMaxXMinYCorner,
        message.isOutgoing ? .layerMinXMaxYCorner : .layerMaxXMaxYCorner,
      ]
      leadingConstraint.isActive = !message.isOutgoing
      trailingConstraint.isActive = message.isOutgoing
    }
  }

  let tableView = UITableView()
  private let inputBar = UIView()
  private let textView = UITextView()
  private let sendButton = UIButton(type: .system)
  private let messages = [
    Message(text: "Are you coming tonight?", isOutgoing: false),
    Message(text: "Yes!", isOutgoing: true),
    Message(
      text: "Great. We start at eight, but the door is open from seven on, so come when you like.", isOutgoing: false),
    Message(text: "I will bring a cake, and my brother if that is all right with you.", isOutgoing: true),
  ]

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    tableView.dataSource = self
    tableView.separatorStyle = .none
    tableView.rowHeight = UITableView.automaticDimension
    tableView.estimatedRowHeight = 60
    tableView.keyboardDismissMode = .interactive
    tableView.register(BubbleCell.self, forCellReuseIdentifier: BubbleCell.reuseIdentifier)

    inputBar.backgroundColor = .secondarySystemBackground
    textView.font = .preferredFont(forTextStyle: .body)
    textView.text = "See you then"
    textView.isScrollEnabled = false
    textView.layer.cornerRadius = 17
    textView.layer.borderWidth = 1
    textView.layer.borderColor = UIColor.separator.cgColor
    textView.textContainerInset = UIEdgeInsets(top: 7, left: 8, bottom: 7, right: 8)
    sendButton.setImage(
      UIImage(systemName: "arrow.up.circle.fill", withConfiguration: UIImage.SymbolConfiguration(pointSize: 28)),
      for: .normal)
    sendButton.setContentHuggingPriority(.required, for: .horizontal)

    for subview in [tableView, inputBar] {
      subview.translatesAutoresizingMaskIntoConstraints = false
      view.addSubview(subview)
    }
    for subview in [textView, sendButton] {
      subview.translatesAutoresizingMaskIntoConstraints = false
      inputBar.addSubview(subview)
    }
    let views = ["text": textView, "send": sendButton]
    NSLayoutConstraint.activate(
      NSLayoutConstraint.constraints(
        withVisualFormat: "H:|-12-[text]-8-[send]-12-|", options: [.alignAllBottom], metrics: nil, views: views)
        + [
          textView.topAnchor.constraint(equalTo: inputBar.topAnchor, constant: 8),
          textView.bottomAnchor.constraint(equalTo: inputBar.safeAreaLayoutGuide.bottomAnchor, constant: -8),
          sendButton.heightAnchor.constraint(equalToConstant: 34),
          tableView.topAnchor.constraint(equalTo: view.topAnchor),
          tableView.leadingAnchor.constraint(equalTo: view.leadingAnchor),
          tableView.trailingAnchor.constraint(equalTo: view.trailingAnchor),
          tableView.bottomAnchor.constraint(equalTo: inputBar.topAnchor),
          inputBar.leadingAnchor.constraint(equalTo: view.leadingAnchor),
          inputBar.trailingAnchor.constraint(equalTo: view.trailingAnchor),
          inputBar.bottomAnchor.constraint(equalTo: view.bottomAnchor),
        ])
  }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { messages.count }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    guard
      let cell = tableView.dequeueReusableCell(withIdentifier: BubbleCell.reuseIdentifier, for: indexPath)
        as? BubbleCell
    else { return UITableViewCell() }
    cell.configure(with: messages[indexPath.row])
    return cell
  }
}
