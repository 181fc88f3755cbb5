import Testing

@testable import ObjectiveCRewriting

@Suite("Edit actions, image literals and isolated conformances")
struct EditActionTests {
  @Test("A class lists the standard edit actions that it overrides")
  func editActions() {
    let text = rewritten("class Cell: UITableViewCell { override func copy(_ sender: Any?) {} }")

    #expect(text.contains(#"[.method(Selector("copy:", Cell.copy(_:)))]"#))
    // An index is no sender.
    let list = rewritten("class List: Base { override func delete(_ index: Int) {} }\nclass Base {}\n")
    #expect(!list.contains("Selector("))
  }

  @Test("An image literal becomes a call of `UIImage(imageLiteralResourceName:)`")
  func imageLiteral() {
    #expect(
      rewritten(#"import UIKit; let image = #imageLiteral(resourceName: "logo.png")"#)
        == #"import UIKit; let image = UIImage(imageLiteralResourceName: "logo.png")"#)
  }

  @Test("A conformance added for an optional requirement has the attributes of the conformance to its protocol")
  func conformanceAttributes() {
    let sources = rewrittenModule(
      "@objc protocol P { @objc optional func f() }",
      "class C: UIView {}\nextension C: @preconcurrency P { func f() {} }\n")

    #expect(sources[1].contains("extension C: @preconcurrency P, @preconcurrency P_f {"))
  }
}
