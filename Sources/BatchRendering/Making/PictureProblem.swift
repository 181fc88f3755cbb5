import LayoutDocuments
import UIKitCore

/// A warning or an error about a picture: lines for people and a kind for programs.
package struct PictureProblem: Sendable, Hashable {
  /// The subject of a problem, in the word that JSON has for it.
  package enum Kind: String, Sendable, CaseIterable {
    case conflict, ambiguity, cutText, missingGlyphs, blank, runaway
    /// An image that could not be shown and that the document has a replacement for.
    case missingImage
    /// The document itself, whatever row it is filled with.
    case document
    /// A row that cannot be read, or that lacks what the document or the output pattern asks for.
    case data
    /// A worker's job that is no JSON, or has a key or value that jobs have not.
    case job
    /// A file or folder that cannot be written.
    case file
    /// A picture beyond the limits of painting.
    case painting
    /// A worker process that ended.
    case process

    /// The kind of a finding about a layout.
    init(_ kind: LayoutFinding.Kind) {
      self =
        switch kind {
        case .conflict: .conflict
        case .ambiguity: .ambiguity
        case .cutText: .cutText
        case .missingGlyphs: .missingGlyphs
        case .blank: .blank
        case .runaway: .runaway
        }
    }
  }

  package let kind: Kind
  /// The message with its place, then further lines.
  package let lines: [String]

  package init(_ kind: Kind, _ lines: [String]) {
    self.kind = kind
    self.lines = lines
  }

  /// Warnings about a document; each row has those about images of its own.
  init(_ diagnostic: DocumentDiagnostic) {
    self.init(diagnostic.subject == .image ? .missingImage : .document, [diagnostic.description])
  }
}

extension PictureProblem {
  /// The problems that an error reports, of a kind where the error itself does not tell.
  package static func all(of error: any Error, else kind: Kind = .document) -> [PictureProblem] {
    switch error {
    case RenderError.problems(let problems): problems
    case let error as DocumentErrors:
      error.diagnostics.map { PictureProblem($0.row == nil ? kind : .data, [$0.description]) }
    default: [PictureProblem((error as? RenderError)?.kind ?? kind, RenderError.lines(of: error))]
    }
  }
}

extension [PictureProblem] {
  /// The lines of all problems.
  package var lines: [String] { flatMap(\.lines) }

  /// The lines as a list in JSON; `nil` where there are none.
  package var linesValue: DataValue? { isEmpty ? nil : .list(lines.map { .text($0) }) }
}

/// The number of problems of each kind.
package struct ProblemCounts: Sendable {
  private var counts: [PictureProblem.Kind: Int] = [:]

  package init(_ problems: [PictureProblem] = []) { add(problems) }

  package mutating func add(_ problems: [PictureProblem]) {
    for problem in problems { counts[problem.kind, default: 0] += 1 }
  }

  /// As `{"cutText": 2}`; `nil` where there are none.
  package var value: DataValue? {
    counts.isEmpty ? nil : .object(Dictionary(sorted.map { ($0.rawValue, .number(Double($1))) }) { $1 })
  }

  /// As `cutText: 2, missingGlyphs: 1`.
  package var text: String { sorted.map { "\($0.rawValue): \($1)" }.joined(separator: ", ") }

  private var sorted: [(PictureProblem.Kind, Int)] {
    PictureProblem.Kind.allCases.compactMap { kind in counts[kind].map { (kind, $0) } }
  }
}
