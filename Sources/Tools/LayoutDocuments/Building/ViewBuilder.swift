import LayoutFigures
import UIKitCore

/// A builder that creates a scene's objects, sets their properties, and then adds their constraints.
@MainActor
package struct ViewBuilder {
  /// The names available at a position: views, values and the enclosing components.
  struct Scope {
    var items: ItemScope
    var data: DataScope
    var components: [String] = []
  }

  /// An object under construction with its description, which later passes use.
  struct Draft {
    let node: DocumentNode
    /// The class. If it is unknown, it is `nil` and a plain view replaces the object, so that constraints can name it.
    let description: ClassDescription?
    let id: String?
    let object: NSObject
    let scope: Scope
    /// Indicates whether the object is a part created by its owner. Reports omit parts without an id.
    let isPart: Bool

    var view: UIView? { object as? UIView }
  }

  /// The maximum number of objects in a scene, which is far more than a picture shows.
  static let objectLimit = 50_000
  /// The maximum number of constraints in a scene.
  private static let constraintLimit = 200_000

  let document: LayoutDocument
  let context: ValueContext
  let rules: ObjectRules
  var drafts: [Draft] = []
  /// Indicates whether the limit has been reached and reported.
  var isExhausted = false
  /// The actions that attach items, rows, layers and controllers, in order from the innermost.
  var attachments: [@MainActor () -> Void] = []
  /// The actions that set properties after everything is attached.
  var lateSetters: [@MainActor () -> Void] = []
  /// The properties whose values depend on the row.
  var settings: [RowBindings.Setting] = []
  /// The actions that present screens and menus after the first layout, in order from the innermost.
  var presentations: [@MainActor () -> Void] = []
  var pages: [(scrollView: UIScrollView, page: Int)] = []

  /// Builds a scene for the current traits. Throws ``DocumentErrors``.
  ///
  /// Fields of a data row whose names are like `title.text` override properties of views.
  package static func build(
    _ scene: SceneDescription, of document: LayoutDocument, data: DataScope = DataScope(), row: DataValue? = nil
  ) throws -> ViewTree {
    let context = context(for: scene, of: document)
    if row != nil { context.reads = [] }
    var builder = ViewBuilder(document: document, context: context)
    let scope = Scope(items: ItemScope(), data: data)
    let overrides = row.flatMap { DocumentNode(overridesIn: $0, context.diagnostics) }
    let sceneView = scene.overriddenView(context)
    let view = overrides.map { sceneView.setting($0, context) } ?? sceneView
    let root = builder.object(view, scope, as: scene.rootClass)
    for draft in builder.drafts { builder.applyProperties(of: draft) }
    var constraints: [NSLayoutConstraint] = []
    for draft in builder.drafts {
      constraints += builder.constraints(of: draft)
      guard constraints.count <= constraintLimit else {
        context.diagnostics.error(
          "the scene has more than \(constraintLimit) constraints", at: draft.node.position)
        break
      }
    }
    let callouts = scene.callouts.map { callout in
      let text = ValueType.plainText.orNull.decode(data.fill(callout.text, context), context)
      return ViewTree.Callout(id: callout.id, text: (text ?? nil) ?? "")
    }
    let figure = scene.figure.flatMap { ValueType<FigureDescription>.figure.decode(data.fill($0, context), context) }
    let named = builder.drafts.compactMap { draft in
      draft.id.flatMap { id in draft.view.map { (id: id, view: $0) } }
    }
    let resolver = MarkResolver(views: named, context: context)
    let marks = figure?.marks.compactMap { resolver.mark($0) } ?? []
    try context.diagnostics.throwErrors()
    let controller = root as? UIViewController
    guard root is UIView || controller != nil else { throw DocumentErrors(context.diagnostics.sorted) }
    let bindings = row.flatMap { RowBindings(builder, scene, row: $0) }
    NSLayoutConstraint.activate(constraints)
    for attach in builder.attachments { attach() }
    for set in builder.lateSetters { set() }
    guard let rootView = controller.map({ $0.view }) ?? root as? UIView else { throw DocumentErrors([]) }
    return ViewTree(
      root: rootView, controller: controller, elements: builder.elements, pages: builder.pages,
      presentations: builder.presentations, callouts: callouts, figure: figure, marks: marks,
      warnings: context.diagnostics.sorted, bindings: controller == nil ? bindings : nil)
  }

  /// Returns a context in which values of a scene are decoded.
  static func context(for scene: SceneDescription, of document: LayoutDocument) -> ValueContext {
    let context = ValueContext(Diagnostics(document.sources))
    context.metrics = scene.metrics
    context.allowedDirectories = document.allowedDirectories
    context.pseudolocalizations = document.pseudolocalizations
    return context
  }

  private init(document: LayoutDocument, context: ValueContext) {
    self.document = document
    self.context = context
    self.rules = ObjectRules(document, context)
  }

  private var elements: [ViewTree.Element] {
    drafts.compactMap { draft in
      guard let view = draft.view, !draft.isPart || draft.id != nil else { return nil }
      return ViewTree.Element(
        id: draft.id, className: draft.description?.name ?? "UIView", view: view,
        position: draft.node.position)
    }
  }
}

/// The views of a scene, connected and ready for layout.
@MainActor
package struct ViewTree {
  /// A view that the document names or describes.
  package struct Element {
    /// The id in the document, if it has one.
    package let id: String?
    package let className: String
    package let view: UIView
    /// The position of its description.
    package let position: DocumentPosition
  }

  /// A callout for the view with the given id. A number replaces an empty text.
  package struct Callout: Hashable {
    package let id: String
    package let text: String
  }

  package let root: UIView
  /// The controller of the root if the scene is a screen.
  package let controller: UIViewController?
  /// The root and its descendants in document order, parents first. Parts without an id are omitted.
  package let elements: [Element]
  /// The initial page of each scroll view with the key `page`, counted in reading order from 0.
  package let pages: [(scrollView: UIScrollView, page: Int)]
  /// The actions that present screens and menus, which follow the first layout.
  let presentations: [@MainActor () -> Void]
  /// The callouts in document order.
  package let callouts: [Callout]
  /// The description of the figure; nil if the document has none.
  package let figure: FigureDescription?
  /// The marks of the figure in document order.
  package let marks: [FigureMark]
  package let warnings: [DocumentDiagnostic]
  /// The connections to the data row; nil if the views cannot show another row.
  var bindings: RowBindings?
}
