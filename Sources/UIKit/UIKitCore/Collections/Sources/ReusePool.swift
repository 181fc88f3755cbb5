internal import AutoLayout
internal import UIFoundation

/// A view that returns to a pool when it is no longer visible.
@MainActor
protocol ReusableView: UIView {
  var reuseIdentifier: String? { get set }
  func prepareForReuse()
}

extension UICollectionReusableView: ReusableView {}
extension UITableViewCell: ReusableView {}
extension UITableViewHeaderFooterView: ReusableView {}

/// The reusable views of each identifier; views are created if there is none to reuse.
@MainActor
final class ReusePool<View: ReusableView> {
  // A class, because `make` and `dequeue` call code of the view's class, which can use the pool.

  // Accessed by key only, never iterated.
  private var creators: [String: @MainActor () -> View?] = [:]
  private var unused: [String: [View]] = [:]

  /// Registers a class of views; nil or a class of other views removes the registration.
  func register(
    _ viewClass: AnyClass?, for identifier: String, _ create: @escaping @MainActor (View.Type) -> View
  ) {
    guard let type = viewClass as? View.Type else { return creators[identifier] = nil }
    creators[identifier] = { create(type) }
  }

  /// Registers the first view of the pool's type in a nib; nil removes the registration.
  func register(_ nib: UINib?, for identifier: String) {
    guard let nib else { return creators[identifier] = nil }
    creators[identifier] = {
      if let view = nib.instantiate(withOwner: nil).firstNonNil({ $0 as? View }) { return view }
      LayoutDiagnostics.log("invalid nib registered for identifier (\(identifier)) - nib must contain a \(View.self)")
      return nil
    }
  }

  func isRegistered(_ identifier: String) -> Bool { creators[identifier] != nil }

  /// Returns a new view; nil if nothing is registered for the identifier.
  ///
  /// Also returns nil if the registered nib contains no view of the pool's type.
  func make(_ identifier: String) -> View? { creators[identifier]?() }

  /// Returns a reusable view, prepared for reuse, or a new one; nil if `make` returns nil.
  func dequeue(_ identifier: String) -> View? {
    if let view = unused[identifier]?.popLast() {
      view.prepareForReuse()
      return view
    }
    let view = make(identifier)
    view?.reuseIdentifier = identifier
    return view
  }

  /// Makes a view reusable if it has an identifier.
  func add(_ view: View) {
    if let identifier = view.reuseIdentifier { unused[identifier, default: []].append(view) }
  }
}
