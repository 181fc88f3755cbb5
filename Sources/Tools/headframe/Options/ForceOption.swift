import ArgumentParser
import BatchRendering
import CairoRendering

/// The option of commands that write files of known kinds.
struct ForceOption: ParsableArguments {
  @Flag(name: .customLong("force"), help: ArgumentHelp(.force))
  var isOn = false

  /// Returns the policy for a file of a kind.
  func policy(replacing signature: FileSignature, _ inputs: [String]) -> OutputPolicy {
    var policy = OutputPolicy().protecting(inputs)
    if !isOn { policy.replaced = signature }
    return policy
  }
}
