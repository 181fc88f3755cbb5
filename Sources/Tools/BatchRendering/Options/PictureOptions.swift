import CairoRendering
import InterfaceBuilder
import LayoutDocuments
import LayoutFigures
import UIKitCore

/// The options of a picture, apart from its variant. ``PictureOption`` has a value for each.
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
  /// Reads the options of a worker's job. Throws ``RenderError``.
  @MainActor
  mutating func read(_ fields: [String: DataValue]) throws {
    for option in PictureOption.all {
      guard let value = fields[option.name], value != .null else { continue }
      do {
        try option.set(&self, value)
      } catch {
        throw WorkerJob.wrong(error.message(ofKey: option.name), suggestion: error.hint)
      }
    }
  }

  /// Sets an option, and throws an error that begins with the given name.
  package mutating func set(_ option: PictureOption, _ value: DataValue, named name: String) throws(RenderError) {
    do {
      try option.set(&self, value)
    } catch {
      throw .reported(["\(name): \(error.message)"])
    }
  }
}
