import Testing

@testable import ObjectiveCRewriting

@Suite("Test cases of XCTest and Quick")
struct TestCaseRewritingTests {
  @Test("A synchronous test of an isolated class runs on the main actor, under its name and with its errors")
  func isolatedTests() {
    #expect(
      rewritten("import UIKit\n@MainActor final class A: XCTestCase {\n  func testB() throws {\n    work()\n  }\n}\n")
        == "import UIKit\n@MainActor final class A: XCTestCase, @unchecked Sendable {\n"
        + "  nonisolated func testB() throws { try MainActor.assumeIsolated "
        + "{ () throws -> Void in @MainActor func testB() throws {\n    work()\n  }; try testB() } }\n}\n")
  }

  @Test("So do setUp and tearDown of instances and classes; asynchronous ones, helpers and other classes are kept")
  func fixtures() {
    let result = rewritten(
      "import UIKit\n@MainActor class A: XCTestCase {\n  override func setUp() { super.setUp() }\n"
        + "  override class func tearDown() {}\n  override func tearDown() async throws {}\n"
        + "  func testLater() async {}\n  func help() {}\n  nonisolated func testFree() {}\n}\n"
        + "class B: XCTestCase {\n  func testPlain() {}\n}\nclass C: A {}\n")

    #expect(
      result
        == "import UIKit\n@MainActor class A: XCTestCase, @unchecked Sendable {\n"
        + "  override nonisolated func setUp() { MainActor.assumeIsolated { () -> Void in "
        + "@MainActor func setUp() { super.setUp() }; setUp() } }\n"
        + "  override class nonisolated func tearDown() { MainActor.assumeIsolated { () -> Void in "
        + "@MainActor func tearDown() {}; tearDown() } }\n"
        + "  override func tearDown() async throws {}\n"
        + "  func testLater() async {}\n  func help() {}\n  nonisolated func testFree() {}\n}\n"
        + "class B: XCTestCase {\n  func testPlain() {}\n}\nclass C: A, @unchecked Sendable {}\n")
  }

  @Test("A single isolated method of a class that is not isolated runs on the main actor as well")
  func isolatedMethods() {
    #expect(
      rewritten("import UIKit\nclass A: XCTestCase {\n  @MainActor func testB() { work() }\n}\n")
        == "import UIKit\nclass A: XCTestCase, @unchecked Sendable {\n             nonisolated func testB() "
        + "{ MainActor.assumeIsolated { () -> Void in @MainActor func testB() { work() }; testB() } }\n}\n")
  }

  // In the local function, an unqualified name would be that of the function.
  @Test("An isolated test calls methods that overload its name through self, unless it declares the name itself")
  func overloads() {
    let call = rewritten(
      "import UIKit\n@MainActor class A: XCTestCase {\n  func testB() { [1].forEach { testB(n: $0) }; testB { }; x.testB(2) }\n"
        + "  func testB(n: Int) {}\n}\n")
    #expect(call.contains("{ [1].forEach { self.testB(n: $0) }; self.testB { }; x.testB(2) }; testB() } }\n"))

    let own = rewritten(
      "import UIKit\n@MainActor class A: XCTestCase {\n  func testB() { func testB(n: Int) {}; testB(n: 1) }\n}\n")
    #expect(own.contains("{ func testB(n: Int) {}; testB(n: 1) }; testB() } }\n"))
  }

  @Test("An isolated test under a condition that is true for iOS runs on the main actor, and no other one")
  func conditionalTests() {
    let result = rewritten(
      "import UIKit\n@MainActor class A: XCTestCase {\n#if os(iOS) || os(tvOS)\n  func testB() {}\n#else\n"
        + "  func testC() {}\n#endif\n}\n")

    #expect(result.contains("  nonisolated func testB() { MainActor.assumeIsolated"))
    #expect(result.contains("\n  func testC() {}\n"))
  }

  @Test("A test case that conforms to a protocol of UIKit gets the members of an object; its subclass inherits them")
  func testCasesAreObjects() {
    let result = rewritten(
      "import UIKit\nclass A: XCTestCase {}\nextension A: UITableViewDelegate {}\nclass B: A, UITextFieldDelegate {}\n"
        + "class C: XCTestCase, Comparable {}\n")

    #expect(result.contains("class A: XCTestCase {nonisolated public func isEqual(_ object: Any?) -> Bool"))
    #expect(result.contains("class B: A, UITextFieldDelegate {}"))
    #expect(result.contains("class C: XCTestCase, Comparable {}"))
  }

  @Test("Every example of a specification becomes a test: the discovery finds a method, and a function lists examples")
  func specifications() {
    let result = rewritten("import Quick\nfinal class A: QuickSpec {\n  override class func spec() {}\n}\n")

    #expect(
      result
        == "import Quick; import XCTest\nfinal class A: QuickSpec {\n  override class func spec() {}\n"
        + "func testExamples() {} }; func testCase(_ methods: [(String, (A) -> () -> Void)]) -> XCTestCaseEntry "
        + "{ return (A.self, testCase(A.allTests).allTests) }\n")
  }

  @Test("Names that Foundation and Nimble both declare are Nimble's in files that import it")
  func ambiguousNames() {
    #expect(
      rewritten("import Nimble\nfunc be() -> Predicate<Int> { Predicate { _ in true } }\n")
        == "import Nimble\nfunc be() -> Nimble.Predicate<Int> { Nimble.Predicate { _ in true } }\n")
  }

  @Test("A test case that asks for its class, as all objects can on iOS, gets the property; class methods are kept")
  func classForCoder() {
    let property = "private nonisolated var classForCoder: AnyClass { type(of: self) }"
    let result = rewritten(
      "import UIKit\nclass A: XCTestCase {\n  lazy var type = name(of: classForCoder)\n}\n"
        + "class B: A {\n  func testB() { _ = name(of: self.classForCoder) }\n}\n"
        + "class C: XCTestCase {\n  let type = name(of: UIView.classForCoder())\n}\n")

    #expect(
      result == "import UIKit\nclass A: XCTestCase {\n  lazy var type = name(of: classForCoder)\n\(property) }\n"
        + "class B: A {\n  func testB() { _ = name(of: self.classForCoder) }\n\(property) }\n"
        + "class C: XCTestCase {\n  let type = name(of: UIView.classForCoder())\n}\n")
  }
}

