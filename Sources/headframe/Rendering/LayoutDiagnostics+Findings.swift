import UIKitCore

extension LayoutDiagnostics {
  /// Leaves out what the engine logs about conflicts in UIKit's words, where findings report them in plainer ones.
  @MainActor
  static func leaveConflictsToFindings() {
    sink = { line in
      if !line.hasPrefix("Unable to simultaneously satisfy") { StandardError.write(line) }
    }
  }
}
