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
      let whole = try options.only == nil ? dressed(scene, input, isAnnotated: false) : scene.displayList
      if isPlain { return whole }
      if options.only == nil { return try framed(whole.bounds, in: scene.root) { _ in }.adding(whole) }
      let view = try view(options.only, in: scene, input)
      return try framed(view.bounds, in: view) { view.layer.render(in: $0) }
    }
    // Annotations join a view to its neighbours, so that here the part around it is shown as it is.
    let view = try view(options.only, in: scene, input)
    let shown = options.only == nil ? nil : view.convert(view.bounds, to: scene.root)
    let figure = LayoutFigure(
      over: try dressed(scene, input, isAnnotated: true), of: scene.root, appearance: scene.appearance,
      showing: options.annotations,
      callouts: try options.callouts.map { ($0, try self.view($0.id, in: scene, input)) }, beside: shown)
    let list = figure.displayList
    if isPlain { return list }
    let part = options.callouts.isEmpty ? shown ?? list.bounds : list.bounds
    return try framed(part, in: scene.root) { _ in }.adding(list)
  }

  /// The drawing of the whole scene with the device's parts that are asked for around it.
  private func dressed(_ scene: ShownScene, _ input: String, isAnnotated: Bool) throws -> DisplayList {
    guard let chrome = options.chrome ?? scene.chrome else { return scene.displayList }
    guard let screen = scene.screen else {
      let size = scene.root.bounds.size
      throw RenderError.reported([
        "\(input): error: chrome is for the screen of a device, and none is \(size.width.asWritten)×"
          + "\(size.height.asWritten) points; name one with device: or --device"
      ])
    }
    // Annotations stand around the screen, where a device's outline would be.
    return (isAnnotated && chrome == .device ? .screen : chrome).around(scene.displayList, on: screen)
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

extension DisplayList {
  /// This list's bounds and items with those of another one over them.
  fileprivate func adding(_ list: DisplayList) -> DisplayList {
    DisplayList(bounds: bounds, items: items + list.items)
  }
}

extension PictureOptions {
  /// Whether the background is a colour; throws ``DocumentErrors`` with the nearest one.
  @MainActor
  package func check() throws {
    if let background { _ = try PictureFrame.color(background) }
  }
}
