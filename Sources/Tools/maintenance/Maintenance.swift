import ArgumentParser

/// The tools that write this project's own pages and tables. They are not part of the installed command.
@main
struct Maintenance: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "maintenance",
    abstract: "Write the pages and tables of this project that are derived from its sources or from documents.",
    subcommands: [FidelityPage.self, MissingNames.self, SupportedNames.self])
}
