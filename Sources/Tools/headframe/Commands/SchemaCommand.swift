import ArgumentParser
import LayoutDocuments

/// A command that prints the schema or the reference of documents.
struct SchemaCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "schema",
    abstract: "Print the JSON Schema of layout documents, with which editors validate and complete them.",
    discussion: """
      Save it next to your documents and reference it in their first line for editors with a YAML language server:

        headframe schema > headframe.schema.json
        # yaml-language-server: $schema=headframe.schema.json

      --format markdown prints a reference of every class, property and type of value.
      """)

  /// The output format of the schema.
  enum Format: String, ExpressibleByArgument, CaseIterable {
    case json
    case markdown
  }

  @Option(help: "json for a JSON Schema (draft 2020-12), markdown for a reference page.")
  var format: Format = .json

  func run() throws {
    try MainActor.assumeIsolated {
      let text = format == .json ? DocumentSchema.text : ReferencePage.text
      // Without the final line break, which `print` adds.
      try StandardOutput.print(String(text.dropLast()))
    }
  }
}
