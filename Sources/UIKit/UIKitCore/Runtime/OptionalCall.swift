/// The optional requirements of UIKit's protocols, each as a protocol with this requirement only.
///
/// If a subclass implements an optional requirement that its superclass, which conforms to UIKit's protocol, lacks,
/// `headframe swift` lets it conform to the requirement's own protocol, through which UIKit calls the method. The
/// plugin OptionalCalls generates these protocols.
public enum OptionalMethods {}

/// A value that calls an optional requirement, as in `delegate?.method?(view, didSelect: item)`.
///
/// A property of the protocol with the method's name returns the value. For a method without overloads that has one
/// unlabeled argument, the property returns a closure instead. If two methods of a protocol have the same labels, the
/// second one has a separate structure. The plugin OptionalCalls generates these properties and functions, and the
/// defaults of absent methods. The plugin reads the requirements of public protocols that are marked `// optional` or,
/// with a result, as in `// optional: true`.
@preconcurrency @MainActor
public struct OptionalCall<Delegate> {
  let delegate: Delegate
}
