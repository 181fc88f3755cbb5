internal import CCairo
internal import CImageCodecs
import UIFoundation
import UIGraphics

/// The images of a document of pages, each stored once however often it is drawn.
final class PageImages {
  /// The visible pixels of an image.
  struct Key: Hashable {
    let image: CGImage
    let area: PixelRect
  }

  // The `cairo_surface_t` of each image.
  private var surfaces: [Key: OpaquePointer] = [:]

  deinit { for surface in surfaces.values { cairo_surface_destroy(surface) } }

  /// Returns the surface of an image's area, which Cairo writes as a JPEG if the image has one.
  ///
  /// Returns nil if Cairo rejects the image, or memory is exhausted. The surface is valid as long as this object.
  func surface(_ key: Key) -> OpaquePointer? {
    if let existing = surfaces[key] { return existing }
    let (image, area) = (key.image, key.area)
    let created = image.pixels.withUnsafeBytes { bytes -> OpaquePointer? in
      guard let base = bytes.baseAddress else { return nil }
      let first = UnsafeMutableRawPointer(mutating: base) + (area.top * image.width + area.left) * 4
      return cairo_image_surface_create_for_data(
        first.assumingMemoryBound(to: UInt8.self), image.isOpaque ? CAIRO_FORMAT_RGB24 : CAIRO_FORMAT_ARGB32,
        Int32(area.width), Int32(area.height), Int32(image.width * 4))
    }
    guard let created else { return nil }
    // The pixels are read when the page is written.
    guard cairo_surface_status(created) == CAIRO_STATUS_SUCCESS, Surface.retain(image, by: created) else {
      cairo_surface_destroy(created)
      return nil
    }
    if area.width == image.width, area.height == image.height { Self.attachJPEG(of: image, to: created) }
    surfaces[key] = created
    return created
  }

  private static func attachJPEG(of image: CGImage, to surface: OpaquePointer) {
    guard let jpeg = image.photoData, let memory = malloc(jpeg.count) else { return }
    let bytes = memory.assumingMemoryBound(to: UInt8.self)
    jpeg.copyBytes(to: bytes, count: jpeg.count)
    let status = cairo_surface_set_mime_data(
      surface, CAIRO_MIME_TYPE_JPEG, bytes, UInt(jpeg.count), { free($0) }, memory)
    if status != CAIRO_STATUS_SUCCESS { free(memory) }
  }
}

extension CGImage {
  /// The image as a JPEG, if that loses nothing visible.
  ///
  /// It is the original file, or an encoding of a photo whose colors were converted.
  var photoData: Data? {
    if let jpeg { return jpeg }
    guard isPhoto, isOpaque else { return nil }
    return try? Renderer.jpeg(of: self, level: 95)
  }
}
