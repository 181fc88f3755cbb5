import InterfaceBuilder
import LayoutChecks
import LayoutDocuments
import UIKitCore

/// A warning or an error about a picture: lines of text and a kind for programs.
package struct PictureProblem: Sendable, Hashable {
  /// The category of a problem. The raw value is used in JSON.
  package enum Kind: String, Sendable, CaseIterable {
    case conflict, ambiguity, cutText, narrowText, missingGlyphs, blank, runaway
    /// A missing or damaged image, shown as its fallback.
    case missingImage
    /// The document itself, independent of any data row.
    case document
    /// Custom classes of an Interface Builder document that are rendered as their base classes.
    case customClass
    /// An unreadable data row, or one that lacks a field that the document or the output pattern needs.
    case data
    /// A worker's job that is not valid JSON or has an unknown key or invalid value.
    case job
    /// A file or folder that cannot be written.
    case file
    /// A picture that cannot be painted, because it is empty or exceeds a limit.
    case painting
    /// A worker process that ended unexpectedly.
    case process

    init(_ kind: LayoutFinding.Kind) {
      self =
        switch kind {
        case .conflict: .conflict
        case .ambiguity: .ambiguity
        case .cutText: .cutText
        case .narrowText: .narrowText
        case .missingGlyphs: .missingGlyphs
        case .blank: .blank
        case .runaway: .runaway
        }
    }
  }

  package let kind: Kind
  /// The message with its location, followed by detail lines.
  package let lines: [String]
  /// The finding without numbers that differ between pictures of a document; nil for other problems.
  private(set) var subject: String?
  /// The parts of an error about a document or its data; nil for other problems.
  private(set) var diagnostic: DocumentDiagnostic?

  package init(_ kind: Kind, _ lines: [String], subject: String? = nil) {
    self.kind = kind
    self.lines = lines
    self.subject = subject
  }

  /// The text that equal problems of several pictures share, such as those of a document at two scales.
  package var identity: String { subject ?? lines.joined(separator: "\n") }

  /// Creates an error about a document or its data.
  init(_ kind: Kind, _ diagnostic: DocumentDiagnostic) {
    self.init(kind, [diagnostic.description])
    self.diagnostic = diagnostic
  }

  /// Creates a warning about a document, or about an image, whose path can depend on the data row.
  init(_ diagnostic: DocumentDiagnostic) {
    self.init(diagnostic.subject == .image ? .missingImage : .document, [diagnostic.description])
  }
}

extension PictureProblem {
  /// Creates a warning about a note on an Interface Builder document.
  init(_ note: InterfaceProblem, in document: String) {
    let isAboutClasses = note.message.hasPrefix(InterfaceProblem.customClassPrefix)
    self.init(isAboutClasses ? .customClass : .document, ["\(document): note: \(note)"])
  }

  /// The names of the custom classes that the problem is about.
  package var customClasses: [String] {
    guard kind == .customClass, let line = lines.first, let start = line.range(of: InterfaceProblem.customClassPrefix)
    else { return [] }
    return line[start.upperBound...].dropLast().components(separatedBy: ", ")
  }

  /// Returns the problems of an error. `kind` applies to errors that have no kind.
  package static func all(of error: any Error, else kind: Kind = .document) -> [PictureProblem] {
    switch error {
    case RenderError.problems(let problems): problems
    case let error as DocumentErrors:
      error.diagnostics.map { PictureProblem($0.row == nil ? kind : .data, $0) }
    default: [PictureProblem((error as? RenderError)?.kind ?? kind, RenderError.lines(of: error))]
    }
  }
}

extension [PictureProblem] {
  /// The lines of all problems.
  package var lines: [String] { flatMap(\.lines) }

  /// The lines as a list in JSON; `nil` if there are none.
  package var linesValue: DataValue? { isEmpty ? nil : .list(lines.map { .text($0) }) }
}

extension PictureProblem {
  /// The problem as JSON: its kind and message, and the file, line, column and suggestion that are known.
  var value: DataValue {
    var fields: [String: DataValue] = ["kind": .text(kind.rawValue)]
    guard let diagnostic else {
      fields["message"] = .text(lines.joined(separator: "\n"))
      return .object(fields)
    }
    fields["message"] = .text(diagnostic.message.onOneLine)
    if kind != .job { fields["file"] = .text(diagnostic.file) }
    if let position = diagnostic.position {
      fields["line"] = .number(Double(position.line))
      fields["column"] = .number(Double(position.column))
    }
    if let suggestion = diagnostic.suggestion { fields["hint"] = .text(suggestion) }
    return .object(fields)
  }
}

/// The number of problems of each kind.
package struct ProblemCounts: Sendable {
  private var counts: [PictureProblem.Kind: Int] = [:]

  package init(_ problems: [PictureProblem] = []) { add(problems) }

  package mutating func add(_ problems: [PictureProblem]) {
    for problem in problems { counts[problem.kind, default: 0] += 1 }
  }

  /// The counts as JSON, such as `{"cutText": 2}`; `nil` if there are none.
  package var value: DataValue? {
    counts.isEmpty ? nil : .object(Dictionary(sorted.map { ($0.rawValue, .number(Double($1))) }) { $1 })
  }

  /// The counts as text, such as `cutText: 2, missingGlyphs: 1`.
  package var text: String { sorted.map { "\($0.rawValue): \($1)" }.joined(separator: ", ") }

  private var sorted: [(PictureProblem.Kind, Int)] {
    PictureProblem.Kind.allCases.compactMap { kind in counts[kind].map { (kind, $0) } }
  }
}
