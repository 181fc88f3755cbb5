import InterfaceBuilder
import UIKitCore

/// The scenes of Interface Builder documents. Caches the last document and variant.
@MainActor
final class InterfaceScenes {
  private struct Key: Hashable {
    var document: DocumentReference
    var axes: VariantAxes
    var textMode: InterfaceOptions.TextMode
  }

  private let reading: ReadingOptions
  private var key: Key?
  private var scenes: [InterfaceScene] = []
  private var warnings: [PictureProblem] = []
  /// The files read: the document, asset catalogs, images and strings.
  private var files = FileInputs()

  init(_ reading: ReadingOptions) {
    self.reading = reading
  }

  /// Discards the cached scenes.
  func forget() { key = nil }

  /// Returns each requested scene in each variant.
  ///
  /// If there are several scenes, the names of their files contain their object ids.
  func pictures(
    of reference: DocumentReference, _ axes: VariantAxes, _ names: [String], _ options: PictureOptions
  ) throws -> [PictureMaker.Picture] {
    let all = axes.variants
    guard let first = all.first else { return [] }
    try load(reference, axes.restricted(to: first), options)
    let requested = scenes.filter { names.isEmpty || names.contains($0.id) || names.contains($0.name) }
    let isSingle = requested.count == 1
    return all.flatMap { variant in
      requested.map { ($0.id, isSingle ? nil : $0.id, variant, axes.restricted(to: variant)) }
    }
  }

  /// Returns the object ids and names of a document's scenes.
  func names(
    of reference: DocumentReference, _ axes: VariantAxes, _ options: PictureOptions
  ) throws -> [PictureMaker.SceneName] {
    guard let first = axes.variants.first else { return [] }
    try load(reference, axes.restricted(to: first), options)
    return scenes.map { ($0.id, $0.name) }
  }

  func layOut(_ job: RenderJob) throws -> LaidOutScene {
    try load(job.document, job.axes, job.options)
    let named = scenes.first { $0.id == job.scene } ?? scenes.first { $0.name == job.scene }
    if let scene = named { return laidOut(scene, job) }
    guard let requested = job.scene else {
      guard let scene = scenes.first, scenes.count == 1 else {
        throw RenderError.notSingle(count: scenes.count, input: job.document.name)
      }
      return laidOut(scene, job)
    }
    throw RenderError.noSuch(
      what: "scene", name: requested, input: job.document.name,
      suggestion: Spelling.nearest(to: requested, among: scenes.flatMap { [$0.id, $0.name] }))
  }

  private func laidOut(_ scene: InterfaceScene, _ job: RenderJob) -> LaidOutScene {
    LaidOutScene(
      scene, scale: job.axes.scales.first, warnings: warnings, files: files.removing(job.document.name))
  }

  private func load(_ reference: DocumentReference, _ axes: VariantAxes, _ options: PictureOptions) throws {
    var axes = axes
    // Annotations have the same places at every scale, so their picture is laid out on one pixel grid.
    if options.isAnnotated { axes.scales = [] }
    let requested = Key(document: reference, axes: axes, textMode: options.textMode)
    guard requested != key || !files.areUnchanged else { return }
    key = nil
    files = try FileReads.collecting { try build(reference, axes, options) }.files
    key = requested
  }

  private func build(_ reference: DocumentReference, _ axes: VariantAxes, _ options: PictureOptions) throws {
    do throws(InterfaceDocumentError) {
      let document: InterfaceDocument
      var sources = InterfaceDocument.Sources()
      sources.allowedDirectories = reading.allowedDirectories
      sources.assetDirectories = reading.assetDirectories
      sources.searchesProject = true
      switch reference {
      case .file(let path):
        FileReads.record(path)
        document = try InterfaceDocument(
          contentsOf: URL(fileURLWithPath: path), language: axes.locales.first, sources: sources)
      case .text(let text, let name, let path):
        let folder = URL(fileURLWithPath: path)
        document = try InterfaceDocument(
          data: Data(text.utf8), path: name, folder: folder, sources: sources)
        if let language = axes.locales.first {
          let file = folder.appendingPathComponent(URL(fileURLWithPath: name).lastPathComponent)
          try document.localize(for: language, beside: file, allowedDirectories: reading.allowedDirectories)
        }
      }
      scenes = try document.scenes(Self.options(axes, options))
      warnings = document.log.notes.map { PictureProblem($0, in: reference.name) }
      if scenes.isEmpty {
        warnings.append(PictureProblem(.document, ["\(reference.name): note: No scene of the document has a view."]))
      }
    } catch {
      throw RenderError.reported([error.description])
    }
  }

  /// Returns the reading options of a variant. The document determines axes without a value.
  private static func options(_ axes: VariantAxes, _ picture: PictureOptions) -> InterfaceOptions {
    var options = InterfaceOptions()
    options.text = picture.textMode
    options.device = axes.devices.first
    if options.device == nil, let size = axes.sizes.first, let width = size.width, let height = size.height {
      options.size = CGSize(width: width, height: height)
    }
    options.orientation = axes.orientations.first
    guard let variant = axes.variants.first else { return options }
    options.traits = UITraitCollection {
      if !axes.directions.isEmpty || !axes.locales.isEmpty {
        $0.layoutDirection = variant.direction == .rightToLeft ? .rightToLeft : .leftToRight
      }
      if !axes.appearances.isEmpty { $0.userInterfaceStyle = variant.appearance }
      if !axes.contentSizes.isEmpty { $0.preferredContentSizeCategory = variant.contentSize }
      if !axes.designs.isEmpty { $0.interfaceDesign = variant.design }
      if !axes.scales.isEmpty { $0.displayScale = variant.scale }
    }
    return options
  }
}
