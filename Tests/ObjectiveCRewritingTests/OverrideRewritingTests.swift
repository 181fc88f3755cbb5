import Testing

@testable import ObjectiveCRewriting

@Suite("Overrides across extensions, and observed properties")
struct OverrideRewritingTests {
  @Test("A member in an extension of another module's class calls the nearest override")
  func foreignClasses() {
    let result = rewritten(
      "import UIKit\nextension UIView { @objc func save() {} }\n"
        + "extension UILabel { override func save() { super.save() } }\n")

    #expect(
      result
        == "import UIKit\nextension UIView {       func UIView_save() {}; func nearest_save(_ above: AnyClass?) { "
        + "switch ObjectiveCOverrides.nearest(to: self, above: above, [UILabel.self]) { "
        + "case 0: return unsafeDowncast(self, to: UILabel.self).UILabel_save(); default: return UIView_save() } }; "
        + "func save() { nearest_save(nil) } }\n"
        + "extension UILabel {          func UILabel_save() { self.nearest_save(UILabel.self) } }\n")
  }

  @Test("A member without @objc is not overridden by members of the same name")
  func plainMembers() {
    let source = "import UIKit\nextension String { func save() {} }\nclass A: UIView { override func save() {} }\n"

    #expect(rewritten(source) == source)
  }

  // Overrides of nonisolated members are nonisolated, also in classes of the main actor.
  @Test("Overrides of an object's equality and description in an extension stay without an actor")
  func objectMembers() {
    #expect(
      rewritten(
        "import UIKit\nclass A: UIView {}\nextension A {\n  override func isEqual(_ o: Any?) -> Bool { true }\n"
          + "  override var hash: Int { 1 }\n}\n")
        == "import UIKit\nclass A: UIView {override func isEqual(_ o: Any?) -> Bool { A_isEqual(o) }; "
        + "override var hash: Int { A_hash } }\nextension A {\n           nonisolated func A_isEqual(_ o: Any?) -> Bool "
        + "{ true }\n           nonisolated var A_hash: Int { 1 }\n}\n")
  }

  @Test("An override of a member that no source declares is not called")
  func orphans() {
    #expect(
      rewritten("import UIKit\nextension NSLayoutConstraint { override open var description: String { \"\" } }\n")
        == "import UIKit\nextension NSLayoutConstraint {               var NSLayoutConstraint_description: String { \"\" } }\n"
    )
  }

  @Test("An override of a message of the Objective-C runtime is not called, in a class's body or an extension")
  func runtimeMessages() {
    #expect(
      rewritten("import UIKit\nclass A: UIView { override func responds(to s: Selector!) -> Bool { true } }\n")
        == "import UIKit\nclass A: UIView {          func A_responds(to s: Selector!) -> Bool { true } }\n")
    #expect(
      rewritten(
        "import UIKit\nclass A: UIView {}\nextension A { override func isKind(of c: AnyClass) -> Bool { true } }\n")
        == "import UIKit\nclass A: UIView {}\nextension A {          func A_isKind(of c: AnyClass) -> Bool { true } }\n"
    )
  }

  @Test("A dynamic property notifies its observers of changes")
  func dynamicProperties() {
    #expect(
      rewritten("import UIKit\nclass A: NSObject { @objc dynamic var n = 0 }\n")
        == "import UIKit\nclass A: NSObject {               var n = 0 { willSet { willChangeValue(forKey: \"n\") } "
        + "didSet { didChangeValue(forKey: \"n\") } } }\n")
  }

  @Test("A selector of an optional self refers to the method of the class")
  func optionalSelf() {
    #expect(
      rewritten("import UIKit\nclass A: NSObject { @objc func f() {}; lazy var s = { #selector(self?.f) } }\n")
        == "import UIKit\nclass A: NSObject {       func f() {}; lazy var s = { Selector(\"f\", A.f) } }\n")
  }
}
