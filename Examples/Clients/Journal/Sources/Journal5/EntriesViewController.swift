import UIKit

class EntriesViewController: UITableViewController {
  let store = EntryStore()
  private(set) var changes: [String] = []
  private var pendingTitle: String?
  @IBOutlet private var addItem: UIBarButtonItem!

  override func viewDidLoad() {
    super.viewDidLoad()
    store.delegate = self
    store.load()
    NotificationCenter.default.addObserver(
      self, selector: #selector(storeDidChange(_:)), name: .entryStoreDidChange, object: store)
    refreshControl = UIRefreshControl()
    refreshControl?.addTarget(self, action: #selector(refresh), for: .valueChanged)
    let press = UILongPressGestureRecognizer(target: self, action: #selector(handleLongPress(_:)))
    press.minimumPressDuration = 0.3
    tableView.addGestureRecognizer(press)
    navigationItem.leftBarButtonItem = UIBarButtonItem(
      title: "Sort", style: .plain, target: self, action: #selector(EntriesViewController.sort))
  }

  // MARK: - Table view

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    store.entries.count
  }

  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    guard let cell = tableView.dequeueReusableCell(withIdentifier: "EntryCell", for: indexPath) as? EntryCell else {
      fatalError("The storyboard's cell is not an EntryCell")
    }
    cell.entry = store.entries[indexPath.row]
    cell.delegate = self
    return cell
  }

  override func tableView(
    _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle, forRowAt indexPath: IndexPath
  ) {
    if editingStyle == .delete { store.remove(store.entries[indexPath.row]) }
  }

  // MARK: - Segues

  override func shouldPerformSegue(withIdentifier identifier: String, sender: Any?) -> Bool {
    guard identifier == "showEntry", let cell = sender as? EntryCell else { return true }
    return cell.entry?.title.isEmpty == false
  }

  override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
    changes.append("prepare \(segue.identifier ?? "-")")
    switch segue.identifier {
    case "showEntry":
      guard let cell = sender as? UITableViewCell, let indexPath = tableView.indexPath(for: cell) else { return }
      (segue.destination as? EntryViewController)?.entry = store.entries[indexPath.row]
    case "addEntry":
      let editor = (segue.destination as? UINavigationController)?.topViewController as? EntryViewController
      editor?.entry = store.insert()
    default: break
    }
  }

  @IBAction func unwindToEntries(_ segue: UIStoryboardSegue) {
    guard let source = segue.source as? EntryViewController else { return }
    changes.append("back from \(source.entry?.title ?? "-")")
  }

  // MARK: - Actions

  @objc func sort() {
    changes.append("sort")
    tableView.reloadData()
  }

  @objc private func refresh() {
    refreshControl?.endRefreshing()
    changes.append("refresh")
  }

  @objc func handleLongPress(_ recognizer: UILongPressGestureRecognizer) {
    guard recognizer.state == .began else { return }
    changes.append("press")
  }

  @objc private func storeDidChange(_ notification: Notification) {
    let entry = notification.userInfo?["entry"] as? Entry
    changes.append("changed \(entry?.title ?? "-")")
    tableView.reloadData()
  }

  // MARK: - Keyboard

  override var canBecomeFirstResponder: Bool { true }

  override var keyCommands: [UIKeyCommand]? {
    let add = UIKeyCommand(input: "n", modifierFlags: .command, action: #selector(addByKey(_:)))
    add.discoverabilityTitle = "New Entry"
    return [
      add,
      UIKeyCommand(
        title: "Sort", action: #selector(sort), input: "s", modifierFlags: [.command, .shift]),
    ]
  }

  @objc private func addByKey(_ command: UIKeyCommand) {
    changes.append("key \(command.input ?? "")")
  }

  override func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool {
    if action == #selector(addByKey(_:)) { return presentedViewController == nil }
    return super.canPerformAction(action, withSender: sender)
  }
}

// MARK: - EntryStoreDelegate

extension EntriesViewController: EntryStoreDelegate {
  func entryStoreDidLoad(_ store: EntryStore) {
    changes.append("loaded \(store.entries.count)")
  }

  func entryStore(_ store: EntryStore, shouldRemove entry: Entry) -> Bool { !entry.isPinned }
}

// MARK: - EntryCellDelegate

extension EntriesViewController: EntryCellDelegate {
  func entryCellDidTogglePin(_ cell: EntryCell) {
    cell.entry?.isPinned.toggle()
    changes.append("pin \(cell.entry?.isPinned ?? false)")
  }
}
