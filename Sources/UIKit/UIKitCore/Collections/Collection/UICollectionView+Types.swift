extension UICollectionView {
  public nonisolated static let elementKindSectionHeader = "UICollectionElementKindSectionHeader"
  public nonisolated static let elementKindSectionFooter = "UICollectionElementKindSectionFooter"

  /// The direction in which the content scrolls and the lines of a layout follow each other.
  public enum ScrollDirection: Int, Sendable {
    case vertical, horizontal
  }

  /// The category of a view.
  public enum ElementCategory: UInt, Sendable {
    case cell, supplementaryView, decorationView
  }

  /// The position of an item after scrolling.
  public struct ScrollPosition: OptionSet, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) { self.rawValue = rawValue }

    public static let top = ScrollPosition(rawValue: 1 << 0)
    public static let centeredVertically = ScrollPosition(rawValue: 1 << 1)
    public static let bottom = ScrollPosition(rawValue: 1 << 2)
    public static let left = ScrollPosition(rawValue: 1 << 3)
    public static let centeredHorizontally = ScrollPosition(rawValue: 1 << 4)
    public static let right = ScrollPosition(rawValue: 1 << 5)
  }

  /// A setting for when cells are measured again.
  ///
  /// It has no effect: every layout pass measures self-sizing cells.
  public enum SelfSizingInvalidation: Int, Sendable {
    case disabled, enabled, enabledIncludingConstraints
  }

  /// The handler called after a transition, with whether its animation completed and whether it finished.
  public typealias LayoutInteractiveTransitionCompletion = (Bool, Bool) -> Void

  /// The delay before a dragged item rearranges other items. Dragging is not supported.
  public enum ReorderingCadence: Int, Sendable {
    case immediate, fast, slow
  }
}
