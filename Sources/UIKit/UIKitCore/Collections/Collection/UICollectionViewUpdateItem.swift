public import Foundation

/// A change of the data of a collection view, as reported to its layout.
@preconcurrency @MainActor
open class UICollectionViewUpdateItem: NSObject {
  /// The kind of a change.
  public enum Action: Int, Sendable {
    case insert, delete, reload, move, none
  }

  public override init() {}

  init(_ action: Action, before: IndexPath? = nil, after: IndexPath? = nil) {
    updateAction = action
    indexPathBeforeUpdate = before
    indexPathAfterUpdate = after
  }

  /// The index path before the change; nil for an insertion.
  open private(set) var indexPathBeforeUpdate: IndexPath?
  /// The index path after the change; nil for a deletion. The item of a section is `NSNotFound`.
  open private(set) var indexPathAfterUpdate: IndexPath?
  open private(set) var updateAction: Action = .none
}

/// The transition between two layouts. It shows no intermediate layout, since nothing is animated.
open class UICollectionViewTransitionLayout: UICollectionViewLayout {
  open private(set) var currentLayout: UICollectionViewLayout
  open private(set) var nextLayout: UICollectionViewLayout
  /// The progress of the transition, from 0 to 1.
  open var transitionProgress: CGFloat = 0
  private var values: [String: CGFloat] = [:]

  public init(currentLayout: UICollectionViewLayout, nextLayout newLayout: UICollectionViewLayout) {
    self.currentLayout = currentLayout
    nextLayout = newLayout
    super.init()
  }

  public required init?(coder: NSCoder) {
    currentLayout = UICollectionViewLayout()
    nextLayout = currentLayout
    super.init(coder: coder)
  }

  open func updateValue(_ value: CGFloat, forAnimatedKey key: String) { values[key] = value }
  open func value(forAnimatedKey key: String) -> CGFloat { values[key] ?? 0 }
}
