// Compares the imports of each file of a target with the modules that the file uses. The compiler does not check this:
// modules that one file re-exports are visible in all files.
import Foundation

/// The modules whose declarations each file uses, according to the index.
struct UsedModules {
  /// The line of the first use, by file and module.
  private var firstUse: [String: [String: Int]] = [:]
  /// The modules that can be recognized in the index.
  private var recognizedModules: Set = ["Foundation"]

  init(sources: [IndexedSource]) {
    var module: [String: String] = [:]
    for source in sources {
      recognizedModules.insert(source.module)
      for occurrence in source.occurrences where occurrence.isDefinition {
        module[occurrence.declaration] = source.module
      }
    }
    for source in sources {
      var lines: [String: Int] = [:]
      for occurrence in source.occurrences where !occurrence.isDefinition {
        guard let used = module[occurrence.declaration] ?? Self.libraryModule(of: occurrence.declaration) else {
          continue
        }
        lines[used] = min(lines[used] ?? .max, occurrence.line)
      }
      firstUse[source.file] = lines
    }
  }

  /// Returns "Foundation" for its declarations and for C functions, which it re-exports; otherwise nil.
  private static func libraryModule(of declaration: String) -> String? {
    let starts = ["s:10Foundation", "s:20FoundationEssentials", "c:@F@"]
    let extensions = ["10FoundationE", "20FoundationEssentialsE"]
    let isFoundation = starts.contains { declaration.hasPrefix($0) } || extensions.contains { declaration.contains($0) }
    return isFoundation ? "Foundation" : nil
  }

  /// Returns an error for each import without a use, and for each use without an import.
  func findings(in files: [String], of target: String) throws -> [String] {
    // The file that re-exports modules to clients uses nothing.
    try files.filter { !CheckImports.isExport($0) }.flatMap { file throws -> [String] in
      guard let uses = firstUse[file] else { throw CheckError("\(file) is not in the index; build first") }
      let lines = try ImportLine.all(in: file)
      // The index does not distinguish members of Foundation from those of FoundationEssentials; the compiler does.
      let imported = Set(lines.map { $0.module == "FoundationEssentials" ? "Foundation" : $0.module }).union([target])
      let unused = lines.filter { recognizedModules.contains($0.module) && uses[$0.module] == nil }
        .map { "\(file):\($0.number): error: no declaration of \($0.module) is used here; delete the import" }
      let missing = uses.filter { !imported.contains($0.key) }.sorted { $0.value < $1.value }
        .map { "\(file):\($0.value): error: a declaration of \($0.key) is used here; import \($0.key)" }
      return unused + missing
    }
  }
}

/// A type check of a target without the file that re-exports modules to clients.
///
/// In a build, the modules that one file re-exports are visible in all files of the module.
struct ExplicitImports {
  let module: String
  /// The compiler's path and arguments, without sources and outputs.
  private let command: [String]
  /// The paths of the sources that plugins generate, which other files use.
  private let generated: [String]

  /// Reads the command from the description of a build. Throws if the description has none.
  init(module: String, products: String) throws {
    self.module = module
    let folder = URL(fileURLWithPath: products).resolvingSymlinksInPath()
    let description = folder.deletingLastPathComponent().deletingLastPathComponent()
      .appendingPathComponent("\(folder.lastPathComponent).yaml")
    let text = try String(contentsOf: description, encoding: .utf8)
    guard let start = text.range(of: "\"C.\(module)-"),
      let line = text[start.upperBound...].split(separator: "\n").first(where: { $0.contains("args: [") }),
      let list = line.range(of: "["),
      let arguments = try? JSONDecoder().decode([String].self, from: Data(line[list.lowerBound...].utf8))
    else { throw CheckError("\(description.path) lacks the command that compiles \(module)") }
    command = Self.withoutOutputs(arguments)
    generated = try arguments.filter { $0.hasPrefix("@") }.flatMap { list in
      try String(contentsOfFile: String(list.dropFirst()), encoding: .utf8).split(separator: "\n").map(String.init)
        .filter { $0.contains("/plugins/outputs/") }
    }
  }

  private static func withoutOutputs(_ arguments: [String]) -> [String] {
    let withValue: Set = [
      "-emit-module-path", "-output-file-map", "-index-store-path", "-emit-objc-header-path", "-num-threads",
    ]
    let flags: Set = [
      "-emit-module", "-emit-dependencies", "-incremental", "-c", "-serialize-diagnostics", "-emit-objc-header",
      "-parseable-output", "-enable-batch-mode",
    ]
    var kept: [String] = []
    var skips = false
    for argument in arguments {
      if skips {
        skips = false
      } else if withValue.contains(argument) {
        skips = true
      } else if !flags.contains(argument), !argument.hasPrefix("@"), argument.firstMatch(of: #/^-j\d+$/#) == nil {
        kept.append(argument)
      }
    }
    return kept
  }

  /// Returns the compiler's errors and warnings for imports that are missing, or wider than their use.
  ///
  /// The files are checked twice: without the file that re-exports modules, and with it, as in the build. In the second
  /// check, the compiler regards a type of FoundationEssentials as imported from that file, and warns about a wider
  /// import of Foundation.
  func findings(in files: [String]) throws -> [String] {
    // The first feature requires imports for members, too; the second warns about imports wider than their use.
    let features = [
      "-enable-upcoming-feature", "MemberImportVisibility", "-enable-upcoming-feature", "InternalImportsByDefault",
    ]
    let explicit = try diagnostics(files.filter { !CheckImports.isExport($0) }, features).map {
      "\($0) (\(module).swift re-exports modules to clients only; other files import what they use)"
    }
    return try explicit + diagnostics(files, [])
  }

  private func diagnostics(_ files: [String], _ options: [String]) throws -> [String] {
    guard let compiler = command.first else { throw CheckError("the command that compiles \(module) is empty") }
    let process = Process()
    process.executableURL = URL(fileURLWithPath: compiler)
    process.arguments =
      command.dropFirst() + ["-typecheck", "-wmo", "-diagnostic-style", "llvm", "-no-color-diagnostics"] + options
      + files + generated
    let output = Pipe()
    process.standardError = output
    process.standardOutput = FileHandle.nullDevice
    try process.run()
    let text = String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    process.waitUntilExit()
    let diagnostics = text.split(separator: "\n").map(String.init)
      .filter { line in
        line.contains(": error: ")
          || line.contains("import of") && line.contains(": warning: ")
            && !generated.contains { line.hasPrefix($0) }
      }
    guard process.terminationStatus == 0 || !diagnostics.isEmpty else {
      throw CheckError("the compiler failed:\n\(text)")
    }
    return diagnostics
  }
}
