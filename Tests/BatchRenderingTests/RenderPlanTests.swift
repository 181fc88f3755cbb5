import Foundation
import LayoutDocuments
import TestSupport
import Testing
import UIKitCore

@testable import BatchRendering

@MainActor
@Suite("Ranges of a plan")
struct RenderPlanTests {
  private let documents: [DocumentReference] = [
    .text("scenes: {one: {}, two: {}, three: {}}\nview: {}", name: "a.yaml", folder: "/tmp"),
    .text("size: 9x9\nview: {}", name: "b.yaml", folder: "/tmp"),
  ]

  private func withRows<Result>(_ text: String, _ body: (DataRows) throws -> Result) throws -> Result {
    try withTemporaryFile("rows.csv", text) { try body(DataRows(path: $0.path)) }
  }

  @Test("Consecutive ranges of a plan contain each of its pictures once", arguments: [nil, "2/3"])
  func parts(shard: String?) throws {
    try withRows("name\n" + (1...40).map { "n\($0)\n" }.joined()) { rows in
      let plan = try RenderPlan(
        documents, pattern: OutputPattern("{stem}{-scene}-{row.name}.png"), rows: .file(rows),
        shard: shard.map { try Shard($0) }, maker: PictureMaker())
      let survey = try plan.check()
      @MainActor func paths(_ range: Range<Int>) throws -> [String] {
        var paths: [String] = []
        try plan.forEach(in: range, of: survey) { item, index in
          if case .job(let job) = item { paths.append("\(index) \(job.path)") }
          return true
        }
        return paths
      }
      let whole = try paths(0..<survey.totalCount)

      // 40 rows, each in three scenes of the first document and in the only scene of the second.
      #expect(survey.totalCount == 160)
      #expect(survey.shardCount == (shard == nil ? 160 : 53))
      #expect(whole.count == survey.shardCount)
      #expect(whole.last == (shard == nil ? "159 b-n40.png" : "157 b-n38.png"))
      for size in [1, 7, 50] {
        var joined: [String] = []
        for start in stride(from: 0, to: survey.totalCount, by: size) {
          joined += try paths(start..<min(survey.totalCount, start + size))
        }
        #expect(joined == whole)
      }
    }
  }

  @Test("Rows that have changed since the survey are an error")
  func changed() throws {
    try withRows("name\na\n") { rows in
      let plan = try RenderPlan(
        documents, pattern: OutputPattern("{stem}{-scene}-{row.name}.png"), rows: .file(rows), maker: PictureMaker())
      let survey = try plan.check()
      try Data("name\nab\n".utf8).write(to: URL(fileURLWithPath: rows.name))
      var message = ""
      do {
        try plan.forEach(in: 0..<survey.totalCount, of: survey) { _, _ in true }
      } catch { message = "\(error)" }

      #expect(message == "\(rows.name): error: has changed since the run began")
    }
  }
}
