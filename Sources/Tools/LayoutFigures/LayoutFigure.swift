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
    /// Dimensions of distances and sizes, lines of alignments, and the outlines of their superviews.
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
    /// The constraints as equations, with curves from the views that they relate.
    case graph
    /// The hierarchy in parallel projection, with the views of each depth on a plane of their own.
    case exploded
  }

  /// The content of a figure.
  package struct Options {
    package var annotations: Set<Annotation> = []
    /// The remarks and their views.
    package var callouts: [(callout: Callout, view: UIView)] = []
    /// The marks of an author, in their order.
    package var marks: [FigureMark] = []
    /// The side, left or right, at which remarks are aligned in a column; nil for the nearest places.
    package var remarkColumn: FigureMark.Side?
    package var theme = FigureTheme.standard
    /// Indicates whether a legend explains the numbers. Lines and signs are always explained.
    package var hasLegend = false
    /// The visible part of the picture, in the root view's coordinate space; nil for all of it.
    package var part: CGRect?
    /// Draws a device around the picture and its bands; the result can be larger than the picture.
    package var decorate: ((DisplayList) -> DisplayList)?
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
  package var displayList: DisplayList { Self.sheet(of: [self]).lists[0] }

  /// Returns the annotated pictures of the panels of a sheet, and the key that the panels share.
  ///
  /// The same annotations have the same places where possible. A single figure contains its key.
  package static func sheet(of figures: [LayoutFigure]) -> (lists: [DisplayList], key: FigureKey?) {
    let compositions = compositions(of: figures)
    let keys = figures.count > 1 ? zip(figures, compositions).map { $0.key(of: $1.composition) } : []
    return (displayLists(of: figures, compositions), FigureKey.joining(keys))
  }

  private static func displayLists(of figures: [LayoutFigure], _ compositions: [Composed]) -> [DisplayList] {
    zip(figures, compositions).map { figure, composed in
      let (composition, base, background) = composed
      let overlay = DisplayList.record(bounds: composition.bounds) { context in
        composition.draw(
          FigurePen(context, background: background, palette: FigurePalette(figure.appearance, figure.options.theme)))
      }
      // A larger canvas must not reveal drawing outside the bounds of the picture.
      let isCut = composition.bounds != base.bounds || base.bounds != figure.picture.bounds
      let items = isCut ? [.save, .clip(.rect(base.bounds), .winding)] + base.items + [.restore] : base.items
      return DisplayList(bounds: composition.bounds, items: items + overlay.items)
    }
  }

  /// Returns the pictures below the annotations: the layouts with their bands, or their planes.
  package static func pictures(below figures: [LayoutFigure]) -> [DisplayList] {
    compositions(of: figures).map(\.base)
  }

  /// The placed annotations of a figure, and the picture below them.
  typealias Composed = (composition: FigureComposition, base: DisplayList, background: PictureBackground)

  /// Returns the placed annotations of a sheet's panels, and the pictures below them.
  static func compositions(of figures: [LayoutFigure]) -> [Composed] {
    let prepared = figures.map(\.prepared)
    var compositions = prepared.map(\.composed.composition)
    FigureComposition.place(&compositions)
    for index in figures.indices {
      compositions[index].add(prepared[index].remarks, column: figures[index].options.remarkColumn)
    }
    FigureComposition.place(&compositions)
    return prepared.indices.map { index in
      compositions[index].addEquations()
      if figures[index].options.annotations.contains(.graph) { compositions[index].addGraph() }
      let key = figures.count == 1 ? figures[index].key(of: compositions[index]) : nil
      compositions[index].addLegend(ofNumbers: prepared[index].hasLegend, key)
      return (compositions[index], prepared[index].composed.base, prepared[index].composed.background)
    }
  }

  private func key(of composition: FigureComposition) -> FigureKey {
    composition.key(options.annotations.contains(.exploded) ? [] : options.annotations)
  }

  /// The annotations before their placement, and the remarks that are placed around them.
  private var prepared: Prepared {
    if options.annotations.contains(.exploded) { return preparedExploded }
    let decorate = options.decorate ?? { $0 }
    let part = options.part ?? decorate(picture).bounds
    var scene = FigureScene(root).limited(to: part)
    // The outline of a device is around the screen.
    if options.part == nil, part != picture.bounds { scene.removeRootOutline() }
    let palette = FigurePalette(appearance, options.theme)
    let (annotations, hasNumbers) = shownAnnotations(in: scene)
    let hasLegend = hasNumbers || options.marks.contains(where: \.isExplained)
    let hasBands = annotations.contains(.margins) || annotations.contains(.guides)
    let bands = hasBands ? scene.bands : []
    let space = FigureSpace(root)
    let regions = FigureComposition.regions(options.marks, space, palette, in: part)
    let shades = DisplayList.record(bounds: picture.bounds) { context in
      for band in bands { FigurePen.shade(band, palette, context) }
      for region in regions { FigurePen.shade(region, context) }
    }
    let isShaded = !bands.isEmpty || !regions.isEmpty
    let shaded = DisplayList(bounds: picture.bounds, items: picture.items + (isShaded ? shades.items : []))
    let base = DisplayList(bounds: part, items: decorate(shaded).items)
    var ink = PictureInk(base)
    if options.part == nil { ink.addShapes(of: decorate(DisplayList(bounds: picture.bounds, items: []))) }
    return composed(scene, space, (base, ink), annotations, bands, hasLegend: hasLegend)
  }

  /// The screen with round corners to which a device clips the picture; nil for none.
  private var screen: (rect: CGRect, radius: CGFloat)? {
    guard options.part == nil, let decorate = options.decorate else { return nil }
    for item in decorate(DisplayList(bounds: picture.bounds, items: [])).items {
      if case .clip(.roundedRect(let rect, let radius), _) = item { return (rect, radius.width) }
    }
    return nil
  }

  /// The annotations of the planes of an exploded view.
  private var preparedExploded: Prepared {
    let palette = FigurePalette(appearance, options.theme)
    let exploded = ExplodedView(root, part: options.part ?? picture.bounds, palette)
    let relations = options.annotations.contains(.graph) ? FigureScene(root).relations : []
    let scene = FigureScene(exploded, relations: relations)
    let (annotations, hasNumbers) = shownAnnotations(in: scene)
    let hasLegend = hasNumbers || options.marks.contains(where: \.isExplained)
    // The outlines are part of the planes.
    let shown: Set<Annotation> =
      annotations.contains(.numbers) ? [.numbers] : annotations.contains(.frames) ? [.names] : []
    let space = FigureSpace(root, exploded: exploded)
    let bounds = exploded.picture.bounds
    let regions = FigureComposition.regions(options.marks, space, palette, in: bounds)
    let shades = DisplayList.record(bounds: bounds) { for region in regions { FigurePen.shade(region, $0) } }
    let base = DisplayList(bounds: bounds, items: exploded.picture.items + shades.items)
    return composed(scene, space, (base, PictureInk(base)), shown, [], hasLegend: hasLegend, lines: exploded.lines)
  }

  private typealias Prepared = (composed: Composed, remarks: [FigureComposition.Remark], hasLegend: Bool)

  private func composed(
    _ scene: FigureScene, _ space: FigureSpace, _ drawn: (base: DisplayList, ink: PictureInk),
    _ annotations: Set<Annotation>, _ bands: [FigureBand], hasLegend: Bool, lines: [FigureLine] = []
  ) -> Prepared {
    let (base, ink) = drawn
    let palette = FigurePalette(appearance, options.theme)
    let background = PictureBackground(
      base, paper: options.paper ?? palette.paper, isOpaque: options.paper?.alpha == 1)
    var engine = PlacementEngine(
      ink: ink, background: background, picture: base.bounds, views: scene.views.map(\.rect),
      hasEdges: scene.planes.isEmpty)
    engine.add(lines)
    var composition = FigureComposition(scene, engine, palette, picture: base.bounds)
    composition.screen = screen
    let remarks = options.callouts.map { callout, view -> FigureComposition.Remark in
      let (frame, isReversed) = (space.frame(of: view), view.effectiveUserInterfaceLayoutDirection == .rightToLeft)
      let side = callout.side?.physical(isReversed: isReversed)
      return (callout.text, side?.edge(of: frame) ?? frame, side)
    }
    guard options.annotations.contains(.numbers), !remarks.isEmpty else {
      composition.reserveSides(of: remarks)
      composition.add(annotations, bands: bands)
      composition.add(options.marks, space)
      return ((composition, base, background), remarks, hasLegend)
    }
    let numbered = zip(options.callouts, remarks).map { called, remark in
      // In the legend, a number without a remark is explained by the view's identifier.
      let name = remark.text.isEmpty ? called.callout.id : remark.text
      return FigureScene.Outline(name: name, rect: remark.target.intersection(base.bounds))
    }
    composition.add(annotations, bands: bands, numbered: numbered.filter(\.rect.isFinite))
    composition.add(options.marks, space)
    return ((composition, base, background), [], hasLegend)
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
