public import Foundation

/// An animator that moves items according to physical behaviors.
///
/// Pictures are static: behaviors are stored, and items do not move. The exception is a snap, whose final position is
/// known: it moves its item there immediately.
@preconcurrency @MainActor
open class UIDynamicAnimator: NSObject {
  open private(set) var referenceView: UIView?
  open private(set) var behaviors: [UIDynamicBehavior] = []
  open weak var delegate: (any UIDynamicAnimatorDelegate)?
  open var isRunning: Bool { false }
  open var elapsedTime: TimeInterval { 0 }

  public init(referenceView view: UIView) {
    referenceView = view
  }

  public init(collectionViewLayout layout: UICollectionViewLayout) {
    referenceView = nil
  }

  public override convenience init() {
    self.init(referenceView: UIView(frame: .zero))
  }

  open func addBehavior(_ behavior: UIDynamicBehavior) {
    guard !behaviors.contains(where: { $0 === behavior }) else { return }
    behaviors.append(behavior)
    behavior.move(to: self)
    delegate?.dynamicAnimatorDidPause(self)
  }

  open func removeBehavior(_ behavior: UIDynamicBehavior) {
    guard behaviors.contains(where: { $0 === behavior }) else { return }
    behaviors.removeAll { $0 === behavior }
    behavior.move(to: nil)
  }

  open func removeAllBehaviors() { for behavior in behaviors { removeBehavior(behavior) } }

  /// Returns the items of all behaviors that intersect a rectangle. Transforms are ignored.
  open func items(in rect: CGRect) -> [any UIDynamicItem] {
    behaviors.flatMap(\.allItems).filter { item in
      let origin = CGPoint(x: item.center.x - item.bounds.width / 2, y: item.center.y - item.bounds.height / 2)
      return CGRect(origin: origin, size: item.bounds.size).intersects(rect)
    }
  }

  /// Returns the attributes of a cell among the items of all behaviors.
  open func layoutAttributesForCell(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
    attributes(.cell, nil, at: indexPath)
  }

  /// Returns the attributes of a supplementary view among the items of all behaviors.
  open func layoutAttributesForSupplementaryView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { attributes(.supplementaryView, elementKind, at: indexPath) }

  /// Returns the attributes of a decoration view among the items of all behaviors.
  open func layoutAttributesForDecorationView(
    ofKind decorationViewKind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { attributes(.decorationView, decorationViewKind, at: indexPath) }

  private func attributes(
    _ category: UICollectionView.ElementCategory, _ kind: String?, at path: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    behaviors.lazy.flatMap(\.allItems).compactMap { $0 as? UICollectionViewLayoutAttributes }.first {
      $0.representedElementCategory == category && $0.representedElementKind == kind && $0.indexPath == path
    }
  }

  open func updateItem(usingCurrentState item: any UIDynamicItem) {}
}

/// The events of an animator.
@preconcurrency @MainActor
public protocol UIDynamicAnimatorDelegate: NSObjectProtocol {
  func dynamicAnimatorWillResume(_ animator: UIDynamicAnimator)  // optional
  func dynamicAnimatorDidPause(_ animator: UIDynamicAnimator)  // optional
}
