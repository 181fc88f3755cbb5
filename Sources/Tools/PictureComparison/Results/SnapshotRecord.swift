import UIFoundation

/// The outcome of one assertion, a line of the results file.
package struct SnapshotRecord: Sendable, Equatable, Codable {
  /// The outcome of an assertion.
  package enum Status: String, Sendable, Codable {
    case passed
    /// The value differs from its reference.
    case failed
    /// The reference is missing and was not written.
    case missing
    /// The reference was written.
    case recorded
    /// The reference is unusable, or nothing could be drawn or written.
    case broken
    /// A reviewer rejected the failed value as the new reference.
    case rejected
  }

  /// The name of the run, which all of its test processes share.
  package var run = ""
  /// The test, such as `LoginTests/greeting()`.
  package var test: String
  /// The name that distinguishes the snapshots of a test.
  package var name: String
  package var status: Status
  /// The location of the assertion. The path is relative to the package's root if inside.
  package var file: String
  package var line: Int
  /// The reference's path, relative to the package's root if inside.
  package var reference: String
  /// Indicates whether another system's reference exists at the path without `.linux`.
  package var hasForeignReference = false
  /// The failure message.
  package var message = ""
  /// The decision about the digest, and its reason.
  package var decision: String?
  /// The verdict on a picture; nil for other formats, or if no pixel was compared.
  package var verdict: PictureVerdict?
  package var frames: FrameDifference?
  /// The files of a failure, as paths in the results' folder; empty otherwise.
  package var files = FailureFiles<String>()

  /// Creates the record of an assertion.
  package init(
    test: String, name: String, status: Status, file: String = "", line: Int = 0, reference: String,
    message: String = ""
  ) {
    self.test = test
    self.name = name
    self.status = status
    self.file = file
    self.line = line
    self.reference = reference
    self.message = message
  }

  /// The key of the assertion: records with equal keys are runs of the same assertion.
  package var key: String { "\(test)\u{1F}\(name)\u{1F}\(reference)" }

  /// Indicates whether the outcome needs review.
  package var needsReview: Bool { status == .failed || status == .missing || status == .broken }
}
