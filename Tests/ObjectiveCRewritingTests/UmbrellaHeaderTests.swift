import Testing

@testable import ObjectiveCRewriting

@Suite("Names that iOS has without an import, and functions as values")
struct UmbrellaHeaderTests {
  @Test(
    "A file without imports gets UIKit for the types that its framework's umbrella header imports",
    arguments: ["let a: TimeInterval = 1", "let a = NSString()", "func f(_ x: CGFloat) {}", "let a = Date()"])
  func withoutImports(source: String) {
    #expect(rewritten(source + "\n") == "import UIKit; \(source)\n")
    #expect(rewritten("import Foundation\n\(source)\n") == "import Foundation\n\(source)\n")
  }

  @Test("A file that uses only types of Swift or of its module needs no import")
  func otherTypes() {
    for source in ["let a: Int = 1\n", "struct Date {}\nlet a = Date()\n", "class NSX {}\n"] {
      #expect(rewritten(source) == source)
    }
  }

  @Test("Functions of Darwin that the package declares need its import")
  func atomics() {
    #expect(
      rewritten("import Foundation\nlet a = OSAtomicIncrement32(b)\n")
        == "import Foundation; import UIKit\nlet a = OSAtomicIncrement32(b)\n")
  }

  @Test("In tests, the method of an expectation as a value becomes a closure, and calls are kept")
  func fulfillment() {
    let source = "import XCTest\nlet a = e.fulfill\nsend(then: self.e.fulfill)\ne.fulfill()\ne?.fulfill()\n"
    let facts = ModuleFacts([ObjectiveCRewriter.facts(of: source)])
    let result = ObjectiveCRewriter(facts: facts, isTest: true).rewrite(source).source

    #expect(
      result == "import XCTest; import UIKit\nlet a = { e.fulfill() }\nsend(then: { self.e.fulfill() })\ne.fulfill()\n"
        + "e?.fulfill()\n")
    #expect(rewritten("import Foundation\nlet a = e.fulfill\n") == "import Foundation\nlet a = e.fulfill\n")
  }
}
