import ArgumentParser
import PictureComparison

/// The options for the tolerance of comparisons.
struct ToleranceOptions: ParsableArguments {
  @Option(
    help: """
      The share of bytes that must be equal, 0 to 1; of pixels with --perceptual-precision, --threshold or \
      --ignore-antialiasing.
      """)
  var precision: Double = 1

  @Option(help: "The required similarity of colors, 1 − ΔE2000 / 100: 0.98 is about the smallest visible difference.")
  var perceptualPrecision: Double = 1

  @Option(help: ArgumentHelp("The number of pixels that may differ.", valueName: "n"))
  var maxPixels: Int?

  @Option(help: ArgumentHelp("The maximum difference of a channel, of 255, that is ignored.", valueName: "n"))
  var threshold: Int = 0

  @Flag(help: "Ignore differences of antialiased edges.")
  var ignoreAntialiasing = false

  @Flag(help: "Ignore that two PNGs with a resolution have different scales, in pixels per point.")
  var ignoreScale = false

  func validate() throws {
    for (name, value) in [("--precision", precision), ("--perceptual-precision", perceptualPrecision)] {
      guard (0...1).contains(value) else { throw ValidationError("\(name): expected a number from 0 to 1") }
    }
    guard (0...255).contains(threshold) else {
      throw ValidationError("--threshold: expected a number from 0 to 255")
    }
    guard maxPixels ?? 0 >= 0 else { throw ValidationError("--max-pixels: expected a number of at least 0") }
  }

  var tolerance: PictureTolerance {
    PictureTolerance(
      precision: precision, perceptualPrecision: perceptualPrecision, maximumDifferingPixels: maxPixels,
      channelThreshold: threshold, ignoresAntialiasing: ignoreAntialiasing, ignoresScale: ignoreScale)
  }
}
