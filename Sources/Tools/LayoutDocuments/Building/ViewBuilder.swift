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

extension ViewBuilder {
  /// Creates an object and its descendants. Returns `nil` if an error prevents that.
  ///
  /// `className` is the default class, and the required superclass of a class that the document names. `part` is the
  /// existing object if the owner creates it.
  mutating func object(
    _ written: DocumentNode, _ outer: Scope, as className: String, part: NSObject? = nil,
    isConstrained: Bool = false
  ) -> NSObject? {
    guard admit(written) else { return nil }
    guard let use = rules.expandingShorthand(written, as: className) else { return nil }
    guard let (expanded, scope) = expandingComponents(of: use, outer) else { return nil }
    let description = description(of: expanded, scope, as: className, isPart: part != nil)
    let node = styled(expanded, description, isPart: part != nil, scope)
    let object = part ?? description.map { $0.make(filledKeys(of: node, $0, scope), context) } ?? UIView()
    if isConstrained { (object as? UIView)?.translatesAutoresizingMaskIntoConstraints = false }
    var id = register(use["id"], object, outer)
    if scope.items !== outer.items {
      // The component's own constraints refer to its outermost view by its id inside the component.
      let inner = register(node["id"], object, scope)
      id = id ?? inner
    }
    if let id { (object as? UIView)?.accessibilityIdentifier = id }
    drafts.append(
      Draft(node: node, description: description, id: id, object: object, scope: scope, isPart: part != nil))
    if let view = object as? UIView { addGuides(of: node, to: view, scope) }
    if object is UIStackView, let subviews = node["subviews"], node["arrangedSubviews"] == nil {
      context.diagnostics.warning(
        "a stack view does not arrange its subviews, only its arrangedSubviews", at: subviews.position,
        suggestion: "arrangedSubviews")
    }
    // If the class is unknown, children are built for the default class, so that constraints can name them.
    let described = description ?? ClassRegistry.description(of: className)
    for child in described.map({ ClassRegistry.children(of: $0, in: node) }) ?? [] {
      add(child, of: node, to: object, scope)
    }
    return object
  }

  /// Returns whether the limit permits another object. Nested components can grow exponentially.
  private mutating func admit(_ node: DocumentNode) -> Bool {
    if drafts.count < Self.objectLimit { return true }
    if !isExhausted {
      context.diagnostics.error(
        "the scene has more than \(Self.objectLimit) objects, such as views, layers, rows and items; "
          + "use smaller numbers under repeat, or several scenes", at: node.position)
    }
    isExhausted = true
    return false
  }

  /// Creates the children under a key.
  ///
  /// Children that are laid out by constraints are attached immediately; other objects are attached later.
  private mutating func add(
    _ child: ChildDescription, of node: DocumentNode, to owner: NSObject, _ scope: Scope
  ) {
    guard let value = node[child.name], !value.isNull else { return }
    var objects: [NSObject] = []
    switch child.count {
    case .part:
      guard let part = child.part(owner) else {
        context.diagnostics.error("this \(owner.documentClassName) has no \(child.name)", at: value.position)
        return
      }
      guard value.entries != nil else {
        let _: Void? = context.expected("a mapping of properties of the \(child.name)", at: value)
        return
      }
      _ = object(value, scope, as: child.className, part: part)
      return
    case .one:
      guard isShown(value, scope) else { return }
      objects = [object(value, scope, as: child.className)].compactMap { $0 }
    case .parts:
      for item in children(child.name, of: node, scope) {
        guard let part = child.part(owner) else {
          context.diagnostics.error("this \(owner.documentClassName) has no \(child.name)", at: value.position)
          return
        }
        _ = object(item.node, item.scope, as: child.className, part: part)
      }
      return
    case .list:
      for item in children(child.name, of: node, scope) {
        let object = object(
          item.node, item.scope, as: child.className, isConstrained: child.isConstrained)
        if let object { objects.append(object) }
      }
    }
    if child.isConstrained {
      child.attach(owner, objects)
    } else if !objects.isEmpty {
      let attach: @MainActor () -> Void = { child.attach(owner, objects) }
      if child.isPresented { presentations.append(attach) } else { attachments.append(attach) }
    }
  }

  private func description(
    of node: DocumentNode, _ scope: Scope, as className: String, isPart: Bool
  ) -> ClassDescription? {
    rules.description(
      named: node["class"].map { scope.data.fill($0, context) }, of: node, as: className, isPart: isPart,
      isRoot: drafts.isEmpty && !isPart)
  }

