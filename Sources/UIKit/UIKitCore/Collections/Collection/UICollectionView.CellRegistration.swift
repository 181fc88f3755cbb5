public import Foundation

extension UICollectionView {
  /// A registration of cells of a class, with a closure that configures a cell with an item.
  @preconcurrency @MainActor
  public struct CellRegistration<Cell: UICollectionViewCell, Item> {
    public typealias Handler = (Cell, IndexPath, Item) -> Void

    let handler: Handler
    /// The unique reuse identifier, which contains the class's name for logs.
    let identifier: String

    public init(handler: @escaping Handler) {
      self.handler = handler
      identifier = Registrations.nextIdentifier(for: Cell.self)
    }
  }

  /// A registration of supplementary views of a class, with a closure that configures a view.
  @preconcurrency @MainActor
  public struct SupplementaryRegistration<Supplementary: UICollectionReusableView> {
    public typealias Handler = (Supplementary, String, IndexPath) -> Void

    let handler: Handler
    let elementKind: String
    let identifier: String

    public init(elementKind: String, handler: @escaping Handler) {
      self.elementKind = elementKind
      self.handler = handler
      identifier = Registrations.nextIdentifier(for: Supplementary.self)
    }
  }

  public func dequeueConfiguredReusableCell<Cell, Item>(
    using registration: CellRegistration<Cell, Item>, for indexPath: IndexPath, item: Item?
  ) -> Cell {
    if !cellPool.isRegistered(registration.identifier) {
      register(Cell.self, forCellWithReuseIdentifier: registration.identifier)
    }
    let dequeued = dequeueReusableCell(withReuseIdentifier: registration.identifier, for: indexPath)
    // Only cells of the registration's class have its identifier.
    let cell = dequeued as? Cell ?? unsafeDowncast(dequeued, to: Cell.self)
    if let item { registration.handler(cell, indexPath, item) }
    return cell
  }

  public func dequeueConfiguredReusableSupplementary<Supplementary>(
    using registration: SupplementaryRegistration<Supplementary>, for indexPath: IndexPath
  ) -> Supplementary {
    let kind = registration.elementKind
    if !supplementaryPool(kind).isRegistered(registration.identifier) {
      register(
        Supplementary.self, forSupplementaryViewOfKind: kind, withReuseIdentifier: registration.identifier)
    }
    let dequeued = dequeueReusableSupplementaryView(
      ofKind: kind, withReuseIdentifier: registration.identifier, for: indexPath)
    let view = dequeued as? Supplementary ?? unsafeDowncast(dequeued, to: Supplementary.self)
    registration.handler(view, kind, indexPath)
    return view
  }
}

/// The source of unique identifiers for registrations.
@MainActor
private enum Registrations {
  static var count = 0

  static func nextIdentifier(for type: Any.Type) -> String {
    count += 1
    return "\(type) \(count)"
  }
}
