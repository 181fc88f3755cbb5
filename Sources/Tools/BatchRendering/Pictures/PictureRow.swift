import LayoutDocuments
import LayoutFigures
import UIKitCore

/// One picture, or several scenes or variants side by side above their captions. (Not a row of data.)
@MainActor
struct PictureRow {
  /// At least one picture; several have the same appearance and scale.
  let pictures: [PictureMaker.Picture]
  /// A caption for each picture; nil for a single picture without a caption.
  let captions: [String]?

  /// Returns one row for each appearance and scale if there are captions, otherwise one per picture.
  ///
  /// Throws ``RenderError`` unless every row has as many pictures as there are captions.
  static func rows(
    of pictures: [PictureMaker.Picture], captions: [String], input: String
  ) throws(RenderError) -> [PictureRow] {
    guard !captions.isEmpty else { return pictures.map { PictureRow(pictures: [$0], captions: nil) } }
    var rows: [[PictureMaker.Picture]] = []
    for picture in pictures {
      let same = rows.firstIndex {
        $0.first?.variant.appearance == picture.variant.appearance && $0.first?.variant.scale == picture.variant.scale
      }
      if let same { rows[same].append(picture) } else { rows.append([picture]) }
    }
    if let wrong = rows.first(where: { $0.count != captions.count }) {
      throw .reported([
        "\(input): error: expected as many captions as pictures (\(wrong.count)), found \(captions.count)"
      ])
    }
    return rows.map { PictureRow(pictures: $0, captions: captions) }
  }

  /// The first picture. All pictures have its appearance and scale.
  var first: PictureMaker.Picture? { pictures.first }

  /// Adds the scenes and variants of the pictures to a job.
  func add(to job: inout RenderJob) {
    guard let first else { return }
    job.scene = captions == nil ? first.scene : nil
    job.axes = first.axes
    guard let captions else { return }
    job.panels = zip(captions, pictures).map { caption, picture in
      // An empty caption becomes the name of the scene and variant.
      let name = [picture.scene, picture.variant.name].compactMap { $0 }.joined(separator: " ")
      let isUnnamed = caption.isEmpty || caption == FigureRow.arrowMark
      let words = caption.isEmpty ? name : isUnnamed ? "\(caption) \(name)" : caption
      return RenderJob.Panel(caption: words, scene: picture.scene, axes: picture.axes)
    }
  }
}

extension PictureMaker {
  /// Returns the captions of the options, or else the document's own if there are several pictures.
  func captions(
    of reference: DocumentReference, _ pictures: [Picture], _ options: PictureOptions
  ) throws -> [String] {
    if !options.captions.isEmpty || reference.isInterface { return options.captions }
    let documentCaptions = try document(reference).captions
    let firstRow = pictures.filter {
      $0.variant.appearance == pictures.first?.variant.appearance && $0.variant.scale == pictures.first?.variant.scale
    }
    return firstRow.count > 1 ? documentCaptions : []
  }

  /// Records the panels of a job side by side; returns nil for a job without panels.
  func recordRow(_ job: RenderJob) throws -> RecordedPicture? {
    let start = ContinuousClock().now
    let panels = try job.panels.map { panel in
      var part = job
      (part.panels, part.scene, part.axes) = ([], panel.scene, panel.axes)
      return (job: part, scene: try layOut(part))
    }
    let parts = try record(panels, since: start)
    guard let first = parts.first else { return nil }
    let documentColumns = try job.document.isInterface ? nil : document(job.document).columns
    let columns = job.options.columns ?? documentColumns
    let background = try job.options.background.map { try PictureFrame.color($0) }
    func row(_ appearance: UIUserInterfaceStyle, _ list: (RecordedPicture) -> DisplayList) -> DisplayList {
      let cells = zip(job.panels, parts).map {
        FigureRow.Cell(caption: $0.caption, list: list($1), scene: $1.sceneBounds)
      }
      let paper = background?.resolvedColor(with: UITraitCollection(userInterfaceStyle: appearance)).rgba
      return FigureRow(cells, appearance: appearance, paper: paper, columns: columns, key: first.key).displayList
    }
    var picture = RecordedPicture(
      job: job, scale: first.scale, list: row(first.appearance, \.list), appearance: first.appearance,
      warnings: parts.flatMap(\.warnings), files: parts.reduce(FileInputs()) { $0.merging($1.files) },
      layoutTime: first.layoutTime, policy: first.policy)
    if first.dark != nil { picture.dark = row(.dark) { $0.dark ?? $0.list } }
    return picture
  }
}
