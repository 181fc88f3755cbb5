import UIKitCore

extension LayoutDiagnostics {
  /// Suppresses the engine's log of conflicts and inset loops, which layout findings report as well.
  @MainActor
  static func suppressFindingsLog() {
    sink = { line in
      if line.hasPrefix("Unable to simultaneously satisfy") || line.hasPrefix(insetLoopPrefix) { return }
      StandardError.write(line)
    }
  }
}
