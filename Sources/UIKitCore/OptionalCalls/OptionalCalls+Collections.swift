// Optional requirements, callable as `delegate?.method?(…)`.

extension UICollectionViewDataSource {
  @_disfavoredOverload public var numberOfSections: UICollectionViewDataSourceNumberOfSectionsCall? {
    UICollectionViewDataSourceNumberOfSectionsCall(delegate: self)
  }
  @_disfavoredOverload public var collectionView: UICollectionViewDataSourceCollectionViewCall? {
    UICollectionViewDataSourceCollectionViewCall(delegate: self)
  }
}

/// The optional requirements of `UICollectionViewDataSource` that are called `numberOfSections`.
@preconcurrency @MainActor
public struct UICollectionViewDataSourceNumberOfSectionsCall {
  let delegate: any UICollectionViewDataSource

  public func callAsFunction(in collectionView: UICollectionView) -> Int {
    delegate.numberOfSections(in: collectionView)
  }
}

/// The optional requirements of `UICollectionViewDataSource` that are called `collectionView`.
@preconcurrency @MainActor
public struct UICollectionViewDataSourceCollectionViewCall {
  let delegate: any UICollectionViewDataSource

  public func callAsFunction(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath
  ) -> UICollectionReusableView {
    delegate.collectionView(collectionView, viewForSupplementaryElementOfKind: kind, at: indexPath)
  }
}

extension UICollectionViewDelegate {
  @_disfavoredOverload public var collectionView: UICollectionViewDelegateCollectionViewCall? {
    UICollectionViewDelegateCollectionViewCall(delegate: self)
  }
}

/// The optional requirements of `UICollectionViewDelegate` that are called `collectionView`.
@preconcurrency @MainActor
public struct UICollectionViewDelegateCollectionViewCall {
  let delegate: any UICollectionViewDelegate

  public func callAsFunction(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
    delegate.collectionView(collectionView, didSelectItemAt: indexPath)
  }

  public func callAsFunction(_ collectionView: UICollectionView, didDeselectItemAt indexPath: IndexPath) {
    delegate.collectionView(collectionView, didDeselectItemAt: indexPath)
  }

  public func callAsFunction(_ collectionView: UICollectionView, shouldSelectItemAt indexPath: IndexPath) -> Bool {
    delegate.collectionView(collectionView, shouldSelectItemAt: indexPath)
  }

  public func callAsFunction(
    _ collectionView: UICollectionView, willDisplay cell: UICollectionViewCell, forItemAt indexPath: IndexPath
  ) {
    delegate.collectionView(collectionView, willDisplay: cell, forItemAt: indexPath)
  }
}

extension UICollectionViewDelegateFlowLayout {
  @_disfavoredOverload public var collectionView: UICollectionViewDelegateFlowLayoutCollectionViewCall? {
    UICollectionViewDelegateFlowLayoutCollectionViewCall(delegate: self)
  }
}

/// The optional requirements of `UICollectionViewDelegateFlowLayout` that are called `collectionView`.
@preconcurrency @MainActor
public struct UICollectionViewDelegateFlowLayoutCollectionViewCall {
  let delegate: any UICollectionViewDelegateFlowLayout

  public func callAsFunction(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    sizeForItemAt indexPath: IndexPath
  ) -> CGSize {
    delegate.collectionView(collectionView, layout: collectionViewLayout, sizeForItemAt: indexPath)
  }

  public func callAsFunction(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    insetForSectionAt section: Int
  ) -> UIEdgeInsets {
    delegate.collectionView(collectionView, layout: collectionViewLayout, insetForSectionAt: section)
  }

  public func callAsFunction(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    minimumLineSpacingForSectionAt section: Int
  ) -> CGFloat {
    delegate.collectionView(collectionView, layout: collectionViewLayout, minimumLineSpacingForSectionAt: section)
  }

  public func callAsFunction(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    minimumInteritemSpacingForSectionAt section: Int
  ) -> CGFloat {
    delegate.collectionView(collectionView, layout: collectionViewLayout, minimumInteritemSpacingForSectionAt: section)
  }

  public func callAsFunction(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    referenceSizeForHeaderInSection section: Int
  ) -> CGSize {
    delegate.collectionView(collectionView, layout: collectionViewLayout, referenceSizeForHeaderInSection: section)
  }

  public func callAsFunction(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    referenceSizeForFooterInSection section: Int
  ) -> CGSize {
    delegate.collectionView(collectionView, layout: collectionViewLayout, referenceSizeForFooterInSection: section)
  }
}
