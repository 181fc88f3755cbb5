import UIKitCore

extension LayoutDiagnostics {
  /// Suppresses the engine's log of conflicts, which findings report in plainer words.
  @MainActor
  static func leaveConflictsToFindings() {
    sink = { line in
      if !line.hasPrefix("Unable to simultaneously satisfy") { StandardError.write(line) }
    }
  }
}
