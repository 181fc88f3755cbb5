import LayoutDocuments
import UIKitCore

/// Every picture of a run, named before the first is made and told one after the other.
@MainActor
package struct RenderPlan {
  /// What comes next.
  package enum Item {
    case job(RenderJob)
    /// A row that no picture can be made of.
    case bad(name: String, any Error)
  }

  private let maker: PictureMaker
  private let pattern: OutputPattern
  private let formats: [PictureFormat]
  private let documents: [DocumentReference]
  private let axes: VariantAxes
  private let rows: RowSource
  private let scenes: [String]
  private let options: PictureOptions
  private let destination: RenderJob.Destination
  /// Whether a bad row is one failure of many instead of the end.
  package let keepsGoing: Bool
  package let shard: Shard?

  /// What a run is made of.
  package init(
    _ documents: [DocumentReference], pattern: OutputPattern, formats: [PictureFormat] = [.png],
    axes: VariantAxes = VariantAxes(), rows: RowSource = .none, scenes: [String] = [],
    options: PictureOptions = PictureOptions(), destination: RenderJob.Destination = .file,
    keepsGoing: Bool = false, shard: Shard? = nil, maker: PictureMaker
  ) throws {
    self.documents = documents
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

  /// How many pictures there are, in this shard and in all.
  package struct Count: Equatable {
    package var mine = 0
    package var all = 0
  }

  /// Names every picture; throws where two have one name, or where a row is bad and the run would not go on.
  package func check() throws -> Count {
    var ledger = NameLedger()
    var count = Count()
    try walk { item, isMine in
      switch item {
      case .job(let job): if destination == .file { ledger.add(job.path) }
      case .bad(_, let error): if !keepsGoing { throw error }
      }
      count.all += 1
      if isMine { count.mine += 1 }
      return true
    }
    let repeated = ledger.repeated()
    if !repeated.isEmpty { try refuse(repeated) }
    return count
  }

  /// The folder that all pictures lie in, as far as it is known before.
  package var folder: String { pattern.folder }

  /// Hands over every picture of this shard until the body answers `false`.
  package func forEach(_ body: (Item) throws -> Bool) throws {
    try walk { item, isMine in isMine ? try body(item) : true }
  }

  private func refuse(_ repeated: Set<UInt64>) throws {
    var inputs: [String: String] = [:]
    try walk { item, _ in
      guard case .job(let job) = item, repeated.contains(NameLedger.hash(job.path)) else { return true }
      var input = job.document.name
      if let row = job.row { input += " with row \(row.number)" }
      if let first = inputs.updateValue(input, forKey: NameLedger.normal(job.path)) {
        throw RenderError.sameName(path: job.path, first: first, second: input)
      }
      return true
    }
  }

  // MARK: Walking

  private func walk(_ body: (Item, _ isMine: Bool) throws -> Bool) throws {
    var index = 0
    func hand(_ item: Item) throws -> Bool {
      defer { index += 1 }
      return try body(item, shard?.contains(index) ?? true)
    }
    for document in documents {
      let templates: [Template]
      do {
        templates = try self.templates(of: document)
      } catch  where keepsGoing {
        guard try hand(.bad(name: document.name, error)) else { return }
        continue
      }
      guard !document.isInterface else {
        for template in templates { guard try hand(.job(job(template, nil))) else { return } }
        continue
      }
      var isStopped = false
      try rows.forEach { item in
        switch item {
        case .bad(let number, let errors)?: isStopped = try !hand(.bad(name: "\(rows.name) row \(number)", errors))
        case .row(let row)?:
          for template in templates where !isStopped { isStopped = try !hand(self.item(template, row)) }
        case nil:
          for template in templates where !isStopped { isStopped = try !hand(self.item(template, nil)) }
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
      return .bad(name: "\(rows.name) row \(row.number)", RenderError.badName(row: rows.name, reason: "\(error)"))
    }
  }

  /// A scene in one variant and format, not yet filled with a row.
  private struct Template {
    var job: RenderJob
    var variant: Variant
    /// What the name calls the scene.
    var sceneName: String?
  }

  private func templates(of document: DocumentReference) throws -> [Template] {
    var templates: [Template] = []
    for (scene, sceneName, variant, axes) in try maker.pictures(of: document, axes, scenes, options) {
      for format in formats {
        let job = RenderJob(
          document: document, scene: scene, axes: axes, options: options, format: format, path: "",
          destination: destination)
        templates.append(Template(job: job, variant: variant, sceneName: sceneName))
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
    case "stem": URL(fileURLWithPath: template.job.document.name).deletingPathExtension().lastPathComponent
    case "scene": template.sceneName
    case "device": distinction.device
    case "orientation": distinction.orientation
    case "direction": distinction.direction
    case "contentSize": distinction.contentSize
    case "locale": distinction.locale
    case "appearance": distinction.appearance
    case "scale": distinction.scale
    case "n": row.map { String($0.number) }
    case "format": template.job.format.rawValue
    default: try column(String(field.dropFirst(4)), of: row)
    }
  }

  private func column(_ name: String, of row: DataRow?) throws(OutputPatternError) -> String? {
    guard let row else { return nil }
    if let text = row.values[name]?.text { return text }
    throw .missingColumn(name, row: row.number, suggestion: Spelling.nearest(to: name, among: row.values.fieldNames))
  }
}

/// Where the rows of a run come from.
package enum RowSource: Sendable {
  /// Each picture once, without a row.
  case none
  case one(DataRow)
  case file(DataRows)

  var name: String { if case .file(let rows) = self { rows.name } else { "job" } }

  fileprivate func forEach(_ body: (DataRowItem?) throws -> Bool) throws {
    switch self {
    case .none: _ = try body(nil)
    case .one(let row): _ = try body(.row(row))
    case .file(let rows): try rows.forEach { try body($0) }
    }
  }
}
