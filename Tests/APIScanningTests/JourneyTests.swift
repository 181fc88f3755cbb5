import APIScanning
import Foundation
import TestSupport
import Testing

@Suite("The journeys of Sources/README.md")
struct JourneyTests {
  /// One row of a journey: a type and the folder of Sources that declares it.
  struct Stop: Sendable, CustomTestStringConvertible {
    let type: String
    let folder: String
    var testDescription: String { "\(type) in \(folder)" }
  }

  /// The rows below each heading that begins with "From", by heading, in the order of the page.
  private static let journeys: [(title: String, stops: [Stop])] = {
    guard let page = try? Repository.text("Sources/README.md") else {
      return []
    }
    var journeys: [(title: String, stops: [Stop])] = []
    for section in page.components(separatedBy: "\n### From ").dropFirst() {
      let lines = section.components(separatedBy: "\n## ")[0].components(separatedBy: "\n")
      let stops = lines.compactMap { line -> Stop? in
        let cells = line.components(separatedBy: "|").map { $0.trimmingCharacters(in: [" ", "`"]) }
        guard line.hasPrefix("| `"), cells.count == 5 else { return nil }
        return Stop(type: cells[1], folder: cells[2])
      }
      journeys.append((lines[0], stops))
    }
    return journeys
  }()

  /// The Swift sources of the folders in the rows, by folder.
  private static let files = Dictionary(
    uniqueKeysWithValues: Set(journeys.flatMap(\.stops).map(\.folder)).map { folder in
      let wings = ["Engine", "UIKit", "Porting", "Tools"].map { Repository.file("Sources/\($0)/\(folder)").path }
      return (folder, wings.flatMap { (try? SourceFolder.sources(at: $0)) ?? [] })
    })

  @Test("The page describes five journeys, each of at least ten types")
  func titles() {
    #expect(
      Self.journeys.map(\.title) == [
        "an equation to a frame", "a glyph to a pixel", "an assertion to a report", "a key to a property",
        "a changed text to frames",
      ])
    for journey in Self.journeys { #expect(journey.stops.count >= 10, "\(journey.title)") }
  }

  @Test("Each type of a journey is declared in the folder that its row names", arguments: journeys.flatMap(\.stops))
  func types(_ stop: Stop) throws {
    // Only files that contain such a declaration are parsed, since parsing a whole target takes seconds.
    let keywords = ["class", "struct", "enum", "protocol", "actor", "typealias"]
    let declarations = keywords.map { "\($0) \(stop.type)" }
    let files = try #require(Self.files[stop.folder]).filter { file in
      declarations.contains { file.text.contains($0) }
    }
    var index = APIIndex()
    for file in files where !index.declares(type: stop.type) { index.add(source: file.text, publicOnly: false) }

    #expect(
      index.declares(type: stop.type),
      "Sources/README.md lists \(stop.type), which no folder \(stop.folder) in Sources declares; was it renamed or moved?"
    )
  }
}
