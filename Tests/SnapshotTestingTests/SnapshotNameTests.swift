import Testing

@testable import SnapshotTesting

@Suite("Names of references")
struct SnapshotNameTests {
  @Test(
    "Characters other than letters, digits and underscores become hyphens, except at the ends",
    arguments: [
      ("testHome()", "testHome"), ("iPhone 13 / dark", "iPhone-13-dark"), ("home(size:style:)", "home-size-style"),
      ("snake_case_1", "snake_case_1"), ("../../etc/passwd", "etc-passwd"), ("다누리 궤도", "다누리-궤도"),
      ("नमस्ते", "नमस्ते"), ("😀", ""), ("", ""), ("a\u{0}b\nc", "a-b-c"),
    ])
  func sanitizing(_ name: String, _ expected: String) {
    #expect(SnapshotName.sanitized(name) == expected)
  }

  @Test("Names too long for a file system are shortened and stay different")
  func long() {
    let (a, b) = (String(repeating: "가", count: 300) + "a", String(repeating: "가", count: 300) + "b")

    let (first, second) = (SnapshotName.sanitized(a), SnapshotName.sanitized(b))

    #expect(first != second)
    #expect(first.utf8.count <= 180)
    #expect(SnapshotName.sanitized(a) == first)
  }
}
