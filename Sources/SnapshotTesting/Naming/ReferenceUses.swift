import Synchronization

/// The first assertion of this process that used each reference, for detecting duplicate names.
enum ReferenceUses {
  private static let places = Mutex<[String: String]>([:])

  /// Records a use. Returns a message if another assertion or test case has already used the reference.
  static func record(_ reference: String, at place: String) -> String? {
    let first = places.withLock { places in
      let earlier = places[reference]
      if earlier == nil { places[reference] = place }
      return earlier
    }
    guard let first, first != place else { return nil }
    return "The assertion at \(first) of this run has the same reference: give each a different name with `named:`."
  }
}
