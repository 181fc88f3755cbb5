import SwiftParser
import Testing

@testable import ObjectiveCRewriting

/// The expected behavior is UIKit's, which asks each object whether it has an optional method.
@Suite("Optional methods of UIKit in subclasses")
struct OptionalMethodTests {
  private let base = """
    class Base: NSObject, UITableViewDataSource, UITableViewDelegate {
      func tableView(_ t: UITableView, numberOfRowsInSection section: Int) -> Int { 1 }
      func tableView(_ t: UITableView, titleForHeaderInSection section: Int) -> String? { "A" }
    }

    """

  /// Returns the second of two sources, of which the first declares the superclass.
  private func subclass(_ source: String, of base: String? = nil) -> String {
    rewrittenModule(base ?? self.base, source)[1]
  }

  @Test("The table of UIKit's protocols has their optional methods with types, and the inherited protocols")
  func table() throws {
    let table = try #require(OptionalMethodTable.protocols["UITableViewDelegate"])
    let height = try #require(table.requirements.first)

    #expect(table.inherited == ["UIScrollViewDelegate"])
    #expect(height.protocolName == "UITableViewDelegate_tableView__heightForRowAt")
    #expect(height.labels == ["_", "heightForRowAt"] && height.types == ["UITableView", "IndexPath"])
    #expect(height.result == "CGFloat")
    // A required method.
    #expect(
      OptionalMethodTable.protocols["UITableViewDataSource"]?.requirements.contains {
        $0.fullName == "tableView(_:cellForRowAt:)"
      } == false)
  }

  @Test("A subclass conforms to the protocols of the optional methods that its superclass lacks")
  func conforms() {
    let method = "func numberOfSections(in t: UITableView) -> Int { 3 }"
    let scrolled = "func scrollViewDidScroll(_ s: UIScrollView) {}"

    #expect(
      subclass("import UIKit\nclass Sub: Base { \(method); \(scrolled) }\n")
        == "import UIKit\nclass Sub: Base, OptionalMethods.UITableViewDataSource_numberOfSections_in, "
        + "OptionalMethods.UIScrollViewDelegate_scrollViewDidScroll_ { \(method); \(scrolled) }\n")
    #expect(
      subclass("import UIKit\nclass Sub: Base {}\nextension Sub { \(method) }\n").hasPrefix(
        "import UIKit\nclass Sub: Base, OptionalMethods.UITableViewDataSource_numberOfSections_in {}\n"))
  }

  @Test(
    "A class has no further conformance that is the first with a method, overrides one, or has another method",
    arguments: [
      "override func tableView(_ t: UITableView, titleForHeaderInSection section: Int) -> String? { nil }",
      "func numberOfSections() -> Int { 3 }", "static func numberOfSections(in t: UITableView) -> Int { 3 }",
      "private func numberOfSections(in t: UITableView) -> Int { 3 }",
      "func numberOfSections(in t: UICollectionView) -> Int { 3 }",
      "func tableView(_ t: UITableView, heightForRowAt i: IndexPath) throws -> CGFloat { 3 }",
    ])
  func otherMethods(member: String) {
    let source = "import UIKit\nclass Sub: Base { \(member) }\n"

    #expect(subclass(source) == source)
  }

  @Test("The nearest class with the method conforms, and its subclasses override the method")
  func lineage() {
    let source = """
      import UIKit
      class Sub: Base {}
      class Third: Sub { func numberOfSections(in t: UITableView) -> Int { 3 } }
      class Fourth: Third { override func numberOfSections(in t: UITableView) -> Int { 4 } }

      """
    let result = subclass(source)

    #expect(result.contains("class Third: Sub, OptionalMethods.UITableViewDataSource_numberOfSections_in {"))
    #expect(result.contains("class Sub: Base {}") && result.contains("class Fourth: Third { override"))
    #expect(rewritten("import UIKit\n" + base) == "import UIKit\n" + base)
  }

  @Test("Types have several spellings: `any`, module names, aliases, and names before Swift 3")
  func spellings() {
    let edit = "tableView(_ t: UITableView, editingStyleForRowAt i: IndexPath)"
    for member in [
      "func numberOfSections(in t: UIKit.UITableView) -> Swift.Int { 3 }",
      "func \(edit) -> UITableViewCellEditingStyle { .none }",
      "func \(edit) -> UITableViewCell.EditingStyle { .none }",
      "func tableView(_ t: UITableView, didSelectRowAt i: Foundation.IndexPath) -> () {}",
      "func tableView(_ t: UITableView, heightForRowAt i: IndexPath) -> Height { 1 }",
    ] {
      let result = subclass("import UIKit\ntypealias Height = CGFloat\nclass Sub: Base { \(member) }\n")
      #expect(result.contains("class Sub: Base, OptionalMethods.UITableView"), "\(member)")
    }
  }

  @Test("A protocol of the package can inherit UIKit's protocol; another module can declare the superclass")
  func indirect() {
    let method = "func collectionView(_ c: UICollectionView, didSelectItemAt i: IndexPath) {}"
    let declared = """
      protocol Handler: UICollectionViewDelegateFlowLayout {}
      open class Base: NSObject {}
      extension Base: Handler {}

      """
    let facts = ModuleFacts(
      [ObjectiveCRewriter.facts(of: "import UIKit\nclass Sub: Base { \(method) }\n")],
      visible: [ObjectiveCRewriter.facts(of: declared)])
    let result = ObjectiveCRewriter(facts: facts).rewrite("import UIKit\nclass Sub: Base { \(method) }\n").source

    let conformance = "OptionalMethods.UICollectionViewDelegate_collectionView__didSelectItemAt"
    #expect(result == "import UIKit\nclass Sub: Base, \(conformance) { \(method) }\n")
  }

  @Test("The method gets the access level of its class, which the conformance needs")
  func access() {
    let method = "func numberOfSections(in t: UITableView) -> Int { 3 }"
    func result(_ access: String, _ member: String) -> String {
      subclass("import UIKit\n\(access)class Sub: Base {\n\(member)\n}\n").split(separator: "\n")[2].description
    }

    #expect(result("public ", method) == "public \(method)")
    #expect(result("open ", "internal \(method)") == "         public \(method)")
    #expect(result("", "@objc private \(method)").hasSuffix("         \(method)"))
    #expect(result("open ", "open \(method)") == "open \(method)")
    #expect(result("", method) == method)
    let inExtension = subclass("import UIKit\npublic class Sub: Base {}\npublic extension Sub { \(method) }\n")
    #expect(inExtension.hasSuffix("public extension Sub { \(method) }\n"))
  }

  @Test("A selector of a method of UIKit's protocol calls the method of a conforming object")
  func selectors() {
    let source = "import UIKit\nlet a = #selector(UITableViewDelegate.tableView(_:didSelectRowAt:))\n"

    #expect(
      rewritten(source)
        == "import UIKit\nlet a = Selector(\"tableView:didSelectRowAt:\", calling: "
        + "{ (t: any UITableViewDelegate, a0, a1) in t.tableView(a0, didSelectRowAt: a1) })\n")
  }

  @Test("A method with other types than the protocol's is reported with its line and the right declaration")
  func uncalled() {
    let source = """
      import UIKit
      class Sub: Base {
        func numberOfSections(in t: UITableView) -> Int { 3 }
        func tableView(_ t: UITableView!, heightForRowAt i: IndexPath!) -> CGFloat { 3 }
      }
      """
    let facts = ModuleFacts([base, source].map { ObjectiveCRewriter.facts(of: $0) })

    #expect(
      UncalledMethod.all(in: Parser.parse(source: source), facts) == [
        UncalledMethod(
          name: "tableView(_:heightForRowAt:)", line: 4,
          declaration: "tableView(_: UITableView, heightForRowAt: IndexPath) -> CGFloat")
      ])
    #expect(UncalledMethod.all(in: Parser.parse(source: base), facts).isEmpty)
  }
}
