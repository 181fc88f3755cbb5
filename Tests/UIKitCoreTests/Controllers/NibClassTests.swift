import Foundation
import TestSupport
import Testing

@testable import UIKitCore

@MainActor
@Suite("Classes that nibs initialize")
struct NibClassTests {
  @Test("The list of decodable classes names those whose init(coder:) finishes decoding")
  func complete() throws {
    let sources = Repository.file("Sources/UIKitCore")
    let files = try #require(FileManager.default.enumerator(atPath: sources.path))
    var calls: [String] = []
    while let name = files.nextObject() as? String {
      guard name.hasSuffix(".swift") else { continue }
      let text = try String(contentsOf: sources.appendingPathComponent(name), encoding: .utf8)
      for match in text.matches(of: /finishDecoding\(from: coder, as: (\w+)\.self\)/) { calls.append(String(match.1)) }
    }

    #expect(calls.sorted() == NibClasses.all.map { "\($0)" }.sorted())
  }
}
