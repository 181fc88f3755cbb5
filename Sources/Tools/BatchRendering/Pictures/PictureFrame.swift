import LayoutDocuments
import LayoutFigures
import UIKitCore

/// Makes the drawing of a scene, or of one view, with padding, background, chrome and annotations.
@MainActor
struct PictureFrame {
  private let options: PictureOptions

  init(_ options: PictureOptions) {
    self.options = options
  }

  /// Returns the drawing of a scene.
  ///
  /// Throws ``RenderError`` if no view has a requested id, or if the scene has no device for the requested chrome.
  func drawing(of scene: LaidOutScene, input: String) throws -> DisplayList {
    guard isAnnotated(scene) else { return try plainDrawing(of: scene, input: input) }
    return try framed(figure(of: scene, input: input).displayList, of: scene)
  }

  /// Returns the drawings of a sheet's panels, and their key.
  ///
  /// Annotations are at the same places where possible.
  ///
  /// Throws as ``drawing(of:input:)``.
  func drawings(of scenes: [LaidOutScene], input: String) throws -> (lists: [DisplayList], key: FigureKey?) {
    guard scenes.allSatisfy(isAnnotated) else { return (try scenes.map { try drawing(of: $0, input: input) }, nil) }
    let (lists, key) = LayoutFigure.sheet(of: try scenes.map { try figure(of: $0, input: input) })
    return (try zip(lists, scenes).map { try framed($0, of: $1) }, key)
  }

  /// Returns the picture below the annotations of a scene: the layout, or its planes.
  func base(of scene: LaidOutScene, input: String) throws -> DisplayList {
    guard isAnnotated(scene) else { return scene.displayList }
    return LayoutFigure.pictures(below: [try figure(of: scene, input: input)])[0]
  }

  private var isPlain: Bool { options.only == nil && options.padding == 0 && options.background == nil }

  private func plainDrawing(of scene: LaidOutScene, input: String) throws -> DisplayList {
    let whole = try options.only == nil ? decoration(of: scene, input)(scene.displayList) : scene.displayList
    if isPlain { return whole }
    if options.only == nil {
      return try framed(whole.bounds, in: scene.root, padding: options.padding) { _ in }.adding(whole)
    }
    let view = try view(options.only, in: scene, input)
    return try framed(view.bounds, in: view, padding: options.padding) { view.layer.render(in: $0) }
  }

  private func figure(of scene: LaidOutScene, input: String) throws -> LayoutFigure {
    // Annotations connect a view to its neighbors, so its surroundings are drawn as well.
    let view = try view(options.only, in: scene, input)
    var figure = LayoutFigure.Options()
    figure.annotations = options.annotations.union(scene.figure?.annotations ?? [])
    figure.marks = scene.marks
    figure.remarkColumn = scene.figure?.remarks
    figure.theme = try theme ?? scene.figure?.theme ?? .standard
    figure.callouts = try (scene.callouts + options.callouts).map { try resolve($0, in: scene, input) }
    figure.hasLegend = options.hasLegend || scene.figure?.hasLegend == true
    if options.only != nil {
      figure.part = view.convert(view.bounds, to: scene.root).insetBy(dx: -options.padding, dy: -options.padding)
    }
    figure.paper = try paper(in: scene.root)
    if options.only == nil { figure.decorate = try decoration(of: scene, input) }
    return LayoutFigure(over: scene.displayList, of: scene.root, appearance: scene.appearance, figure)
  }

  /// Returns an annotated drawing with the padding and the background of the options.
  private func framed(_ list: DisplayList, of scene: LaidOutScene) throws -> DisplayList {
    if isPlain { return list }
    let padding = options.only == nil ? options.padding : 0
    return try framed(list.bounds, in: scene.root, padding: padding) { _ in }.adding(list)
  }

  /// Returns the bounds of the scene or its visible part, in the coordinate space of its drawing.
  func bounds(of scene: LaidOutScene, input: String) throws -> CGRect {
    guard options.only != nil else { return scene.displayList.bounds }
    let view = try view(options.only, in: scene, input)
    return isAnnotated(scene) ? view.convert(view.bounds, to: scene.root) : view.bounds
  }

  /// Returns whether the planes of an exploded view replace the layout.
  func isExploded(_ scene: LaidOutScene) -> Bool {
    options.annotations.contains(.exploded) || scene.figure?.annotations.contains(.exploded) == true
  }

