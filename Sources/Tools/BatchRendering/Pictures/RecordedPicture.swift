import CairoRendering
import LayoutFigures
import UIKitCore

/// A recorded but not yet painted picture. Any thread can paint it.
package struct RecordedPicture: Sendable {
  package let job: RenderJob
  /// The scale, in pixels per point.
  let scale: CGFloat
  package internal(set) var list: DisplayList
  /// The bounds of the scene or its visible part, in the coordinate space of the display list.
  ///
  /// They exclude padding and the space for annotations around the scene.
  var sceneBounds: CGRect
  /// The meanings of lines and signs that the panels of a sheet share; nil for none.
  var key: FigureKey?
  /// The dark drawing of an adaptive SVG.
  var dark: DisplayList?
  /// The pages of a PDF after the first one.
  package var furtherPages: [DisplayList] = []
  /// The margins of all pages of a PDF; nil for pages that are not cut.
  package var printMargins: PrintMargins?
  package let appearance: UIUserInterfaceStyle
  package let warnings: [PictureProblem]
  let files: FileInputs
  let layoutTime: Duration
  /// The rules for replacing existing files. Writing also protects the picture's inputs.
  var policy: OutputPolicy

  init(
    job: RenderJob, scale: CGFloat, list: DisplayList, appearance: UIUserInterfaceStyle, warnings: [PictureProblem],
    files: FileInputs, layoutTime: Duration, policy: OutputPolicy
  ) {
    self.job = job
    self.scale = scale
    self.list = list
    sceneBounds = list.bounds
    self.appearance = appearance
    self.warnings = warnings
    self.files = files
    self.layoutTime = layoutTime
    self.policy = policy
  }

  /// Creates a picture from a composed drawing. Without a path, `write` returns its bytes.
  package init(
    sheet: DisplayList, scale: CGFloat, format: PictureFormat, path: String?, options: PictureOptions,
    policy: OutputPolicy
  ) {
    let job = RenderJob(
      document: .text("", name: path ?? "contact sheet", folder: "."), axes: VariantAxes(), options: options,
      format: format, path: path ?? "", destination: path == nil ? .bytes : .file)
    self.init(
      job: job, scale: scale, list: sheet, appearance: .light, warnings: [], files: FileInputs(), layoutTime: .zero,
      policy: policy)
  }

  /// Paints and writes the picture. On failure, throws ``RenderError``; an existing file is then unchanged.
  package func write(hasDigest: Bool = true) throws(RenderError) -> WrittenPicture {
    let start = ContinuousClock.now
    let renderer = Renderer(scale: scale)
    let picture: Result<WrittenPicture, RenderError>
    do {
      let size = try renderer.pixelSize(of: list)
      picture = try job.format.withEncoded(
        list, dark: dark, furtherPages: furtherPages, printMargins: printMargins, job.options, with: renderer
      ) { bytes in
        Result { () throws(RenderError) in try write(bytes, size, start, hasDigest: hasDigest) }
      }
    } catch {
      throw RenderError.cannotPaint(input: job.inputName, reason: "\(error)")
    }
    return try picture.get()
  }

  /// Writes the encoded picture. `start` is the time at which painting began.
  private func write(
    _ bytes: UnsafeRawBufferPointer, _ size: (width: Int, height: Int), _ start: ContinuousClock.Instant,
    hasDigest: Bool
  ) throws(RenderError) -> WrittenPicture {
    let painted = ContinuousClock.now
    if job.destination == .file { try OutputFolders.shared.write(bytes, to: job.path, outputPolicy) }
    let hasPixels = job.format.hasPixels
    return WrittenPicture(
      path: job.path, format: job.format, byteCount: bytes.count, digest: hasDigest ? Digest(bytes) : nil,
      width: hasPixels ? CGFloat(size.width) : list.bounds.width,
      height: hasPixels ? CGFloat(size.height) : list.bounds.height,
      data: job.destination == .bytes ? Data(bytes) : nil,
      times: PictureTimes(layout: layoutTime, painting: painted - start, writing: .now - painted),
      warnings: warnings, files: files.read, missingFiles: files.missing)
  }
}

extension RecordedPicture {
  /// The policy for this picture's file. It protects the picture's inputs and, by default, files of other formats.
  private var outputPolicy: OutputPolicy {
    var policy = policy.protecting(files.read)
    if case .file(let path) = job.document { policy.protect(path) }
    if !job.options.replacesAnyFile { policy.replaced = job.format.signature }
    return policy
  }
}

extension PictureFormat {
  /// The signature at the beginning of files of the format; nil for raw bytes.
  var signature: FileSignature? {
    switch self {
    case .png: .png
    case .jpg: FileSignature(name: "JPEG picture", beginnings: [[0xFF, 0xD8, 0xFF]])
    case .webp: FileSignature(name: "WebP picture", beginnings: [Array("RIFF".utf8)])
    case .svg: FileSignature(name: "picture in SVG", beginnings: ["<svg", "<?xml"].map { Array($0.utf8) })
    case .pdf: FileSignature(name: "PDF document", beginnings: [Array("%PDF-".utf8)])
    case .json: FileSignature(name: "drawing in JSON", beginnings: [Array("{\"bounds\"".utf8)])
    case .txt: FileSignature(name: "drawing as text", beginnings: [Array("bounds ".utf8)])
    case .rgba: nil
    }
  }
}

/// The durations of the steps of rendering a picture, without waiting for other pictures.
package struct PictureTimes: Sendable, Hashable {
  /// The duration from the document to the recorded drawing.
  package var layout: Duration
  /// The duration from the drawing to the encoded bytes.
  package var painting: Duration
  package var writing: Duration

  package var total: Duration { layout + painting + writing }
}

/// A picture that was written to its file, or is returned as bytes.
package struct WrittenPicture: Sendable {
  package var path: String
  package var format: PictureFormat
  package var byteCount: Int
  /// The digest of the file's bytes; nil if not requested.
  package var digest: Digest?
  /// The width, in pixels, or in points for formats without pixels.
  package var width: CGFloat
  package var height: CGFloat
  /// The bytes of a picture without a file.
  package var data: Data?
  package var times: PictureTimes
  package var warnings: [PictureProblem]
  /// The files that were read, apart from the document.
  package var files: [String]
  /// The files that were searched for and not found. If one is added, the picture may change.
  package var missingFiles: [String]

  /// The path, size and time on one line.
  package var summary: String {
    let unit = format.hasPixels ? "px" : "pt"
    return String(
      format: "%@  %@ × %@ %@  %.1f KB  %.1f ms", path, width.asWritten, height.asWritten, unit,
      Double(byteCount) / 1000, times.total.milliseconds)
  }
}

extension Duration {
  package var milliseconds: Double {
    Double(components.seconds) * 1e3 + Double(components.attoseconds) / 1e15
  }
}
