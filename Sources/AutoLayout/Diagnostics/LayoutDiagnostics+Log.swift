import UIFoundation

// What happens outside any tree's own state.
extension LayoutDiagnostics {
  /// Where log lines go; standard error unless a test listens.
  @MainActor
  package static var sink: (String) -> Void = { StandardError.write($0) }

  /// Writes a line where diagnostics go.
  @MainActor
  package static func log(_ text: String) {
    sink(text)
  }

  /// Something that UIKit raises on: logged in its words with the line that asked for it, if known, and a problem in
  /// the strict mode.
  @MainActor
  static func refused(_ text: String, at place: NSLayoutConstraint.Place? = nil) {
    var lines = text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    // On the first line: what follows may be a format with a caret under it.
    if let place, !lines.isEmpty { lines[0] += " // \(place.file):\(place.line)" }
    let text = lines.joined(separator: "\n")
    log(text)
    if strict { handler(.refused(text)) }
  }
}
