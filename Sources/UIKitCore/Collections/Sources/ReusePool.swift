/// A pool of reusable views, which creates views of registered classes if it is empty.
@MainActor
struct ReusePool<View: UIView> {
  // Accessed by key only, never iterated.
  private var makers: [String: @MainActor () -> View?] = [:]
  private var free: [String: [View]] = [:]

  mutating func register(_ identifier: String, _ make: (@MainActor () -> View?)?) { makers[identifier] = make }

  func isRegistered(_ identifier: String) -> Bool { makers[identifier] != nil }

  /// Returns a reusable or a new view; nil if nothing is registered for the identifier.
  mutating func take(_ identifier: String) -> View? {
    if let view = free[identifier]?.popLast() { return view }
    return makers[identifier]?()
  }

  mutating func give(_ view: View, _ identifier: String) { free[identifier, default: []].append(view) }
}
