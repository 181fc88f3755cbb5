import CairoRendering
import LayoutDocuments
import UIKitCore

/// An object that lays out and records the pictures of jobs. It caches documents, which jobs share.
@MainActor
package final class PictureMaker {
  private let reading: ReadingOptions
  private var documents: DocumentCache
  private let interfaces: InterfaceScenes
  /// The number of rows that were shown by the views of an earlier row.
  private(set) var reuseCount = 0
  /// The rules for replacing existing files.
  package var policy = OutputPolicy()

  package init(_ reading: ReadingOptions = ReadingOptions()) {
    self.reading = reading
    documents = DocumentCache(reading)
    interfaces = InterfaceScenes(reading)
    policy.reservedNames = [RenderJournal.fileName]
  }

  /// Discards everything cached, so that files are read again.
  package func forget() {
    documents = DocumentCache(reading)
    interfaces.forget()
  }

  /// A scene in one variant, with the axis values that select the variant.
  ///
  /// `scene` selects the scene in a job; `sceneName` is its name in file names.
  package typealias Picture = (scene: String?, sceneName: String?, variant: Variant, axes: VariantAxes)

  /// Returns the pictures that a document describes, limited to the requested scenes.
  ///
  /// `scenes` are names or, in Interface Builder documents, object ids. An empty list selects all scenes.
  package func pictures(
    of reference: DocumentReference, _ axes: VariantAxes, _ scenes: [String], _ options: PictureOptions
  ) throws -> [Picture] {
    if reference.isInterface { return try interfaces.pictures(of: reference, axes, scenes, options) }
    let document = try document(reference)
    let requested = document.scenes.filter { scene in scenes.isEmpty || scene.name.map(scenes.contains) ?? false }
    return requested.flatMap { scene in
      let merged = scene.axes.overridden(by: axes)
      return merged.variants.map { (scene.name, scene.name, $0, merged.restricted(to: $0)) }
    }
  }

  /// Returns a message about the requested scenes that no document has, with the most similar name.
  package func missingScene(_ requested: [String], in references: [DocumentReference]) -> String {
    var available: [String] = []
    for reference in references {
      let pictures = (try? pictures(of: reference, VariantAxes(), [], PictureOptions())) ?? []
      for case let name? in pictures.flatMap({ [$0.sceneName, $0.scene] }) where !available.contains(name) {
        available.append(name)
      }
    }
    let names = requested.map { "\"\($0)\"" }.joined(separator: " or ")
    let nearest = requested.firstNonNil { Spelling.nearest(to: $0, among: available) }
    return "there is no scene \(names)"
      + (nearest.map { "; did you mean \"\($0)\"?" }
        ?? (available.isEmpty ? "; the document's only scene has no name; omit the scene" : ""))
  }

  /// Returns a layout document from the cache.
  func document(_ reference: DocumentReference) throws -> LayoutDocument { try documents.document(reference).document }

  /// Returns the warnings about a document that do not depend on individual rows or variants.
  package func warnings(of reference: DocumentReference, rows: RowSource = .none) throws -> [PictureProblem] {
    guard !reference.isInterface else { return [] }
    let document = try document(reference)
    return (document.warnings + [Self.unusedData(rows, document)].compactMap { $0 }).map { PictureProblem($0) }
  }

  /// Returns a warning if a document certainly shows no value of the data rows; nil otherwise.
  private static func unusedData(_ rows: RowSource, _ document: LayoutDocument) -> DocumentDiagnostic? {
    guard !document.hasPlaceholders else { return nil }
    var names: [String] = []
    var source = "its row"
    switch rows {
    case .none: break
    case .one(let row): names = row.values.fieldNames
    case .file(let rows):
      source = rows.name
      try? rows.forEach { item in
        if case .row(let row) = item { names = row.values.fieldNames }
        return false
      }
    }
    // A name such as "title.text" is a property of a view.
    guard let name = names.first, !names.contains(where: { $0.contains(".") }) else { return nil }
    return DocumentDiagnostic(
      .warning, file: document.source.name,
      message: "shows no value of \(source); use ${\(name)} in a text to show a value of the row")
  }

  /// The id that selects a scene in jobs, or nil for a scene without a name, and the title of the scene.
  package typealias SceneName = (id: String?, title: String)

  /// Returns the scenes of a document in document order.
  package func scenes(
    of reference: DocumentReference, _ axes: VariantAxes, _ options: PictureOptions
  ) throws -> [SceneName] {
    if reference.isInterface { return try interfaces.names(of: reference, axes, options) }
    return try document(reference).scenes.map { ($0.name, $0.name ?? "") }
  }

  /// Builds, lays out and records a picture. Throws ``DocumentErrors`` or ``RenderError``.
  package func record(_ job: RenderJob) throws -> RecordedPicture {
    if let row = try recordRow(job) { return row }
    let start = ContinuousClock().now
    return try record(job, of: try layOut(job, reusesViews: true), since: start)
  }

  /// Records a laid-out scene. `start` is the beginning of the measured layout time.
  package func record(
    _ job: RenderJob, of scene: LaidOutScene, since start: ContinuousClock.Instant = ContinuousClock().now
  ) throws -> RecordedPicture {
    try record([(job, scene)], since: start)[0]
  }

  /// Records the panels of a sheet, whose jobs have the same options. Returns one picture for each panel.
  func record(
    _ panels: [(job: RenderJob, scene: LaidOutScene)], since start: ContinuousClock.Instant
  ) throws -> [RecordedPicture] {
    guard let job = panels.first?.job else { return [] }
    let clock = ContinuousClock()
    let frame = PictureFrame(job.options)
    // Checked before labels are placed, which takes minutes in a scene of millions of points.
    for scene in panels.map(\.scene) where job.options.only == nil && !scene.displayList.bounds.isEmpty {
      do {
        _ = try Renderer(scale: scene.scale).pixelSize(of: scene.displayList)
      } catch {
        throw RenderError.cannotPaint(input: job.inputName, reason: "\(error)")
      }
    }
    // A theme can be a file.
    let ((lists, key), read) = try FileReads.collecting {
      try frame.drawings(of: panels.map(\.scene), input: job.inputName)
    }
    var darkLists: [DisplayList?] = panels.map { _ in nil }
    if job.options.isAdaptive, job.format == .svg {
      let scenes = try panels.map { panel in
        var other = panel.job
        other.axes.appearances = [.dark]
        return try layOut(other)
      }
      darkLists = try frame.drawings(of: scenes, input: job.inputName).lists
    }
    return try panels.indices.map { index in
      let (job, scene) = panels[index]
      let list = lists[index]
      if list.bounds.isEmpty { throw RenderError.noSize(list.bounds.size, of: job) }
      var picture = RecordedPicture(
        job: job, scale: scene.scale, list: list, appearance: scene.appearance,
        warnings: try warnings(about: job, scene, list), files: scene.files.merging(read),
        layoutTime: clock.now - start, policy: policy)
      picture.key = key
      // The planes of an exploded view are a scene of their own.
      if !frame.isExploded(scene) { picture.sceneBounds = try frame.bounds(of: scene, input: job.inputName) }
      if let dark = darkLists[index] {
        // Annotations outside the picture depend on its background, so one of the drawings can be larger.
        let bounds = list.bounds.union(dark.bounds)
        picture.list = DisplayList(bounds: bounds, items: list.items)
        picture.dark = DisplayList(bounds: bounds, items: dark.items)
      }
      return picture
    }
  }

  package func layOut(_ job: RenderJob) throws -> LaidOutScene { try layOut(job, reusesViews: false) }

  /// Lays out a job. With `reusesViews`, the views can be those of the previous row, which must no longer be in use.
  private func layOut(_ job: RenderJob, reusesViews: Bool) throws -> LaidOutScene {
    LayoutWork.begin(limit: ResourceLimits.current.layout * 1_000_000)
    let scene = try job.document.isInterface ? interfaces.layOut(job) : documentScene(job, reusesViews: reusesViews)
    try job.checkLayoutWork()
    if let overflow = scene.root.layoutOverflow {
      let place = overflow.documentLine.map { ":\($0)" } ?? ""
      let row = job.row.map { " (\($0.label.text))" } ?? ""
      throw RenderError.reported(["\(job.document.name)\(place)\(row): error: \(overflow.message)"])
    }
    return scene
  }

  private func documentScene(_ job: RenderJob, reusesViews: Bool) throws -> LaidOutScene {
    let (document, files) = try documents.document(job.document)
    guard var scene = document.scenes.first(where: { $0.name == job.scene }) ?? document.onlyScene(job.scene) else {
      let names = document.scenes.compactMap(\.name)
      throw RenderError.noSuch(
        what: "scene", name: job.scene ?? "", input: job.document.name,
        suggestion: Spelling.nearest(to: job.scene ?? "", among: names))
    }
    scene.axes = scene.axes.overridden(by: job.axes)
    let variants = scene.axes.variants
    guard let variant = variants.first, variants.count == 1 else {
      throw RenderError.notSingle(count: variants.count, input: job.inputName)
    }
    var layout = variant
    // Annotations have the same places at every scale, so their picture is laid out on one pixel grid.
    if job.options.isAnnotated || scene.isFigure { layout.scale = variant.screenScale }
    let shown = scene
    let last = reusesViews ? reused(job, layout) : nil
    let laidOut =
      try last
      ?? {
        let (presented, read) = try FileReads.collecting { try self.presented(shown, document, layout, job.row) }
        return DocumentCache.LaidOutRow(name: job.scene, variant: layout, presented: presented, files: read)
      }()
    // Views whose layout was a large part of the limit are not kept: that of another row might exceed it.
    if reusesViews, LayoutWork.usedShare < 0.1, laidOut.presented.tree.root.layoutOverflow == nil {
      documents.keep(laidOut, of: job.document)
    }
    return LaidOutScene(
      laidOut.presented, scale: variant.scale, row: job.row?.label,
      files: files.merging(laidOut.files).merging(laidOut.presented.rowFiles).removing(job.document.name))
  }

  /// Returns the views of the previous row, which show the row of a job; nil if new views are needed.
  private func reused(_ job: RenderJob, _ variant: Variant) -> DocumentCache.LaidOutRow? {
    guard let row = job.row,
      var last = documents.takeScene(job.scene, variant, structuredAs: row.values, of: job.document),
      last.presented.show(row.values)
    else { return nil }
    reuseCount += 1
    return last
  }

  private func presented(
    _ scene: SceneDescription, _ document: LayoutDocument, _ variant: Variant, _ row: DataRow?
  ) throws -> PresentedScene {
    do {
      return try PresentedScene(scene, of: document, as: variant, row: row?.values)
    } catch var errors as DocumentErrors {
      // The position of the error is in the document, which does not identify the data row.
      if let row {
        for index in errors.diagnostics.indices { errors.diagnostics[index].row = row.label.text }
      }
      throw errors
    }
  }
}

extension RenderJob {
  /// Throws ``RenderError`` if the layout, or the search for findings, ended at the limit of its work.
  @MainActor
  package func checkLayoutWork() throws {
    guard LayoutWork.isExceeded else { return }
    let row = row.map { " (\($0.label.text))" } ?? ""
    let limit = ResourceLimits.current.layout
    throw RenderError.reported([
      "\(document.name)\(row): error: laying out takes more than \(limit) million steps, as thousands of views depend on one "
        + "another or have no size; the limit is \(limit), and --limit layout=NUMBER raises it"
    ])
  }
}

extension LayoutDocument {
  fileprivate func onlyScene(_ name: String?) -> SceneDescription? {
    name == nil && scenes.count == 1 ? scenes.first : nil
  }
}
