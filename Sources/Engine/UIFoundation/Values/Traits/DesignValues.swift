/// A value of each design, such as the sizes of a control.
package struct DesignValues<Value: Sendable>: Sendable {
  package let classic: Value
  package let glass: Value

  package init(classic: Value, glass: Value) {
    (self.classic, self.glass) = (classic, glass)
  }

  /// The value of the traits' design. Without a design, it is the classic one.
  package subscript(traits: UITraitCollection) -> Value { traits.interfaceDesign == .glass ? glass : classic }
}
