import ArgumentParser
import BatchRendering
import CairoRendering

/// The options for encoding pictures.
struct EncodingOptions: ParsableArguments {
  @Option(help: ArgumentHelp(.quality, valueName: "number|lossless"))
  var quality: String?

  @Option(help: ArgumentHelp(.svgText))
  var svgText: SVGOptions.Text = .selectableOutlines

  func validate() throws {
    guard let quality, pictureQuality == nil else { return }
    throw ValidationError("--quality: expected \(PictureQuality.expectation), found \"\(quality)\"")
  }

  /// The quality; nil for each format's default.
  var pictureQuality: PictureQuality? { quality.flatMap { PictureQuality($0) } }

  /// Throws a usage error for an option that none of the formats has.
  func check(_ formats: [PictureFormat]) throws {
    if svgText != .selectableOutlines { try SVGArguments.requireSVG(formats, for: "--svg-text") }
    if let problem = PictureFormat.problem(of: pictureQuality, for: formats) {
      throw ValidationError("--quality \(problem); write a .jpg or .webp file, or pass --format webp")
    }
  }
}

extension SVGOptions.Text: ExpressibleByArgument {}
