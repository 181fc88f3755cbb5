import ArgumentParser

/// The tools that check this project's sources, and write its own pages and tables. They are not part of the installed command.
@main
struct Maintenance: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "maintenance",
    abstract: "Check this project's sources, and write its pages that are derived from sources or documents.",
    subcommands: [CheckSources.self, FidelityPage.self, MissingNames.self, SupportedNames.self])
}
