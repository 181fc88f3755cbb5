import LayoutDocuments
import UIKitCore

/// One line of a worker's input: a document, its data and the paths of its pictures.
@MainActor
struct WorkerJob {
  /// The valid keys of jobs.
  nonisolated static let keys =
    ["id", "document", "scene", "row", "n", "format", "path", "output", "place"] + PictureOption.all.map(\.name)
    + VariantAxis.allCases.map(\.rawValue)

  let plan: RenderPlan
  let document: DocumentReference
  let row: DataRow?
  /// The requested scenes.
  let scenes: [String]

  /// Returns the id of a line, or `null` if the line has none or is not an object.
  nonisolated static func id(of value: DataValue?) -> DataValue { value?["id"] ?? .null }

  /// Creates a job from a line. Throws ``RenderError``, or ``DocumentErrors`` for an invalid color.
  init(_ value: DataValue, maker: PictureMaker) throws {
    guard case .object(let fields) = value else { throw Self.wrong("expected an object such as \(Self.example)") }
    for key in fields.keys.sorted() where !Self.keys.contains(key) {
      let nearest =
        Spelling.nearest(to: key, among: Self.keys) ?? Self.keys.first { $0.hasPrefix(key) && key.count > 2 }
      let keys = nearest == nil ? ", expected document, row, path or another key listed in Documentation/Worker.md" : ""
      throw Self.wrong("there is no key \"\(key)\"\(keys)", suggestion: nearest)
    }
    var options = PictureOptions()
    try options.read(fields)
    try options.check()
    let (path, output) = (try Self.text(fields, "path"), try Self.text(fields, "output"))
    for (key, value) in [("path", path), ("output", output)] where value?.isEmpty == true {
      throw Self.wrong("\"\(key)\" is empty, expected a file's path; omit the key to return the picture in the result")
    }
    if path != nil, output != nil { throw Self.wrong("expected \"path\" or \"output\", found both") }
    let axes: VariantAxes
    do {
      let words = try Dictionary(
        uniqueKeysWithValues: VariantAxis.allCases.map { ($0, try Self.words(fields, $0.rawValue)) })
      axes = try VariantAxes { words[$0] ?? [] }
    } catch let error as VariantWordError {
      throw Self.wrong("\(error.axis.rawValue): \(error.description)")
    }
    document = try Self.document(fields)
    row = try Self.row(fields)
    scenes = try Self.words(fields, "scene")
    do {
      let pattern = try path.map { OutputPattern(literal: $0) } ?? OutputPattern(output ?? OutputPattern.standard)
      let formats = try Self.formats(fields, pattern)
      if let problem = PictureFormat.problem(of: options.quality, for: formats) {
        throw Self.wrong("\"quality\" \(problem); set \"format\": \"webp\"")
      }
      plan = try RenderPlan(
        [document], pattern: pattern, formats: formats, axes: axes, rows: row.map { .one($0) } ?? .none, scenes: scenes,
        options: options,
        destination: path == nil && output == nil ? .bytes : .file, maker: maker)
    } catch OutputPatternError.missingColumn(let name, row: nil, _) {
      throw Self.wrong("\"output\" names {row.\(name)}, but the job has no \"row\"")
    } catch let error as OutputPatternError {
      throw Self.wrong("\"output\": \(error)")
    }
  }

  // MARK: Keys

  static func wrong(_ message: String, suggestion: String? = nil) -> RenderError {
    .problems([PictureProblem(.job, DocumentDiagnostic(file: "job", message: message, suggestion: suggestion))])
  }

  /// Returns an error about a word that is none of the expected ones.
  private static func unknown(_ word: String, _ key: String, expected: String, among words: [String]) -> RenderError {
    wrong(
      "expected \(expected) as \"\(key)\", found \"\(word)\"", suggestion: Spelling.nearest(to: word, among: words))
  }

