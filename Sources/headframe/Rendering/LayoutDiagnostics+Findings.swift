import UIKitCore

extension LayoutDiagnostics {
  /// Suppresses the engine's log of conflicts, which layout findings report as well.
  @MainActor
  static func suppressConflictLog() {
    sink = { line in
      if !line.hasPrefix("Unable to simultaneously satisfy") { StandardError.write(line) }
    }
  }
}
