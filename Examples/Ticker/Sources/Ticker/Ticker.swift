import TickerViews
import UIKit

/// A program that renders the package's views to a folder, in all orientations and directions.
@main
struct Ticker {
  @MainActor
  static func main() throws {
    guard CommandLine.arguments.count == 2 else {
      FileHandle.standardError.write(Data("usage: Ticker FOLDER\n".utf8))
      exit(2)
    }
    let folder = URL(fileURLWithPath: CommandLine.arguments[1], isDirectory: true)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    for sample in Sample.all {
      for variant in Variant.all {
        try render(sample, as: variant, to: folder)
      }
    }
  }

  @MainActor
  private static func render(_ sample: Sample, as variant: Variant, to folder: URL) throws {
    let clock = ContinuousClock()
    let start = clock.now
    let png = variant.pngByUIKit(sample.make(), sample.prepare)
    let duration = clock.now - start
    // `OffscreenWindow` renders the same picture in fewer lines.
    guard png == variant.pngByOffscreenWindow(sample.make(), sample.prepare) else {
      throw CocoaError(.featureUnsupported)
    }
    let file = folder.appendingPathComponent("\(sample.name)-\(variant.name).png")
    try png.write(to: file)
    let milliseconds = Double(duration.components.attoseconds) / 1e15
    print(
      String(
        format: "%@/%@  %.0f × %.0f px  %.1f KB  %.1f ms", folder.relativePath, file.lastPathComponent,
        variant.size.width * 2, variant.size.height * 2, Double(png.count) / 1000, milliseconds))
  }
}
