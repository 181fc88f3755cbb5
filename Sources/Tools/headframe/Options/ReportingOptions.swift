import ArgumentParser
import BatchRendering

/// The option of commands that can fail on warnings.
struct StrictOption: ParsableArguments {
  @Flag(name: .customLong("strict"), help: ArgumentHelp(.strict))
  var isOn = false
}

/// The option of commands that report their progress or results as text.
struct QuietOption: ParsableArguments {
  @Flag(name: .customLong("quiet"), help: "Print only errors.")
  var isOn = false
}

/// The option of commands that print text for people and JSON for programs.
struct JSONOption: ParsableArguments {
  @Flag(name: .customLong("json"), help: "Print JSON instead of text.")
  var isOn = false
}
