import LayoutDocuments
import UIKitCore

/// Every picture of a run, named before the first is made.
package struct RenderPlan: Sendable {
  /// In the order of the documents, their scenes and variants.
  package let jobs: [RenderJob]

  /// Names what the documents' scenes and variants will become; throws where two would have one name.
  package init(
    documents: [LayoutDocument], axes: VariantAxes, pattern: OutputPattern, format: PictureFormat
  ) throws {
    var jobs: [RenderJob] = []
    var inputByPath: [String: String] = [:]
    for document in documents {
      for scene in document.scenes {
        for variant in scene.axes.overridden(by: axes).variants {
          let path = try pattern.path { field in
            Self.value(field, document, scene, variant, format)
          }
          let key = URL(fileURLWithPath: path).standardizedFileURL.path
          if let first = inputByPath.updateValue(document.source.name, forKey: key) {
            throw RenderError.sameName(path: path, first: first, second: document.source.name)
          }
          jobs.append(
            RenderJob(
              document: document, scene: scene, variant: variant, row: nil, path: path, format: format))
        }
      }
    }
    self.jobs = jobs
  }

  private static func value(
    _ field: String, _ document: LayoutDocument, _ scene: SceneDescription, _ variant: Variant,
    _ format: PictureFormat
  ) -> String? {
    switch field {
    case "stem": URL(fileURLWithPath: document.source.name).deletingPathExtension().lastPathComponent
    case "scene": scene.name
    case "device": variant.distinction.device
    case "orientation": variant.distinction.orientation
    case "direction": variant.distinction.direction
    case "contentSize": variant.distinction.contentSize
    case "locale": variant.distinction.locale
    case "appearance": variant.distinction.appearance
    case "scale": variant.distinction.scale
    case "format": format.rawValue
    default: nil
    }
  }
}
