import UIFoundation

/// What a laid-out tree has to say about itself: conflicts, ambiguity, and wishes that could not be met.
public struct LayoutDiagnostics: Sendable, Equatable {
  /// A view or guide whose rectangle could be another one.
  public struct Ambiguity: Sendable, Equatable {
    /// The item's identifier, else its class and address.
    public let item: String

    /// The axes on which it is free.
    public let axes: [NSLayoutConstraint.Axis]
  }

  /// An optional constraint that does not hold.
  public struct Dropped: Sendable, Equatable {
    /// The constraint as diagnostics print it.
    public let constraint: String

    /// How far it is off, in points.
    public let residual: CGFloat
  }

  /// The conflicts that stand, oldest first.
  public let conflicts: [LayoutConflict]

  /// The ambiguous views and guides, parents first.
  public let ambiguities: [Ambiguity]

  /// The optional constraints that could not hold, in the order of activation.
  public let dropped: [Dropped]

  /// What an engine has to say after its last solve; nothing without an engine.
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
