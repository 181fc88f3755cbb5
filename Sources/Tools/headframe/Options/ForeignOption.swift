/// The options of other tools and their equivalents.
enum ForeignOption {
  private static let meanings: KeyValuePairs = [
    "rows": "--data", "csv": "--data", "json-data": "--data", "out": "--output", "output-dir": "--output",
    "width": "--size 320xfit", "height": "--size fitx200", "dark": "--appearance dark", "theme": "--appearance",
    "dpi": "--scale", "threads": "--jobs", "workers": "--jobs", "parallel": "--jobs", "lang": "--locale",
    "language": "--locale", "fonts": "--font-dir", "overwrite": "--force", "continue": "--keep-going",
    "separator": "--delimiter", "sep": "--delimiter",
    "set": "--data", "var": "--data", "param": "--data", "values": "--data",
  ]

  /// Returns a parser's message with its suggestion replaced by the equivalent option.
  static func correcting(_ message: String) -> String {
    guard let match = message.firstMatch(of: #/Unknown option '--([a-z-]+)'\.?( Did you mean '[^']*'\?)?/#),
      let meaning = meanings.first(where: { $0.key == match.1 })?.value
    else { return message }
    return message.replacing(message[match.range], with: "Unknown option '--\(match.1)'. Did you mean '\(meaning)'?")
  }
}
