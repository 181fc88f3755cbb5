import Testing

@testable import ObjectiveCRewriting

@Suite("Members of class bodies")
struct MemberRewritingTests {
  @Test("An override in an extension is called from the class's body")
  func forwardsOverrides() {
    let sources = rewrittenModule(
      "import UIKit\nclass Screen: UIView {\n}\n",
      "extension Screen {\n  override func tap(_ a: Int, at b: Int) -> Int { super.tap(a, at: b) }\n}\n")

    #expect(
      sources[0]
        == "import UIKit\nclass Screen: UIView {\noverride func tap(_ a: Int, at b: Int) -> Int { Screen_tap(a, at: b) } }\n"
    )
    #expect(
      sources[1]
        == "extension Screen {\n           func Screen_tap(_ a: Int, at b: Int) -> Int { super.tap(a, at: b) }\n}\n"
    )
  }

  @Test("If a subclass overrides a member of an extension, the member is called from the class's body")
  func forwardsOverriddenMembers() {
    let sources = rewrittenModule(
      "class Base: NSObject { var a = 1 }\nextension Base { @objc var size: Int { a } }\n",
      "class Sub: Base { override var size: Int { 2 } }\n")

    #expect(
      sources[0]
        == "import UIKit; class Base: NSObject { var a = 1 ; var size: Int { Base_size } }\n"
        + "extension Base {       var Base_size: Int { a } }\n")
    #expect(sources[1] == "class Sub: Base { override var size: Int { 2 } }\n")
  }

  @Test("If no subclass overrides a member of an extension, the member is left unchanged")
  func leavesOthers() {
    let source =
      "import UIKit\nclass Base: NSObject {}\nextension Base { func size() {} }\n"
      + "class Sub: Base { func size(_ a: Int) {} }\n"

    #expect(rewritten(source) == source)
  }

  @Test("Inspectable properties that are unavailable are not listed")
  func leavesUnavailable() {
    let source = """
      class Spinner: UIView {
        @available(*, unavailable, message: "Use kind instead.")
        @IBInspectable var kindName: String { "" }
      }

      """

    #expect(!rewritten(source).contains("objectiveCMembers: [ObjectiveCMember] { [.property"))
  }

  @Test("Outlets and actions are listed, and subclasses add their own")
  func listsNibMembers() {
    let sources = rewrittenModule(
      "class Base: UIView { @IBOutlet var label: UILabel! }\n",
      "import UIKit\npublic class Sub: Base {\n  @IBAction func tap(_ sender: Any) {}\n}\n")

    #expect(
      sources[0]
        == "import UIKit; class Base: UIView, ObjectiveCClass {           var label: UILabel! ; @MainActor class var "
        + "objectiveCMembers: [ObjectiveCMember] { [.property(\"label\", \\Base.label)] } }\n")
    #expect(
      sources[1]
        == "import UIKit\npublic class Sub: Base {\n            func tap(_ sender: Any) {}\n"
        + "@MainActor public override class var objectiveCMembers: [ObjectiveCMember] { "
        + "[.method(Selector(\"tap:\", Sub.tap(_:)))] + super.objectiveCMembers } }\n")
  }
}
