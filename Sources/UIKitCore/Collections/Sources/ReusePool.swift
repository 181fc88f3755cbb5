/// The reusable views of each identifier; views are created if there is none to reuse.
@MainActor
struct ReusePool<View: UIView> {
  // Accessed by key only, never iterated.
  private var creators: [String: @MainActor () -> View?] = [:]
  private var unused: [String: [View]] = [:]

  /// Registers a function that creates views; nil removes the registration.
  mutating func register(_ identifier: String, _ create: (@MainActor () -> View?)?) { creators[identifier] = create }

  /// Registers the first view of the pool's type in a nib; nil removes the registration.
  mutating func register(_ identifier: String, nib: UINib?) {
    guard let nib else { return register(identifier, nil) }
    register(identifier) { nib.instantiate(withOwner: nil).lazy.compactMap { $0 as? View }.first }
  }

  func isRegistered(_ identifier: String) -> Bool { creators[identifier] != nil }

  /// Returns a reusable or a new view; nil if nothing is registered for the identifier.
  mutating func dequeue(_ identifier: String) -> View? {
    if let view = unused[identifier]?.popLast() { return view }
    return creators[identifier]?()
  }

  /// Makes a view reusable.
  mutating func add(_ view: View, for identifier: String) { unused[identifier, default: []].append(view) }
}
