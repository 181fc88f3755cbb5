import ConstraintSolver
import Foundation
import Testing

/// The rules about the solver's sources that no compiler checks.
@Suite("The single writers of phases") struct PhaseTests {
  private static let target = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent().appendingPathComponent("Sources/Engine/ConstraintSolver")

  /// Returns the names of the sources that contain a text.
  private static func files(containing text: String) throws -> Set<String> {
    let files = FileManager.default.enumerator(at: target, includingPropertiesForKeys: nil)
    let sources = (files?.allObjects ?? []).compactMap { $0 as? URL }.filter { $0.pathExtension == "swift" }
    return Set(
      try sources.filter { try String(contentsOf: $0, encoding: .utf8).contains(text) }.map(\.lastPathComponent))
  }

  @Test("One file withdraws classes and removes components, and one assigns the values of a component's members")
  func writers() throws {
    let invalidation: Set = ["ConstraintSystem+Invalidation.swift"]

    #expect(try Self.files(containing: ".withdrawClass()") == invalidation)
    #expect(try Self.files(containing: "components.remove(") == invalidation)
    #expect(try Self.files(containing: "components.insert(") == ["ConstraintSystem+Components.swift"])
    #expect(try Self.files(containing: "solution.assignMembers(") == ["ConstraintSystem.swift"])
  }

  @Test("One file distinguishes the relations of constraints")
  func relations() throws {
    #expect(try Self.files(containing: "case .greaterThanOrEqual") == ["Solver.swift"])
    #expect(try Self.files(containing: "case .lessThanOrEqual") == ["Solver.swift"])
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
