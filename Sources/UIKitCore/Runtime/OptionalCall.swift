/// A value that calls an optional requirement, as in `delegate?.method?(view, didSelect: item)`.
///
/// It is returned by a property of the protocol that has the name of the method. Requirements with one unlabeled
/// argument are closures instead. If two requirements of a protocol have the same labels, the second one has its own
/// structure. The plugin OptionalCalls generates these properties and functions, and the defaults of absent methods, for
/// the requirements of public protocols that are marked `// optional` or, with a result, `// optional: true`.
@preconcurrency @MainActor
public struct OptionalCall<Delegate> {
  let delegate: Delegate
}
