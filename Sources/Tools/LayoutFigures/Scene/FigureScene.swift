import UIKitCore

/// The content of a figure of laid-out views, in points in the root view's coordinate space.
@MainActor
struct FigureScene {
  /// A named rectangle.
  struct Outline: Equatable {
    let name: String
    let rect: CGRect
    /// The view of a name; nil for other rectangles.
    var view: UIView?

    var area: CGFloat { rect.width * rect.height }
  }

  private(set) var views: [Outline] = []
  private(set) var guides: [Outline] = []
  private(set) var baselines: [(start: CGPoint, end: CGPoint)] = []
  private(set) var marks: [ConstraintMark] = []
  /// The conflicting constraints, with the number of their conflict and their position in it.
  private(set) var conflicts: [ConstraintMark] = []
  /// The ambiguous views, and the truncated labels.
  private(set) var problems: [Outline] = []

  /// The views that contain other views whose constraints refer to them.
  private(set) var superviews: [CGRect] = []
  /// The views of the sentences about conflicts, by their names in these.
  private(set) var conflictViews: [Outline] = []

  /// The areas between the edges of views and their system guides.
  private(set) var bands: [FigureBand] = []

  /// The members of all conflicts as `headframe explain` numbers and words them.
  private(set) var conflictSentences: [(number: String, text: String)] = []

  /// The planes of an exploded view.
  private(set) var planes: [PlanePlaces.Plane] = []

  /// The constraints of the graph.
  private(set) var relations: [FigureRelation] = []

  /// The conflicting constraints with their numbers.
  private var conflictNumbers: [ObjectIdentifier: (number: String, isBroken: Bool)] = [:]
  /// The number of marks made so far, which is the `order` of the next one.
  private var markCount = 0

  init(_ root: UIView) {
    let space = FigureSpace(root)
    addConflicts(of: root, space)
    collect(root, in: root, space)
    if root.safeAreaInsets != .zero { addBand("safe area", of: root, space) }
    let areas = bands.filter { $0.name == "safe area" }
    bands = bands.map { band in areas.reduce(band) { $0.beginning(within: $1) } }
    marks = MarkGroups(marks, conflicts: Set(conflicts.map(\.order)), space).marks
    // Lines without a choice are placed first, then sizes, so that distances avoid both.
    marks.sort { ($0.rank, $0.order) < ($1.rank, $1.order) }
  }

  /// Creates the content of an exploded view, with the constraints of its graph.
  init(_ exploded: ExplodedView, relations: [FigureRelation]) {
    (views, planes, self.relations) = (exploded.outlines, exploded.planes, relations)
  }

  private mutating func collect(_ view: UIView, in root: UIView, _ space: FigureSpace) {
    guard !view.isHidden else { return }
    let rect = space.frame(of: view)
    guard rect.isFinite else { return }
    views.append(Outline(name: view.accessibilityIdentifier ?? "", rect: rect, view: view))
    for guide in view.layoutGuides where !guide.identifier.isEmpty && !guide.identifier.hasPrefix("UI") {
      guides.append(Outline(name: guide.identifier, rect: space.rect(of: guide, seenFrom: nil) ?? .zero))
    }
    addBaselines(of: view, rect)
    for constraint in view.constraints where constraint.isActive {
      let member = conflictNumbers[ObjectIdentifier(constraint)]
      for (name, owner) in FigureBand.references(of: constraint) { addBand(name, of: owner, space) }
      let isShown = !constraint.isSystemMade || constraint.isArrangement
      if isShown, let relation = FigureRelation(constraint, root: root) { relations.append(relation) }
      guard isShown || member != nil else { continue }
      guard var mark = ConstraintMark(constraint, heldBy: view, space, order: markCount) else { continue }
      markCount += 1
      // The connections of arranged subviews with the edges of their stack view have no marks.
      if constraint.leads(to: view) || view is UIStackView, !superviews.contains(rect) { superviews.append(rect) }
      // Views that touch have no spacing to show.
      if isShown, !(mark.isJoint && mark.isOfStack && mark.label.isEmpty) { marks.append(mark) }
      guard let member else { continue }
      (mark.conflict, mark.isBroken) = member
      conflicts.append(mark)
    }
    addProblems(of: view, rect)
    guard !view.hasPrivateSubviews else { return }
    for subview in view.subviews { collect(subview, in: root, space) }
  }

  /// Numbers the members of the conflicts, and adds the marks of those without a constraint.
  private mutating func addConflicts(of root: UIView, _ space: FigureSpace) {
    let groups = root.conflictMembers
    for (group, members) in groups.enumerated() {
      for (index, member) in members.enumerated() {
        let number = groups.count == 1 ? "\(index + 1)" : "\(group + 1).\(index + 1)"
        conflictSentences.append((number, member.sentence + (member.isBroken ? "; broken" : "")))
        for item in [member.constraint?.firstItem, member.constraint?.secondItem, member.item] {
          if let view = item as? UIView { addConflictView(view, root, space) }
        }
        if let constraint = member.constraint {
          conflictNumbers[ObjectIdentifier(constraint), default: (number, member.isBroken)].isBroken = member.isBroken
        } else if var mark = ConstraintMark(member, space, order: markCount) {
          markCount += 1
          (mark.conflict, mark.isBroken) = (number, member.isBroken)
          conflicts.append(mark)
        }
      }
    }
  }

