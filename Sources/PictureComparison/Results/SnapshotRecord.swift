import UIFoundation

/// What became of one assertion: a line of the results.
package struct SnapshotRecord: Sendable, Equatable, Codable {
  /// How an assertion ended.
  package enum Status: String, Sendable, Codable {
    case passed
    /// Differs from its reference.
    case failed
    /// There was no reference, and none was written.
    case missing
    /// A reference was written.
    case recorded
    /// A reference lies there that cannot be used, or nothing could be drawn or written.
    case broken
    /// Somebody looked at a failure and does not want it as the reference.
    case rejected
  }

  /// The process that runs the tests, so that the report knows the last run.
  package var run = ""
  /// The test, such as `LoginTests/greeting()`.
  package var test: String
  /// What tells the snapshots of one test apart.
  package var name: String
  package var status: Status
  /// Where the assertion stands: a path, from the package's root where it lies below, and a line.
  package var file: String
  package var line: Int
  /// The reference's path, from the package's root where it lies below.
  package var reference: String
  /// Whether a foreign reference lies at the path without `.linux`.
  package var hasForeignReference = false
  /// What the failure says.
  package var message = ""
  /// Whether the digest spared painting, or why not.
  package var decision: String?
  package var tolerance: PictureTolerance?
  package var numbers: Numbers?
  package var frames: FrameDifference?
  /// The pictures or texts beside the results, by paths from the results' folder; empty unless something is wrong.
  package var files = Files()

  /// Numbers of a comparison of pictures.
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

    /// Takes the numbers of a comparison.
    package init(_ difference: PictureDifference) {
      (width, height) = (difference.actual.width, difference.actual.height)
      (referenceWidth, referenceHeight) = (difference.reference.width, difference.reference.height)
      (differingPixels, countedPixels) = (difference.differingPixels, difference.countedPixels)
      (differingBytes, largestDistance) = (difference.differingBytes, difference.largestDistance)
      largestDeltaE = difference.largestDeltaE
      (sweep, bounds, regions) = (difference.sweep, difference.bounds, difference.regions)
    }
  }

  /// Files that a failure leaves, side by side.
  package struct Files: Sendable, Equatable, Codable {
    package var reference: String?
    package var actual: String?
    package var difference: String?

    /// No files.
    package init() {}
  }

  /// An assertion's end.
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

  /// What the failure says, with the views that moved where it does not tell them itself.
  package var wholeMessage: String {
    let moves = frames?.description ?? ""
    return message.contains(moves) ? message : [message, moves].filter { !$0.isEmpty }.joined(separator: "\n\n")
  }

  /// Tells assertions apart: two records of one key are of the same assertion, run twice.
  package var key: String { "\(test)\u{1F}\(name)\u{1F}\(reference)" }

  /// Whether somebody should look at it.
  package var needsReview: Bool { status == .failed || status == .missing || status == .broken }
}
