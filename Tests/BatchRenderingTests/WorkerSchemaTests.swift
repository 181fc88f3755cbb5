import Foundation
import LayoutDocuments
import TestSupport
import Testing
import UIKitCore

@testable import BatchRendering

@MainActor
@Suite("The worker's protocol")
struct WorkerSchemaTests {
  @Test("The schema contains exactly the worker's job keys, kinds of problems and formats")
  func keys() throws {
    let schema = try JSONReader.value(Data(contentsOf: Repository.file("Documentation/worker.schema.json")))

    #expect(schema["$defs"]?["job"]?["properties"]?.fieldNames == WorkerJob.keys.sorted())
    let kinds = schema["$defs"]?["answer"]?["properties"]?["kinds"]?["propertyNames"]?["enum"]
    #expect(kinds == .list(PictureProblem.Kind.allCases.map { .text($0.rawValue) }))
    let formats = schema["$defs"]?["format"]?["enum"]
    #expect(formats == .list(PictureFormat.allCases.map { .text($0.rawValue) }))
  }

  @Test("Keys with words accept strings, numbers and lists of these, as the error for other values says")
  func words() throws {
    #expect(try WorkerJob.words(["scale": .list([.number(2), .text("1.5")])], "scale") == ["2", "1.5"])
    do {
      _ = try WorkerJob.words(["scale": .bool(true)], "scale")
      Issue.record("A Boolean was accepted.")
    } catch {
      #expect("\(error)" == "job: error: expected a string, a number or a list of these as \"scale\"")
    }
  }

  @Test(
    "An error of a job has its suggestion as a hint, and no file",
    arguments: [
      (#"{"document": "a.yaml", "frmat": "png"}"#, "there is no key \"frmat\"", "format"),
      (
        #"{"document": "a.yaml", "format": "pgn"}"#,
        "expected one of png, jpg, webp, svg, pdf, json, txt, rgba as \"format\", found \"pgn\"", "png"
      ),
      (#"{"document": "a.yaml", "text": "owm"}"#, "expected one of recorded, own as \"text\", found \"owm\"", "own"),
    ])
  func hints(line: String, message: String, hint: String) throws {
    do {
      _ = try WorkerJob(JSONReader.value(Array(line.utf8)), maker: PictureMaker())
      Issue.record("The job was accepted.")
    } catch {
      let problem = try #require(PictureProblem.all(of: error).first)
      #expect(problem.lines == ["job: error: \(message); did you mean \"\(hint)\"?"])
      #expect(problem.value == .object(["kind": .text("job"), "message": .text(message), "hint": .text(hint)]))
    }
  }

  @Test("The words of a variant are read as the same variant, for every scene and axis")
  func variants() throws {
    let document = """
      scenes: {one: {}, two: {device: [iPhone17, iPadMini6], orientation: [portrait, landscape]}}
      size: [300x200, 320xfit]
      direction: [ltr, rtl]
      locale: [en, ar]
      appearance: [light, dark]
      contentSize: [large, accessibilityLarge]
      scale: [1, 1.5]
      view: {}
      """
    let plan = try RenderPlan(
      [.text(document, name: "a.yaml", folder: "/tmp")], pattern: OutputPattern("out/{n}/"), formats: [.svg],
      rows: .one(DataRow(number: 7, values: .object(["x": .number(1)]))), maker: PictureMaker())
    var count = 0
    try plan.forEach { item in
      guard case .job(let job) = item else { return true }
      let axes = try VariantAxes { job.axes.words($0) }
      #expect(axes == job.axes)
      count += 1
      return true
    }

    // One scene has 2 sizes, the other has 2 devices in 2 orientations. Both have 2 directions, locales, appearances,
    // content sizes and scales.
    #expect(count == (2 + 2 * 2) * 32)
  }

  @Test("Different spellings of a path have the same normalized name")
  func names() {
    #expect(OutputNameRegistry.normalized("./a//b/../c") == "a/c")
    #expect(OutputNameRegistry.normalized("../a") == "../a")
    #expect(OutputNameRegistry.normalized("/a/./b") == "/a/b")
    var names = OutputNameRegistry()
    for path in ["a/b", "a/c", "a/./b"] { names.add(path) }
    #expect(names.repeated() == [OutputNameRegistry.hash("a/b")])
  }
}
