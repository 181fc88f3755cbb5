import Synchronization

/// Which assertion of this process used a reference first, so that two with one name can be told.
enum ReferenceUses {
  private static let places = Mutex<[String: String]>([:])

  /// Notes a use; returns what to tell where an assertion elsewhere, or of another test case, used it before.
  static func note(_ reference: String, at place: String) -> String? {
    let first = places.withLock { places in
      let known = places[reference]
      if known == nil { places[reference] = place }
      return known
    }
    guard let first, first != place else { return nil }
    return "The assertion at \(first) of this run has the same reference: give each a name of its own with `named:`."
  }
}
