internal import Foundation

/// The insertions, deletions, moves and reloads of an update, which map old index paths to new ones.
///
/// As in UIKit's batch updates, deletions, reloads and origins of moves are index paths before the changes; insertions
/// and destinations are index paths after them. The item of a whole section is `NSNotFound`.
struct IndexPathChanges {
  private var removed: [IndexPath] = []
  private var reloaded: [IndexPath] = []
  private var added: [IndexPath] = []
  private var moved: [(from: IndexPath, to: IndexPath)] = []

  mutating func insert(_ paths: [IndexPath]) { added += paths }
  mutating func remove(_ paths: [IndexPath]) { removed += paths }

  /// Records a reload, which deselects the elements.
  mutating func reload(_ paths: [IndexPath]) { reloaded += paths }

  mutating func move(_ path: IndexPath, to target: IndexPath) {
    remove([path])
    insert([target])
    moved.append((path, target))
  }

  /// Returns the index path of an element after the changes.
  ///
  /// Returns nil if the element or its section was removed or reloaded.
  func newPath(of path: IndexPath) -> IndexPath? {
    if let move = moved.first(where: { $0.from == path }) { return move.to }
    guard !removed.contains(path), !reloaded.contains(path), let section = newSection(of: path.section) else {
      return nil
    }
    let (removed, added) = (items(of: removed, in: path.section), items(of: added, in: section))
    return IndexPath(item: Self.shift(path.item, without: removed, with: added), section: section)
  }

  private func newSection(of section: Int) -> Int? {
    let path = IndexPath.section(section)
    if let move = moved.first(where: { $0.from == path }) { return move.to.section }
    guard !removed.contains(path), !reloaded.contains(path) else { return nil }
    func sections(_ paths: [IndexPath]) -> [Int] { paths.filter { $0.item == NSNotFound }.map(\.section) }
    return Self.shift(section, without: sections(removed), with: sections(added))
  }

  private func items(of paths: [IndexPath], in section: Int) -> [Int] {
    paths.filter { $0.section == section && $0.item != NSNotFound }.map(\.item)
  }

  private static func shift(_ index: Int, without removed: [Int], with added: [Int]) -> Int {
    let shifted = index - removed.filter { $0 < index }.count
    return added.sorted().reduce(shifted) { $1 <= $0 ? $0 + 1 : $0 }
  }
}

extension IndexPath {
  /// Creates the index path of a whole section in an update.
  static func section(_ section: Int) -> IndexPath { IndexPath(item: NSNotFound, section: section) }
}
