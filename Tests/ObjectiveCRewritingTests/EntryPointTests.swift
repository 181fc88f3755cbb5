import Testing

@testable import ObjectiveCRewriting

@Suite("Entry points")
struct EntryPointTests {
  private func rewritten(_ source: String, isExecutable: Bool) -> String {
    let facts = ModuleFacts([ObjectiveCRewriter.facts(of: source)])
    let imports = "import UIKit\n"
    let result = ObjectiveCRewriter(facts: facts, isExecutable: isExecutable).rewrite(imports + source).source
    return result.map { String($0.dropFirst(imports.count)) } ?? source
  }

  @Test("The delegate of an application begins a program, and nothing in a library")
  func delegates() {
    let class_ = "class AppDelegate: UIResponder, UIApplicationDelegate {}"

    #expect(rewritten("@main\n\(class_)", isExecutable: false) == "     \n\(class_)")
    #expect(rewritten("@UIApplicationMain\n\(class_)", isExecutable: false) == "                  \n\(class_)")
    #expect(rewritten("@main\n\(class_)", isExecutable: true) == "@main\n\(class_)")
    #expect(rewritten("@UIApplicationMain\n\(class_)", isExecutable: true) == "@main\n\(class_)")
    #expect(rewritten("@main\nstruct Tool {}", isExecutable: false) == "@main\nstruct Tool {}")
  }
}
