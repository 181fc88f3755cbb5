import LayoutDocuments
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
    guard options.only != nil || options.padding != 0 || options.background != nil else { return scene.displayList }
    let view = try view(in: scene, input)
    let background = try options.background.map { try Self.color($0) }
    let bounds = view.bounds.insetBy(dx: -options.padding, dy: -options.padding)
    var list = DisplayList(bounds: bounds, items: [])
    view.traitCollection.performAsCurrent {
      list = DisplayList.record(bounds: bounds) { context in
        if let background {
          context.setFillColor(background.cgColor)
          context.fill(bounds)
        }
        view.layer.render(in: context)
      }
    }
    return list
  }

  private func view(in scene: ShownScene, _ input: String) throws -> UIView {
    guard let id = options.only else { return scene.root }
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
