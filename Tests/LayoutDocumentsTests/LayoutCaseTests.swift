import Foundation
import LayoutDocuments
import TestSupport
import Testing
import UIKitCore

/// A file of `Tests/Fixtures/Layout`.
struct LayoutCaseFile: Sendable, CustomTestStringConvertible {
  static let folder = Repository.file("Tests/Fixtures/Layout")

  let name: String

  var testDescription: String { name }

  /// All cases, sorted by name.
  static var all: [LayoutCaseFile] {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    return names.filter { $0 != "README.md" }.sorted().map { LayoutCaseFile(name: $0) }
  }

  /// The cases that `--filter` names, with or without their extension; all cases if it names none.
  static var selected: [LayoutCaseFile] {
    let arguments = CommandLine.arguments
    let filters = zip(arguments, arguments.dropFirst()).filter { $0.0 == "--filter" }.map(\.1)
    let words = filters.flatMap { $0.split(separator: "|") }
    let named = all.filter { file in words.contains { $0 == file.name || $0 + ".yaml" == file.name } }
    return named.isEmpty ? all : named
  }
}

@MainActor
@Suite("Layout cases")
struct LayoutCaseTests {
  @Test("Views have the frames of the case", arguments: LayoutCaseFile.selected)
  func frames(file: LayoutCaseFile) throws {
    let path = LayoutCaseFile.folder.appendingPathComponent(file.name).path

    for finding in LayoutCase.findings(in: try DocumentSource(path: path)) {
      let location = SourceLocation(
        fileID: "Layout/\(file.name)", filePath: path, line: finding.position?.line ?? 1,
        column: finding.position?.column ?? 1)
      Issue.record("\(finding.description.replacing(path, with: file.name))", sourceLocation: location)
    }
  }

  @Test("Every file next to the README is a case")
  func files() {
    #expect(LayoutCaseFile.all.count >= 40)
    #expect(LayoutCaseFile.all.filter { !$0.name.hasSuffix(".yaml") }.map(\.name) == [])
  }

  private static let complete = """
    # A view of 40 by 20 points
    size: 100x100
    view:
      subviews: [{id: a}]
      constraints: ["H:|[a(40)]", "V:|[a(20)]"]
    data:
      source: {closedForm: 40 by 20}
      expected:
        a: [0, 0, 40, 20]
    """

  private func findings(_ text: String) -> [String] {
    LayoutCase.findings(in: DocumentSource(name: "case.yaml", text: text, folder: URL(fileURLWithPath: "/nowhere")))
      .map { $0.description.components(separatedBy: " | ")[0] }
  }

  @Test("A case with correct frames has no findings, and ~ matches any number")
  func passing() {
    #expect(findings(Self.complete) == [])
    #expect(findings(Self.complete.replacing("[0, 0, 40, 20]", with: "[~, ~, 40, ~]")) == [])
  }

  @Test(
    "A frame that differs is reported with file, line, view, and both frames",
    arguments: [
      ("[0, 0, 40, 20]", "[0, 0, 41, 20]", "a is [0, 0, 40, 20], expected [0, 0, 41, 20]"),
      ("[0, 0, 40, 20]", "[0, ~, 40, 20.5]", "a is [0, 0, 40, 20], expected [0, ~, 40, 20.5]"),
    ])
  func differing(old: String, new: String, message: String) {
    let found = findings(Self.complete.replacing(old, with: new))

    #expect(found == ["case.yaml:9:5: error: \(message)"])
  }

  @Test(
    "A case without a title, source or frame, or with a misspelled key, is an error",
    arguments: [
      ("# A view of 40 by 20 points", "", "1:1: error: expected a comment with the behavior that the case tests"),
      ("source:", "sorce:", "7:3: error: the data of a case has no key \"sorce\"; did you mean \"source\"?"),
      ("closedForm:", "closedFrom:", "7:12: error: a source has no key \"closedFrom\"; did you mean \"closedForm\"?"),
      ("{closedForm: 40 by 20}", "{closedForm: }", "7:24: error: expected a text that leads to the source"),
      ("closedForm:", "deviation:", "7:23: error: expected the first column of a row of Deviations.md"),
      (
        "{closedForm: 40 by 20}", "guessed",
        "7:11: error: expected the key \"source\", a mapping with one of closedForm"
      ),
      ("expected:", "expcted:", "8:3: error: the data of a case has no key \"expcted\"; did you mean \"expected\"?"),
      ("a: [0, 0, 40, 20]", "b: [0, 0, 40, 20]", "9:5: error: no view has the id \"b\""),
      ("[0, 0, 40, 20]", "[~, ~, ~, ~]", "9:8: error: expected a frame [x, y, width, height] with at least one number"),
      ("[0, 0, 40, 20]", "[0, 0, 40]", "9:8: error: expected a frame [x, y, width, height] with at least one number"),
      ("[0, 0, 40, 20]", "[0, 0, 40, 2O]", "9:19: error: expected a number"),
      ("    a: [0, 0, 40, 20]", "", "7:3: error: expected the key \"expected\" with a frame for at least one view"),
      ("data:", "dtaa:", "error: expected the key \"data\" with \"source\" and \"expected\""),
      ("H:|[a(40)]", "H:|[b(40)]", "5:22: error: no view or guide is called 'b'"),
      ("size: 100x100", "size: [100x100, 200x200]", "9:5: error: this document has no key \"a\""),
      ("size: 100x100", "direction: [ltr, rtl]", "9:5: error: this document has no key \"a\""),
      ("\"V:|[a(20)]\"", "a.height = 30, \"V:|[a(20)]\"", "7:3: error: conflicts between constraints: 1, expected 0"),
      (", \"V:|[a(20)]\"", ", a.height = 20", "9:5: error: the layout of a is ambiguous"),
      ("expected:", "conflicts: 2\n  expected:", "8:14: error: conflicts between constraints: 0, expected 2"),
    ])
  func errors(old: String, new: String, message: String) {
    let found = findings(Self.complete.replacing(old, with: new))

    #expect(found.contains { $0.contains(message) }, "\(found)")
  }

  @Test("For a document with several pictures, the frames of each picture are required and compared")
  func pictures() {
    let text = Self.complete.replacing("size: 100x100", with: "size: 100x100\ndirection: [ltr, rtl]")
    func findings(_ expected: String) -> [String] {
      self.findings(text.replacing("    a: [0, 0, 40, 20]", with: expected))
    }

    #expect(findings("    ltr: {a: [0, 0, 40, 20]}\n    rtl: {a: [60, 0, 40, 20]}") == [])
    #expect(findings("    ltr: {a: [0, 0, 40, 20]}") == ["case.yaml:10:5: error: expected the frames of \"rtl\""])
    #expect(
      findings("    ltr: {a: [0, 0, 40, 20]}\n    rtl: {a: [0, 0, 40, 20]}")
        == ["case.yaml:11:11: error: a is [60, 0, 40, 20] in rtl, expected [0, 0, 40, 20]"])
    let scenes = self.findings(
      text.replacing("direction: [ltr, rtl]", with: "appearance: [light, dark]\nscenes: {one: {}}").replacing(
        "    a: [0, 0, 40, 20]", with: "    one~light: {a: [0, 0, 40, 20]}\n    one~dark: {a: [0, 0, 40, 20]}"))
    #expect(scenes == [])
  }
}
