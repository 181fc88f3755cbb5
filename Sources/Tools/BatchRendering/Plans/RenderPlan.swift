import LayoutDocuments
import UIKitCore

/// The pictures of a run. All of them are named before the first one is rendered.
@MainActor
package struct RenderPlan {
  /// The next item of the plan.
  package enum Item {
    case job(RenderJob)
    /// A row or document without a picture.
    case invalid(PictureSubject, any Error)
  }

  private let maker: PictureMaker
  private let pattern: OutputPattern
  private let formats: [PictureFormat]
  private let documents: [DocumentReference]
  private let folders: DocumentFolders
  private let axes: VariantAxes
  private let rows: RowSource
  private let scenes: [String]
  private let options: PictureOptions
  private let destination: RenderJob.Destination
  /// Indicates whether the run continues after an invalid row or document.
  package let keepsGoing: Bool
  package let shard: Shard?

  package init(
    _ documents: [DocumentReference], pattern: OutputPattern, formats: [PictureFormat] = [.png],
    axes: VariantAxes = VariantAxes(), rows: RowSource = .none, scenes: [String] = [],
    options: PictureOptions = PictureOptions(), destination: RenderJob.Destination = .file,
    keepsGoing: Bool = false, shard: Shard? = nil, maker: PictureMaker
  ) throws {
    self.documents = documents
    folders = DocumentFolders(documents, includesAll: pattern.requiresFolders)
    self.pattern = pattern
    self.formats = formats
    self.axes = axes
    self.rows = rows
    self.scenes = scenes
    self.options = options
    self.destination = destination
    self.keepsGoing = keepsGoing
    self.shard = shard
    self.maker = maker
    if case .none = rows, pattern.usesRows {
      _ = try pattern.path { field throws(OutputPatternError) in
        guard field.hasPrefix("row.") else { return "x" }
        throw OutputPatternError.missingColumn(String(field.dropFirst(4)), row: nil, suggestion: nil)
      }
    }
  }

  /// The number of pictures in a plan, with positions from which a traversal can start.
  package struct Survey {
    /// The number of pictures in this shard.
    package var shardCount = 0
    /// The number of pictures in all shards.
    package var totalCount = 0
    fileprivate var marks = [Mark()]
    fileprivate var rowsState: FileState?
    /// The pictures whose names are those of earlier pictures, by index, if the run continues after them.
    fileprivate var repetitions: [Int: RenderError] = [:]

    /// Returns the last mark at or before a picture.
    fileprivate func mark(before index: Int) -> Mark {
      marks[max(0, marks.partitioningIndex { $0.index > index } - 1)]
    }
  }

  /// The position of the first picture of a data row or document.
  fileprivate struct Mark {
    /// The index of the picture, counted from 0 over the whole run.
    var index = 0
    /// The index of the document in the plan.
    var document = 0
    var row: RowPosition?
  }

  /// The minimum number of a shard's pictures between two marks.
  ///
  /// With a smaller number, fewer pictures are skipped before a range, and the marks use more memory.
  private static let markDistance = 8

  /// Names every picture.
  ///
  /// Throws for equal paths of files, and for invalid rows and documents unless the run continues after them.
  package func check() throws -> Survey {
    var names = OutputNameRegistry()
    var survey = Survey()
    survey.rowsState = rows.state
    let distance = Self.markDistance * (shard?.count ?? 1)
    try walk { index, mark, item in
      switch try item() {
      case .job(let job): if destination == .file { names.add(job.path) }
      case .invalid(_, let error): if !keepsGoing { throw error }
      }
      if mark.index == index, let last = survey.marks.last, index - last.index >= distance { survey.marks.append(mark) }
      survey.totalCount += 1
      if isInShard(index) { survey.shardCount += 1 }
      return true
    }
    let repeated = names.repeated()
    if !repeated.isEmpty {
      if keepsGoing { survey.repetitions = try repetitions(repeated) } else { try throwSameName(repeated) }
    }
    return survey
  }

  /// The folder of all pictures, up to the first varying part of the pattern.
  package var folder: String { pattern.folder }

  /// Calls the body with each picture of this shard until it returns `false`.
  package func forEach(_ body: (Item) throws -> Bool) throws {
    try walk { index, _, item in try isInShard(index) ? body(item()) : true }
  }

  /// Calls the body with the pictures of this shard in a range until it returns `false`.
  ///
  /// The range refers to the pictures of the whole run. Throws ``DocumentErrors`` if the rows have changed since the
  /// survey.
  func forEach(in range: Range<Int>, of survey: Survey, _ body: (Item, _ index: Int) throws -> Bool) throws {
    if case .file(let rows) = rows, rows.state != survey.rowsState { throw rows.changedError }
    try walk(from: survey.mark(before: range.lowerBound)) { index, _, item in
      guard index < range.upperBound else { return false }
      guard index >= range.lowerBound, isInShard(index) else { return true }
      if let error = survey.repetitions[index], case .job(let job) = try item() {
        return try body(.invalid(PictureSubject(name: job.path, row: job.row?.label), error), index)
      }
      return try body(item(), index)
    }
  }

  private func isInShard(_ index: Int) -> Bool { shard?.contains(index) ?? true }

  /// Returns an error for every picture whose name is that of an earlier one, by index.
  private func repetitions(_ repeated: Set<UInt64>) throws -> [Int: RenderError] {
    var first: [String: RenderJob] = [:]
    var errors: [Int: RenderError] = [:]
    try walk { index, _, item in
      guard case .job(let job) = try item(), repeated.contains(OutputNameRegistry.hash(job.path)) else { return true }
      let name = OutputNameRegistry.normalized(job.path)
      if let earlier = first[name] {
        errors[index] = sameName(earlier, job, Set(Self.fields(separating: earlier, job)))
      } else {
        first[name] = job
      }
      return true
    }
    return errors
  }

  private func sameName(_ first: RenderJob, _ second: RenderJob, _ fields: Set<String>) -> RenderError {
    let separating = Self.separatingFields.map(\.name).filter(fields.contains).joined()
    let differsByFolder = folders.name(of: first.document) != folders.name(of: second.document)
    let other = differsByFolder ? "{folder}" : "{stem}"
    let remedy = separating.isEmpty ? second.row == nil ? other : "{n}, the row's number" : separating
    return .sameName(path: first.path, first: first.inputName, second: second.inputName, remedy: remedy)
  }

  private func throwSameName(_ repeated: Set<UInt64>) throws {
    var jobs: [String: RenderJob] = [:]
    // The first two pictures with one name, and the fields that distinguish pictures of their document and row.
    var conflict: (first: RenderJob, second: RenderJob, fields: Set<String>)?
    try walk { _, _, item in
      guard case .job(let job) = try item() else { return true }
      if let conflict, job.inputName != conflict.first.inputName { return false }
      guard repeated.contains(OutputNameRegistry.hash(job.path)) else { return true }
      if let reason = maker.policy.inputReason(job.path) { throw RenderError.refused(path: job.path, reason: reason) }
      guard let first = jobs[OutputNameRegistry.normalized(job.path)] else {
        jobs[OutputNameRegistry.normalized(job.path)] = job
        return true
      }
      if documents.count(where: { $0 == job.document }) > 1 {
        throw RenderError.refused(path: job.document.name, reason: "is named twice as a document; name it once")
      }
      conflict = conflict ?? (first, job, [])
      conflict?.fields.formUnion(Self.fields(separating: first, job))
      return first.inputName == job.inputName
    }
    guard let (first, second, fields) = conflict else { return }
    throw sameName(first, second, fields)
  }

  /// The fields that can separate pictures of one document and row, with the axes that they represent.
  private static let separatingFields: [(name: String, axes: [VariantAxis])] = [
    ("{-scene}", []), ("{-device}", [.device, .size]), ("{-orientation}", [.orientation]),
    ("{-direction}", [.direction]), ("{-contentSize}", [.contentSize]), ("{-locale}", [.locale]),
    ("{-design}", [.design]), ("{~appearance}", [.appearance]), ("{@scale}", [.scale]), (".{format}", []),
  ]

  /// Returns the names of the fields that differ between two pictures of one document and row.
  private static func fields(separating first: RenderJob, _ second: RenderJob) -> [String] {
    guard first.inputName == second.inputName else { return [] }
    return separatingFields.filter { field in
      switch field.name {
      case "{-scene}": first.scene != second.scene
      case ".{format}": first.format != second.format
      default: field.axes.contains { first.axes.words($0) != second.axes.words($0) }
      }
    }.map(\.name)
  }

  // MARK: Traversal

  private func walk(
    from start: Mark = Mark(), _ body: (_ index: Int, Mark, _ item: @escaping () throws -> Item) throws -> Bool
  ) throws {
    var mark = start
    var index = start.index
    func visit(_ item: @escaping () throws -> Item) throws -> Bool {
      defer { index += 1 }
      return try body(index, mark, item)
    }
    for (number, document) in documents.enumerated().dropFirst(start.document) {
      mark = Mark(index: index, document: number)
      let templates: [Template]
      do {
        templates = try self.templates(of: document)
      } catch  where keepsGoing {
        guard try visit({ .invalid(PictureSubject(name: document.name), error) }) else { return }
        continue
      }
      guard !document.isInterface else {
        for template in templates { guard try visit({ .job(try job(template, nil)) }) else { return } }
        continue
      }
      var isStopped = false
      try rows.forEach(from: number == start.document ? start.row : nil) { rowItem, position in
        mark = Mark(index: index, document: number, row: position)
        switch rowItem {
        case .invalid(let row, let errors)?:
          isStopped = try !visit { .invalid(PictureSubject(name: row.text, row: row), errors) }
        case .row(let row)?:
          for template in templates where !isStopped { isStopped = try !visit { try self.item(template, row) } }
        case nil:
          for template in templates where !isStopped { isStopped = try !visit { try self.item(template, nil) } }
        }
        return !isStopped
      }
      if isStopped { return }
    }
  }

  private func item(_ template: Template, _ row: DataRow?) throws -> Item {
    do throws(OutputPatternError) {
      return .job(try job(template, row))
    } catch {
      guard let row else { throw error }
      let place = row.place ?? rows.name
      return .invalid(
        PictureSubject(name: place, row: row.label), RenderError.invalidName(row: place, reason: "\(error)"))
    }
  }

  /// A scene in one variant and format, before a data row fills it.
  private struct Template {
    var job: RenderJob
    var variant: Variant
    var sceneName: String?
    /// The document's name without folder and extension.
    var stem: String
  }

  /// A cache of the last visited document's templates. Each range of a plan is traversed separately.
  private final class LastTemplates {
    var document: DocumentReference?
    var templates: [Template] = []
  }

  private let last = LastTemplates()

  private func templates(of document: DocumentReference) throws -> [Template] {
    if last.document == document { return last.templates }
    last.document = nil
    last.templates = try readTemplates(of: document)
    last.document = document
    return last.templates
  }

  private func readTemplates(of document: DocumentReference) throws -> [Template] {
    let stem = DocumentFolders.stem(of: document)
    var templates: [Template] = []
    let pictures = try maker.pictures(of: document, axes, scenes, options)
    let captions = try maker.captions(of: document, pictures, options)
    for row in try PictureRow.rows(of: pictures, captions: captions, input: document.name) {
      guard let first = row.first else { continue }
      let axes = first.axes
      var (sceneName, variant) = (first.sceneName, first.variant)
      if row.captions != nil {
        sceneName = nil
        let fields: [WritableKeyPath<Variant.Distinction, String?>] = [
          \.device, \.orientation, \.direction, \.contentSize, \.locale, \.design,
        ]
        for field in fields { variant.distinction[keyPath: field] = nil }
      }
      for format in formats {
        var job = RenderJob(
          document: document, axes: axes, options: options, format: format, path: "", destination: destination)
        row.add(to: &job)
        templates.append(Template(job: job, variant: variant, sceneName: sceneName, stem: stem))
      }
    }
    return templates
  }

  private func job(_ template: Template, _ row: DataRow?) throws(OutputPatternError) -> RenderJob {
    var job = template.job
    job.row = row
    job.path = try pattern.path { field throws(OutputPatternError) in
      try value(of: field, template, row)
    }
    return job
  }

  private func value(of field: String, _ template: Template, _ row: DataRow?) throws(OutputPatternError) -> String? {
    let distinction = template.variant.distinction
    return switch field {
    case "stem": template.stem
    case "folder": folders.name(of: template.job.document)
    case "scene": template.sceneName
    case "device": distinction.device
    case "orientation": distinction.orientation
    case "direction": distinction.direction
    case "contentSize": distinction.contentSize
    case "locale": distinction.locale
    case "design": distinction.design
    case "appearance": distinction.appearance
    case "scale": distinction.scale
    case "n": row.map { String($0.number) }
    case "format": template.job.format.rawValue
    default: try column(String(field.dropFirst(4)), of: row)
    }
  }

  private func column(_ name: String, of row: DataRow?) throws(OutputPatternError) -> String? {
    guard let row else { return nil }
    let value = row.values[name]
    if let text = value?.text { return text }
    let nearest = value == nil ? Spelling.nearest(to: name, among: row.values.fieldNames) : nil
    throw .missingColumn(name, row: row.number, suggestion: nearest)
  }
}

/// The source of a run's rows.
package enum RowSource: Sendable {
  /// No rows: each picture is rendered once.
  case none
  case one(DataRow)
  case file(DataRows)

  var name: String { if case .file(let rows) = self { rows.name } else { "job" } }

  /// Calls the body with each row, or once with `nil` for ``none``. Throws at the first invalid row.
  package func forEach(_ body: (DataRow?) throws -> Void) throws {
    try forEach(from: nil) { item, _ in
      switch item {
      case .invalid(_, let error)?: throw error
      case .row(let row)?: try body(row)
      case nil: try body(nil)
      }
      return true
    }
  }

  fileprivate var state: FileState? { if case .file(let rows) = self { rows.state } else { nil } }

  fileprivate func forEach(from start: RowPosition?, _ body: (DataRowItem?, RowPosition?) throws -> Bool) throws {
    switch self {
    case .none: _ = try body(nil, nil)
    case .one(let row): _ = try body(.row(row), nil)
    case .file(let rows): try rows.forEach(from: start, body)
    }
  }
}
