import Foundation
import PackagePlugin

/// A plugin that generates the defaults and calls of optional requirements before a target is built.
///
/// For the target that rewrites sources, it generates a table of these requirements instead.
@main
struct OptionalCalls: BuildToolPlugin {
  func createBuildCommands(context: PluginContext, target: any Target) throws -> [Command] {
    let isTable = target.name == "ObjectiveCRewriting"
    let declaring = isTable ? try context.package.targets(named: ["UIKitCore"]).first : target
    guard let declaring = declaring as? any SourceModuleTarget else { return [] }
    let sources = declaring.sourceFiles(withSuffix: ".swift").map(\.url)
    let name = isTable ? "OptionalMethodTable+UIKit" : "OptionalCalls"
    let output = context.pluginWorkDirectoryURL.appending(path: "\(name).swift")
    return [
      .buildCommand(
        displayName: "Generating \(name)", executable: try context.tool(named: "OptionalCallGenerator").url,
        arguments: (isTable ? ["--table"] : [])
          + ([output] + sources).map { $0.path(percentEncoded: false) },
        inputFiles: sources, outputFiles: [output])
    ]
  }
}
