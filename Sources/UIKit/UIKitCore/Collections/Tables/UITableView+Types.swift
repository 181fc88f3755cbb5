extension UITableView {
  /// A setting for when cells are measured again. It has no effect.
  public enum SelfSizingInvalidation: Int, Sendable {
    case disabled, enabled, enabledIncludingConstraints
  }

  /// The style of a table's sections.
  public enum Style: Int, Sendable {
    case plain, grouped, insetGrouped
  }

  /// The position of a row after scrolling.
  public enum ScrollPosition: Int, Sendable {
    case none, top, middle, bottom
  }

  /// The animation of inserted and removed rows. It has no effect, since nothing is animated.
  public enum RowAnimation: Int, Sendable {
    case fade, right, left, top, bottom, none, middle
    case automatic = 100
  }

  /// The edges from which separator insets are measured.
  public enum SeparatorInsetReference: Int, Sendable {
    case fromCellEdges, fromAutomaticInsets
  }
}

extension UITableViewCell {
  /// The style of the lines between rows.
  public enum SeparatorStyle: Int, Sendable {
    case none, singleLine, singleLineEtched
  }

  /// The style of a focused cell. Focus is not supported.
  public enum FocusStyle: Int, Sendable {
    case `default`, custom
  }

  /// The controls that a cell displays in addition to its content.
  public struct StateMask: OptionSet, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) { self.rawValue = rawValue }

    public static let showingEditControl = StateMask(rawValue: 1 << 0)
    public static let showingDeleteConfirmation = StateMask(rawValue: 1 << 1)
  }

  /// The state of a cell during a drag.
  public enum DragState: Int, Sendable {
    case none, lifting, dragging
  }
}
