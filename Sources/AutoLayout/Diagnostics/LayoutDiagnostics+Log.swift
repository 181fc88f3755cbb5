import UIFoundation

// What happens outside any tree's own state.
extension LayoutDiagnostics {
  /// Where log lines go; standard error unless a test listens.
  @MainActor
  package static var sink: (String) -> Void = { line in
    FileHandle.standardError.write(Data((line + "\n").utf8))
  }

  /// Writes a line where diagnostics go.
  @MainActor
  package static func log(_ text: String) {
    sink(text)
  }

  /// Something that UIKit raises on: logged in its words, and a problem in the strict mode.
  @MainActor
  static func refused(_ text: String) {
    log(text)
    if strict { handler(.refused(text)) }
  }
}
