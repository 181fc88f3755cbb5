import UIFoundation

/// The diagnostics of a layout: conflicts, ambiguity and unsatisfied optional constraints.
public struct LayoutDiagnostics: Sendable, Equatable {
  /// A view or guide whose rectangle is not unique.
  public struct Ambiguity: Sendable, Equatable {
    /// The item's identifier, or its class and address.
    public let item: String

    /// The axes on which the rectangle is not unique.
    public let axes: [NSLayoutConstraint.Axis]
  }

  /// An optional constraint that is not satisfied.
  public struct Dropped: Sendable, Equatable {
    /// The constraint as diagnostics print it.
    public let constraint: String

    /// The violation, in points.
    public let residual: CGFloat
  }

  /// The unresolved conflicts, oldest first.
  public let conflicts: [LayoutConflict]

  /// The ambiguous views and guides, parents first.
  public let ambiguities: [Ambiguity]

  /// The unsatisfied optional constraints, without content sizes, in the order of activation.
  public let dropped: [Dropped]

  /// Creates the diagnostics of an engine's last solve; empty without an engine.
  @MainActor
  package init(_ engine: LayoutEngine?) {
    conflicts = engine?.conflicts ?? []
    ambiguities = (engine?.ambiguities() ?? []).map {
      Ambiguity(item: NSLayoutConstraint.name(of: $0.node), axes: $0.axes)
    }
    dropped = (engine?.dropped ?? []).map {
      Dropped(constraint: $0.constraint.description, residual: CGFloat($0.residual))
    }
  }
}
