import Foundation
import LayoutDocuments
import TestSupport
import Testing
import UIKitCore

/// Every example and gallery document, changed at random with fixed seeds.
@MainActor
@Suite("Documents with random changes")
struct MutationTests {
  nonisolated private static let examples = Repository.file("Examples")

  nonisolated private static var documents: [String] {
    ["", "Gallery/"].flatMap { folder in
      let names = (try? FileManager.default.contentsOfDirectory(atPath: examples.path + "/" + folder)) ?? []
      return names.filter { $0.hasSuffix(".yaml") }.sorted().map { folder + $0 }
    }
  }

  /// The number of changes of each document. Can be raised by the environment.
  nonisolated private static var count: Int {
    ProcessInfo.processInfo.environment["HEADFRAME_MUTATIONS"].flatMap { Int($0) } ?? 4
  }

  @Test(
    "Every mutated document is rendered, or rejected with file, line and column",
    // Ends the test if a document hangs.
    .timeLimit(.minutes(30)), arguments: documents)
  func changedDocuments(name: String) throws {
    let file = Self.examples.appendingPathComponent(name)
    let text = try String(contentsOf: file, encoding: .utf8)
    var rejected = 0

    for seed in 0..<Self.count {
      var mutation = DocumentMutation(seed: UInt64(seed))
      let changed = mutation.mutate(text)
      let errors = Self.errors(of: changed, folder: file.deletingLastPathComponent())
      rejected += errors.isEmpty ? 0 : 1

      let lines = changed.split(omittingEmptySubsequences: false) { $0.isNewline }
      for error in errors {
        let note: Comment = "seed \(seed): \(error)\n\(changed.prefix(4000))"
        let position = try #require(error.position, note)
        #expect(error.file == "mutated.yaml", note)
        #expect(position.line >= 1 && position.line <= lines.count + 1 && position.column >= 1, note)
        #expect(!error.message.isEmpty && !error.description.contains("\n"), note)
        // What the document says is not proposed.
        #expect(error.suggestion.map { !error.message.contains("\"\($0)\"") } ?? true, note)
      }
    }

    // Guards against mutations that change nothing.
    #expect(rejected > 0)
  }

  /// Returns the diagnostics of a document in its first variants.
  private static func errors(of text: String, folder: URL) -> [DocumentDiagnostic] {
    do {
      let document = try LayoutDocument(DocumentSource(name: "mutated.yaml", text: text, folder: folder))
      for scene in document.scenes.prefix(2) {
        for variant in scene.axes.variants.prefix(2) {
          _ = try PresentedScene(scene, of: document, as: variant).displayList
        }
      }
      return []
    } catch let errors as DocumentErrors {
      return errors.diagnostics
    } catch {
      Issue.record("\(error)")
      return []
    }
  }
}
