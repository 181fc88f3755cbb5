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
    self.components = roots.flatMap { ComponentDescription.list(of: $0, context) }
    self.styles = roots.flatMap { StyleDescription.list(of: $0, context) }
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
    DataScope([sample, row].compactMap { $0 }, locale: locale)
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
    let axes = SceneDescription.axes(of: root, context)
    SceneDescription.readMetrics(of: root, context)
    let shared = context.metrics
    guard let list = root["scenes"] else {
      guard let (view, rootClass) = SceneDescription.root(of: root, context) else {
        context.diagnostics.error("expected the key \"view\" or \"scenes\" in the document", at: root.position)
        return []
      }
      return [
        SceneDescription(
          name: nil, axes: axes, localeTemplate: SceneDescription.localeTemplate(of: root), metrics: shared, view: view,
          rootClass: rootClass,
          callouts: SceneDescription.callouts(of: root, context) ?? [],
          figure: SceneDescription.figure(of: root, context),
          chrome: SceneDescription.chrome(of: root, context),
          expectedFindings: ExpectedFinding.list(of: root, context) ?? [])
      ]
    }
    guard let entries = list.entries, !entries.isEmpty else {
      return context.expected("a mapping of names to scenes", at: list) ?? []
    }
    return entries.compactMap { entry in
      defer { context.metrics = shared }
      return scene(entry, root: root, axes: axes, context)
    }
  }

  private static func scene(
    _ entry: DocumentNode.Entry, root: DocumentNode, axes: VariantAxes, _ context: ValueContext
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
    let sceneRoot = SceneDescription.root(of: entry.value, context) ?? SceneDescription.root(of: root, context)
    guard case (var view, let rootClass)? = sceneRoot else {
      context.diagnostics.error(
        "expected the key \"view\" in the scene or its document", at: entry.keyPosition)
      return nil
    }
    if let overrides = entry.value["set"] { view = view.setting(overrides, context) }
    SceneDescription.readMetrics(of: entry.value, context)
    let sceneAxes = SceneDescription.axes(of: entry.value, context)
    return SceneDescription(
      name: entry.key, axes: axes.overridden(by: sceneAxes),
      localeTemplate: SceneDescription.localeTemplate(of: entry.value["locale"] == nil ? root : entry.value),
      metrics: context.metrics, view: view, rootClass: rootClass,
      callouts: SceneDescription.callouts(of: entry.value, context) ?? SceneDescription.callouts(of: root, context)
        ?? [],
      figure: SceneDescription.figure(of: entry.value["figure"] == nil ? root : entry.value, context),
      chrome: SceneDescription.chrome(of: entry.value["chrome"] == nil ? root : entry.value, context),
      expectedFindings: ExpectedFinding.list(of: entry.value, context) ?? ExpectedFinding.list(of: root, context) ?? [])
  }
}
