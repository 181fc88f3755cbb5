import Testing

@testable import ObjectiveCRewriting

@Suite("Optional requirements")
struct ProtocolRewritingTests {
  private let declaration = """
    @objc public protocol Delegate {
      func done()
      @objc optional func may(_ x: Int) -> Int
    }
    """

  @Test("An optional requirement becomes a separate protocol on the last line")
  func splitsProtocols() {
    let lines = rewritten(declaration).split(separator: "\n", omittingEmptySubsequences: false)

    #expect(lines.count == 4)
    #expect(lines[0] == "      public protocol Delegate: AnyObject {")
    #expect(lines[2].allSatisfy { $0 == " " })
    #expect(
      lines[3]
        == "} ; public protocol Delegate_may_: AnyObject { func may(_ x: Int) -> Int }; "
        + "extension Delegate { @discardableResult public func may(_ a0: Int) -> Int? "
        + "{ (self as? any Delegate_may_)?.may(a0) } }")
  }

  @Test("Classes that declare the method conform, and their subclasses inherit the conformance")
  func addsConformances() {
    let sources = rewrittenModule(
      declaration,
      "class A: NSObject, Delegate { func done() {} }\nclass B: A { func may(_ x: Int) -> Int { x } }\nclass C: B {}\n",
      "class D: NSObject {}\nextension D: Delegate { func done() {}; func may(_ x: Int) -> Int { x } }\n")

    #expect(
      sources[1]
        == "import UIKit; class A: NSObject, Delegate { func done() {} }\nclass B: A, Delegate_may_ { func may(_ x: Int) -> Int { x } }\nclass C: B {}\n"
    )
    #expect(sources[2].contains("extension D: Delegate, Delegate_may_ {"))
  }

  @Test("Calls of optional requirements lose their question mark; calls of closures in properties keep it")
  func rewritesCalls() {
    let sources = rewrittenModule(
      declaration,
      "class A { var done: (() -> Void)?; weak var d: Delegate?\nfunc go() { d?.may?(1); done?(); self.done?() } }\n")

    #expect(sources[1].contains("func go() { d?.may(1); done?(); self.done?() }"))
  }

  @Test("A call keeps its question mark if a property with the requirement's name has a function type")
  func callsBesideProperties() {
    let call = "func go() { d?.may?(1) }"
    func rewritten(_ members: String) -> String {
      rewrittenModule(declaration, "class A { weak var d: Delegate?\n\(members)\n\(call) }\n")[1]
    }

    for property in ["lazy var may: Int = d?.may?(1) ?? 2", "let may = 3", "var may: Double?", "var may: Handler?"] {
      #expect(rewritten(property).contains("func go() { d?.may(1) }"))
    }
    let alias = "typealias Handler = (Int) -> Int\n"
    for property in [
      "var may: ((Int) -> Int)?", "var may, must: ((Int) -> Int)?", alias + "var may: Handler?",
      alias + "var may: Optional<Handler>", alias + "typealias Other = A.Handler\nvar may: Other!",
      "var may: UIActionHandler?",
    ] {
      #expect(rewritten(property).contains(call))
    }
  }

  @Test(
    "A call of an optional requirement on an untyped property casts the property to the protocol",
    arguments: [
      ("AnyObject?", "d?.may?(1)", "(d as? any Delegate)?.may(1)"),
      ("AnyObject!", "self.d?.may?(1)", "(self.d as? any Delegate)?.may(1)"),
      ("Delegate?", "d?.may?(1)", "d?.may(1)"), ("AnyObject?", "d?.other?(1)", "d?.other?(1)"),
    ])
  func untypedDelegates(type: String, call: String, expected: String) {
    let result = rewrittenModule(declaration, "class A {\n  weak var d: \(type)\n  func go() { \(call) }\n}\n")

    #expect(result[1] == "class A {\n  weak var d: \(type)\n  func go() { \(expected) }\n}\n")
  }
}
