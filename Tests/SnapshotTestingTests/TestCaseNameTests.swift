import Testing
import UIKitCore

@testable import SnapshotTesting

private enum Appearance: String, CaseIterable { case light, dark }

private struct Screen: CustomTestStringConvertible {
  var width: Int
  var testDescription: String { "\(width) wide" }
}

private final class Nameless: Sendable {}

@Suite("Snapshots of parameterized tests")
struct TestCaseNameTests {
  private func reference(_ workplace: Workplace) -> String? {
    _ = workplace.verify("text", as: .lines, named: nil)
    return workplace.lastRecord.map { $0.reference.split(separator: "/").last.map(String.init) ?? "" }
  }

  @Test("An unnamed snapshot is named after its case's arguments", arguments: Appearance.allCases, [1.5, -2])
  fileprivate func words(appearance: Appearance, number: Double) throws {
    let workplace = try Workplace()

    #expect(reference(workplace) == "sample.\(appearance)-\(number == 1.5 ? "1-5" : "2-0").1.txt")
  }

  @Test("A snapshot is named after the test description of an argument that has one", arguments: [Screen(width: 320)])
  fileprivate func described(screen: Screen) throws {
    #expect(try reference(Workplace()) == "sample.320-wide.1.txt")
  }

  @Test("A name without usable characters is a hash of its text", arguments: ["😀", "🎉"])
  func hashes(text: String) throws {
    // FNV-1a of the four bytes of UTF-8, computed in Python.
    let sum = text == "😀" ? "feff073875020288" : "ff4ac43875432f29"

    #expect(try reference(Workplace()) == "sample.\(sum).1.txt")
  }

  @Test("Several unnamed snapshots of a case are numbered", arguments: [7])
  func several(number: Int) throws {
    let workplace = try Workplace()
    var messages: [String?] = []

    SnapshotSite.$resultsOverride.withValue(workplace.results) {
      SnapshotEnvironment.$current.withValue(SnapshotEnvironment([:])) {
        SnapshotCounter.$ofTest.withValue(SnapshotCounter()) {
          for text in ["one", "two"] {
            messages.append(
              verifySnapshot(of: text, as: .lines, snapshotDirectory: workplace.references, testName: "sample(number:)")
            )
          }
        }
      }
    }

    #expect(messages.allSatisfy { $0?.contains("Automatically recorded") == true })
    #expect(try workplace.text(workplace.references + "/sample-number.7.1.txt") == "one")
    #expect(try workplace.text(workplace.references + "/sample-number.7.2.txt") == "two")
  }

  @Test("A test without arguments numbers its snapshots")
  func plain() throws {
    #expect(try reference(Workplace()) == "sample.1.txt")
  }

  @Test("Arguments whose description varies between runs require a name", arguments: [["a", "b"] as Set])
  func unstable(letters: Set<String>) throws {
    let message = try Workplace().verify("text", as: .lines, named: nil)

    #expect(message?.contains("varies between runs") == true, "\(message ?? "")")
    #expect(message?.contains(#"assertSnapshot(…, named: "\(argument)")"#) == true)
  }

  @Test("An object without a description requires a name")
  func objects() {
    #expect(throws: TestCaseName.Problem.self) { try TestCaseName.words(for: [Nameless()]) }
    #expect(throws: TestCaseName.Problem.self) { try TestCaseName.words(for: [[1: 2, 3: 4]]) }
    #expect(throws: Never.self) { try TestCaseName.words(for: [CGSize(width: 1, height: 2), [1, 2], "x"]) }
  }

  @Test("A reference used by another assertion is reported with its location; a repetition is not")
  func twoOfOneName() {
    let path = "/references/\(Self.self).txt"

    #expect(ReferenceUses.record(path, at: "A.swift:1") == nil)
    #expect(ReferenceUses.record(path, at: "A.swift:1") == nil)
    #expect(
      ReferenceUses.record(path, at: "A.swift:2")
        == "The assertion at A.swift:1 of this run has the same reference: give each a different name with `named:`.")
  }
}
