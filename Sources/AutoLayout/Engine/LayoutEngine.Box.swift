import ConstraintSolver

extension LayoutEngine {
  /// What a node keeps of its engine: known by identity, and empty once the engine is gone.
  final class Link: @unchecked Sendable {
    // Not retained: the engine empties it when it goes, on the thread that views live on.
    unowned(unsafe) fileprivate(set) var engine: LayoutEngine?
    var isAlive: Bool { engine != nil }

    func lead(to engine: LayoutEngine?) { self.engine = engine }
  }

  /// The variables of a rectangle; apart from a box's references, which cost a count each to copy.
  struct Rectangle {
    let x: Solver.Variable
    let y: Solver.Variable
    let width: Solver.Variable
    let height: Solver.Variable
  }

  /// The variables and own constraints of one laid-out item.
  struct Box {
    /// Nil in a place that is free; its item may be freed.
    var node: LayoutNode?
    /// The alignment rectangle in the parent's bounds coordinates.
    let rectangle: Rectangle
    /// A scroll view's content area; nil until a constraint speaks of it.
    var contentWidth: Solver.Variable?
    var contentHeight: Solver.Variable?
    /// Compression resistance and hugging, horizontal then vertical.
    var contentSize = Quartet<Solver.Constraint?>(repeating: nil)
    /// What a frame and mask stand for: horizontal position and size, then vertical.
    var autoresizing = Quartet<Solver.Constraint?>(repeating: nil)
    /// How much of the parent's length each of them takes.
    var shares = Quartet<Double>(repeating: 0)
    /// Whether the parent's box is kept for a flexible mask.
    var leansOnParent = false
    /// How many rows and flexible children need this box.
    var uses = 0
    /// Rows whose constants or terms this box's measures enter; stale ones are skipped by their stamp.
    var dependents: [(row: Int32, stamp: UInt32)] = []

    var x: Solver.Variable { rectangle.x }
    var y: Solver.Variable { rectangle.y }
    var width: Solver.Variable { rectangle.width }
    var height: Solver.Variable { rectangle.height }

    func origin(_ axis: NSLayoutConstraint.Axis) -> Solver.Variable { axis == .horizontal ? x : y }

    func size(_ axis: NSLayoutConstraint.Axis) -> Solver.Variable { axis == .horizontal ? width : height }
  }

  /// One constraint as the solver has it.
  struct Row {
    var constraint: NSLayoutConstraint?
    /// Nil where it counts for nothing, as with a priority of 0.
    var handle: Solver.Constraint?
    /// What the solver was told.
    var terms: [Solver.Term] = []
    var constant = 0.0
    var priority = 0.0
    var boxes: [Int32] = []
    /// Tells lives of a reused place apart.
    var stamp: UInt32 = 0
    var isEdited = false
  }

  /// What a solver constraint stands for.
  enum Source {
    case none
    case row(Int32)
    /// Compression resistance (0, 2) or hugging (1, 3) of a box.
    case contentSize(box: Int32, part: Int)
    /// One of the four equations of a frame and mask.
    case autoresizing(box: Int32, part: Int)
  }
}
