import Foundation
import LayoutDocuments
import Testing

@Suite("Dates in documents")
struct DateTextTests {
  // 2025-03-01 begins 1,740,787,200 seconds after 1970, as printed by date -u -d 2025-03-01 +%s.
  @Test(
    "A date has an optional time and zone, as in ISO 8601; without a zone it is in UTC",
    arguments: [
      ("2025-03-01", 0.0), ("2025-03-01T12:30:00Z", 45_000), ("2025-03-01T12:30:00", 45_000),
      ("2025-03-01T12:30", 45_000), ("2025-03-01 12:30", 45_000), ("2025-03-01T12:30Z", 45_000),
      ("2025-03-01T12:30:05.25Z", 45_005.25), ("2025-03-01T12:30:00+01:00", 41_400),
      ("2025-03-01T12:30:00-0130", 50_400), ("2025-03-01T00:30+01", -1_800),
    ])
  func dates(text: String, seconds: Double) {
    #expect(Date(documentText: text)?.timeIntervalSince1970 == 1_740_787_200 + seconds)
  }

  @Test(
    "Other text after a date, and days and times that do not exist, are rejected",
    arguments: [
      "2025-03-01xyz", "2025-03-01T", "2025-03-01T12", "2025-03-01T12:30x", "2025-03-01T12:30:00 noon",
      "2025-03-01T12:30:00Zulu", "2025-02-29", "2025-13-01", "2025-03-01T25:00", "2025-03-01T12:60", "25-03-01", "",
      "2025-3-1", "2025-03-01T12:30:00.Z", "2025-03-01T12:30+99:00",
    ])
  func invalid(text: String) {
    #expect(Date(documentText: text) == nil)
  }
}
