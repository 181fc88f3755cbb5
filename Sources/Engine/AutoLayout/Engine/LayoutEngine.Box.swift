import ConstraintSolver

extension LayoutEngine {
  /// A reference to an engine, shared by its nodes and constraints and compared by identity.
  ///
  /// It is empty once the engine is deallocated.
  final class Link: @unchecked Sendable {
    // Not retained: the engine clears it when it is deallocated, on the thread of the views.
    unowned(unsafe) fileprivate(set) var engine: LayoutEngine?
    var isAlive: Bool { engine != nil }

    func connect(to engine: LayoutEngine?) { self.engine = engine }
  }

  /// The variables of a rectangle. Unlike a box, they are copied without retaining references.
  struct Rectangle {
    let x: Solver.Variable
    let y: Solver.Variable
    let width: Solver.Variable
    let height: Solver.Variable
  }

  /// The variables and constraints of one laid-out item.
  struct Box {
    /// The node of the item; nil in a free slot. The item may be deallocated.
    var node: LayoutNode?
    /// The alignment rectangle in the parent's bounds coordinates.
    let rectangle: Rectangle
    /// A scroll view's content area; nil until a constraint references it.
    var contentWidth: Solver.Variable?
    var contentHeight: Solver.Variable?
    /// Compression resistance and hugging, horizontal then vertical.
    var contentSize = Quartet<Solver.Constraint?>(repeating: nil)
    /// The coefficients of the constraints in `contentSize`, by which the solver weighs equal priorities.
    var contentWeights = Quartet<Double>(repeating: 1)
    /// The equations of a frame and mask: horizontal position and size, then vertical.
    var autoresizing = Quartet<Solver.Constraint?>(repeating: nil)
    /// The share of the parent's length in each equation.
    var shares = Quartet<Double>(repeating: 0)
    /// Indicates whether a flexible mask uses the parent's box.
    var dependsOnParentSize = false
    /// The number of rows and flexible children that use this box.
    var uses = 0
    /// The rows whose constants or terms depend on this box. An entry is stale if its row has another stamp.
    var dependents: [(row: Int32, stamp: UInt32)] = []

    var x: Solver.Variable { rectangle.x }
    var y: Solver.Variable { rectangle.y }
    var width: Solver.Variable { rectangle.width }
    var height: Solver.Variable { rectangle.height }

    func origin(_ axis: NSLayoutConstraint.Axis) -> Solver.Variable { axis == .horizontal ? x : y }

    func size(_ axis: NSLayoutConstraint.Axis) -> Solver.Variable { axis == .horizontal ? width : height }
  }

  /// One constraint in the solver.
  struct Row {
    var constraint: NSLayoutConstraint?
    /// Nil if the constraint has no effect, as with a priority of 0.
    var handle: Solver.Constraint?
    var terms: [Solver.Term] = []
    var constant = 0.0
    var priority = 0.0
    var boxes: [Int32] = []
    /// A value that differs for each use of a slot.
    var stamp: UInt32 = 0
    var isEdited = false
  }

  /// The origin of a solver constraint.
  enum Source {
    /// The target of a fitting size, or no constraint.
    case none
    case row(Int32)
    /// A content size of a box: compression resistance (parts 0 and 2) or hugging (parts 1 and 3).
    case contentSize(box: Int32, part: Int)
    /// One of the four equations of a frame and mask.
    case autoresizing(box: Int32, part: Int)
  }
}
