internal import CFreeType
internal import CImageCodecs
import Synchronization
import TextLayout
import UIFoundation

/// What one thread needs to paint and keeps between pictures: faces, glyphs, memory.
final class RasterContext {
  /// `FT_Library`.
  private let library: OpaquePointer
  private var faces: [ObjectIdentifier: RasterFace] = [:]
  /// The picture that is being painted.
  let pixels = PixelBuffer()
  let scaledImages = ScaledImages()
  /// `hf_png_writer`.
  let pngWriter: OpaquePointer
  private(set) var glyphBytes = 0
  /// The limits as they were when the picture was begun.
  private(set) var limits = ResourceLimits.current
  /// The work done for the picture, in pixels of a plain fill.
  private var work: CGFloat = 0

  // Beyond this the oldest use is not worth finding: everything is dropped. 24 MB are some 40,000 glyphs at 3x.
  private static let largestGlyphBytes = 24 << 20
  private static let largestKeptBuffer = 64 << 20

  init() throws(RenderingError) {
    var library: FT_Library?
    let status = FT_Init_FreeType(&library)
    guard status == 0, let library else { throw .library(name: "FreeType", reason: "cannot start (error \(status))") }
    guard let writer = hf_png_writer_create() else {
      FT_Done_FreeType(library)
      throw .library(name: "PNG writer", reason: "no memory")
    }
    self.library = library
    pngWriter = writer
  }

  deinit {
    // Faces belong to the library and must go first.
    faces.removeAll()
    FT_Done_FreeType(library)
    hf_png_writer_destroy(pngWriter)
  }

  /// The face opened for this thread; nil where FreeType cannot read it.
  func face(_ face: FontFace) -> RasterFace? {
    if let known = faces[ObjectIdentifier(face)] { return known }
    guard let opened = RasterFace(face, library: library) else { return nil }
    faces[ObjectIdentifier(face)] = opened
    return opened
  }

  /// Notes memory taken by a glyph.
  func noteGlyph(bytes: Int) { glyphBytes += bytes }

  /// Adds work for the picture; returns whether it stays within a limit.
  func spend(_ pixels: CGFloat, limit: CGFloat) -> Bool {
    work += pixels
    return work <= limit
  }

  /// Gives back what should not be kept until the next picture.
  func rest() {
    work = 0
    pixels.trim(to: Self.largestKeptBuffer)
    guard glyphBytes > Self.largestGlyphBytes else { return }
    faces.removeAll()
    glyphBytes = 0
  }
}

extension RasterContext {
  // A context is used by one thread at a time: it is out of the pool while it is in use.
  private struct Pool: @unchecked Sendable {
    var free: [RasterContext] = []
  }

  private static let pool = Mutex(Pool())
  private static let largestPool = 64

  /// Runs a block with a context of its own, reused from earlier pictures where one is free.
  static func use<Result>(
    _ body: (RasterContext) throws(RenderingError) -> Result
  ) throws(RenderingError) -> Result {
    let kept = pool.withLock { pool in Box(pool.free.popLast()) }.value
    let context: RasterContext
    if let kept { context = kept } else { context = try RasterContext() }
    context.limits = ResourceLimits.current
    defer {
      context.rest()
      let box = Box(context)
      pool.withLock { pool in
        if let context = box.value, pool.free.count < largestPool { pool.free.append(context) }
      }
    }
    return try body(context)
  }

  private struct Box: @unchecked Sendable {
    let value: RasterContext?
    init(_ value: RasterContext?) { self.value = value }
  }
}
