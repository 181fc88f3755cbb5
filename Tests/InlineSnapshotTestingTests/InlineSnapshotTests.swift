import Foundation
import InlineSnapshotTesting
import SnapshotTesting
import Testing

@Suite("Inline snapshots")
struct InlineSnapshotTests {
  @Test("A text that equals the text in the source passes")
  func passing() {
    assertInlineSnapshot(of: ["a": [1, 2]], as: .json) {
      """
      {
        "a" : [
          1,
          2
        ]
      }
      """
    }
    assertInlineSnapshot(of: "back\\slash \"\"\" quotes", as: .lines) {
      #"""
      back\slash """ quotes
      """#
    }
    assertInlineSnapshot(of: String?.none, as: .lines)
  }

  @Test("A different text fails with its differing lines")
  func failing() {
    withKnownIssue {
      assertInlineSnapshot(of: "one\ntwo", as: .lines, record: .never) {
        """
        one
        three
        """
      }
    } matching: { issue in
      issue.comments.contains { $0.rawValue.contains("−three\n+two") }
    }
  }

  @Test("A missing text fails and is not recorded if the record mode is `never`")
  func missing() {
    withKnownIssue {
      assertInlineSnapshot(of: "one", as: .lines, record: .never)
    } matching: { issue in
      issue.comments.contains { $0.rawValue.hasPrefix("There is no snapshot, and none was recorded") }
    }
  }
}
