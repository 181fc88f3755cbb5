import LayoutDocuments

/// The identity of a picture in reports.
package struct PictureSubject: Sendable, Hashable {
  /// The path of the file, or a substitute if the picture could not be named.
  package var name: String
  package var row: RowLabel?

  /// The name, with the row's location if the name does not contain it.
  package var text: String {
    guard let row, row.text != name else { return name }
    return "\(name) (\(row.text))"
  }

  /// The row in JSON: `row`, `place` and `id`.
  package var rowFields: [String: DataValue] {
    guard let row else { return [:] }
    var fields: [String: DataValue] = ["row": .number(Double(row.number))]
    if let place = row.place { fields["place"] = .text(place) }
    if let id = row.id { fields["id"] = .text(id) }
    return fields
  }
}

/// The outcome of a picture and its journal entry.
package struct PictureResult: Sendable {
  package enum Outcome: Sendable {
    case rendered(WrittenPicture)
    /// An up-to-date picture, with the warnings of the run that rendered it.
    case upToDate([PictureProblem])
    case failed([PictureProblem])
  }

  package let subject: PictureSubject
  package let outcome: Outcome
  let entry: RenderJournal.Entry?

  init(_ subject: PictureSubject, _ outcome: Outcome, _ entry: RenderJournal.Entry? = nil) {
    self.subject = subject
    self.outcome = outcome
    self.entry = entry
  }

  var isFailure: Bool { if case .failed = outcome { true } else { false } }
}
