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

  @Test("The entry-point attribute of an application's delegate is kept in an executable and removed in a library")
  func delegates() {
    let declaration = "class AppDelegate: UIResponder, UIApplicationDelegate {}"

    #expect(rewritten("@main\n\(declaration)", isExecutable: false) == "     \n\(declaration)")
    #expect(
      rewritten("@UIApplicationMain\n\(declaration)", isExecutable: false) == "                  \n\(declaration)")
    #expect(rewritten("@main\n\(declaration)", isExecutable: true) == "@main\n\(declaration)")
    #expect(rewritten("@UIApplicationMain\n\(declaration)", isExecutable: true) == "@main\n\(declaration)")
    #expect(rewritten("@main\nstruct Tool {}", isExecutable: false) == "@main\nstruct Tool {}")
  }
}
