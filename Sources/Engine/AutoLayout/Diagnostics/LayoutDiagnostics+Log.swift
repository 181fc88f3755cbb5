import UIFoundation

// The log, and errors for which UIKit raises an exception.
extension LayoutDiagnostics {
  /// The destination of log messages; standard error by default.
  @MainActor
  package static var sink: (String) -> Void = { StandardError.write($0) }

  /// The beginning of log lines about insets and positions that depend on each other.
  package static let insetLoopPrefix = "Layout loop: the position of "

  /// Writes a message to `sink`.
  @MainActor
  package static func log(_ text: String) {
    sink(text)
  }

  /// Reports an error for which UIKit raises an exception.
  ///
  /// It is logged with the source line of the call, if known, and is a problem in strict mode.
  @MainActor
  static func refused(_ text: String, at place: NSLayoutConstraint.Place? = nil) {
    var lines = text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    // The location is added to the first line, since the next lines may be a format with a caret under it.
    if let place, !lines.isEmpty { lines[0] += " // \(place.file):\(place.line)" }
    let text = lines.joined(separator: "\n")
    log(text)
    if strict { handler(.refused(text)) }
  }

  /// Logs a call for which UIKit raises an exception, and reports it in strict mode.
  @MainActor
  package static func reportRefusal(_ text: String) { refused(text) }
}
