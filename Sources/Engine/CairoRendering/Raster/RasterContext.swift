internal import CFreeType
internal import CImageCodecs
import Synchronization
import TextLayout
import UIFoundation

/// The caches and buffers for painting, kept between pictures and used by one thread at a time.
final class RasterContext {
  /// The `FT_Library`.
  private let library: OpaquePointer
  private var faces: [ObjectIdentifier: RasterFace] = [:]
  /// The pixels of the current picture.
  let pixels = PixelBuffer()
  let scaledImages = ScaledImages()
  let vectorRasters = VectorRasters()
  let shadowMasks = ShadowMasks()
  /// The `hf_png_writer`.
  let pngWriter: OpaquePointer
  private(set) var glyphBytes = 0
  /// The limits at the beginning of the current picture.
  private(set) var limits = ResourceLimits.current
  /// The cost of painting so far, in pixels of a plain fill.
  private var work: CGFloat = 0
  /// The time that vector files took so far, in seconds of the processor.
  private var vectorSeconds = 0.0

  private static let vectorSecondLimit = 10.0

  // Above this limit, all glyphs are removed, which is simpler than tracking their use. 24 MB hold about 40,000 glyphs
  // at 3x.
  private static let glyphByteLimit = 24 << 20
  private static let bufferLimit = 64 << 20

  init() throws(RenderingError) {
    var library: FT_Library?
    let status = FT_Init_FreeType(&library)
    guard status == 0, let library else {
      throw .library(name: "FreeType", reason: "initialization failed with error \(status)")
    }
    guard let writer = hf_png_writer_create() else {
      FT_Done_FreeType(library)
      throw .library(name: "PNG writer", reason: "no memory")
    }
    self.library = library
    pngWriter = writer
  }

  deinit {
    // Faces belong to the library and must be freed before it.
    faces.removeAll()
    FT_Done_FreeType(library)
    hf_png_writer_destroy(pngWriter)
  }

  /// Returns the face opened for this context; nil if FreeType cannot read it.
  func face(_ face: FontFace) -> RasterFace? {
    if let cached = faces[ObjectIdentifier(face)] { return cached }
    guard let opened = RasterFace(face, library: library) else { return nil }
    faces[ObjectIdentifier(face)] = opened
    return opened
  }

  /// Adds to the memory of cached glyphs.
  func addGlyph(bytes: Int) { glyphBytes += bytes }

  /// Adds to the cost of the picture. Returns whether the total is still within a limit.
  func spend(_ pixels: CGFloat, limit: CGFloat) -> Bool {
    work += pixels
    return work <= limit
  }

  /// Adds the time that the last vector file took. Throws if the picture's files took too much time.
  func spendVectorTime() throws(RenderingError) {
    vectorSeconds += hf_guarded_seconds()
    guard vectorSeconds <= Self.vectorSecondLimit else {
      throw .library(
        name: "vector files",
        reason: "the picture's SVG and PDF files take more than \(Int(Self.vectorSecondLimit)) seconds; simplify them")
    }
  }

  /// Resets the cost of painting and frees memory above the limits.
  func trim() {
    work = 0
    vectorSeconds = 0
    pixels.trim(to: Self.bufferLimit)
    guard glyphBytes > Self.glyphByteLimit else { return }
    faces.removeAll()
    glyphBytes = 0
  }
}

extension RasterContext {
  // A context is outside the pool while it is in use, so only one thread uses it at a time.
  private struct Pool: @unchecked Sendable {
    var free: [RasterContext] = []
  }

  private static let pool = Mutex(Pool())
  private static let poolLimit = 64

  /// Calls a block with an exclusive context: a free one of an earlier picture, or a new one.
  static func use<Result>(
    _ body: (RasterContext) throws(RenderingError) -> Result
  ) throws(RenderingError) -> Result {
    let pooled = pool.withLock { pool in Box(pool.free.popLast()) }.value
    let context: RasterContext
    if let pooled { context = pooled } else { context = try RasterContext() }
    context.limits = ResourceLimits.current
    defer {
      context.trim()
      let box = Box(context)
      pool.withLock { pool in
        if let context = box.value, pool.free.count < poolLimit { pool.free.append(context) }
      }
    }
    return try body(context)
  }

  private struct Box: @unchecked Sendable {
    let value: RasterContext?
    init(_ value: RasterContext?) { self.value = value }
  }
}
