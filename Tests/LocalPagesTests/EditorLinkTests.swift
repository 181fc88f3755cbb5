import Testing

@testable import LocalPages

@Suite("Links to editors")
struct EditorLinkTests {
  @Test("An editor is given by its name or by an address with the path")
  func editors() {
    // The form in the documentation of Visual Studio Code: vscode://file/{full path to file}:line:column.
    #expect(EditorLink("vscode")?.pattern == "vscode://file{path}:{line}:{column}")
    #expect(EditorLink("txmt://open?url=file://{path}&line={line}")?.pattern.hasPrefix("txmt:") == true)
  }

  @Test(
    "Other words and addresses that run scripts or show pages are rejected",
    arguments: ["emacs", "", "vscode://file", "{path}:{line}", "javascript:alert('{path}')", "HTTP://host/{path}"])
  func refused(text: String) {
    #expect(EditorLink(text) == nil)
  }
}
