import ArgumentParser
import UIKitCore

/// The resource limits of documents and pictures.
struct LimitOptions: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      "Change a limit of documents and pictures: text (bytes), layers (MB), pixels, layout (million "
        + "steps), painting (million pixels), side (points), stops, callouts; may be repeated.",
      valueName: "name=number"))
  var limit: [String] = []

  /// Changes the limits of this process. Throws a usage error for an unknown name or an invalid number.
  func validate() throws {
    var limits = ResourceLimits()
    for word in limit {
      if let problem = limits.set(word) { throw ValidationError("--limit: \(problem)") }
    }
    ResourceLimits.current = limits
  }
}
