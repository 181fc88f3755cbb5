/// Makes views of registered classes and keeps those that left the visible part for reuse.
@MainActor
struct ReusePool<View: UIView> {
  // Looked up by identifier only, never iterated.
  private var makers: [String: @MainActor () -> View?] = [:]
  private var free: [String: [View]] = [:]

  mutating func register(_ identifier: String, _ make: (@MainActor () -> View?)?) { makers[identifier] = make }

  func isRegistered(_ identifier: String) -> Bool { makers[identifier] != nil }

  /// A view that left, else a new one; `nil` where nothing is registered under the identifier.
  mutating func take(_ identifier: String) -> View? {
    if let view = free[identifier]?.popLast() { return view }
    return makers[identifier]?()
  }

  mutating func give(_ view: View, _ identifier: String) { free[identifier, default: []].append(view) }
}
