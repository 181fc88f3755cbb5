import Testing

@testable import ObjectiveCRewriting

@Suite("Selectors")
struct SelectorRewritingTests {
  /// Returns the expression that replaces a selector inside of a class with the given members.
  private func selector(_ argument: String, _ members: String) -> String {
    let line = rewritten("class Screen: UIView {\n\(members)\nfunc go() { send(#selector(\(argument))) }\n}\n")
      .split(separator: "\n").first { $0.hasPrefix("func go") }
    return line.map { String($0.dropFirst("func go() { send(".count).dropLast(") }".count)) } ?? ""
  }

  @Test(
    "Selectors name the method of the enclosing class",
    arguments: [
      ("tap", "@objc func tap() {}", "Selector(\"tap\", Screen.tap)"),
      ("tap", "@objc func tap(_ sender: Any) {}", "Selector(\"tap:\", Screen.tap(_:))"),
      ("tap(_:)", "@objc private func tap(_ sender: Any) {}", "Selector(\"tap:\", Screen.tap(_:))"),
      (
        "self.tap(_:event:)", "@objc func tap(_ s: Any, event: UIEvent) {}",
        "Selector(\"tap:event:\", Screen.tap(_:event:))"
      ),
      ("Screen.move(to:)", "@objc func move(to p: Any) {}", "Selector(\"moveTo:\", Screen.move(to:))"),
      ("add(item:)", "@objc func add(item: Any) {}", "Selector(\"addWithItem:\", Screen.add(item:))"),
      ("named", "@objc(other:) func named(_ x: Any) {}", "Selector(\"other:\", Screen.named(_:))"),
      ("make", "@objc static func make() {}", "Selector(\"make\", static: Screen.make)"),
      ("UIView.layoutIfNeeded", "", "Selector(\"layoutIfNeeded\", UIView.layoutIfNeeded)"),
      ("UIView.endEditing(_:)", "", "Selector(\"endEditing:\", UIView.endEditing(_:))"),
    ])
  func namesMethods(argument: String, members: String, expected: String) {
    #expect(selector(argument, members) == expected)
  }

  @Test("Selectors of getters and setters call closures")
  func rewritesAccessors() {
    #expect(selector("getter: size", "@objc var size = 0") == "Selector(\"size\", calling: { (t: Screen) in t.size })")
    #expect(
      selector("setter: Screen.size", "@objc var size = 0")
        == "Selector(\"setSize:\", calling: { (t: Screen, v) in t.size = v })")
  }

  @Test("A method of a value is called through the value's type")
  func rewritesMethodsOfValues() {
    #expect(
      selector("owner.close(_:)", "")
        == "Selector(\"close:\", of: owner, calling: { (t, a0) in t.close(a0) })")
  }

  @Test("An inherited method is found in another file")
  func findsInheritedMethods() {
    let sources = rewrittenModule(
      "class Base: UIView { @objc func tap(_ s: Any, event: UIEvent) {} }",
      "class Screen: Base { lazy var a = #selector(tap) }")

    #expect(
      sources[1] == "import UIKit; class Screen: Base { lazy var a = Selector(\"tap:event:\", Screen.tap(_:event:)) }")
  }

  @Test("Selectors in an extension of a nested type use the type's full name")
  func namesNestedTypes() {
    let result = rewritten("extension Outer.Inner { func a() { send(#selector(tap)) }; @objc func tap() {} }")

    #expect(
      result.hasPrefix("import UIKit; extension Outer.Inner { func a() { send(Selector(\"tap\", Outer.Inner.tap)) };"))
  }
}
