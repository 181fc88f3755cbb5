import UIFoundation

/// What layout has to say about itself: what was refused, what conflicts, what is ambiguous.
@preconcurrency @MainActor
public struct LayoutDiagnostics {
  /// Where log lines go; standard error unless a test listens.
  package static var sink: (String) -> Void = { line in
    FileHandle.standardError.write(Data((line + "\n").utf8))
  }

  /// What was refused since the process began or the list was last emptied.
  package static var refusals: [String] = []

  /// Writes a line where diagnostics go.
  package static func log(_ text: String) {
    sink(text)
  }

  /// Something that UIKit raises on: logged in its words, and kept for the strict mode.
  static func refused(_ text: String) {
    refusals.append(text)
    log(text)
  }
}
