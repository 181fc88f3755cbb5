import LayoutDocuments

/// What ends the command: lines for standard error and an exit status.
struct Failure: Error {
  var lines: [String]
  var status: Int32

  /// Something that the user gave is wrong.
  init(_ errors: DocumentErrors) {
    lines = errors.diagnostics.map(\.description)
    status = 1
  }

  /// One line, such as a file that cannot be written.
  init(_ line: String, status: Int32 = 1) {
    lines = [line]
    self.status = status
  }
}
