import UIKitCore

/// A meaning of a line in a figure, with its look in technical drawings and in Interface Builder.
///
/// The line of a required distance or size is solid and has no other meaning.
enum LineStyle: CaseIterable {
  /// Edges on one line: dots.
  case alignment
  /// Baselines on one line: the same dots.
  case baseline
  /// Centers on one line: long dashes and dots.
  case center
  /// The center of a view to which a distance leads: the same dashes and dots.
  case middle
  /// A distance or size that yields if necessary: dashes.
  case optional
  /// An optional distance or size that yields here: shorter dashes in another color.
  case yielded
  /// A required distance or size that the layout does not satisfy: another color.
  case violated
  /// A constraint that contradicts others and is not enforced: a solid line that a cross strikes.
  case broken

  /// The lengths of dashes and gaps, in points.
  var dash: [CGFloat] {
    switch self {
    case .alignment, .baseline: [1, 2]
    case .center, .middle: [9, 2, 1.5, 2]
    case .optional: [5, 3]
    case .yielded: [2.5, 3]
    case .violated, .broken: []
    }
  }

  /// Returns whether a cross strikes the line: a broken or, without colors, a violated one.
  func isStruck(_ theme: FigureTheme) -> Bool { self == .broken || (self == .violated && theme.isMonochrome) }

  /// Returns the explanation in the legend of a line that aligns items.
  func words(_ items: AlignedItems) -> String {
    switch self {
    case .alignment: "edges of \(items.words) aligned"
    case .baseline: "baselines aligned"
    case .center: "centers of \(items.words) aligned"
    case .middle: "center of a view"
    case .optional: "optional (@priority): may yield"
    case .yielded: "optional (@priority): yields here"
    case .violated: "not satisfied"
    case .broken: "broken: not enforced"
    }
  }
}
