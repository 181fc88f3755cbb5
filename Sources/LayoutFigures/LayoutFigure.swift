import UIKitCore

/// A layout annotated with its frames, constraints and remarks.
///
///     var options = LayoutFigure.Options()
///     options.annotations = [.frames, .constraints]
///     let figure = LayoutFigure(over: window.displayList, of: window.root, appearance: .light, options)
///     let png = try Renderer(scale: 2).png(figure.displayList)
@MainActor
package struct LayoutFigure {
  /// A kind of annotation.
  package enum Annotation: String, Sendable, CaseIterable {
    /// The outline and identifier of every view.
    ///
    /// With more than eight named views, numbers with a legend replace the identifiers, unless remarks have numbers.
    case frames
    /// A dimension for every distance and size, and a dashed line for every alignment.
    case constraints
    /// The dashed outline and identifier of every named layout guide, and the bands of `margins`.
    case guides
    /// A line at the first and the last baseline of every text.
    case baselines
    /// The constraints of each conflict with the conflict's number, ambiguous views, and truncated labels.
    case problems
    /// Shaded bands of the root's safe area and of the system guides that constraints reference.
    case margins
    /// A numbered disc for every view with a remark, or with an identifier if there are no remarks.
    case numbers
    /// The identifiers of views in place of numbers, however many views there are.
    case names
  }

  /// The content of a figure.
  package struct Options {
    package var annotations: Set<Annotation> = []
    /// The remarks and their views.
    package var callouts: [(callout: Callout, view: UIView)] = []
    /// Indicates whether a legend explains the numbers.
    package var hasLegend = false
    /// The visible part of the picture, in the root view's coordinate space; nil for all of it.
    package var part: CGRect?
    /// The shape that bands are clipped to; nil for the bounds of the picture.
    package var clip: Shape?
    /// The color behind the picture; nil if it is unknown.
    ///
    /// If it is unknown or translucent, labels and lines outside of the picture or over its transparent parts have a
    /// halo, white or, in dark appearance, black.
    package var paper: RGBA?

    package init() {}
  }

  /// The number of names above which numbers and a legend replace them.
  private static let nameLimit = 8

  private let root: UIView
  private let picture: DisplayList
  private let appearance: UIUserInterfaceStyle
  private let options: Options

  /// Creates a figure from a laid-out root view and its picture, with inks for light or dark paper.
  package init(over picture: DisplayList, of root: UIView, appearance: UIUserInterfaceStyle, _ options: Options) {
    (self.root, self.picture, self.appearance, self.options) = (root, picture, appearance, options)
  }

  /// The annotated picture in the root view's coordinate space. It is larger if annotations are outside.
  ///
  /// The picture's own items come first, then all annotations.
  package var displayList: DisplayList {
    let (composition, base, background) = composed
    let overlay = DisplayList.record(bounds: composition.bounds) { context in
      composition.draw(FigurePen(context, background: background, palette: FigurePalette(appearance)))
    }
    // A larger canvas must not reveal drawing outside the bounds of the picture.
    let isLarger = composition.bounds != picture.bounds
    let items = isLarger ? [.save, .clip(.rect(base.bounds), .winding)] + base.items + [.restore] : base.items
    return DisplayList(bounds: composition.bounds, items: items + overlay.items)
  }

  /// The placed annotations, and the picture with its bands and colors.
  var composed: (composition: FigureComposition, base: DisplayList, background: PictureBackground) {
    let part = options.part ?? picture.bounds
    let scene = FigureScene(root).limited(to: part)
    let palette = FigurePalette(appearance)
    let (annotations, hasLegend) = shownAnnotations(in: scene)
    let hasBands = annotations.contains(.margins) || annotations.contains(.guides)
    let bands = hasBands ? scene.bands : []
    let shades = DisplayList.record(bounds: part) { context in
      for band in bands { FigurePen.shade(band, palette, context) }
    }
    let clipped = options.clip.map { [.save, .clip($0, .winding)] + shades.items + [.restore] } ?? shades.items
    let base = DisplayList(bounds: part, items: picture.items + (bands.isEmpty ? [] : clipped))
    let background = PictureBackground(
      base, paper: options.paper ?? palette.paper, isOpaque: options.paper?.alpha == 1)
    let engine = PlacementEngine(
      ink: PictureInk(base), background: background, picture: part, views: scene.views.map(\.rect))
    var composition = FigureComposition(scene, engine, palette, picture: part)
    let space = FigureSpace(root)
    let remarks = options.callouts.map { ($0.callout.text, space.frame(of: $0.view)) }
    if options.annotations.contains(.numbers), !remarks.isEmpty {
      let numbered = zip(options.callouts, remarks).map { called, remark in
        // In the legend, a number without a remark is explained by the view's identifier.
        let name = remark.0.isEmpty ? called.callout.id : remark.0
        return FigureScene.Outline(name: name, rect: remark.1.intersection(part))
      }
      composition.add(annotations, bands: bands, numbered: numbered.filter(\.rect.isFinite))
      composition.place()
    } else {
      composition.add(annotations, bands: bands)
      composition.place()
      composition.add(remarks)
      composition.place()
    }
    if hasLegend { composition.addLegend() }
    return (composition, base, background)
  }

  /// Returns the annotations after choosing names or numbers, and whether there is a legend.
  private func shownAnnotations(in scene: FigureScene) -> (Set<Annotation>, hasLegend: Bool) {
    var annotations = options.annotations
    if annotations.remove(.names) != nil {
      annotations.insert(.frames)
      return (annotations, options.hasLegend)
    }
    let count = scene.views.count { !$0.name.isEmpty }
    // Numbered remarks use the same discs.
    guard annotations.contains(.frames), !annotations.contains(.numbers), count > Self.nameLimit,
      !options.callouts.contains(where: \.callout.text.isEmpty)
    else { return (annotations, options.hasLegend) }
    return (annotations.union([.numbers]), true)
  }
}