  private mutating func addConflictView(_ view: UIView, _ root: UIView, _ space: FigureSpace) {
    let words = view === root && view.unnamedClass != nil ? "superview" : view.nameInSentence()
    // A label is no sentence, in which a class has an article.
    let outline = Outline(
      name: view.unnamedClass != nil && words.hasPrefix("the ") ? String(words.dropFirst(4)) : words,
      rect: space.frame(of: view))
    guard outline.rect.isFinite, !conflictViews.contains(outline) else { return }
    conflictViews.append(outline)
  }

  private mutating func addBand(_ name: String, of view: UIView, _ space: FigureSpace) {
    guard let band = FigureBand(name, of: view, space), !bands.contains(band) else { return }
    bands.append(band)
  }

  private mutating func addProblems(of view: UIView, _ rect: CGRect) {
    if view.hasAmbiguousLayout {
      problems.append(Outline(name: "\(view.accessibilityIdentifier ?? view.className): ambiguous", rect: rect))
    }
    if let label = view as? UILabel, label.requiredTextSize != nil {
      problems.append(Outline(name: "\(view.accessibilityIdentifier ?? view.className): cut", rect: rect))
    }
  }

  private mutating func addBaselines(of view: UIView, _ rect: CGRect) {
    guard view is UILabel || view is UITextView || view is UITextField || view is UIButton else { return }
    let both = FigureSpace.drawnBaselines(of: view, in: rect)
    let heights = both.first == both.last ? [both.first] : [both.first, both.last]
    for y in heights { baselines.append((CGPoint(x: rect.minX, y: y), CGPoint(x: rect.maxX, y: y))) }
  }

  /// The named views. Views with the same frame share one outline with all of their names.
  var viewsByFrame: [Outline] {
    var outlines: [Outline] = []
    for view in views where !view.name.isEmpty {
      if let same = outlines.firstIndex(where: { $0.rect == view.rect }) {
        outlines[same] = Outline(name: "\(outlines[same].name), \(view.name)", rect: view.rect)
      } else {
        outlines.append(view)
      }
    }
    return outlines
  }

  /// Returns the content inside a rectangle: clipped rectangles, and dimensions with both ends inside.
  func limited(to part: CGRect) -> FigureScene {
    var scene = self
    let area = part.insetBy(dx: -Self.slack, dy: -Self.slack)
    func cut(_ outlines: [Outline]) -> [Outline] {
      outlines.compactMap { outline in
        let rect = outline.rect.intersection(part)
        let isEmpty = rect.isNull || rect.width <= 0 || rect.height <= 0
        return isEmpty ? nil : Outline(name: outline.name, rect: rect, view: outline.view)
      }
    }
    (scene.views, scene.guides, scene.problems) = (cut(views), cut(guides), cut(problems))
    scene.conflictViews = cut(conflictViews)
    // A part of an outline would look like an edge.
    scene.superviews.removeAll { !area.contains($0) }
    scene.bands.removeAll { !area.contains($0.outer) }
    scene.baselines.removeAll { !area.contains($0.start) || !area.contains($0.end) }
    scene.marks = marks.filter { $0.isInside(area) }.map { $0.across(part) }
    // A conflict can move a view out of the picture, which grows to contain the marks.
    scene.conflicts.removeAll { !$0.touches(area) }
    return scene
  }

  /// Leaves the edges of the root to the drawing around it.
  mutating func removeRootOutline() { superviews.removeAll { $0 == views.first?.rect } }

  /// The tolerance for containment, in points.
  private static let slack: CGFloat = 0.5
}

extension UIView {
  /// Indicates whether the subviews are implementation details, as those of a control.
  var hasPrivateSubviews: Bool { self is UIControl || self is UITextView }
}

extension ConstraintMark {
  /// The position in the order of placement.
  fileprivate var rank: Int {
    if case .alignment = form, label.isEmpty { return 0 }
    return isSize ? 1 : 2
  }
}

extension NSLayoutConstraint {
  /// Returns whether the constraint leads from inside of a view to the view or its guides.
  fileprivate func leads(to view: UIView) -> Bool {
    let owners = [firstItem, secondItem].compactMap { FigureSpace.view(of: $0) }
    return owners.count == 2 && owners[0] !== owners[1] && owners.contains { $0 === view }
  }

  /// Indicates whether a stack view made the constraint to space, size or align its arranged subviews.
  ///
  /// Its connections with its own edges, and of gaps with edges of views, are visible without a mark, and so is a
  /// spacing that is only a minimum.
  fileprivate var isArrangement: Bool {
    switch stackRule {
    case .spacing: relation == .equal
    case .fillEqually, .fillProportionally, .alignment: true
    // Gaps between centers begin and end at center lines.
    case .distributingEdge: firstAttribute.isCenter || secondAttribute.isCenter
    default: false
    }
  }
}
