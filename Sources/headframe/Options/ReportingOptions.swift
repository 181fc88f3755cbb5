import ArgumentParser

/// The option of commands that can fail on warnings.
struct StrictOption: ParsableArguments {
  static let help: ArgumentHelp =
    "Treat as errors: warnings, truncated texts, characters without a glyph, conflicts, ambiguity."

  @Flag(name: .customLong("strict"), help: Self.help)
  var isOn = false
}

/// The option of commands that report their progress or results as text.
struct QuietOption: ParsableArguments {
  static let help: ArgumentHelp = "Print only warnings and errors."

  @Flag(name: .customLong("quiet"), help: Self.help)
  var isOn = false
}

/// The option of commands that print text for people and JSON for programs.
struct JSONOption: ParsableArguments {
  static let help: ArgumentHelp = "Print JSON instead of text."

  @Flag(name: .customLong("json"), help: Self.help)
  var isOn = false
}
