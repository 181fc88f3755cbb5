import ConstraintSolver

/// One demand over numbered variables, so that it can be added in any order to any solver.
struct Demand {
  var terms: [(Double, Int)]
  var relation: Solver.Relation
  var constant: Double
  var priority = 1000.0
}

/// A system of demands, with the variables that a resize sets.
struct Problem {
  /// Numbers of a view's variables.
  struct View {
    let x, y, width, height: Int
  }

  var variableCount = 0
  var demands: [Demand] = []
  /// The variables that equalities set: the first to the size, a second one to 600.
  var inputs: [Int] = []
  var inputPriority = 1000.0
  /// Variables that must not be negative.
  var sizes: Set<Int> = []
  /// The variable whose value is printed: the last view's width.
  var shown: Int { variableCount - 2 }
  /// The variable of the optional constraint that "optional" adds and removes; nil for the one shown.
  var optionalTarget: Int?
  let size: Double

  init(size: Double) { self.size = size }

  mutating func addVariable() -> Int {
    variableCount += 1
    return variableCount - 1
  }

  mutating func addView() -> View {
    View(x: addVariable(), y: addVariable(), width: addVariable(), height: addVariable())
  }

  /// Adds the superview: at the origin, 844 high, its width an input.
  mutating func addRoot() -> View {
    let root = addView()
    equal([(1, root.x)], 0)
    equal([(1, root.y)], 0)
    equal([(1, root.height)], 844)
    inputs = [root.width]
    return root
  }

  mutating func equal(_ terms: [(Double, Int)], _ constant: Double) { demand(terms, .equal, constant) }

  mutating func demand(
    _ terms: [(Double, Int)], _ relation: Solver.Relation, _ constant: Double, priority: Double = 1000
  ) {
    demands.append(Demand(terms: terms, relation: relation, constant: constant, priority: priority))
  }

  /// Adds a content size with compression resistance 750 and hugging 250 on both axes.
  mutating func intrinsic(_ view: View, _ width: Double, _ height: Double) {
    for (v, size) in [(view.width, width), (view.height, height)] {
      demand([(1, v)], .greaterThanOrEqual, size, priority: 750)
      demand([(1, v)], .lessThanOrEqual, size, priority: 250)
    }
  }
}

/// The systems of the table.
enum Systems {
  /// Returns views pinned left, right and top to the superview, with a constant height.
  static func rows(_ n: Int) -> Problem {
    var p = Problem(size: 390)
    let root = p.addRoot()
    for i in 0..<n {
      let a = p.addView()
      p.equal([(1, a.x), (-1, root.x)], 16)
      p.equal([(1, a.x), (1, a.width), (-1, root.x), (-1, root.width)], -16)
      p.equal([(1, a.y), (-1, root.y)], 44 * Double(i))
      p.equal([(1, a.height)], 44)
    }
    return p
  }

  /// Returns views whose left is the previous right plus 8; equal widths fill the superview.
  static func chain(_ n: Int) -> Problem {
    var p = Problem(size: 39 * Double(n))
    let root = p.addRoot()
    var first: Problem.View?
    var before = root
    for _ in 0..<n {
      let a = p.addView()
      if let first {
        p.equal([(1, a.x), (-1, before.x), (-1, before.width)], 8)
        p.equal([(1, a.width), (-1, first.width)], 0)
      } else {
        p.equal([(1, a.x), (-1, root.x)], 0)
        first = a
      }
      p.equal([(1, a.y), (-1, root.y)], 0)
      p.equal([(1, a.height), (-1, root.height)], 0)
      before = a
    }
    p.equal([(1, before.x), (1, before.width), (-1, root.x), (-1, root.width)], 0)
    return p
  }

  /// Returns nested views, each inset by 1 in its parent.
  static func nest(_ n: Int) -> Problem {
    var p = Problem(size: 39000)
    var parent = p.addRoot()
    for _ in 0..<n {
      let a = p.addView()
      p.equal([(1, a.x), (-1, parent.x)], 1)
      p.equal([(1, a.y), (-1, parent.y)], 1)
      p.equal([(1, a.x), (1, a.width), (-1, parent.x), (-1, parent.width)], -1)
      p.equal([(1, a.y), (1, a.height), (-1, parent.y), (-1, parent.height)], -1)
      parent = a
    }
    return p
  }

