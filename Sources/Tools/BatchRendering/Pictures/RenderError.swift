import LayoutDocuments
import UIKitCore

/// An error that prevents a picture of a valid document from being rendered.
package enum RenderError: Error {
  /// Two pictures of one run with the same path. `remedy` names the pattern fields that separate them.
  case sameName(path: String, first: String, second: String, remedy: String)
  /// A row without a usable name.
  case invalidName(row: String, reason: String)
  /// A file or folder that cannot be written.
  case cannotWrite(path: String, reason: String)
  /// A path whose file must not be replaced.
  case refused(path: String, reason: String)
  /// A picture that cannot be painted, for example because its size exceeds a limit.
  case cannotPaint(input: String, reason: String)
  /// A scene or view that the document does not have.
  case noSuch(what: String, name: String, input: String, suggestion: String?)
  /// A job that must describe one picture, but describes none or several.
  case notSingle(count: Int, input: String)
  /// A worker process that ended without a result.
  case workerEnded(input: String, reason: String)
  /// The lines of messages that are already complete.
  case reported([String])
  /// The warnings that are errors in a strict job.
  case problems([PictureProblem])
}

extension RenderError: CustomStringConvertible {
  package var description: String {
    switch self {
    case .sameName(let path, let first, let second, let remedy):
      (first == second
        ? "\(first): error: two of its pictures would be named \(path)"
        : "\(second): error: its picture \(path) would replace that of \(first)")
        + "; add a varying field to the pattern, such as \(remedy)"
    case .invalidName(let row, let reason): "\(row): error: \(reason)"
    case .cannotWrite(let path, let reason): "\(path): error: cannot be written: \(reason)"
    case .refused(let path, let reason): "\(path): error: \(reason)"
    case .cannotPaint(let input, let reason): "\(input): error: cannot be painted: \(reason)"
    case .noSuch(let what, let name, let input, let suggestion):
      "\(input): error: there is no \(what) \"\(name)\""
        + (suggestion.map { "; did you mean \"\($0)\"?" } ?? "")
    case .notSingle(let count, let input):
      "\(input): error: the job describes \(count) pictures, expected one; name the scene and variant"
    case .workerEnded(let input, let reason): "\(input): error: the worker process that rendered it \(reason)"
    case .reported(let lines): lines.joined(separator: "\n")
    case .problems(let problems): problems.lines.joined(separator: "\n")
    }
  }

  /// Returns the error of a picture without a width or height, with advice.
  static func noSize(_ size: CGSize, of job: RenderJob) -> RenderError {
    let remedy =
      if let id = job.options.only {
        "constrain the width and height of \(id), or omit --only"
      } else {
        "the size is that of the content: constrain the width and height of a view in it, or try --size 320x200"
      }
    return .cannotPaint(
      input: job.inputName, reason: "it is \(size.width.asWritten)×\(size.height.asWritten) points; \(remedy)")
  }

  /// Returns the error of complete messages about a file: the first hundred, and a count of the others.
  static func reported(firstOf messages: [String], in name: String) -> RenderError {
    let others = messages.count - 100
    return .reported(messages.prefix(100) + (others > 0 ? ["\(name): error: \(others) more errors"] : []))
  }

  /// The kind of the problem; `nil` if the error has none.
  var kind: PictureProblem.Kind? {
    switch self {
    case .invalidName: .data
    case .cannotWrite, .refused: .file
    case .cannotPaint: .painting
    case .workerEnded: .process
    case .sameName, .noSuch, .notSingle, .reported, .problems: nil
    }
  }

  /// Returns the lines of an error's messages.
  package static func lines(of error: any Error) -> [String] {
    switch error {
    case RenderError.reported(let lines): lines
    case RenderError.problems(let problems): problems.lines
    default: ((error as? DocumentErrors)?.diagnostics.map(\.description)) ?? ["\(error)".onOneLine]
    }
  }
}
