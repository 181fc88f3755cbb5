import LayoutDocuments
import LayoutFigures
import UIKitCore

/// What is shown of a scene: all of it or one view, with space and colour around.
@MainActor
struct PictureFrame {
  private let options: PictureOptions

  init(_ options: PictureOptions) {
    self.options = options
  }

  /// The drawing; throws ``RenderError`` where no view has the id.
  func drawing(of scene: ShownScene, input: String) throws -> DisplayList {
    let isPlain = options.only == nil && options.padding == 0 && options.background == nil
    guard !options.annotations.isEmpty || !options.callouts.isEmpty else {
      if isPlain { return scene.displayList }
      let view = try view(options.only, in: scene, input)
      return try framed(view.bounds, in: view) { view.layer.render(in: $0) }
    }
    // Annotations join a view to its neighbours, so that here the part around it is shown as it is.
    let view = try view(options.only, in: scene, input)
    let shown = options.only == nil ? nil : view.convert(view.bounds, to: scene.root)
    let figure = LayoutFigure(
      over: scene.displayList, of: scene.root, appearance: scene.appearance, showing: options.annotations,
      callouts: try options.callouts.map { ($0, try self.view($0.id, in: scene, input)) }, beside: shown)
    let list = figure.displayList
    if isPlain { return list }
    let part = options.callouts.isEmpty ? shown ?? list.bounds : list.bounds
    let bare = try framed(part, in: scene.root) { _ in }
    return DisplayList(bounds: bare.bounds, items: bare.items + list.items)
  }

  /// A drawing of some bounds with the space around them, on the background.
  private func framed(_ bounds: CGRect, in view: UIView, _ draw: (CGContext) -> Void) throws -> DisplayList {
    let background = try options.background.map { try Self.color($0) }
    let bounds = bounds.insetBy(dx: -options.padding, dy: -options.padding)
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

  /// The view of an id, the root for none.
  private func view(_ id: String?, in scene: ShownScene, _ input: String) throws -> UIView {
    guard let id else { return scene.root }
    if let view = scene.views.first(where: { $0.id == id })?.view { return view }
    throw RenderError.noSuch(
      what: "view", name: id, input: input,
      suggestion: Spelling.nearest(to: id, among: scene.views.compactMap(\.id)))
  }

  /// A colour as documents write it; throws ``DocumentErrors``.
  static func color(_ text: String) throws -> UIColor {
    let source = DocumentSource(name: "background", text: text, folder: URL(fileURLWithPath: "."))
    let diagnostics = Diagnostics(source)
    let color = ValueType.color.decode(DocumentNode(text: text, at: .start), ValueContext(diagnostics))
    guard let color else { throw DocumentErrors(diagnostics.found) }
    return color
  }
}

extension PictureOptions {
  /// Whether the background is a colour; throws ``DocumentErrors`` with the nearest one.
  @MainActor
  package func check() throws {
    if let background { _ = try PictureFrame.color(background) }
  }
}
