import CairoRendering
import InterfaceBuilder
import LayoutFigures
import UIKitCore

/// A self-contained description of one picture: any process can render it.
package struct RenderJob: Sendable, Hashable {
  package var document: DocumentReference
  /// The name of a scene, or an object id in an Interface Builder document; `nil` for the only scene.
  package var scene: String?
  /// The variant, with at most one value on each axis.
  package var axes: VariantAxes
  package var row: DataRow?
  package var options: PictureOptions
  package var format: PictureFormat
  /// The path of the file, or the name of a picture that is returned as bytes.
  package var path: String
  package var destination: Destination
  /// The pictures side by side, each above its caption; empty for a single picture.
  package var panels: [Panel] = []

  /// One of several pictures side by side.
  package struct Panel: Sendable, Hashable {
    let caption: String
    let scene: String?
    let axes: VariantAxes
  }

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

  /// The destination of a picture.
  package enum Destination: Sendable, Hashable {
    case file
    case bytes
  }
}

extension RenderJob {
  /// The caption: the picture's name without folder and extension.
  package var caption: String {
    let name = path.split(separator: "/").last.map(String.init) ?? path
    guard let dot = name.lastIndex(of: "."), PictureFormat(word: String(name[dot...].dropFirst())) == format else {
      return name
    }
    return String(name[..<dot])
  }

  /// The name of the document with the row, such as `card.yaml (rows.csv:17)`.
  var inputName: String { document.name + rowSuffix }

  /// Returns the given location, or else the document, followed by the job's scene and row, if any.
  func label(_ place: String?) -> String { (place ?? document.name) + (scene.map { " \($0)" } ?? "") + rowSuffix }

  private var rowSuffix: String { row.map { " (\($0.label.text))" } ?? "" }
}

/// A document, given by its path or its text.
package enum DocumentReference: Sendable, Hashable {
  case file(String)
  /// A named text. Its relative paths are resolved against a folder.
  case text(String, name: String, folder: String)

  /// The file extensions of layout documents and Interface Builder documents.
  package static let pathExtensions = ["yaml", "yml", "json", "xib", "storyboard"]

  /// The name of the document in messages.
  package var name: String {
    switch self {
    case .file(let path): path
    case .text(_, let name, _): name
    }
  }

  /// Indicates whether the document is a xib or a storyboard.
  package var isInterface: Bool {
    // A URL of a file would ask the file system, for each row of a batch.
    guard let file = name.split(separator: "/").last else { return false }
    return [".xib", ".storyboard"].contains { file.hasSuffix($0) && file.utf8.count > $0.utf8.count }
  }
}

/// The options of a picture, apart from its variant.
package struct PictureOptions: Sendable, Hashable {
  /// The id of the only view to draw; nil draws the whole scene.
  package var only: String?
  /// The space around the drawing, in points.
  package var padding: CGFloat = 0
  /// The background color in the notation of documents; `nil` is transparent.
  package var background: String?
  /// The device chrome around the screen; nil leaves the choice to the document.
  package var chrome: DeviceChrome?
  /// The annotations drawn over the layout.
  package var annotations: Set<LayoutFigure.Annotation> = []
  /// The name or the file of the theme of annotations; nil for the document's.
  package var theme: String?
  /// The callouts next to the picture, with lines to their views.
  package var callouts: [Callout] = []
  /// Indicates whether a legend explains numbers of annotations, and the lines of `constraints`.
  package var hasLegend = false
  /// The captions of several scenes or variants side by side; empty for separate pictures.
  ///
  /// An empty caption becomes the name of the scene and variant.
  package var captions: [String] = []
  /// The number of columns of these pictures; nil for the document's, or else as many as fit the page.
  package var columns: Int?
  /// The options of SVG output.
  package var svg = SVGOptions()
  /// The quality of JPEG and WebP; nil for the format's default.
  package var quality: PictureQuality?
  /// Indicates whether an SVG contains the light and the dark drawing. Viewers show the matching one.
  package var isAdaptive = false
  /// Indicates whether warnings, conflicts and ambiguity are errors.
  package var isStrict = false
  /// The sizes of text in Interface Builder documents: measured (`own`), or as recorded in the document.
  package var textMode = InterfaceOptions.TextMode.own
  /// Indicates whether an existing file of another format is replaced.
  package var replacesAnyFile = false

  package init() {}

  /// Indicates whether the options add annotations or callouts. Documents can have further callouts.
  var isAnnotated: Bool { !annotations.isEmpty || !callouts.isEmpty }
}

extension PictureOptions {
  /// Returns the captions in a string such as `Before|After`.
  package static func captions(_ text: String) -> [String] {
    text.split(separator: "|", omittingEmptySubsequences: false).map { $0.trimmingCharacters(in: .whitespaces) }
  }

  /// The names of all annotations.
  package static let annotationWords = LayoutFigure.Annotation.allCases.map(\.rawValue)

  /// Returns a number of columns. Throws ``RenderError``.
  package static func columns(_ number: Double?) throws(RenderError) -> Int {
    guard let number, columnCounts.contains(number), let count = Int(exactly: number) else {
      throw .reported(["columns: expected a whole number from 1 to \(Int(columnCounts.upperBound))"])
    }
    return count
  }

  private static let columnCounts: ClosedRange<Double> = 1...64

  /// Parses names of annotations. Throws ``RenderError``.
  package static func annotations(_ words: [String]) throws(RenderError) -> Set<LayoutFigure.Annotation> {
    var annotations: Set<LayoutFigure.Annotation> = []
    for word in words {
      guard let annotation = LayoutFigure.Annotation(rawValue: word) else {
        let choices = annotationWords
        let hint = Spelling.nearest(to: word, among: choices).map { "; did you mean \"\($0)\"?" } ?? ""
        throw .reported(["annotate: expected one of \(choices.joined(separator: ", ")), found \"\(word)\"\(hint)"])
      }
      annotations.insert(annotation)
    }
    return annotations
  }
}
