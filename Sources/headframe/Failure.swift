import BatchRendering

/// What ends the command: lines for standard error and an exit status.
struct Failure: Error {
  /// Nothing that was asked for exists.
  static let nothingMatched: Int32 = 3

  var lines: [String]
  var status: Int32

  init(lines: [String], status: Int32) {
    self.lines = lines
    self.status = status
  }

  /// One line, such as that nothing was found.
  init(_ line: String) {
    self.init(lines: [line], status: 1)
  }

  /// Something that the user gave is wrong, or something that the machine refuses.
  init(_ error: any Error) {
    if let failure = error as? Failure {
      self = failure
    } else {
      self.init(lines: RenderError.lines(of: error), status: 1)
    }
  }
}
