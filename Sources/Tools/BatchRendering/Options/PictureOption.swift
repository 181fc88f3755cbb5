import CairoRendering
import InterfaceBuilder
import LayoutDocuments
import LayoutFigures
import UIKitCore

/// An option of a picture: its name, values and explanation, declared once.
///
/// Jobs of the worker, figures of articles, the state file of a folder, the schema of jobs and the types of the Python
/// client follow from the list ``all``. A test compares it with the arguments of `headframe render`.
package struct PictureOption: Sendable {
  typealias Setter = @Sendable (inout PictureOptions, DataValue) throws(OptionError) -> Void

  /// The key in jobs of the worker.
  package let name: String
  /// The key in articles; nil if figures do not have the option.
  package var figureName: String?
  package let kind: OptionKind
  /// The explanation in the command's help.
  package let help: String
  /// The value, or nil if it is the default.
  let get: @Sendable (PictureOptions) -> DataValue?
  let set: Setter

  /// Indicates whether the picture depends on the option.
  package var affectsPicture: Bool { name != Self.force.name }
}

extension PictureOption {
  package static let only = text("only", \.only, "Draw only the view with this id.").inFigures

  package static let padding = PictureOption(
    "padding", .number(-10_000...10_000, unit: "points"), "The space around the drawing, in points.",
    get: { $0.padding == 0 ? nil : .number(Double($0.padding)) },
    set: { $0.padding = CGFloat($1) }
  ).inFigures

  package static let background = text(
    "background", \.background, "The background color, such as white, #ff8800 or systemBackground."
  ).inFigures

  package static let chrome = choice(
    "chrome", \.chrome,
    "Draw the device: bars (status bar, home indicator), screen (with round corners), device (an outline)."
  ).inFigures

  /// The names of all annotations.
  package static let annotationWords = LayoutFigure.Annotation.allCases.map(\.rawValue)

  package static let annotate = PictureOption(
    "annotate", .words(separator: ",", among: annotationWords),
    "Draw over the layout: \(annotationWords.joined(separator: ", ")); a list draws several.",
    get: { options in LayoutFigure.Annotation.allCases.filter(options.annotations.contains).map(\.rawValue) },
    set: { options, words in options.annotations.formUnion(words.compactMap { LayoutFigure.Annotation(rawValue: $0) }) }
  ).inFigures

  package static let theme = text(
    "theme", \.theme,
    "The theme of annotations: standard, print (black and white), or a theme file; the document's by default."
  ).inFigures

  package static let callouts = PictureOption(
    "callouts", .words(separator: nil, among: nil),
    "A callout beside the picture for the view with this id, with a number if it has no text; may be repeated.",
    get: { $0.callouts.map(\.words) },
    set: { options, words throws(OptionError) in
      let limit = ResourceLimits.current.callouts
      guard options.callouts.count + words.count <= limit else {
        throw OptionError(
          "\(options.callouts.count + words.count) callouts, expected at most \(limit); --limit callouts=NUMBER raises this"
        )
      }
      for word in words {
        guard let callout = Callout(word) else { throw OptionError(expected: "a view's id, or id=text", .text(word)) }
        options.callouts.append(callout)
      }
    }
  ).inFigures(as: "callout")

  package static let captions = PictureOption(
    "captions", .words(separator: "|", among: nil),
    "Draw the scenes or variants of a document side by side, each above its caption; an empty caption is their name, "
      + "and an arrow leads to one after ->.",
    get: { $0.captions },
    set: { $0.captions = $1 }
  ).inFigures

  package static let columns = PictureOption(
    "columns", .wholeNumber(1...64), "The number of columns of the pictures with --captions.",
    get: { $0.columns.map { .number(Double($0)) } },
    set: { $0.columns = Int(exactly: $1) }
  ).inFigures

  package static let legend = flag(
    "legend", \.hasLegend,
    "Explain the numbers of --annotate numbers or problems, and the lines, beside the picture."
  ).inFigures

  package static let quality = PictureOption(
    name: "quality", kind: .quality,
    help: "The quality of JPEG (85 by default) and WebP (80), 1 to 100, or lossless for WebP.",
    get: { $0.quality.map { .text($0.word) } },
    set: { options, value throws(OptionError) in
      guard let quality = value.text.flatMap({ PictureQuality($0) }) else {
        throw OptionError(expected: PictureQuality.expectation, value)
      }
      options.quality = quality
    }
  ).inFigures

  package static let svgText = choice(
    "svgText", \.svg.text,
    "The text of SVG: outlines under selectable and searchable text, text in the viewer's fonts, text in embedded "
      + "fonts, or outlines only."
  ).inFigures

  package static let title = text("title", \.svg.title, "The <title> of an SVG, which screen readers read.").inFigures

  package static let description = text("description", \.svg.description, "The <desc> of an SVG.").inFigures

  package static let adaptive = flag(
    "adaptive", \.isAdaptive,
    "Write one SVG with a light and a dark drawing; viewers show the drawing that matches their appearance.")

  package static let textMode = choice(
    "text", \.textMode,
    "The size of text in xib and storyboard files: that of the text itself, or the recorded one.")

  package static let strict = flag(
    "strict", \.isStrict,
    "Treat as errors: warnings, truncated texts, characters without a glyph, conflicts, ambiguity.")

  package static let force = flag(
    "force", \.replacesAnyFile,
    "Replace existing files that are not of the written kind; inputs are never replaced.")

  /// All options, in the order of their lists.
  package static let all = [
    only, padding, background, chrome, annotate, textMode, callouts, theme, legend, captions, columns, strict, adaptive,
    quality, svgText, title, description, force,
  ]
}

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
