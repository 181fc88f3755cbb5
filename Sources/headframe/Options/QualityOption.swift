import ArgumentParser
import CairoRendering

/// The quality of JPEG and WebP.
struct QualityOption: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      "How much detail JPEG (85 by default) and WebP (80) keep, 1 to 100; lossless for a WebP of every pixel.",
      valueName: "number|lossless"))
  var quality: String?

  func validate() throws {
    guard let quality, value == nil else { return }
    throw ValidationError("--quality: expected \(PictureQuality.expectation), found \"\(quality)\"")
  }

  /// The quality; nil for each format's own default.
  var value: PictureQuality? { quality.flatMap { PictureQuality($0) } }
}
