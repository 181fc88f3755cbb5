import UIKitCore

/// A layout with what made it drawn over it, as Interface Builder draws it: outlines, I-beams, dashed alignments.
///
///     let figure = LayoutFigure(presentation, showing: [.frames, .constraints])
///     let png = try Renderer(scale: 2).png(figure.displayList)
@MainActor
package struct LayoutFigure {
  /// What is drawn over the layout.
  package enum Annotation: String, Sendable, CaseIterable {
    /// An outline and the identifier of every view.
    case frames
    /// An I-beam with its value for every distance and size, a dashed line for every alignment.
    case constraints
    /// A dashed outline and the identifier of every layout guide.
    case guides
    /// A line under the first and above the last line of every text.
    case baselines
    /// The constraints of each conflict by the conflict's number, ambiguous views, and labels whose text is cut.
    case problems
  }

  private let root: UIView
  private let picture: DisplayList
  private let appearance: UIUserInterfaceStyle
  private let annotations: Set<Annotation>
  private let callouts: [(callout: Callout, view: UIView)]
  private let part: CGRect

  /// Draws over the picture of a laid-out root view, in inks for light or dark ground.
  ///
  /// Guides lie lowest, then frames, baselines and constraints. Callouts with their views stand beside a part of the
  /// picture, in points of the root view, or beside all of it.
  package init(
    over picture: DisplayList, of root: UIView, appearance: UIUserInterfaceStyle,
    showing annotations: Set<Annotation>, callouts: [(callout: Callout, view: UIView)] = [], beside part: CGRect? = nil
  ) {
    self.root = root
    self.picture = picture
    self.appearance = appearance
    self.annotations = annotations
    self.callouts = callouts
    self.part = part ?? picture.bounds
  }

  /// Draws over a laid-out view.
  package init(_ presentation: Presentation, showing annotations: Set<Annotation>) {
    self.init(
      over: presentation.displayList, of: presentation.root,
      appearance: presentation.environment.traits.userInterfaceStyle, showing: annotations)
  }

  /// The picture with its annotations, in points of the root view; larger by the margins that callouts take.
  package var displayList: DisplayList {
    let space = FigureSpace(root)
    let targets = callouts.enumerated().map { index, pair in
      let text = pair.callout.text.isEmpty ? "\(index + 1)" : pair.callout.text
      return (text, FigurePen.size(ofCallout: text), space.frame(of: pair.view))
    }
    let places = CalloutPlaces(targets, around: part)
    // What a figure is cropped to, callouts must not be.
    let bounds = callouts.isEmpty ? picture.bounds : places.bounds
    let overlay = DisplayList.record(bounds: bounds) { context in
      let pen = FigurePen(context, appearance: appearance)
      if !annotations.isEmpty { draw(FigureScene(root), pen) }
      for callout in places.placed { pen.draw(callout) }
    }
    return DisplayList(bounds: bounds, items: picture.items + overlay.items)
  }

  private func draw(_ scene: FigureScene, _ pen: FigurePen) {
    var labels = LabelPlaces(within: scene.bounds)
    if annotations.contains(.guides) {
      for guide in scene.guides { pen.outline(guide, dashed: true, &labels) }
    }
    if annotations.contains(.frames) {
      for view in scene.views { pen.outline(view, dashed: false, &labels) }
    }
    if annotations.contains(.baselines) {
      for line in scene.baselines { pen.baseline(from: line.start, to: line.end) }
    }
    if annotations.contains(.constraints) {
      var beams = BeamPlaces()
      for mark in scene.marks { pen.draw(mark, &beams, &labels) }
    }
    if annotations.contains(.problems) {
      for problem in scene.problems { pen.outlineProblem(problem, &labels) }
      var beams = BeamPlaces()
      for mark in scene.conflicts { pen.draw(mark, &beams, &labels) }
    }
  }
}
