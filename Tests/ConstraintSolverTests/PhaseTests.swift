import ConstraintSolver
import Foundation
import Testing

/// The order of the solver's phases, as listed in its README.
@Suite("The order of phases") struct PhaseTests {
  private static let target = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent().appendingPathComponent("Sources/Engine/ConstraintSolver")

  /// A folder of the target, with the folders whose types its types may use.
  private struct Phase {
    var name: String
    var mayUse: Set<String>
  }

  /// Reads the table of the README; "all above" adds the rows above.
  private static func phases() throws -> [Phase] {
    let readme = try String(contentsOf: target.appendingPathComponent("README.md"), encoding: .utf8)
    var phases: [Phase] = []
    for line in readme.split(separator: "\n") {
      let cells = line.split(separator: "|", omittingEmptySubsequences: false).map {
        $0.trimmingCharacters(in: .whitespaces)
      }
      guard cells.count == 6, cells[1].hasPrefix("`") else { continue }
      let quoted = cells[4].matches(of: /`(\w+)`/).map { String($0.1) }
      let above = cells[4].hasPrefix("all above") ? phases.map(\.name) : []
      phases.append(Phase(name: cells[1].trimmingCharacters(in: ["`"]), mayUse: Set(quoted + above)))
    }
    return phases
  }

  /// Returns the sources of a folder by file name, without comments and strings.
  private static func sources(of folder: String) throws -> [String: String] {
    let files = try FileManager.default.contentsOfDirectory(
      at: target.appendingPathComponent(folder), includingPropertiesForKeys: nil)
    var sources: [String: String] = [:]
    for file in files where file.pathExtension == "swift" {
      sources[file.lastPathComponent] = try String(contentsOf: file, encoding: .utf8)
        .replacing(/\/\/[^\n]*/, with: "").replacing(/"(\\.|[^"\\\n])*"/, with: "")
        // The one type of the interface that every phase may use.
        .replacing("Solver.Relation", with: "")
    }
    return sources
  }

  @Test("Every folder of the solver is a row of the table")
  func everyFolder() throws {
    let folders = try FileManager.default.contentsOfDirectory(atPath: Self.target.path).filter { !$0.contains(".") }

    #expect(Set(folders) == Set(try Self.phases().map(\.name)))
    #expect(folders.count == 13)
  }

  @Test("The types of a folder use only types of the folders listed beside it")
  func order() throws {
    let phases = try Self.phases()
    var folderOfType: [Substring: String] = [:]
    for phase in phases {
      for source in try Self.sources(of: phase.name).values {
        for match in source.matches(of: /(?m)^(?:public |final )*(?:struct|class|enum|protocol|typealias) (\w+)/) {
          folderOfType[match.1] = phase.name
        }
      }
    }
    // These types show that the table was read and the sources were found.
    #expect(folderOfType["ConstraintStore"] == "Store")
    #expect(folderOfType["PiecewiseLinearProgram"] == "PiecewiseLinearProgram")
    #expect(folderOfType["Solver"] == "Interface")

    for phase in phases {
      for (file, source) in try Self.sources(of: phase.name).sorted(by: { $0.key < $1.key }) {
        for word in Set(source.matches(of: /\b[A-Z]\w+/).map(\.0)) {
          guard let folder = folderOfType[word], folder != phase.name else { continue }
          // A step applies the phase to the whole system.
          if word == "ConstraintSystem" && file.hasPrefix("ConstraintSystem+") { continue }
          #expect(phase.mayUse.contains(folder), "\(phase.name)/\(file) uses \(word) of \(folder)")
        }
      }
    }
  }

  /// Returns the files that contain a text.
  private static func files(containing text: String) throws -> Set<String> {
    var files: Set<String> = []
    for phase in try phases() {
      for (file, source) in try sources(of: phase.name) where source.contains(text) { files.insert(file) }
    }
    return files
  }

  @Test("One file withdraws classes and removes components, and one assigns the values of a component's members")
  func writers() throws {
    let invalidation: Set = ["ConstraintSystem+Invalidation.swift"]

    #expect(try Self.files(containing: ".withdrawClass()") == invalidation)
    #expect(try Self.files(containing: "components.remove(") == invalidation)
    #expect(try Self.files(containing: "components.insert(") == ["ConstraintSystem+Components.swift"])
    #expect(try Self.files(containing: "solution.assignMembers(") == ["ConstraintSystem+Update.swift"])
  }

  @Test("One file distinguishes the relations of constraints")
  func relations() throws {
    #expect(try Self.files(containing: "case .greaterThanOrEqual") == ["Solver+Relation.swift"])
    #expect(try Self.files(containing: "case .lessThanOrEqual") == ["Solver+Relation.swift"])
    #expect(try Self.files(containing: "switch record.relation") == [])
  }
}

/// The example that the solver's README works through.
@Suite("The worked example") struct DescriptionTests {
  @Test("The state that the README shows is the state that the solver prints")
  func readme() throws {
    let file = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent().appendingPathComponent("Sources/Engine/ConstraintSolver/README.md")
    let readme = try String(contentsOf: file, encoding: .utf8)
    let solver = Solver()
    let redLeft = solver.addVariable()
    let redWidth = solver.addVariable(.nonNegative)
    let blueLeft = solver.addVariable()
    let blueWidth = solver.addVariable(.nonNegative)
    let blueRight = solver.addVariable()
    try solver.add(1, redLeft, .equal, 20)
    try solver.add(1, blueLeft, -1, redLeft, -1, redWidth, .equal, 8)
    try solver.add(1, blueLeft, 1, blueWidth, .lessThanOrEqual, 300)
    let red = try solver.add(1, redWidth, .equal, 200, priority: 750)
    try solver.add(1, blueWidth, .equal, 150, priority: 500)
    try solver.add(1, blueRight, -1, blueLeft, -1, blueWidth, .equal, 0)
    solver.solve()

    // Red has its 200 points; blue has what is left of 300 - 20 - 8 - 200.
    #expect(
      [redLeft, redWidth, blueLeft, blueWidth, blueRight].map { solver.value(of: $0) } == [20, 200, 228, 72, 300])
    #expect(readme.contains("```text\n\(solver)\n```"), "\(solver)")

    try solver.setConstant(red, 100)
    solver.solve()

    #expect(solver.changedVariables == [redWidth, blueLeft, blueWidth, blueRight])
    #expect(readme.contains("```text\n\(solver)\n```"), "\(solver)")
  }
}
