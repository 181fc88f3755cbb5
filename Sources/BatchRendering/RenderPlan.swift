import LayoutDocuments
import UIKitCore

/// Every picture of a run, named before the first is made.
@MainActor
package struct RenderPlan {
  /// In the order in which they were added.
  package private(set) var jobs: [RenderJob] = []
  private let pattern: OutputPattern
  private let format: PictureFormat
  private var inputByPath: [String: String] = [:]

  /// A plan without pictures.
  package init(pattern: OutputPattern, format: PictureFormat) {
    self.pattern = pattern
    self.format = format
  }

  /// Adds every scene of a document in its variants; throws where two pictures would have one name.
  package mutating func add(_ document: LayoutDocument, axes: VariantAxes, row: DataRow? = nil) throws {
    for scene in document.scenes {
      for variant in scene.axes.overridden(by: axes).variants {
        try add(input: document.source.name, scene: scene.name, variant: variant, row: row) {
          let presented = try Self.presented(scene, of: document, as: variant, row)
          return (presented.displayList, presented.warnings)
        }
      }
    }
  }

  private static func presented(
    _ scene: SceneDescription, of document: LayoutDocument, as variant: Variant, _ row: DataRow?
  ) throws -> PresentedScene {
    do {
      return try PresentedScene(scene, of: document, as: variant, row: row?.values)
    } catch var errors as DocumentErrors {
      // The place is the document's; which of the rows did not fit it must be told too.
      if let row {
        for index in errors.diagnostics.indices { errors.diagnostics[index].message += " (row \(row.number))" }
      }
      throw errors
    }
  }

  /// Adds one picture, recorded when its turn comes; throws where another has its name.
  package mutating func add(
    input: String, scene: String?, variant: Variant, row: DataRow? = nil,
    record: @escaping @MainActor () throws -> (list: DisplayList, warnings: [DocumentDiagnostic])
  ) throws {
    let path = try pattern.path { value(of: $0, input, scene, variant, row) }
    let key = URL(fileURLWithPath: path).standardizedFileURL.path
    if let first = inputByPath.updateValue(input, forKey: key) {
      throw RenderError.sameName(path: path, first: first, second: input)
    }
    jobs.append(RenderJob(input: input, path: path, scale: variant.scale, format: format, record: record))
  }

  private func value(
    of field: String, _ input: String, _ scene: String?, _ variant: Variant, _ row: DataRow?
  ) -> String? {
    switch field {
    case "stem": URL(fileURLWithPath: input).deletingPathExtension().lastPathComponent
    case "scene": scene
    case "device": variant.distinction.device
    case "orientation": variant.distinction.orientation
    case "direction": variant.distinction.direction
    case "contentSize": variant.distinction.contentSize
    case "locale": variant.distinction.locale
    case "appearance": variant.distinction.appearance
    case "scale": variant.distinction.scale
    case "n": row.map { String($0.number) }
    case "format": format.rawValue
    default: field.hasPrefix("row.") ? row?.values[String(field.dropFirst(4))]?.text : nil
    }
  }
}
