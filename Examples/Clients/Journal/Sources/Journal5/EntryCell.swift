import UIKit

@MainActor @objc protocol EntryCellDelegate: NSObjectProtocol {
  @objc optional func entryCellDidTogglePin(_ cell: EntryCell)
  @objc optional func entryCell(_ cell: EntryCell, didSwipeTo side: Int)
}

class EntryCell: UITableViewCell {
  weak var delegate: EntryCellDelegate?

  @IBOutlet private weak var titleLabel: UILabel!
  @IBOutlet private weak var moodLabel: UILabel!
  @IBOutlet private weak var pinButton: UIButton!

  private var observations: [NSKeyValueObservation] = []

  var entry: Entry? {
    didSet {
      observations = []
      guard let entry = entry else { return }
      observations.append(
        entry.observe(\.title, options: [.initial, .new]) { [weak self] entry, _ in
          let title = entry.title
          MainActor.assumeIsolated { self?.titleLabel.text = title }
        })
      observations.append(
        entry.observe(\.mood, options: .initial) { [weak self] entry, _ in
          let mood = entry.mood
          MainActor.assumeIsolated { self?.moodLabel.text = String(repeating: "★", count: mood) }
        })
    }
  }

  override func awakeFromNib() {
    super.awakeFromNib()
    let swipe = UISwipeGestureRecognizer(target: self, action: #selector(swiped(_:)))
    swipe.direction = .left
    addGestureRecognizer(swipe)
  }

  override func prepareForReuse() {
    super.prepareForReuse()
    entry = nil
  }

  @IBAction private func togglePin(_ sender: Any) {
    delegate?.entryCellDidTogglePin?(self)
  }

  @objc private func swiped(_ recognizer: UISwipeGestureRecognizer) {
    delegate?.entryCell?(self, didSwipeTo: recognizer.direction == .left ? -1 : 1)
  }

  // MARK: - Menu

  override func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool {
    return action == #selector(copy(_:)) || action == #selector(share(_:))
  }

  override func copy(_ sender: Any?) {
    UIPasteboard.general.string = entry?.title
  }

  @objc func share(_ sender: UIMenuController) {}

  func showMenu() {
    let menu = UIMenuController.shared
    menu.menuItems = [UIMenuItem(title: "Share", action: #selector(EntryCell.share(_:)))]
    menu.showMenu(from: self, rect: bounds)
  }
}
