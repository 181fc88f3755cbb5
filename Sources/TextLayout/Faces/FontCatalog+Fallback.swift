import UIFoundation

extension FontCatalog {
  /// What the choice of a fallback hangs on.
  struct FallbackKey: Hashable {
    let cluster: [Unicode.Scalar]
  }
}
