/// The slot of a variable in the store.
typealias VariableID = TableIndex<VariableRecord>
/// The slot of a constraint in the store.
typealias ConstraintID = TableIndex<ConstraintRecord>
/// The slot of a term in the store.
typealias TermIndex = TableIndex<TermNode>
/// The slot of a component in the component table.
typealias ComponentID = TableIndex<ComponentSlot>

/// A variable among the members of its component.
typealias MemberIndex = TableIndex<Member>
/// A constraint among those of its component.
typealias MemberConstraintIndex = TableIndex<MemberConstraint>

/// The kind of record that a `ComponentID` refers to.
enum ComponentSlot {}
/// The kind of record that a `MemberIndex` refers to.
enum Member {}
/// The kind of record that a `MemberConstraintIndex` refers to.
enum MemberConstraint {}

/// The source of a breakpoint or multiplier: a constraint, or the domain of a variable.
///
/// A tie-breaking term of a variable has the domain as its source too.
struct Source: BitwiseCopyable, Equatable {
  // A constraint's slot, or a variable's complemented.
  private let code: Int32

  /// Creates the source for a constraint.
  @_transparent static func constraint(_ c: ConstraintID) -> Source { Source(code: c.position) }
  /// Creates the source for a variable's domain.
  @_transparent static func domain(of v: VariableID) -> Source { Source(code: ~v.position) }

  /// Indicates whether the source is a variable's domain.
  @_transparent var isDomain: Bool { code < 0 }
  /// The constraint. Valid only if the source is not a domain.
  @_transparent var constraint: ConstraintID { ConstraintID(code) }
  /// The variable whose domain it is. Valid only for a domain.
  @_transparent var variable: VariableID { VariableID(~code) }
}

/// A node of the dependency graph: a variable outside all components, or a component.
struct DependencyNode: BitwiseCopyable, Equatable {
  // A variable's slot, or a component's complemented.
  private let code: Int32

  /// Creates the node for a variable.
  @_transparent static func variable(_ v: VariableID) -> DependencyNode { DependencyNode(code: v.position) }
  /// Creates the node for a component.
  @_transparent static func component(_ slot: ComponentID) -> DependencyNode {
    DependencyNode(code: ~slot.position)
  }

  /// Indicates whether the node is a component.
  @_transparent var isComponent: Bool { code < 0 }
  /// The variable. Valid only if the node is not a component.
  @_transparent var variable: VariableID { VariableID(code) }
  /// The component. Valid only for a component.
  @inline(__always) var component: ComponentID { ComponentID(~code) }
}