  /// Returns a node in which the placeholders in the keys of its class's initializer are filled in.
  private func filledKeys(of node: DocumentNode, _ description: ClassDescription, _ scope: Scope) -> DocumentNode {
    let keys = ClassRegistry.initializerKeys(of: description)
    guard let entries = node.entries, entries.contains(where: { keys.contains($0.key) }) else { return node }
    let filled = entries.map { entry in
      guard keys.contains(entry.key) else { return entry }
      return DocumentNode.Entry(
        key: entry.key, keyPosition: entry.keyPosition, value: scope.data.fill(entry.value, context))
    }
    return DocumentNode(.mapping(filled), at: node.position)
  }

  private func register(_ value: DocumentNode?, _ item: AnyObject, _ scope: Scope) -> String? {
    guard let value else { return nil }
    return scope.items.register(scope.data.fill(value, context), item, context).map { scope.items.fullName($0) }
  }

  private func addGuides(of node: DocumentNode, to view: UIView, _ scope: Scope) {
    guard let guides = node["layoutGuides"], !guides.isNull else { return }
    for value in guides.items {
      let guide = UILayoutGuide()
      guard let id = register(value, guide, scope) else { continue }
      guide.identifier = id
      view.addLayoutGuide(guide)
    }
  }
}

extension NSObject {
  /// The class's own name, for messages.
  fileprivate var documentClassName: String { String(describing: type(of: self)) }
}

extension ViewBuilder {
  /// Sets an object's properties in the order of the registry, regardless of the order of the keys.
  ///
  /// Properties of the phase `late` are set after everything is attached.
  mutating func applyProperties(of draft: Draft) {
    guard let description = draft.description else { return }
    rules.reportUnknownKeys(of: draft.node, description, isPart: draft.isPart)
    context.scope = draft.scope.items
    for (property, value) in ClassRegistry.properties(of: description, in: draft.node)
    where property.phase != .creation {
      guard let set = setter(of: property, from: value, of: draft) else { continue }
      switch property.phase {
      case .late: lateSetters.append(set)
      case .presented: presentations.append(set)
      default: set()
      }
    }
    readPage(of: draft, description)
  }

  /// Returns the setter of a property's filled value, and stores whether it depends on the row.
  private mutating func setter(
    of property: PropertyDescription, from value: DocumentNode, of draft: Draft
  ) -> (@MainActor () -> Void)? {
    let count = context.reads?.count ?? 0
    let filled = draft.scope.data.fill(value, context)
    guard let reads = context.reads, reads.count > count else { return property.read(filled, draft.object, context) }
    // The property itself is compared with other rows, not the templates in its value.
    context.reads?.removeLast(reads.count - count)
    var setting = RowBindings.Setting(
      property: property, object: draft.object, value: value, scope: draft.scope, filled: filled)
    let set = setting.read(context)
    settings.append(setting)
    return set
  }

  private mutating func readPage(of draft: Draft, _ description: ClassDescription) {
    guard let page = draft.node["page"] else { return }
    guard let scrollView = draft.view as? UIScrollView else {
      context.diagnostics.error("\(description.name) has no pages, expected a UIScrollView", at: page.position)
      return
    }
    if let index = ValueType.integer(0...1_000_000).decode(draft.scope.data.fill(page, context), context) {
      pages.append((scrollView, index))
    }
  }
}

extension ViewBuilder {
  /// Returns whether a condition is true for the current traits. A missing condition is true.
  func holds(_ condition: DocumentNode?, _ scope: Scope) -> Bool {
    guard let condition else { return true }
    let decoded = ValueType.traitCondition.decode(scope.data.fill(condition, context), context)
    return decoded?.holds(for: .current) ?? false
  }

  /// Returns the variations of an object that match the current traits, in order.
  func variations(of node: DocumentNode, _ scope: Scope) -> [ObjectVariation] {
    guard let list = node["variations"], !list.isNull else { return [] }
    guard case .list(let variations) = list.content else {
      return context.expected("a list of variations such as [{when: …, isHidden: true}]", at: list) ?? []
    }
    return context.limited(variations, called: "variations", at: list.position)
      .compactMap { ObjectVariation($0, context) }.filter { holds($0.condition, scope) }
  }

  /// Returns an object with its variations applied. They replace its values, and are merged into its `parts`.
  func varied(_ node: DocumentNode, _ scope: Scope, _ parts: [String]) -> DocumentNode {
    guard node["variations"] != nil, case .mapping(var entries) = node.content else { return node }
    for variation in variations(of: node, scope) {
      let changes = variation.changes(parts: parts, context)
      entries = DocumentNode.merged(changes.entries ?? [], over: entries, parts: parts)
    }
    return DocumentNode(.mapping(entries), at: node.position)
  }
}
