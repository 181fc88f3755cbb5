import UIKitCore

/// A parsed layout document, which can be built any number of times.
package struct LayoutDocument: Sendable {
  /// The document's own file.
  package let source: DocumentSource
  /// The document's own file, followed by the files that it includes.
  let sources: [DocumentSource]
  /// The scenes in document order. There is at least one.
  package let scenes: [SceneDescription]
  /// The captions of the pictures side by side; empty for separate pictures.
  package let captions: [String]
  /// The number of columns of these pictures; nil for as many as fit the page.
  package let columns: Int?
  package let components: [ComponentDescription]
  package let styles: [StyleDescription]
  /// The values of placeholders. The values of a data row override them.
  private let sample: DataValue
  /// The names with which the placeholders of the document and its included documents begin.
  private let usedNames: Set<String>
  /// The folders that paths may refer to, in addition to the document's own.
  package let allowedDirectories: [URL]
  /// The text transformations that reveal localization problems.
  package let pseudolocalizations: Set<Pseudolocalization>
  package let warnings: [DocumentDiagnostic]

  /// Indicates whether a string in the document or in an included document may have placeholders.
  package var hasPlaceholders: Bool { sources.contains { $0.text.contains("${") } }

  /// Creates a document by parsing and validating its text, including parts that no picture shows.
  ///
  /// Throws ``DocumentErrors``. Errors that depend on data are found when a picture is built. So are errors in ids and
  /// constraints, unless the document has other errors.
  @MainActor
  package init(
    _ source: DocumentSource, allowedDirectories: [URL] = [],
    pseudolocalizations: Set<Pseudolocalization> = []
  ) throws {
    let diagnostics = Diagnostics(source)
    let context = ValueContext(diagnostics)
    context.allowedDirectories = allowedDirectories
    let root = DocumentNode.read(diagnostics)
    try diagnostics.throwErrors()
    guard let root, root.entries != nil else {
      let hasExtension = ["yaml", "yml", "json"].contains(URL(fileURLWithPath: source.name).pathExtension.lowercased())
      let remedy =
        hasExtension || !source.name.contains(".")
        ? "" : "; layout documents are .yaml or .json files, and headframe new writes one"
      diagnostics.error(
        "expected a mapping with the key \"view\", found \(root?.summary ?? "nothing")\(remedy)",
        at: root?.position ?? .start)
      throw diagnostics.errors
    }
    var includes = DocumentIncludes(context)
    includes.read(from: root, chain: [source.url.resolvingSymlinksInPath().path])
    // A document's own values override included values.
    let roots = [root] + includes.roots
    for included in includes.roots.reversed() { SceneDescription.readMetrics(of: included, context) }
    self.source = source
    self.sources = diagnostics.sources
    self.allowedDirectories = allowedDirectories
    self.pseudolocalizations = pseudolocalizations
    self.components = context.limited(
      roots.flatMap { ComponentDescription.list(of: $0, context) }, called: "components", at: root.position)
    self.styles = context.limited(
      roots.flatMap { StyleDescription.list(of: $0, context) }, called: "styles", at: root.position)
    self.usedNames = Set(diagnostics.sources.flatMap { Template.firstNames(in: $0.text) })
    self.sample = root["data"].map { DataValue($0) } ?? .null
    self.scenes = Self.scenes(of: root, context)
    self.captions = root["captions"].flatMap { ValueType<[String]>.list(of: .text).decode($0, context) } ?? []
    self.columns = root["columns"].flatMap { ValueType<Int>.integer(1...64).decode($0, context) }
    self.warnings = diagnostics.sorted
    DocumentCheck.check(self, diagnostics)
    try diagnostics.throwErrors()
  }

  /// Returns the file and line of a position, such as `card.yaml:12`.
  package func place(of position: DocumentPosition) -> String { "\(source(of: position).name):\(position.line)" }

  /// Returns the file of a position: the document's own, or an included one.
  package func source(of position: DocumentPosition) -> DocumentSource {
    sources.indices.contains(position.file) ? sources[position.file] : source
  }

  /// Returns the values of the document, overridden by the values of a data row.
  package func data(_ row: DataValue? = nil, locale: String?) -> DataScope {
    DataScope(sample: sample, row: row, usedNames: usedNames, locale: locale)
  }

  /// The keys of views, which are reported as misplaced at the top of a document.
  @MainActor private static let keysOfViews = Set(
    ClassRegistry.classes.flatMap { $0.properties.map(\.name) + $0.children.map(\.name) }
      + StructuralKey.all.map(\.name)
  )

  @MainActor
  private static func scenes(of root: DocumentNode, _ context: ValueContext) -> [SceneDescription] {
    context.reportUnknownKeys(
      of: root, in: "a document", known: DocumentKey.ofDocuments, keysOfViews: keysOfViews)
    SceneDescription.readMetrics(of: root, context)
    let view = SceneDescription.root(of: root, context)
    // The description that all scenes share. Each scene replaces some of its parts.
    let shared = SceneDescription(
      name: nil, axes: SceneDescription.axes(of: root, context),
      localeTemplate: SceneDescription.localeTemplate(of: root), metrics: context.metrics,
      view: view?.node ?? DocumentNode(.mapping([]), at: root.position), rootClass: view?.className ?? "UIView",
      callouts: SceneDescription.callouts(of: root, context) ?? [],
      figure: SceneDescription.figure(of: root, context), chrome: SceneDescription.chrome(of: root, context),
      keyboardHeight: SceneDescription.keyboardHeight(of: root, context) ?? 0,
      expectedFindings: ExpectedFinding.list(of: root, context) ?? [])
    guard let list = root["scenes"] else {
      if view != nil { return [shared] }
      context.diagnostics.error("expected the key \"view\" or \"scenes\" in the document", at: root.position)
      return []
    }
    guard let entries = list.entries, !entries.isEmpty else {
      return context.expected("a mapping of names to scenes", at: list) ?? []
    }
    return context.limited(entries, called: "scenes", at: list.position).compactMap { entry in
      defer { context.metrics = shared.metrics }
      return scene(entry, sharing: shared, hasView: view != nil, context)
    }
  }

  /// Returns a scene, which shares what it does not describe itself.
  private static func scene(
    _ entry: DocumentNode.Entry, sharing shared: SceneDescription, hasView: Bool, _ context: ValueContext
  ) -> SceneDescription? {
    guard entry.value.entries != nil || entry.value.isNull else {
      return context.expected("a mapping that describes the scene", at: entry.value)
    }
    guard entry.key.wholeMatch(of: #/[\w .+-]{1,64}/#) != nil, !entry.key.hasPrefix(".") else {
      context.diagnostics.error(
        "the name of a scene is part of the output's name, expected letters, digits, - and _", at: entry.keyPosition)
      return nil
    }
    context.reportUnknownKeys(of: entry.value, in: "a scene", known: DocumentKey.ofScenes)
    var scene = shared
    scene.name = entry.key
    if let (view, rootClass) = SceneDescription.root(of: entry.value, context) {
      (scene.view, scene.rootClass) = (view, rootClass)
    } else if !hasView {
      context.diagnostics.error("expected the key \"view\" in the scene or its document", at: entry.keyPosition)
      return nil
    }
    scene.overrides = entry.value["set"]
    SceneDescription.readMetrics(of: entry.value, context)
    scene.metrics = context.metrics
    scene.axes = shared.axes.overridden(by: SceneDescription.axes(of: entry.value, context))
    if entry.value["locale"] != nil { scene.localeTemplate = SceneDescription.localeTemplate(of: entry.value) }
    if let callouts = SceneDescription.callouts(of: entry.value, context) { scene.callouts = callouts }
    if entry.value["figure"] != nil { scene.figure = SceneDescription.figure(of: entry.value, context) }
    if entry.value["chrome"] != nil { scene.chrome = SceneDescription.chrome(of: entry.value, context) }
    if let height = SceneDescription.keyboardHeight(of: entry.value, context) { scene.keyboardHeight = height }
    if let expected = ExpectedFinding.list(of: entry.value, context) { scene.expectedFindings = expected }
    return scene
  }
}
