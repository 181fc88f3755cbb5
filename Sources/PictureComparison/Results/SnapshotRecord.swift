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
  /// The location of the assertion; paths are relative to the package's root if inside.
  package var file: String
  package var line: Int
  /// The reference's path, relative to the package's root if inside.
  package var reference: String
  /// Indicates whether a foreign reference exists at the path without `.linux`.
  package var hasForeignReference = false
  /// The failure message.
  package var message = ""
  /// The decision about the digest, and its reason.
  package var decision: String?
  package var tolerance: PictureTolerance?
  package var numbers: Numbers?
  package var frames: FrameDifference?
  /// The files of a failure, as paths in the results' folder; empty otherwise.
  package var files = Files()

  /// The numbers of a picture comparison.
  package struct Numbers: Sendable, Equatable, Codable {
    package let width: Int
    package let height: Int
    package let referenceWidth: Int
    package let referenceHeight: Int
    package let differingPixels: Int
    package let countedPixels: Int
    package let differingBytes: Int
    package let largestDistance: Int
    package let largestDeltaE: Double?
    package let sweep: [PictureDifference.SweepStep]
    package let bounds: PixelArea?
    package let regions: [PixelArea]

    /// Creates the numbers of a comparison.
    package init(_ difference: PictureDifference) {
      (width, height) = (difference.actual.width, difference.actual.height)
      (referenceWidth, referenceHeight) = (difference.reference.width, difference.reference.height)
      (differingPixels, countedPixels) = (difference.differingPixels, difference.countedPixels)
      (differingBytes, largestDistance) = (difference.differingBytes, difference.largestDistance)
      largestDeltaE = difference.largestDeltaE
      (sweep, bounds, regions) = (difference.sweep, difference.bounds, difference.regions)
    }
  }

  /// The paths of a failure's files.
  package struct Files: Sendable, Equatable, Codable {
    package var reference: String?
    package var actual: String?
    package var difference: String?

    /// Creates an empty set.
    package init() {}
  }

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

  /// The failure message, with moved views unless it contains them already.
  package var wholeMessage: String {
    let moves = frames?.description ?? ""
    return message.contains(moves) ? message : [message, moves].filter { !$0.isEmpty }.joined(separator: "\n\n")
  }

  /// The key of the assertion: records with equal keys are runs of the same assertion.
  package var key: String { "\(test)\u{1F}\(name)\u{1F}\(reference)" }

  /// Indicates whether the outcome needs review.
  package var needsReview: Bool { status == .failed || status == .missing || status == .broken }
}
