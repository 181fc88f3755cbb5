internal import CCairo
internal import CImageCodecs
import UIFoundation

/// The coverage of an area of pixels, one byte each.
final class CoverageMask {
  let area: PixelRect
  let bytes: UnsafeMutablePointer<UInt8>
  /// The number of bytes per row.
  let stride: Int

  init(area: PixelRect) throws(RenderingError) {
    let stride = (area.width + 3) & ~3
    guard !area.isEmpty, let memory = calloc(area.height, stride) else {
      throw .library(name: "Cairo", reason: "no memory for a mask of \(area.width)×\(area.height) pixels")
    }
    self.area = area
    self.stride = stride
    bytes = memory.assumingMemoryBound(to: UInt8.self)
  }

  deinit { free(bytes) }

  var byteCount: Int { area.height * stride }

  func copyAlpha(of surface: borrowing Surface) {
    guard let pixels = surface.pixels else { return }
    cairo_surface_flush(surface.handle)
    let corner = (surface.area.top - area.top) * stride + surface.area.left - area.left
    hf_extract_alpha(
      pixels, surface.stride, bytes + corner, stride, Int32(surface.area.width), Int32(surface.area.height))
  }

  func blur(deviation: Double) throws(RenderingError) {
    guard hf_blur(bytes, stride, Int32(area.width), Int32(area.height), deviation) else {
      throw .library(name: "Cairo", reason: "no memory to blur \(area.width)×\(area.height) pixels")
    }
  }

  func withSurface(_ body: (OpaquePointer) -> Void) {
    guard
      let surface = cairo_image_surface_create_for_data(
        bytes, CAIRO_FORMAT_A8, Int32(area.width), Int32(area.height), Int32(stride))
    else { return }
    defer { cairo_surface_destroy(surface) }
    if cairo_surface_status(surface) == CAIRO_STATUS_SUCCESS { body(surface) }
  }
}
