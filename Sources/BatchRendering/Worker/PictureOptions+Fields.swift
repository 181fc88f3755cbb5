import CairoRendering
import LayoutDocuments
import LayoutFigures
import UIKitCore

extension PictureOptions {
  /// Reads the fields of a job for figures, checks and SVGs. Throws ``RenderError``.
  ///
  /// The fields are `callouts`, `theme`, `legend`, `captions`, `columns`, `strict`, `adaptive`, `force`, `quality`, `svgText`,
  /// `title` and `description`.
  @MainActor
  mutating func read(_ fields: [String: DataValue]) throws {
    callouts = try Self.callouts(WorkerJob.words(fields, "callouts"))
    theme = try WorkerJob.text(fields, "theme")
    hasLegend = try Self.flag(fields, "legend")
    captions = try WorkerJob.words(fields, "captions")
    if let number = try WorkerJob.number(fields, "columns") { columns = try Self.columns(number) }
    isStrict = try Self.flag(fields, "strict")
    isAdaptive = try Self.flag(fields, "adaptive")
    replacesAnyFile = try Self.flag(fields, "force")
    if let word = try WorkerJob.words(fields, "quality").first {
      guard let quality = PictureQuality(word) else {
        throw WorkerJob.wrong("expected \(PictureQuality.expectation) as \"quality\", found \"\(word)\"")
      }
      self.quality = quality
    }
    svg.text = try WorkerJob.choice(fields, "svgText") ?? svg.text
    svg.title = try WorkerJob.text(fields, "title")
    svg.description = try WorkerJob.text(fields, "description")
  }

  /// The fields that differ from the defaults, in the form that `read` accepts.
  var fields: [String: DataValue] {
    var fields: [String: DataValue] = [:]
    if !callouts.isEmpty { fields["callouts"] = .list(callouts.map { .text($0.words) }) }
    if let theme { fields["theme"] = .text(theme) }
    if hasLegend { fields["legend"] = .bool(true) }
    if !captions.isEmpty { fields["captions"] = .list(captions.map { .text($0) }) }
    if let columns { fields["columns"] = .number(Double(columns)) }
    if isStrict { fields["strict"] = .bool(true) }
    if isAdaptive { fields["adaptive"] = .bool(true) }
    if replacesAnyFile { fields["force"] = .bool(true) }
    if let quality { fields["quality"] = .text(quality.word) }
    if svg.text != SVGOptions().text { fields["svgText"] = .text(svg.text.rawValue) }
    if let title = svg.title { fields["title"] = .text(title) }
    if let description = svg.description { fields["description"] = .text(description) }
    return fields
  }

  /// Parses callouts of the form `id` and `id=text`. Throws ``RenderError``.
  package static func callouts(_ words: [String]) throws(RenderError) -> [Callout] {
    let limit = ResourceLimits.current.callouts
    guard words.count <= limit else {
      throw .reported([
        "callout: \(words.count) callouts, expected at most \(limit); --limit callouts=NUMBER raises this"
      ])
    }
    var callouts: [Callout] = []
    for word in words {
      guard let callout = Callout(word) else {
        throw .reported(["callout: expected a view's id, or id=text, found \"\(word)\""])
      }
      callouts.append(callout)
    }
    return callouts
  }

  @MainActor
  private static func flag(_ fields: [String: DataValue], _ key: String) throws -> Bool {
    switch fields[key] {
    case nil, .null: return false
    case .bool(let flag)?: return flag
    default: throw WorkerJob.wrong("expected true or false as \"\(key)\"")
    }
  }
}
