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
