import Foundation
import Testing
import UIKitCore

@testable import SnapshotTesting

@Suite("Tests of one name in a file") struct SharedNameTests {
  private static let source = #"""
    import Testing
    // @Test func commented() {}
    struct First {
      let text = "struct Fake { @Test func same() { \("}") } }"
      @Test("A title with { and \"quotes\"", .tags(.x)) @MainActor func same() { if style == .class { run() } }
      @Test func only() {}
      func helper() {}
    }
    extension Outer.Second {
      @Test(arguments: [1, 2]) func same() async throws {}
      @Test func labeled(of value: Int, _ closure: (Int, Int) -> Void, `in` x: [String: Int]) {}
      struct Inner { @Test func labeled(of v: Int, _ c: Int, in x: Int) {} }
      func helper() {}
    }
    final class OldTests: XCTestCase { func testSame() { class func no() {} } }
    class OtherTests: OldTests { override func testSame() {} }
    """#

  @Test("Tests with the name of a test in another suite are found, by their labels")
  func scan() {
    let suites = TestDeclarations(source: Self.source).suites

    #expect(suites["same()"] == ["First", "Outer.Second"])
    #expect(suites["only()"] == ["First"])
    #expect(suites["labeled(of:_:in:)"] == ["Outer.Second", "Outer.Second.Inner"])
    #expect(suites["testSame()"] == ["OldTests", "OtherTests"])
    #expect(suites["helper()"] == nil && suites["commented()"] == nil)
  }

  @Test("An unnamed snapshot of such a test is an error that names both, whichever tests run; a named one is none")
  @MainActor
  func error() throws {
    let workplace = try Workplace()
    let file = workplace.folder + "/CardTests.swift"
    try Data(Self.source.utf8).write(to: URL(fileURLWithPath: file))

    let message =
      "The tests First.same() and Outer.Second.same() of CardTests.swift have the same name, so that their unnamed "
      + "snapshots have the same references, numbered in the order of execution. Rename a test, move a suite to another "
      + "file, or give each snapshot a name with `named:`."
    #expect(throws: TestDeclarations.SharedName.self) {
      try TestDeclarations.of(file: file).check("same()", file: file)
    }
    do {
      try TestDeclarations.of(file: file).check("same()", file: file)
    } catch {
      #expect(error.description == message)
    }
    #expect(throws: Never.self) { try TestDeclarations.of(file: file).check("only()", file: file) }
  }

  @Test("A function that two tests call without their names is an error in the second")
  func helper() {
    #expect(ReferenceUses.record(numbered: "/x/check", by: "a()") == nil)
    #expect(ReferenceUses.record(numbered: "/x/check", by: "a()") == nil)
    #expect(ReferenceUses.record(numbered: "/x/check", by: "b()") == "a()")
  }
}

/// The trait without parentheses, as other snapshot libraries allow.
@Suite("The trait without settings", .snapshots) struct PlainTraitTests {
  @Test("gives each test its own count of snapshots")
  func count() {
    #expect(SnapshotCounter.ofTest?.next(for: "x") == 1)
  }
}
