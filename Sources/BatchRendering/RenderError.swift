/// Why a picture of a sound document could not be made.
package enum RenderError: Error {
  /// Two pictures of one run would have the same name.
  case sameName(path: String, first: String, second: String)
  /// The file or its folder cannot be written.
  case cannotWrite(path: String, reason: String)
  /// The picture cannot be painted, a size beyond what memory allows for instance.
  case cannotPaint(input: String, reason: String)
}

extension RenderError: CustomStringConvertible {
  package var description: String {
    switch self {
    case .sameName(let path, let first, let second):
      first == second
        ? "\(first): error: two of its pictures would be named \(path); name what varies in the pattern"
        : "\(second): error: its picture \(path) would replace that of \(first); name what varies in the pattern"
    case .cannotWrite(let path, let reason): "\(path): error: cannot be written: \(reason)"
    case .cannotPaint(let input, let reason): "\(input): error: cannot be painted: \(reason)"
    }
  }
}
