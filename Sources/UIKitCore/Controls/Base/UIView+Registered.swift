// UIKit makes views of registered classes through the Objective-C runtime. Swift's own rule, that only `required`
// initialisers run on a metatype, would break every subclass written for UIKit. But a convenience initialiser
// dispatches to its class's designated ones at run time; called as what it is, a function of the metatype, it makes a
// view of any subclass. A subclass that lacks the designated initialiser traps with Swift's message, as in UIKit.
extension UIView {
  /// The view of a registered class, by `init(frame:)`.
  convenience init(registered: ()) {
    self.init(frame: .zero)
  }

  /// Makes a view of exactly this class, whichever subclass it is.
  @_silgen_name("$s9UIKitCore6UIViewC10registeredACyt_tcfC")
  package static func makeRegistered() -> UIView
}
