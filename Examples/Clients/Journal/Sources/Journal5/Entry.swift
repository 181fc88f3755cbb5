import Foundation

/// One page of the journal.
@objcMembers
class Entry: NSObject {
  dynamic var title: String
  dynamic var mood: Int
  dynamic var isPinned = false
  let date: Date

  init(title: String, mood: Int, date: Date) {
    self.title = title
    self.mood = mood
    self.date = date
    super.init()
  }

  override var description: String { "\(title) (\(mood))" }

  /// The properties available to key-value coding.
  static var editableKeyPaths: [String] {
    [#keyPath(Entry.title), #keyPath(Entry.mood), #keyPath(Entry.isPinned)]
  }
}
