import Testing

@testable import ConstraintSolver

@Suite("History") struct HistoryTests {
  @Test("After any edits, values and conflicts equal those of a fresh solver to the bit", arguments: 0..<20)
  func incrementalEqualsFresh(block: Int) throws {
    for seed in (block * 20)..<(block * 20 + 20) {
      var script = Scripts(seed: UInt64(seed))
      for _ in 0..<script.int(3...20) { try script.addRow() }
      for step in 0..<10 {
        script.solver.solve()

        let (values, conflicts) = try script.fresh()

        #expect(script.values.map(\.bitPattern) == values.map(\.bitPattern), "seed \(seed), step \(step)")
        #expect(script.conflicts == conflicts, "seed \(seed), step \(step)")
        #expect(script.solver.checkInvariants() == [], "seed \(seed), step \(step)")
        for _ in 0..<script.int(1...3) { try script.edit() }
      }
    }
  }

  @Test("A constant that changes repeatedly gives the values of a fresh solver at every step", arguments: 0..<20)
  func resizingEqualsFresh(block: Int) throws {
    for seed in (block * 20)..<(block * 20 + 20) {
      var script = Scripts(seed: UInt64(seed + 100_000))
      for _ in 0..<script.int(3...20) { try script.addRow() }
      script.solver.solve()
      for _ in 0..<3 {
        try script.resize(steps: 8) { script, step in
          let (values, conflicts) = try script.fresh()

          #expect(script.values.map(\.bitPattern) == values.map(\.bitPattern), "seed \(seed), step \(step)")
          #expect(script.conflicts == conflicts, "seed \(seed), step \(step)")
        }
        // Diagnosis brings the programs up to date; this must not affect the next steps.
        for v in script.allVariables { _ = (script.solver.isAmbiguous(v), script.solver.explanation(of: v)) }
        #expect(script.solver.checkInvariants() == [], "seed \(seed)")
      }
    }
  }

  @Test("Conflicts and unchanged components elsewhere do not affect the result", arguments: 0..<20)
  func islandsEqualFresh(block: Int) throws {
    var kept = 0
    for seed in (block * 10)..<(block * 10 + 10) {
      var script = try Scripts(seed: UInt64(seed), islands: 6, of: 3)
      for _ in 0..<script.int(3...18) { try script.addRow() }
      for step in 0..<12 {
        let before = script.solver.counters
        let hadConflicts = !script.solver.conflicts.isEmpty
        script.solver.solve()

        let (values, conflicts) = try script.fresh()

        #expect(script.values.map(\.bitPattern) == values.map(\.bitPattern), "seed \(seed), step \(step)")
        #expect(script.conflicts == conflicts, "seed \(seed), step \(step)")
        #expect(script.solver.checkInvariants() == [], "seed \(seed), step \(step)")
        if hadConflicts && script.solver.counters.restarts == before.restarts { kept += 1 }
        for _ in 0..<script.int(1...2) { try script.edit() }
      }
    }
    // At least one solve kept the conflicts of the preceding solve, so the test covers that case.
    #expect(kept > 0)
  }

  @Test(
    "Edits and diagnosis change no value before the next solve, which lists every change", arguments: 0..<20)
  func nothingRunsBeforeSolve(block: Int) throws {
    for seed in (block * 20)..<(block * 20 + 20) {
      var script = Scripts(seed: UInt64(seed + 200_000))
      for _ in 0..<script.int(3...20) { try script.addRow() }
      script.solver.solve()
      for step in 0..<10 {
        // The same constants change repeatedly first, so that the solver replays its recorded order of evaluation.
        try script.resize(steps: 4) { _, _ in }
        let variables = script.allVariables
        let before = variables.map { script.solver.value(of: $0) }
        for _ in 0..<script.int(1...3) {
          try script.editConstant()
          try script.editPriorityOrRemove()
          for v in variables { _ = (script.solver.isAmbiguous(v), script.solver.explanation(of: v)) }
        }
        #expect(variables.map { script.solver.value(of: $0) } == before, "seed \(seed), step \(step)")

        script.solver.solve()

        let changed = zip(variables, before).filter { script.solver.value(of: $0) != $1 }.map(\.0)
        #expect(script.solver.changedVariables == changed, "seed \(seed), step \(step)")
        let (values, conflicts) = try script.fresh()
        #expect(script.values.map(\.bitPattern) == values.map(\.bitPattern), "seed \(seed), step \(step)")
        #expect(script.conflicts == conflicts, "seed \(seed), step \(step)")
      }
    }
  }

  @Test("When a counter of ranks, searches or patterns nears its limit, the structure is built anew, and all are reset")
  func exhaustedNumbers() throws {
    // These counters grow with the number of solves. Ranks order the variables for evaluation, the epoch numbers the
    // searches, and the pattern numbers the sets of constants that change together.
    let exhaust: [(ConstraintSystem) -> Void] = [
      { $0.structure.lastRank = .max }, { $0.store.epoch = .max }, { $0.recording.pattern = .max },
    ]
    for (i, exhaust) in exhaust.enumerated() {
      let solver = Solver()
      let x = solver.addVariable()
      let y = solver.addVariable()
      let c = try solver.add(1, x, .equal, 10)
      solver.solve()
      exhaust(solver.system)

      try solver.add(1, y, -1, x, .equal, 5)
      solver.solve()
      #expect([x, y].map { solver.value(of: $0) } == [10, 15], "\(i)")
      // The first change begins a pattern. The second repeats it, so its order is recorded and replayed; the third is
      // replayed too.
      for constant in [20.0, 30, 40] {
        try solver.setConstant(c, constant)
        solver.solve()
        #expect([x, y].map { solver.value(of: $0) } == [constant, constant + 5], "\(i)")
      }

      #expect(solver.counters.restarts == 1, "\(i)")
      #expect(solver.counters.replayedNodes == 4, "\(i)")
      #expect(solver.system.structure.lastRank == 2, "\(i)")
    }
  }

  @Test("Debug and release builds, and every machine of this architecture, compute the same bits")
  func sameBits() throws {
    let digest = try Scripts.digest(seed: 1, systems: 300)

    // Recorded from a release build; the test also runs in debug builds.
    #expect(digest == 7_224_877_755_886_063_000)
  }
}
