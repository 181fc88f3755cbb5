public import Foundation

/// Items or groups in a row, a column, or a custom arrangement.
open class NSCollectionLayoutGroup: NSCollectionLayoutItem {
  /// The arrangement of the subitems.
  enum Arrangement {
    case horizontal, vertical
    case custom((NSCollectionLayoutEnvironment) -> [NSCollectionLayoutGroupCustomItem])
  }

  let arrangement: Arrangement
  public let subitems: [NSCollectionLayoutItem]
  /// The fixed number of subitems in a row or column; nil if it is not fixed.
  let count: Int?
  /// Indicates whether the subitems share the length of the group equally.
  let dividesLengthEqually: Bool
  open var interItemSpacing: NSCollectionLayoutSpacing?

  private init(
    _ size: NSCollectionLayoutSize, _ arrangement: Arrangement, _ subitems: [NSCollectionLayoutItem],
    count: Int? = nil, dividesLengthEqually: Bool = false
  ) {
    self.arrangement = arrangement
    self.subitems = subitems
    self.count = count.map { max(1, $0) }
    self.dividesLengthEqually = dividesLengthEqually
    super.init(layoutSize: size)
  }

  open class func horizontal(
    layoutSize: NSCollectionLayoutSize, subitems: [NSCollectionLayoutItem]
  ) -> NSCollectionLayoutGroup { NSCollectionLayoutGroup(layoutSize, .horizontal, subitems) }

  /// Creates a row with the given number of subitems that share the group's width.
  open class func horizontal(
    layoutSize: NSCollectionLayoutSize, subitem: NSCollectionLayoutItem, count: Int
  ) -> NSCollectionLayoutGroup {
    NSCollectionLayoutGroup(layoutSize, .horizontal, [subitem], count: count, dividesLengthEqually: true)
  }

  /// Creates a row that repeats a subitem at its own size.
  open class func horizontal(
    layoutSize: NSCollectionLayoutSize, repeatingSubitem subitem: NSCollectionLayoutItem, count: Int
  ) -> NSCollectionLayoutGroup { NSCollectionLayoutGroup(layoutSize, .horizontal, [subitem], count: count) }

  open class func vertical(
    layoutSize: NSCollectionLayoutSize, subitems: [NSCollectionLayoutItem]
  ) -> NSCollectionLayoutGroup { NSCollectionLayoutGroup(layoutSize, .vertical, subitems) }

  /// Creates a column with the given number of subitems that share the group's height.
  open class func vertical(
    layoutSize: NSCollectionLayoutSize, subitem: NSCollectionLayoutItem, count: Int
  ) -> NSCollectionLayoutGroup {
    NSCollectionLayoutGroup(layoutSize, .vertical, [subitem], count: count, dividesLengthEqually: true)
  }

  /// Creates a column that repeats a subitem at its own size.
  open class func vertical(
    layoutSize: NSCollectionLayoutSize, repeatingSubitem subitem: NSCollectionLayoutItem, count: Int
  ) -> NSCollectionLayoutGroup { NSCollectionLayoutGroup(layoutSize, .vertical, [subitem], count: count) }

  /// Creates a group with frames from a closure.
  open class func custom(
    layoutSize: NSCollectionLayoutSize,
    itemProvider: @escaping (NSCollectionLayoutEnvironment) -> [NSCollectionLayoutGroupCustomItem]
  ) -> NSCollectionLayoutGroup { NSCollectionLayoutGroup(layoutSize, .custom(itemProvider), []) }
}

/// The frame of an item in a custom group.
public final class NSCollectionLayoutGroupCustomItem: NSObject, Sendable {
  /// The frame in the area inside the group's content insets, in points.
  public let frame: CGRect
  public let zIndex: Int

  public init(frame: CGRect, zIndex: Int = 0) {
    self.frame = frame
    self.zIndex = zIndex
  }
}
