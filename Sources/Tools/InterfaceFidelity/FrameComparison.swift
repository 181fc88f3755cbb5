import UIKitCore

/// A view's frame in this layout and the frame that Interface Builder recorded.
package struct FrameComparison: Sendable {
  /// The reason why a recorded frame is not compared.
  package enum Exemption: Sendable, Equatable {
    /// The document marks the view as misplaced.
    case misplaced
    /// The document marks the view as ambiguous.
    case ambiguous
    /// The view is the bar of a tab bar controller, which is always recorded at the top.
    case tabBar
    /// The view is in a hidden arranged subview, whose frame a stack view does not set.
    case hidden
    /// The recorded frames contradict the named required constraint of the view or of a container.
    case contradicted(String)
    /// The constraints allow several frames on the named axes.
    case undetermined(String)

    /// The kinds of exemptions by name, in the order of reports.
    package static let names = ["misplaced", "ambiguous", "tabBar", "hidden", "contradicted", "undetermined"]

    /// The name of the kind, without the associated value.
    package var name: String {
      switch self {
      case .misplaced: "misplaced"
      case .ambiguous: "ambiguous"
      case .tabBar: "tabBar"
      case .hidden: "hidden"
      case .contradicted: "contradicted"
      case .undetermined: "undetermined"
      }
    }
  }

  package let document: String
  package let scene: String
  package let id: String
  /// The element's name, such as `label`.
  package let kind: String
  package let line: Int
  /// The index of the nearest container in the document's comparisons; nil for the root of a scene.
  package let container: Int?
  /// The recorded frame, in the superview's coordinates, in points.
  package let recorded: CGRect
  /// The frame in this layout, in the superview's coordinates, in points; nil if the view was not built.
  package let actual: CGRect?
  /// The reason why the frame is not compared; nil if it is compared.
  package internal(set) var exemption: Exemption?
  /// Indicates whether constraints or a container determine the frame, instead of an autoresizing mask.
  package let isDecided: Bool
  /// The constraints that reference the view, as text; empty if the frames agree.
  package internal(set) var constraints: [String] = []

  /// Indicates whether the recorded frames contradict a constraint of the view or of a container.
  package var isContradicted: Bool {
    if case .contradicted = exemption { true } else { false }
  }

  /// The largest distance between corresponding edges, in points; infinite if the view was not built.
  package var deviation: CGFloat {
    guard let actual else { return .infinity }
    return max(
      abs(actual.minX - recorded.minX), abs(actual.minY - recorded.minY), abs(actual.maxX - recorded.maxX),
      abs(actual.maxY - recorded.maxY))
  }

  /// The distance of corresponding edges, in points, up to which two frames agree.
  package enum Tolerance: CGFloat, Sendable {
    case halfPoint = 0.5
    case point = 1
  }

  /// Returns whether the frames agree.
  package func isWithin(_ tolerance: Tolerance) -> Bool { deviation <= tolerance.rawValue + 1e-6 }
}
