import UIKitCore

/// What a figure shows of a laid-out tree, in points of the root view.
@MainActor
struct FigureScene {
  /// A named rectangle.
  struct Outline {
    let name: String
    let rect: CGRect
  }

  /// The extent of the root view.
  let bounds: CGRect
  private(set) var views: [Outline] = []
  private(set) var guides: [Outline] = []
  private(set) var baselines: [(start: CGPoint, end: CGPoint)] = []
  private(set) var marks: [ConstraintMark] = []
  /// The constraints that contradict each other, with the number of their conflict and their place in it.
  private(set) var conflicts: [ConstraintMark] = []
  /// Views that could stand elsewhere, and labels whose text is cut.
  private(set) var problems: [Outline] = []

  private var conflictNumbers: [ObjectIdentifier: String] = [:]

  init(_ root: UIView) {
    bounds = root.bounds
    let space = FigureSpace(root)
    let groups = root.conflictingConstraints
    for (group, constraints) in groups.enumerated() {
      for (member, constraint) in constraints.enumerated() {
        let number = groups.count == 1 ? "\(member + 1)" : "\(group + 1).\(member + 1)"
        conflictNumbers[ObjectIdentifier(constraint), default: number] = number
      }
    }
    collect(root, space)
    // Sizes are drawn first, so that distances keep clear of them.
    marks.sort { ($0.isSize ? 0 : 1, $0.order) < ($1.isSize ? 0 : 1, $1.order) }
  }

  private mutating func collect(_ view: UIView, _ space: FigureSpace) {
    guard !view.isHidden else { return }
    let rect = space.frame(of: view)
    views.append(Outline(name: view.accessibilityIdentifier ?? "", rect: rect))
    for guide in view.layoutGuides where !guide.identifier.isEmpty && !guide.identifier.hasPrefix("UI") {
      guides.append(Outline(name: guide.identifier, rect: space.rect(of: guide, seenFrom: nil) ?? .zero))
    }
    addBaselines(of: view, rect)
    for constraint in view.constraints where constraint.isActive && !constraint.isSystemMade {
      guard var mark = ConstraintMark(constraint, heldBy: view, space, order: marks.count) else { continue }
      marks.append(mark)
      guard let number = conflictNumbers[ObjectIdentifier(constraint)] else { continue }
      mark.conflict = number
      conflicts.append(mark)
    }
    addProblems(of: view, rect)
    // What is inside a control is its own affair.
    guard !(view is UIControl), !(view is UITextView) else { return }
    for subview in view.subviews { collect(subview, space) }
  }

  private mutating func addProblems(of view: UIView, _ rect: CGRect) {
    if view.hasAmbiguousLayout {
      problems.append(Outline(name: "\(view.accessibilityIdentifier ?? view.className): ambiguous", rect: rect))
    }
    if let label = view as? UILabel, label.neededRoom != nil {
      problems.append(Outline(name: "\(view.accessibilityIdentifier ?? view.className): cut", rect: rect))
    }
  }

  private mutating func addBaselines(of view: UIView, _ rect: CGRect) {
    guard view is UILabel || view is UITextView || view is UITextField || view is UIButton else { return }
    let space = FigureSpace.baselines(of: view, in: rect)
    let heights = space.first == space.last ? [space.first] : [space.first, space.last]
    for y in heights { baselines.append((CGPoint(x: rect.minX, y: y), CGPoint(x: rect.maxX, y: y))) }
  }
}
