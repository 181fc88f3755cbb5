import Testing
import UIKit

@Suite("Data detectors and scanners")
struct TextDetectionTests {
  // The values of `.link` and `.phoneNumber`, whose names cause warnings with Foundation on Linux.
  private static let link = NSTextCheckingResult.CheckingType(rawValue: 1 << 6)
  private static let phoneNumber = NSTextCheckingResult.CheckingType(rawValue: 1 << 11)

  private func detected(_ types: NSTextCheckingResult.CheckingType, in text: String) throws -> [String] {
    let detector = try NSDataDetector(types: types.rawValue)
    let range = NSRange(location: 0, length: text.utf16.count)
    return detector.matches(in: text, options: [], range: range).map { (text as NSString).substring(with: $0.range) }
  }

  @Test(
    "Addresses with and without a scheme and mail addresses are links, without the punctuation after them",
    arguments: [
      ("See https://example.com/a(b)?x=1, or not", ["https://example.com/a(b)?x=1"]),
      ("at swift.org/docs. Or (www.apple.com)!", ["swift.org/docs", "www.apple.com"]),
      ("Mail ada@example.org or mailto:bo@example.org", ["ada@example.org", "mailto:bo@example.org"]),
      ("e.g. version 1.2.3 of file.txt at 10:30", []),
    ])
  func links(text: String, expected: [String]) throws {
    #expect(try detected(Self.link, in: text) == expected)
  }

  @Test(
    "Numbers of at least seven digits with separators are phone numbers; dates and numbers in links are not",
    arguments: [
      ("call +49 30 1234567 or 555-1234", ["+49 30 1234567", "555-1234"]), ("(555) 123-4567", ["(555) 123-4567"]),
      ("12 apples on 2026-11-28", []), ("order A1234567", []),
    ])
  func phoneNumbers(text: String, expected: [String]) throws {
    #expect(try detected(Self.phoneNumber, in: text) == expected)
    #expect(try detected([Self.phoneNumber, Self.link], in: "https://example.com/5551234567").count == 1)
  }

  @Test("A result has its type and value: a URL with a scheme, or the number as written")
  func values() throws {
    let text = "swift.org, ada@example.org, 555-1234"
    let detector = try NSDataDetector(types: NSTextCheckingTypes.max)

    let results = detector.matches(in: text, options: [], range: NSRange(location: 0, length: text.utf16.count))

    #expect(results.map(\.url?.absoluteString) == ["http://swift.org", "mailto:ada@example.org", nil])
    #expect(results.map(\.phoneNumber) == [nil, nil, "555-1234"])
    #expect(results.map { $0.resultType == Self.link } == [true, true, false])
    #expect(results.map(\.range.location) == [0, 11, 28])
  }

  @Test("An enumeration of results ends when the block says so; a detector without types is an error")
  func enumeration() throws {
    let detector = try NSDataDetector(types: Self.link.rawValue)
    let text = "swift.org apple.com"
    var count = 0

    detector.enumerateMatches(in: text, range: NSRange(location: 0, length: 19)) { _, _, stop in
      count += 1
      stop.pointee = true
    }

    #expect(count == 1)
    #expect(detector.numberOfMatches(in: text, range: NSRange(location: 0, length: 19)) == 2)
    #expect(throws: (any Error).self) { try NSDataDetector(types: 0) }
  }

  @Test("A scanner stores what it scanned in a string object")
  @available(*, deprecated)
  func scanners() {
    let scanner = Scanner(string: "abc12;rest")
    var (letters, digits, rest): (NSString?, NSString?, NSString?)

    #expect(scanner.scanCharacters(from: .letters, into: &letters))
    #expect(scanner.scanUpTo(";", into: &digits))
    #expect(scanner.scanString(";", into: nil))
    #expect(scanner.scanUpToCharacters(from: .newlines, into: &rest))
    #expect([letters, digits, rest] == ["abc", "12", "rest"])
    #expect(!scanner.scanString("more", into: &rest))
  }
}
