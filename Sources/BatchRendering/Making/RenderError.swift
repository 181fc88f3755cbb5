import LayoutDocuments
import UIKitCore

/// Why a picture of a sound document could not be made.
package enum RenderError: Error {
  /// Two pictures of one run would have the same name; the remedy is a part of patterns that tells them apart.
  case sameName(path: String, first: String, second: String, remedy: String)
  /// A row gives no name.
  case badName(row: String, reason: String)
  /// The file or its folder cannot be written.
  case cannotWrite(path: String, reason: String)
  /// Writing there would destroy something.
  case refused(path: String, reason: String)
  /// The picture cannot be painted, a size beyond what memory allows for instance.
  case cannotPaint(input: String, reason: String)
  /// A document has no such scene or view.
  case noSuch(what: String, name: String, input: String, suggestion: String?)
  /// A job describes none or several pictures where it must be one.
  case notOne(count: Int, input: String)
  /// The process that made the picture has ended without an answer.
  case workerEnded(input: String, reason: String)
  /// What another process answered, line by line.
  case reported([String])
  /// Everything that a strict job does not let pass.
  case problems([PictureProblem])
}

extension RenderError: CustomStringConvertible {
  package var description: String {
    switch self {
    case .sameName(let path, let first, let second, let remedy):
      (first == second
        ? "\(first): error: two of its pictures would be named \(path)"
        : "\(second): error: its picture \(path) would replace that of \(first)")
        + "; name what varies in the pattern, such as \(remedy)"
    case .badName(let row, let reason): "\(row): error: \(reason)"
    case .cannotWrite(let path, let reason): "\(path): error: cannot be written: \(reason)"
    case .refused(let path, let reason): "\(path): error: \(reason)"
    case .cannotPaint(let input, let reason): "\(input): error: cannot be painted: \(reason)"
    case .noSuch(let what, let name, let input, let suggestion):
      "\(input): error: there is no \(what) \"\(name)\""
        + (suggestion.map { "; did you mean \"\($0)\"?" } ?? "")
    case .notOne(let count, let input):
      "\(input): error: the job describes \(count) pictures, expected one; say which scene and variant"
    case .workerEnded(let input, let reason): "\(input): error: the worker that rendered it \(reason)"
    case .reported(let lines): lines.joined(separator: "\n")
    case .problems(let problems): problems.lines.joined(separator: "\n")
    }
  }

  /// A picture without a width or a height, and what gives it one.
  static func noSize(_ size: CGSize, of job: RenderJob) -> RenderError {
    let remedy =
      if let id = job.options.only {
        "give \(id) a size, or leave out --only"
      } else {
        "a size that fits is as large as what is in it: give a view there a width and a height, or try --size 320x200"
      }
    return .cannotPaint(
      input: job.inputName, reason: "it is \(size.width.asWritten)×\(size.height.asWritten) points; \(remedy)")
  }

  /// The kind of what is wrong; `nil` where the error does not tell.
  var kind: PictureProblem.Kind? {
    switch self {
    case .badName: .data
    case .cannotWrite, .refused: .file
    case .cannotPaint: .painting
    case .workerEnded: .process
    case .sameName, .noSuch, .notOne, .reported, .problems: nil
    }
  }

  /// What is wrong, each finding as a line of its own.
  package static func lines(of error: any Error) -> [String] {
    switch error {
    case RenderError.reported(let lines): lines
    case RenderError.problems(let problems): problems.lines
    default: ((error as? DocumentErrors)?.diagnostics.map(\.description)) ?? ["\(error)".onOneLine]
    }
  }
}