  /// Returns self-sizing table cells of an icon, a title and a subtitle.
  static func cells(_ n: Int) -> Problem {
    var p = Problem(size: 390)
    let table = p.addRoot()
    var previous: Problem.View?
    for i in 0..<n {
      let cell = p.addView()
      let icon = p.addView()
      let title = p.addView()
      let subtitle = p.addView()
      p.equal([(1, cell.x), (-1, table.x)], 0)
      p.equal([(1, cell.x), (1, cell.width), (-1, table.x), (-1, table.width)], 0)
      if let previous {
        p.equal([(1, cell.y), (-1, previous.y), (-1, previous.height)], 0)
      } else {
        p.equal([(1, cell.y), (-1, table.y)], 0)
      }
      previous = cell
      p.equal([(1, icon.width)], 24)
      p.equal([(1, icon.height)], 24)
      p.equal([(1, icon.x), (-1, cell.x)], 16)
      p.equal([(1, icon.y), (0.5, icon.height), (-1, cell.y), (-0.5, cell.height)], 0)
      p.equal([(1, title.x), (-1, icon.x), (-1, icon.width)], 12)
      p.demand([(1, title.x), (1, title.width), (-1, cell.x), (-1, cell.width)], .lessThanOrEqual, -16)
      p.equal([(1, title.y), (-1, cell.y)], 8)
      p.equal([(1, subtitle.x), (-1, title.x)], 0)
      p.demand([(1, subtitle.x), (1, subtitle.width), (-1, cell.x), (-1, cell.width)], .lessThanOrEqual, -16)
      p.equal([(1, subtitle.y), (-1, title.y), (-1, title.height)], 2)
      p.equal([(1, subtitle.y), (1, subtitle.height), (-1, cell.y), (-1, cell.height)], -8)
      p.intrinsic(title, Double(120 + i * 37 % 300), 20)
      p.intrinsic(subtitle, Double(180 + i * 53 % 300), 16)
    }
    return p
  }

  /// Returns a container as tall as its labels, each as tall as its text. Sizes are not negative.
  static func column(_ n: Int) -> Problem {
    var p = Problem(size: 390)
    let root = p.addRoot()
    let container = p.addView()
    p.sizes = [container.height]
    var terms = [(1.0, container.height)]
    for i in 0..<n {
      let label = p.addView()
      p.sizes.insert(label.height)
      p.equal([(1, label.width), (-1, root.width)], -32)
      p.demand([(1, label.height)], .greaterThanOrEqual, Double(20 + i % 7), priority: 750)
      p.demand([(1, label.height)], .lessThanOrEqual, Double(20 + i % 7), priority: 250)
      terms.append((-1, label.height))
    }
    p.equal(terms, 8 * Double(n + 1))
    return p
  }

  /// Returns a column of labels, each as tall as its text, in a container as tall as all of them.
  static func labels(_ n: Int) -> Problem {
    var p = Problem(size: 390)
    let root = p.addRoot()
    let container = p.addView()
    p.sizes = [container.height]
    p.equal([(1, container.y), (-1, root.y)], 0)
    var previous: Problem.View?
    for i in 0..<n {
      let label = p.addView()
      p.sizes.insert(label.width)
      p.sizes.insert(label.height)
      p.equal([(1, label.x), (-1, root.x)], 16)
      p.equal([(1, label.x), (1, label.width), (-1, root.x), (-1, root.width)], -16)
      if let previous {
        p.equal([(1, label.y), (-1, previous.y), (-1, previous.height)], 8)
      } else {
        p.equal([(1, label.y), (-1, container.y)], 8)
      }
      p.demand([(1, label.height)], .greaterThanOrEqual, Double(20 + i % 7), priority: 750)
      p.demand([(1, label.height)], .lessThanOrEqual, Double(20 + i % 7), priority: 250)
      p.optionalTarget = label.height
      previous = label
    }
    if let previous {
      p.equal([(1, previous.y), (1, previous.height), (-1, container.y), (-1, container.height)], -8)
    }
    return p
  }

  /// Returns the system with the given name, such as "rows1000".
  static func named(_ name: String) -> Problem? {
    if name == "enaml" { return enaml() }
    let kind = name.prefix { !$0.isNumber }
    guard let n = Int(name.dropFirst(kind.count)) else { return nil }
    switch kind {
    case "rows": return rows(n)
    case "chain": return chain(n)
    case "nest": return nest(n)
    case "cells": return cells(n)
    case "column": return column(n)
    case "labels": return labels(n)
    default: return nil
    }
  }
}
