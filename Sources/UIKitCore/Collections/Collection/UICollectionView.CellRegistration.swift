public import Foundation

extension UICollectionView {
  /// A registration that creates cells of a class and configures each with an item.
  @preconcurrency @MainActor
  public struct CellRegistration<Cell: UICollectionViewCell, Item> {
    public typealias Handler = (Cell, IndexPath, Item) -> Void

    let handler: Handler
    /// The unique identifier of the registration; it contains the class's name for logs.
    let identifier: String

    public init(handler: @escaping Handler) {
      self.handler = handler
      identifier = Registrations.nextIdentifier(for: Cell.self)
    }
  }

  /// A registration that creates supplementary views of a class and configures each.
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
    let made = dequeueReusableCell(withReuseIdentifier: registration.identifier, for: indexPath)
    // Only cells of the registration's class have its identifier.
    let cell = made as? Cell ?? unsafeDowncast(made, to: Cell.self)
    if let item { registration.handler(cell, indexPath, item) }
    return cell
  }

  public func dequeueConfiguredReusableSupplementary<Supplementary>(
    using registration: SupplementaryRegistration<Supplementary>, for indexPath: IndexPath
  ) -> Supplementary {
    let kind = registration.elementKind
    if !supplementaryPool.isRegistered(Self.poolName(kind, registration.identifier)) {
      register(
        Supplementary.self, forSupplementaryViewOfKind: kind, withReuseIdentifier: registration.identifier)
    }
    let made = dequeueReusableSupplementaryView(
      ofKind: kind, withReuseIdentifier: registration.identifier, for: indexPath)
    let view = made as? Supplementary ?? unsafeDowncast(made, to: Supplementary.self)
    registration.handler(view, kind, indexPath)
    return view
  }
}

/// The number of registrations, for unique identifiers.
@MainActor
private enum Registrations {
  static var count = 0

  static func nextIdentifier(for type: Any.Type) -> String {
    count += 1
    return "\(type) \(count)"
  }
}
