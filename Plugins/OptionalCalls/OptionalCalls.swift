import Foundation
import PackagePlugin

/// A plugin that generates the defaults and calls of optional requirements before a target is built.
@main
struct OptionalCalls: BuildToolPlugin {
  func createBuildCommands(context: PluginContext, target: any Target) throws -> [Command] {
    guard let target = target as? any SourceModuleTarget else { return [] }
    let sources = target.sourceFiles(withSuffix: ".swift").map(\.url)
    let output = context.pluginWorkDirectoryURL.appending(path: "OptionalCalls.swift")
    return [
      .buildCommand(
        displayName: "Generating optional calls", executable: try context.tool(named: "OptionalCallGenerator").url,
        arguments: [output.path(percentEncoded: false)] + sources.map { $0.path(percentEncoded: false) },
        inputFiles: sources, outputFiles: [output])
    ]
  }
}
