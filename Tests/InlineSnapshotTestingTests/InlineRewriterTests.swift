import Testing

@testable import InlineSnapshotTesting

@Suite("Rewriting of inline snapshots")
struct InlineRewriterTests {
  private func edit(
    _ line: Int, _ column: Int, _ text: String?, _ descriptor: InlineSnapshotSyntaxDescriptor = .init()
  ) -> InlineEdit {
    InlineEdit(line: line, column: column, text: text, descriptor: descriptor)
  }

  @Test("A missing text is inserted as a trailing closure, indented like the file")
  func inserting() {
    let source = """
      func test() {
          assertInlineSnapshot(of: 1, as: .dump)
          other()
      }
      """

    let result = InlineRewriter(source).applying([edit(2, 25, "a\n\n  b")])

    #expect(
      result.source == """
        func test() {
            assertInlineSnapshot(of: 1, as: .dump) {
                \"""
                a

                  b
                \"""
            }
            other()
        }
        """)
    #expect(result.addedLines == [0: 6])
    #expect(result.notes.isEmpty)
  }

  @Test("Texts are replaced, and comments and formatting outside of their closures are kept")
  func replacing() {
    let source = """
      func test() {
        assertInlineSnapshot(of: 1,as:.dump) { // why
          "old"
        } // end
        assertInlineSnapshot(of: 2, as: .dump, matches: { "old" })
      }
      """

    let result = InlineRewriter(source).applying([edit(2, 23, "new"), edit(5, 23, "two")])

    #expect(
      result.source == """
        func test() {
          assertInlineSnapshot(of: 1,as:.dump) {
            \"""
            new
            \"""
          } // end
          assertInlineSnapshot(of: 2, as: .dump, matches: {
            \"""
            two
            \"""
          })
        }
        """)
  }

  @Test("Quotes, backslashes and control characters are literal")
  func escaping() {
    let source = "f(of: 1)"

    let result = InlineRewriter(source).applying([edit(1, 2, "\\n \"\"\" \\# \r\u{0}")])

    #expect(result.source == "f(of: 1) {\n  ##\"\"\"\n  \\n \"\"\" \\# \\##u{d}\\##u{0}\n  \"\"\"##\n}")
  }

  @Test("A nil value removes the closure")
  func removing() {
    let result = InlineRewriter("f(of: nil) {\n  \"x\"\n}\ng()").applying([edit(1, 2, nil)])

    #expect(result.source == "f(of: nil)\ng()")
    #expect(result.addedLines == [0: -2])
  }

  @Test("Windows line ends and tabs are kept")
  func lineEnds() {
    let result = InlineRewriter("func t() {\r\n\tf(of: 1)\r\n}\r\n").applying([edit(2, 3, "a\nb")])

    #expect(result.source == "func t() {\r\n\tf(of: 1) {\r\n\t\t\"\"\"\r\n\t\ta\r\n\t\tb\r\n\t\t\"\"\"\r\n\t}\r\n}\r\n")
  }

  @Test("The closure can have the label and the index that a helper function specifies")
  func descriptors() {
    let descriptor = InlineSnapshotSyntaxDescriptor(
      deprecatedTrailingClosureLabels: ["old"], trailingClosureLabel: "expects", trailingClosureOffset: 1)

    let inserted = InlineRewriter("f { 1 }").applying([edit(1, 3, "a", descriptor)])
    let added = InlineRewriter("f() { 1 }").applying([edit(1, 2, "a", descriptor)])
    let renamed = InlineRewriter("f() { 1 } old: { \"b\" }").applying([edit(1, 2, "a", descriptor)])

    #expect(inserted.notes.count == 1)
    #expect(added.source == "f() { 1 } expects: {\n  \"\"\"\n  a\n  \"\"\"\n}")
    #expect(renamed.source == "f() { 1 } expects: {\n  \"\"\"\n  a\n  \"\"\"\n}")
  }

  @Test("A source that changed since the build is left unchanged, with a note")
  func changedSource() {
    let result = InlineRewriter("let x = 1\n").applying([edit(4, 1, "a")])

    #expect(result.source == "let x = 1\n")
    #expect(result.notes.first?.hasPrefix("4:1: error: there is no call here") == true)
  }
}
