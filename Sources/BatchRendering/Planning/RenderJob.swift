import CairoRendering
import LayoutDocuments
import LayoutFigures
import UIKitCore

/// One picture to make, told so completely that any process can make it.
package struct RenderJob: Sendable, Hashable {
  package var document: DocumentReference
  /// The name of a document's scene, or an object id in an Interface Builder document; `nil` for the only one.
  package var scene: String?
  /// At most one value on each axis.
  package var axes: VariantAxes
  package var row: DataRow?
  package var options: PictureOptions
  package var format: PictureFormat
  /// The file, or what stands for its name where the bytes are handed back.
  package var path: String
  package var destination: Destination

  /// A scene of a document with nothing left to vary.
  package init(
    document: DocumentReference, scene: String? = nil, axes: VariantAxes, row: DataRow? = nil,
    options: PictureOptions, format: PictureFormat, path: String, destination: Destination
  ) {
    self.document = document
    self.scene = scene
    self.axes = axes
    self.row = row
    self.options = options
    self.format = format
    self.path = path
    self.destination = destination
  }

  /// Where a picture goes.
  package enum Destination: Sendable, Hashable {
    case file
    case bytes
  }
}

extension RenderJob {
  /// What tells the picture from its siblings: its name without folder and ending.
  package var caption: String {
    let name = path.split(separator: "/").last.map(String.init) ?? path
    guard let dot = name.lastIndex(of: "."), PictureFormat(word: String(name[dot...].dropFirst())) == format else {
      return name
    }
    return String(name[..<dot])
  }

  /// The document and the row: `card.yaml (rows.csv:17)`.
  var inputName: String { document.name + rowSuffix }

  /// The place in the document, or else the document, with scene and row where there are several.
  func label(_ place: String?) -> String { (place ?? document.name) + (scene.map { " \($0)" } ?? "") + rowSuffix }

  private var rowSuffix: String { row.map { " (\($0.label.text))" } ?? "" }
}

/// Which document, by path or by its text.
package enum DocumentReference: Sendable, Hashable {
  case file(String)
  /// A text under a name, whose relative paths start from a folder.
  case text(String, name: String, folder: String)

  /// What messages call the document.
  package var name: String {
    switch self {
    case .file(let path): path
    case .text(_, let name, _): name
    }
  }

  /// Whether this is a xib or a storyboard.
  package var isInterface: Bool {
    let type = URL(fileURLWithPath: name).pathExtension
    return type == "xib" || type == "storyboard"
  }
}

/// What a picture shows of its scene, beside the variant.
package struct PictureOptions: Sendable, Hashable {
  /// The id of the only view that is drawn.
  package var only: String?
  /// Space around what is drawn, in points.
  package var padding: CGFloat = 0
  /// What is painted behind, as documents write colours; nothing where it is `nil`.
  package var background: String?
  /// The parts of the device that are shown around the screen; nil leaves it to the document.
  package var chrome: DeviceChrome?
  /// What is drawn over the layout.
  package var annotations: Set<LayoutFigure.Annotation> = []
  /// What stands beside the picture, with lines to views.
  package var callouts: [Callout] = []
  /// Explains the numbers of the annotation `numbers` beside the picture.
  package var hasLegend = false
  /// How SVGs are written.
  package var svg = SVGOptions()
  /// How much detail JPEG and WebP keep; nil for the format's own default.
  package var quality: PictureQuality?
  /// Whether an SVG has the drawing for light and for dark ground, of which viewers show one.
  package var isAdaptive = false
  /// Whether what is only suspicious is a failure: warnings, conflicts, ambiguity.
  package var isStrict = false
  /// Whether Interface Builder documents take text sizes from what was recorded in them.
  package var usesRecordedText = false
  /// Indicates whether an existing file that is no picture of the format is replaced.
  package var replacesAnyFile = false

  package init() {}
}

extension PictureOptions {
  /// The words that name annotations.
  package static let annotationWords = LayoutFigure.Annotation.allCases.map(\.rawValue)

  /// Reads the words that name annotations; throws ``RenderError``.
  package static func annotations(_ words: [String]) throws(RenderError) -> Set<LayoutFigure.Annotation> {
    var annotations: Set<LayoutFigure.Annotation> = []
    for word in words {
      guard let annotation = LayoutFigure.Annotation(rawValue: word) else {
        let known = annotationWords
        let hint = Spelling.nearest(to: word, among: known).map { "; did you mean \"\($0)\"?" } ?? ""
        throw .reported(["annotate: expected one of \(known.joined(separator: ", ")), found \"\(word)\"\(hint)"])
      }
      annotations.insert(annotation)
    }
    return annotations
  }
}
