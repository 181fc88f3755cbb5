import BatchRendering

/// An error that ends the command: lines for standard error and an exit status.
struct Failure: Error {
  /// The exit status if no requested scene, row or snapshot exists.
  static let nothingMatched: Int32 = 3

  var lines: [String]
  var status: Int32

  init(lines: [String], status: Int32) {
    self.lines = lines
    self.status = status
  }

  /// Creates a failure with one line.
  init(_ line: String) {
    self.init(lines: [line], status: 1)
  }

  /// Creates a failure from invalid input or an error of the system.
  init(_ error: any Error) {
    if let failure = error as? Failure {
      self = failure
    } else {
      self.init(lines: RenderError.lines(of: error), status: 1)
    }
  }
}