@Suite("Members of objects of unknown classes")
struct ObjectLookupTests {
  @Test("A property is read after a cast to the class that declares it")
  func properties() {
    #expect(
      rewritten("import UIKit\nlet a = (info[key] as AnyObject).cgRectValue\n")
        == "import UIKit\nlet a = ObjectiveCLookup.value(of: (info[key] as AnyObject), as: NSValue.self) "
        + "{ $0.cgRectValue }\n")
    #expect(
      rewritten("import UIKit\nlet a = (info[key] as AnyObject?)?.doubleValue\n")
        == "import UIKit\nlet a = ObjectiveCLookup.value(of: (info[key] as AnyObject?), as: NSNumber.self) "
        + "{ $0.doubleValue }\n")
  }

  @Test("A message to a parameter of type AnyObject is sent after a cast; other types are called directly")
  func messages() {
    #expect(
      rewritten("import UIKit\nfunc f(o: AnyObject, p: UIView) { o.responds(to: s); p.responds(to: s) }\n")
        == "import UIKit\nfunc f(o: AnyObject, p: UIView) { ObjectiveCLookup.isTrue(of: o, as: NSObject.self) "
        + "{ $0.responds(to: s) }; p.responds(to: s) }\n")
  }

  @Test("The priority of an element of a list of objects is a constraint's")
  func priorities() {
    #expect(
      rewritten("import UIKit\nclass A { var all: [AnyObject] = []; func f() { use(self.all.first?.priority) } }\n")
        == "import UIKit\nclass A { var all: [AnyObject] = []; func f() "
        + "{ use(ObjectiveCLookup.priority(of: self.all.first)) } }\n")
  }
}

@Suite("Declarations of other modules and of functions")
struct DistantDeclarationTests {
  @Test("A member of an extension that a class of a dependent module overrides moves to the class's body")
  func overridesInOtherModules() {
    let source = "import UIKit\nclass A: UIView {}\nextension A { @objc func f() {} }\n"
    let dependent = "@testable import M\nclass B: A { override func f() {} }\n"
    let facts = ModuleFacts(
      [ObjectiveCRewriter.facts(of: source)], dependents: [ObjectiveCRewriter.facts(of: dependent)])

    let result = ObjectiveCRewriter(facts: facts).rewrite(source).source ?? ""

    #expect(result.contains("class A: UIView {func f() { A_f() } }"))
    #expect(result.contains("func A_f() {}"))
  }

  @Test("A class with an initializer of its own creates itself for T(); subclasses override that, if they inherit it")
  func plainInitializers() {
    let result = rewritten(
      "import UIKit\nclass A: UIView {\n  init() { super.init(frame: .zero) }\n}\nclass B: A {}\n"
        + "class C: A {\n  init(x: Int) { super.init() }\n}\nclass D: UIView {\n  override init(frame: CGRect) {}\n}\n")

    #expect(result.contains("class A: UIView, PlainlyInitializable {\n"))
    #expect(result.contains("@MainActor class func initialized() -> AnyObject? { A() } }"))
    #expect(result.contains("class B: A {@MainActor override class func initialized() -> AnyObject? { B() } }"))
    #expect(result.contains("@MainActor override class func initialized() -> AnyObject? { nil } }"))
    #expect(result.contains("class D: UIView {\n  override init(frame: CGRect) {}\n}\n"))
  }

  @Test("A class in a function conforms to the optional requirements that it implements")
  func localClasses() {
    let result = rewritten(
      "import UIKit\n@objc protocol P { @objc optional func f() }\n"
        + "class T {\n  func test() {\n    class Spy: P { func f() {} }\n  }\n}\n")

    #expect(result.contains("class Spy: P, P_f { func f() {} }"))
  }

  @Test("An extension of an alias of a SwiftUI type is removed with the alias")
  func removedAliases() {
    let result = rewritten(
      "import SwiftUI\ntypealias R = UIViewRepresentable\nextension R { func f() {} }\nlet a = 1\n")

    #expect(!result.contains("func f()"))
    #expect(result.contains("let a = 1"))
  }

  @Test("Linux is false where iOS is true, so that one branch of a condition is compiled")
  func platforms() {
    #expect(
      rewritten("import UIKit\n#if os(Linux)\nlet a = 1\n#else\nlet a = 2\n#endif\n")
        == "import UIKit\n#if false\nlet a = 1\n#else\nlet a = 2\n#endif\n")
  }

  @Test("An example of Quick that expects an exception of Objective-C is pending, and others are kept")
  func exceptions() {
    let result = rewritten(
      "import Nimble\nimport Quick\nfinal class A: QuickSpec {\n  override func spec() {\n    it(\"fails\") {\n"
        + "      expect { f() }.to(raiseException())\n    }\n"
        + "    pending(\"later\") { expect { f() }.to(raiseException()) }\n    it(\"works\") { expect(1) == 1 }\n  }\n}\n"
    )

    #expect(result.contains("    pending(\"later\") {"))
    #expect(result.contains("    xit(\"fails\") {\n") && !result.contains("raiseException"))
    #expect(result.contains("    it(\"works\") { expect(1) == 1 }\n"))
  }
}
