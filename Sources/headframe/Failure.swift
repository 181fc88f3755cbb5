import BatchRendering
import LayoutDocuments

/// What ends the command: lines for standard error and an exit status.
struct Failure: Error {
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
    switch error {
    case let failure as Failure: self = failure
    case let errors as DocumentErrors: self.init(lines: errors.diagnostics.map(\.description), status: 1)
    default: self.init(lines: ["\(error)".onOneLine], status: 1)
    }
  }
}
