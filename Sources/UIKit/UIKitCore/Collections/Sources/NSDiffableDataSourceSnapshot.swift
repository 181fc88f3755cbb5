internal import Foundation

/// Sections and their items, in order. Their identifiers must be unique.
public struct NSDiffableDataSourceSnapshot<SectionIdentifierType: Hashable, ItemIdentifierType: Hashable> {
  /// A section with its items.
  fileprivate struct Section {
    let identifier: SectionIdentifierType
    var items: [ItemIdentifierType] = []
  }

  private var sections: [Section] = []

  public init() {}

  public var sectionIdentifiers: [SectionIdentifierType] { sections.map(\.identifier) }
  public var itemIdentifiers: [ItemIdentifierType] { sections.flatMap(\.items) }
  public var numberOfSections: Int { sections.count }
  public var numberOfItems: Int { sections.reduce(0) { $0 + $1.items.count } }

  public func numberOfItems(inSection identifier: SectionIdentifierType) -> Int {
    itemIdentifiers(inSection: identifier).count
  }
  public func itemIdentifiers(inSection identifier: SectionIdentifierType) -> [ItemIdentifierType] {
    sections.first { $0.identifier == identifier }?.items ?? []
  }
  public func sectionIdentifier(containingItem identifier: ItemIdentifierType) -> SectionIdentifierType? {
    sections.first { $0.items.contains(identifier) }?.identifier
  }
  public func indexOfSection(_ identifier: SectionIdentifierType) -> Int? {
    sections.firstIndex { $0.identifier == identifier }
  }
  public func indexOfItem(_ identifier: ItemIdentifierType) -> Int? {
    itemIdentifiers.firstIndex(of: identifier)
  }

  /// Adds sections at the end; an existing section keeps its position.
  public mutating func appendSections(_ identifiers: [SectionIdentifierType]) {
    for identifier in identifiers where indexOfSection(identifier) == nil {
      sections.append(Section(identifier: identifier))
    }
  }
  /// Inserts sections before another one; an existing section keeps its position.
  public mutating func insertSections(
    _ identifiers: [SectionIdentifierType], beforeSection other: SectionIdentifierType
  ) {
    insertSections(identifiers, at: other, offset: 0)
  }
  /// Inserts sections after another one; an existing section keeps its position.
  public mutating func insertSections(
    _ identifiers: [SectionIdentifierType], afterSection other: SectionIdentifierType
  ) {
    insertSections(identifiers, at: other, offset: 1)
  }
  private mutating func insertSections(
    _ identifiers: [SectionIdentifierType], at other: SectionIdentifierType, offset: Int
  ) {
    guard let index = indexOfSection(other) else { return }
    let new = identifiers.filter { indexOfSection($0) == nil }
    sections.insert(contentsOf: new.map { Section(identifier: $0) }, at: index + offset)
  }
  public mutating func deleteSections(_ identifiers: [SectionIdentifierType]) {
    sections.removeAll { identifiers.contains($0.identifier) }
  }

  /// Adds items at the end of a section, by default the last one; existing items move.
  public mutating func appendItems(
    _ identifiers: [ItemIdentifierType], toSection section: SectionIdentifierType? = nil
  ) {
    let index = section.map { indexOfSection($0) } ?? sections.indices.last
    guard let index else { return }
    deleteItems(identifiers)
    sections[index].items += identifiers
  }
  public mutating func insertItems(_ identifiers: [ItemIdentifierType], beforeItem other: ItemIdentifierType) {
    insert(identifiers, at: other, offset: 0)
  }
  public mutating func insertItems(_ identifiers: [ItemIdentifierType], afterItem other: ItemIdentifierType) {
    insert(identifiers, at: other, offset: 1)
  }
  public mutating func moveItem(_ identifier: ItemIdentifierType, beforeItem other: ItemIdentifierType) {
    insert([identifier], at: other, offset: 0)
  }
  public mutating func moveItem(_ identifier: ItemIdentifierType, afterItem other: ItemIdentifierType) {
    insert([identifier], at: other, offset: 1)
  }
  public mutating func deleteItems(_ identifiers: [ItemIdentifierType]) {
    // For lookup only: the iteration order of a set is random.
    let deleted = Set(identifiers)
    for index in sections.indices { sections[index].items.removeAll { deleted.contains($0) } }
  }
  public mutating func deleteAllItems() { sections = [] }

  // Without effect: every cell is requested again when a snapshot is applied.
  public mutating func reloadItems(_ identifiers: [ItemIdentifierType]) {}
  public mutating func reconfigureItems(_ identifiers: [ItemIdentifierType]) {}
  public mutating func reloadSections(_ identifiers: [SectionIdentifierType]) {}

  /// Inserts or moves items next to another item; without effect if that item is missing or among them.
  private mutating func insert(_ identifiers: [ItemIdentifierType], at other: ItemIdentifierType, offset: Int) {
    guard path(of: other) != nil, !identifiers.contains(other) else { return }
    deleteItems(identifiers)
    guard let path = path(of: other) else { return }
    sections[path.section].items.insert(contentsOf: identifiers, at: path.item + offset)
  }

  /// Returns the section at the given index; nil if there is none.
  func section(at index: Int) -> SectionIdentifierType? {
    sections.indices.contains(index) ? sections[index].identifier : nil
  }

  /// Returns the number of items in the section at the given index; 0 if there is no such section.
  func itemCount(at index: Int) -> Int { sections.indices.contains(index) ? sections[index].items.count : 0 }

  /// Returns the item at the given index path; nil if there is none.
  func item(at path: IndexPath) -> ItemIdentifierType? {
    guard sections.indices.contains(path.section), sections[path.section].items.indices.contains(path.item) else {
      return nil
    }
    return sections[path.section].items[path.item]
  }

  func path(of item: ItemIdentifierType) -> IndexPath? {
    for (section, content) in sections.enumerated() {
      if let index = content.items.firstIndex(of: item) { return IndexPath(item: index, section: section) }
    }
    return nil
  }
}

extension NSDiffableDataSourceSnapshot: Sendable
where SectionIdentifierType: Sendable, ItemIdentifierType: Sendable {}

extension NSDiffableDataSourceSnapshot.Section: Sendable
where SectionIdentifierType: Sendable, ItemIdentifierType: Sendable {}
