/// A value that calls an optional requirement, as in `delegate?.method?(view, didSelect: item)`.
///
/// A property of the protocol with the method's name returns it. For a method with one unlabeled argument, the property
/// returns a closure instead. If two methods of a protocol have the same labels, the second one has a separate
/// structure. The plugin OptionalCalls generates these properties and functions, and the defaults of absent methods.
/// It reads the requirements of public protocols that are marked `// optional` or, with a result, `// optional: true`.
@preconcurrency @MainActor
public struct OptionalCall<Delegate> {
  let delegate: Delegate
}
