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

  /// Writes every conflict once, even if a document is laid out several times.
  ///
  /// Conflicts are equal if they have the same constraints of documents and views. Constraints from frames and content
  /// sizes differ between the layouts.
  @MainActor
  static func suppressRepeatedConflicts() {
    var written: Set<[Substring]> = []
    sink = { line in
      let constraints = line.split(separator: "\n").filter { $0.contains("<NSLayoutConstraint '") }
      if constraints.isEmpty || written.insert(constraints).inserted { StandardError.write(line) }
    }
  }
}
