import Foundation

extension Notification.Name {
  static let entryStoreDidChange = Notification.Name("EntryStoreDidChange")
}

@MainActor @objc protocol EntryStoreDelegate: AnyObject {
  func entryStoreDidLoad(_ store: EntryStore)
  @objc optional func entryStore(_ store: EntryStore, didInsert entry: Entry, at index: Int)
  @objc optional func entryStore(_ store: EntryStore, shouldRemove entry: Entry) -> Bool
  @objc optional var preferredTitle: String { get }
}

@MainActor class EntryStore: NSObject {
  weak var delegate: EntryStoreDelegate?
  @objc private(set) dynamic var entries: [Entry] = []

  func load() {
    let day: TimeInterval = 86_400
    entries = ["Harbor", "Rain", "Train north"].enumerated().map { index, title in
      Entry(title: title, mood: index + 1, date: Date(timeIntervalSinceReferenceDate: Double(index) * day))
    }
    delegate?.entryStoreDidLoad(self)
  }

  @discardableResult
  func insert() -> Entry {
    let title = delegate?.preferredTitle ?? "Untitled"
    let entry = Entry(title: title, mood: 0, date: Date(timeIntervalSinceReferenceDate: 0))
    entries.insert(entry, at: 0)
    delegate?.entryStore?(self, didInsert: entry, at: 0)
    NotificationCenter.default.post(name: .entryStoreDidChange, object: self, userInfo: ["entry": entry])
    return entry
  }

  func remove(_ entry: Entry) {
    guard delegate?.entryStore?(self, shouldRemove: entry) ?? true else { return }
    entries.removeAll { $0 === entry }
    NotificationCenter.default.post(name: .entryStoreDidChange, object: self)
  }
}

/// An observer of one entry that uses string key paths, as code before block-based observation did.
class EntryObserver: NSObject {
  nonisolated(unsafe) private static var context = 0
  private let entry: Entry
  private(set) var log: [String] = []

  init(_ entry: Entry) {
    self.entry = entry
    super.init()
    entry.addObserver(self, forKeyPath: #keyPath(Entry.mood), options: [.old, .new], context: &EntryObserver.context)
  }

  deinit {
    entry.removeObserver(self, forKeyPath: #keyPath(Entry.mood), context: &EntryObserver.context)
  }

  override func observeValue(
    forKeyPath keyPath: String?, of object: Any?, change: [NSKeyValueChangeKey: Any]?,
    context: UnsafeMutableRawPointer?
  ) {
    guard context == &EntryObserver.context else {
      super.observeValue(forKeyPath: keyPath, of: object, change: change, context: context)
      return
    }
    let old = change?[.oldKey] as? Int ?? -1
    let new = change?[.newKey] as? Int ?? -1
    log.append("\(keyPath ?? "") \(old) \(new)")
  }
}
