// `headframe swift` turns `#selector(f(_:))` into `Selector("f:", Type.f(_:))`. Methods of the main actor and methods
// of no actor have different types, so there are two initializers for each number of parameters. The initializer for
// methods of no actor is preferred, because it is faster to type check. A message is sent on the caller's thread, as in
// the Objective-C runtime, so the isolation is removed from the type.
extension Selector {
  public init<Target, Result>(_ name: String, _ method: @escaping (Target) -> () -> Result) {
    self.init(name, owner: Target.self) { target, _ in
      guard let target = target as? Target else { return .unrecognized }
      return Self.outcome(method(target)())
    }
  }

  public init<Target, A, Result>(_ name: String, _ method: @escaping (Target) -> (A) -> Result) {
    self.init(name, owner: Target.self) { target, arguments in
      guard let target = target as? Target else { return .unrecognized }
      guard let a = Self.argument(0, of: arguments, as: A.self) else { return .mismatch(argument: 0) }
      return Self.outcome(method(target)(a))
    }
  }

  public init<Target, A, B, Result>(_ name: String, _ method: @escaping (Target) -> (A, B) -> Result) {
    self.init(name, owner: Target.self) { target, arguments in
      guard let target = target as? Target else { return .unrecognized }
      guard let a = Self.argument(0, of: arguments, as: A.self) else { return .mismatch(argument: 0) }
      guard let b = Self.argument(1, of: arguments, as: B.self) else { return .mismatch(argument: 1) }
      return Self.outcome(method(target)(a, b))
    }
  }

  public init<Target, A, B, C, Result>(_ name: String, _ method: @escaping (Target) -> (A, B, C) -> Result) {
    self.init(name, owner: Target.self) { target, arguments in
      guard let target = target as? Target else { return .unrecognized }
      guard let a = Self.argument(0, of: arguments, as: A.self) else { return .mismatch(argument: 0) }
      guard let b = Self.argument(1, of: arguments, as: B.self) else { return .mismatch(argument: 1) }
      guard let c = Self.argument(2, of: arguments, as: C.self) else { return .mismatch(argument: 2) }
      return Self.outcome(method(target)(a, b, c))
    }
  }

  @_disfavoredOverload
  public init<Target, Result>(_ name: String, _ method: @escaping @MainActor (Target) -> @MainActor () -> Result) {
    self.init(name, unsafeBitCast(method, to: ((Target) -> () -> Result).self))
  }

  @_disfavoredOverload
  public init<Target, A, Result>(
    _ name: String, _ method: @escaping @MainActor (Target) -> @MainActor (A) -> Result
  ) {
    self.init(name, unsafeBitCast(method, to: ((Target) -> (A) -> Result).self))
  }

  @_disfavoredOverload
  public init<Target, A, B, Result>(
    _ name: String, _ method: @escaping @MainActor (Target) -> @MainActor (A, B) -> Result
  ) {
    self.init(name, unsafeBitCast(method, to: ((Target) -> (A, B) -> Result).self))
  }

  @_disfavoredOverload
  public init<Target, A, B, C, Result>(
    _ name: String, _ method: @escaping @MainActor (Target) -> @MainActor (A, B, C) -> Result
  ) {
    self.init(name, unsafeBitCast(method, to: ((Target) -> (A, B, C) -> Result).self))
  }

  // MARK: Methods called by closures

  /// Creates a selector from a closure, for protocol methods, to which there are no unapplied references.
  public init<Target, Result>(_ name: String, calling method: @escaping @MainActor (Target) -> Result) {
    let method = unsafeBitCast(method, to: ((Target) -> Result).self)
    self.init(name) { (target: Target) in { method(target) } }
  }

  public init<Target, A, Result>(_ name: String, calling method: @escaping @MainActor (Target, A) -> Result) {
    let method = unsafeBitCast(method, to: ((Target, A) -> Result).self)
    self.init(name) { (target: Target) in { (a: A) in method(target, a) } }
  }

  public init<Target, A, B, Result>(
    _ name: String, calling method: @escaping @MainActor (Target, A, B) -> Result
  ) {
    let method = unsafeBitCast(method, to: ((Target, A, B) -> Result).self)
    self.init(name) { (target: Target) in { (a: A, b: B) in method(target, a, b) } }
  }

  /// Creates a selector from a closure, for a method of an expression, as in `#selector(view.f(_:))`.
  ///
  /// The expression is not evaluated. It only determines the type of the target.
  public init<Target, Result>(
    _ name: String, of target: @autoclosure () -> Target, calling method: @escaping @MainActor (Target) -> Result
  ) {
    self.init(name, calling: method)
  }

  public init<Target, A, Result>(
    _ name: String, of target: @autoclosure () -> Target, calling method: @escaping @MainActor (Target, A) -> Result
  ) {
    self.init(name, calling: method)
  }

  public init<Target, A, B, Result>(
    _ name: String, of target: @autoclosure () -> Target,
    calling method: @escaping @MainActor (Target, A, B) -> Result
  ) {
    self.init(name, calling: method)
  }

  // MARK: Methods of types

  /// Creates a selector of a class method, which is called for any target.
  public init<Result>(_ name: String, static method: @escaping @MainActor () -> Result) {
    let method = unsafeBitCast(method, to: (() -> Result).self)
    self.init(name, owner: nil) { _, _ in Self.outcome(method()) }
  }

  public init<A, Result>(_ name: String, static method: @escaping @MainActor (A) -> Result) {
    let method = unsafeBitCast(method, to: ((A) -> Result).self)
    self.init(name, owner: nil) { _, arguments in
      guard let a = Self.argument(0, of: arguments, as: A.self) else { return .mismatch(argument: 0) }
      return Self.outcome(method(a))
    }
  }

  // MARK: Values

  private static func argument<Value>(_ position: Int, of arguments: [Any?], as type: Value.Type) -> Value? {
    // A missing argument is nil, which only optional parameters accept.
    ObjectiveCValue.convert(position < arguments.count ? arguments[position] : nil, to: type)
  }

  private static func outcome<Result>(_ value: Result) -> Outcome {
    if value is Void { return .returned(nil) }
    if case .none = value as Any? { return .returned(nil) }
    return .returned(value)
  }
}
