import UIKitCore

/// Makes what a scene shows: first all objects, then their properties, then the constraints between views.
@MainActor
package struct ViewBuilder {
  /// What can be named at a place: views, values, and the components around it.
  struct Scope {
    var names: NameScope
    var data: DataScope
    var components: [String] = []
  }

  /// An object on its way: what the document says about it stays at hand for the later passes.
  struct Draft {
    let node: DocumentNode
    /// `nil` where the class is unknown; a plain view stands in, so that its name is known to constraints.
    let description: ClassDescription?
    let id: String?
    let object: NSObject
    let scope: Scope
    /// Whether the object's owner has made it, so that only its name makes it worth telling of.
    let isPart: Bool

    var view: UIView? { object as? UIView }
  }

  /// The most objects that a scene may have; far beyond any picture.
  static let objectLimit = 50_000

  let document: LayoutDocument
  let context: ValueContext
  var drafts: [Draft] = []
  /// Whether the limit has been reached and told.
  var isExhausted = false
  /// What puts items, rows, layers and controllers in their places, the innermost first.
  var attachments: [@MainActor () -> Void] = []
  /// What sets properties once all is in its place.
  var lateSetters: [@MainActor () -> Void] = []
  var pages: [(scrollView: UIScrollView, page: Int)] = []

  /// Builds a scene of a document for the traits that are current; throws ``DocumentErrors``.
  ///
  /// Fields of the row that are called like `title.text` replace properties of views.
  package static func build(
    _ scene: SceneDescription, of document: LayoutDocument, data: DataScope = DataScope(), row: DataValue? = nil
  ) throws -> ViewTree {
    let context = ValueContext(Diagnostics(document.sources))
    context.metrics = scene.metrics
    context.allowedDirectories = document.allowedDirectories
    context.pseudolocalizations = document.pseudolocalizations
    var builder = ViewBuilder(document: document, context: context)
    let scope = Scope(names: NameScope(), data: data)
    let overrides = row.flatMap { DocumentNode(overridesIn: $0, context.diagnostics) }
    let shown = overrides.map { scene.view.setting($0, context) } ?? scene.view
    let root = builder.object(shown, scope, as: scene.rootClass)
    for draft in builder.drafts { builder.applyProperties(of: draft) }
    var constraints: [NSLayoutConstraint] = []
    for draft in builder.drafts { constraints += builder.constraints(of: draft) }
    try context.diagnostics.throwErrors()
    let controller = root as? UIViewController
    guard root is UIView || controller != nil else { throw DocumentErrors(context.diagnostics.sorted) }
    NSLayoutConstraint.activate(constraints)
    for attach in builder.attachments { attach() }
    for set in builder.lateSetters { set() }
    guard let view = controller.map({ $0.view }) ?? root as? UIView else { throw DocumentErrors([]) }
    return ViewTree(
      root: view, controller: controller, elements: builder.elements, pages: builder.pages,
      warnings: context.diagnostics.sorted)
  }

  /// What is wrong with a scene besides what its placeholders, which rows may fill, make of it.
  static func errors(of scene: SceneDescription, in document: LayoutDocument) -> [DocumentDiagnostic] {
    var found: [DocumentDiagnostic] = []
    UITraitCollection.defaults.performAsCurrent {
      do {
        _ = try build(scene, of: document, data: document.data(locale: nil))
      } catch let errors as DocumentErrors {
        found = errors.diagnostics.filter { $0.severity == .error && $0.quotedLine?.contains("${") != true }
      } catch {}
    }
    return found
  }

  var choice: ClassChoice { ClassChoice(components: document.components, context: context) }

  private init(document: LayoutDocument, context: ValueContext) {
    self.document = document
    self.context = context
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
