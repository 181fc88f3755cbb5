import Synchronization

/// The first assertion of this process that used each reference, for detecting duplicate names.
enum ReferenceUses {
  private static let tests = Mutex<[String: String]>([:])

  /// Records the use of numbered references by a test. Returns the other test that has already used them.
  static func record(numbered stem: String, by test: String) -> String? {
    let first = tests.withLock { tests in
      let earlier = tests[stem]
      if earlier == nil { tests[stem] = test }
      return earlier
    }
    return first == test ? nil : first
  }

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