  /// Returns the identity of the row in a line that is not a valid job; nil if the line has no row.
  nonisolated static func rowLabel(of value: DataValue) -> RowLabel? {
    guard let values = value["row"], values.isObject else { return nil }
    var row = RowLabel(number: 1, id: values["id"]?.text)
    if case .number(let number)? = value["n"] { row.number = Int(exactly: number) ?? 1 }
    if case .text(let place)? = value["place"] { row.place = place }
    return row
  }

  /// An example of a job for messages.
  static let example = "{\"document\": \"card.yaml\", \"path\": \"card.png\"}"

  static func text(_ fields: [String: DataValue], _ key: String) throws -> String? {
    switch fields[key] {
    case nil, .null: return nil
    case .text(let text)?: return text
    default: throw wrong("expected a string as \"\(key)\"")
    }
  }

  static func number(_ fields: [String: DataValue], _ key: String) throws -> Double? {
    switch fields[key] {
    case nil, .null: return nil
    case .number(let number)?: return number
    default: throw wrong("expected a number as \"\(key)\"")
    }
  }

  /// Returns the value of a key as words. The value can be a string, a number or a list of these.
  static func words(_ fields: [String: DataValue], _ key: String) throws -> [String] {
    let items: [DataValue]
    switch fields[key] {
    case nil, .null: return []
    case .list(let list)?: items = list
    case let value?: items = [value]
    }
    return try items.map { item in
      switch item {
      case .text(let text): return text
      case .number: return item.text ?? ""
      default: throw wrong("expected a string, a number or a list of these as \"\(key)\"")
      }
    }
  }

  /// Returns the formats of the job. The default is the format of the file extension, or else PNG.
  private static func formats(_ fields: [String: DataValue], _ pattern: OutputPattern) throws -> [PictureFormat] {
    let words = try words(fields, "format")
    let formats = try words.map { word in
      guard let format = PictureFormat(word: word) else {
        throw unknown(
          word, "format", expected: "one of \(PictureFormat.names)", among: PictureFormat.allCases.map(\.rawValue))
      }
      return format
    }
    guard formats.isEmpty, let ending = pattern.pathExtension else { return formats.isEmpty ? [.png] : formats }
    guard let format = PictureFormat(word: ending) else {
      let key = fields["path"] == nil ? "output" : "path"
      throw wrong(
        "\"\(key)\" ends in .\(ending), which is not a picture format, expected one of \(PictureFormat.names); "
          + "\"format\" takes precedence over the ending")
    }
    return [format]
  }

  private static func document(_ fields: [String: DataValue]) throws -> DocumentReference {
    switch fields["document"] {
    case .text(let path)?: return .file(path)
    case .object(let inline)?:
      for key in inline.keys.sorted() where !["text", "name", "folder"].contains(key) {
        throw wrong("\"document\" has no key \"\(key)\", expected text, name or folder")
      }
      guard let text = try text(inline, "text") else { throw wrong("\"document\" has no \"text\"") }
      return .text(
        text, name: try Self.text(inline, "name") ?? "document", folder: try Self.text(inline, "folder") ?? ".")
    case nil: throw wrong("expected the key \"document\", a path or {\"text\": …}")
    default: throw wrong("expected a path or {\"text\": …} as \"document\"")
    }
  }

  private static func rowNumber(_ fields: [String: DataValue]) throws -> Int {
    guard let number = try number(fields, "n") else { return 1 }
    guard let whole = Int(exactly: number), (1...Int(Int32.max)).contains(whole) else {
      throw wrong("expected a whole number from 1 to \(Int32.max) as \"n\", found \(number)")
    }
    return whole
  }

  private static func row(_ fields: [String: DataValue]) throws -> DataRow? {
    let number = try rowNumber(fields)
    let place = try text(fields, "place")
    switch fields["row"] {
    case nil, .null: return nil
    case let values? where values.isObject: return DataRow(number: number, values: values, place: place)
    default: throw wrong("expected an object as \"row\", such as {\"name\": \"Ada\"}")
    }
  }
}