  private func isAnnotated(_ scene: LaidOutScene) -> Bool {
    options.isAnnotated || !scene.callouts.isEmpty || scene.figure != nil
  }

  /// Returns the function that draws the requested device chrome around the scene.
  private func decoration(of scene: LaidOutScene, _ input: String) throws -> (DisplayList) -> DisplayList {
    guard let chrome = options.chrome ?? scene.chrome else { return { $0 } }
    guard let screen = scene.screen else {
      let size = scene.root.bounds.size
      throw RenderError.reported([
        "\(input): error: chrome needs the screen of a device, and no device has \(size.width.asWritten)×"
          + "\(size.height.asWritten) points; select a device with device: or --device"
      ])
    }
    return { chrome.around($0, on: screen) }
  }

  /// The theme of the options; nil for the document's.
  private var theme: FigureTheme? {
    get throws { try options.theme.map { try ValueType<FigureTheme>.read(path: $0) } }
  }

  /// Returns the background color resolved for the view's appearance.
  private func paper(in view: UIView) throws -> RGBA? {
    guard let color = try options.background.map({ try Self.color($0) }) else { return nil }
    return color.resolvedColor(with: view.traitCollection).rgba
  }

  /// Returns a drawing cropped to bounds, with padding and background.
  private func framed(
    _ bounds: CGRect, in view: UIView, padding: CGFloat, _ draw: (CGContext) -> Void
  ) throws -> DisplayList {
    let background = try options.background.map { try Self.color($0) }
    let bounds = bounds.insetBy(dx: -padding, dy: -padding)
    var list = DisplayList(bounds: bounds, items: [])
    view.traitCollection.performAsCurrent {
      list = DisplayList.record(bounds: bounds) { context in
        if let background {
          context.setFillColor(background.cgColor)
          context.fill(bounds)
        }
        draw(context)
      }
    }
    return list
  }

  /// Returns a callout with its view, whose id can be followed by a side, as in `title.leading`.
  private func resolve(
    _ callout: Callout, in scene: LaidOutScene, _ input: String
  ) throws -> (callout: Callout, view: UIView) {
    let parts = callout.id.split(separator: ".", omittingEmptySubsequences: false)
    guard !scene.views.contains(where: { $0.id == callout.id }),
      let side = parts.last.flatMap({ FigureMark.Side(rawValue: String($0)) }),
      parts.count > 1
    else { return (callout, try view(callout.id, in: scene, input)) }
    let owner = parts.dropLast().joined(separator: ".")
    return (Callout(id: callout.id, text: callout.text, side: side), try view(owner, in: scene, input))
  }

  /// Returns the view with the given id, or the root for nil.
  private func view(_ id: String?, in scene: LaidOutScene, _ input: String) throws -> UIView {
    guard let id else { return scene.root }
    if let view = scene.views.first(where: { $0.id == id })?.view { return view }
    throw RenderError.noSuch(
      what: "view", name: id, input: input,
      suggestion: Spelling.nearest(to: id, among: scene.views.compactMap(\.id)))
  }

  /// Returns the color with the given name in documents. Throws ``DocumentErrors``.
  static func color(_ text: String) throws -> UIColor {
    let source = DocumentSource(name: "background", text: text, folder: URL(fileURLWithPath: "."))
    let diagnostics = Diagnostics(source)
    let color = ValueType.color.decode(DocumentNode(text: text, at: .start), ValueContext(diagnostics))
    guard let color else { throw DocumentErrors(diagnostics.findings) }
    return color
  }
}

extension DisplayList {
  /// Returns this list with the items of another list drawn over it.
  fileprivate func adding(_ list: DisplayList) -> DisplayList {
    DisplayList(bounds: bounds, items: items + list.items)
  }
}

extension PictureOptions {
  /// Validates the background, the theme and the legend. Throws ``DocumentErrors`` or ``RenderError``.
  @MainActor
  package func check() throws {
    if let background { _ = try PictureFrame.color(background) }
    if let theme {
      do { _ = try ValueType<FigureTheme>.read(path: theme) } catch let errors as DocumentErrors {
        // A theme file has a name of its own.
        throw RenderError.reported(errors.diagnostics.map { "theme: \($0)" })
      }
    }
    if hasLegend, annotations.isDisjoint(with: [.numbers, .problems, .constraints]) {
      throw RenderError.reported([
        "legend: explains the numbers of annotate=numbers or annotate=problems, and the lines of annotate=constraints; "
          + "add one of them"
      ])
    }
  }
}
