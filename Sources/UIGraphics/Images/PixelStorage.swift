internal import CImageCodecs
import UIFoundation

/// Pixel memory that is written once and then shared by threads.
package final class PixelStorage: @unchecked Sendable {
  // Written only inside init; the memory belongs to this object.
  private let bytes: UnsafeMutableRawBufferPointer

  /// The number of pixels, four bytes each.
  package var pixelCount: Int { bytes.count / 4 }

  /// Creates storage and fills it by the block; nil if the memory cannot be allocated.
  package init?(pixelCount: Int, fill: (UnsafeMutableRawBufferPointer) -> Void) {
    let (size, overflow) = pixelCount.multipliedReportingOverflow(by: 4)
    guard pixelCount > 0, !overflow, let memory = calloc(pixelCount, 4) else { return nil }
    bytes = UnsafeMutableRawBufferPointer(start: memory, count: size)
    fill(bytes)
  }

  /// Creates storage that owns memory from `malloc`; nil for null pointers and sizes below one pixel.
  package init?(adopting memory: UnsafeMutableRawPointer?, pixelCount: Int) {
    guard let memory, pixelCount > 0 else { return nil }
    bytes = UnsafeMutableRawBufferPointer(start: memory, count: pixelCount * 4)
  }

  deinit {
    free(bytes.baseAddress)
  }

  /// Calls a block with the bytes.
  package func withUnsafeBytes<Result>(_ body: (UnsafeRawBufferPointer) throws -> Result) rethrows -> Result {
    try withExtendedLifetime(self) { try body(UnsafeRawBufferPointer(bytes)) }
  }

  /// Indicates whether every pixel is opaque.
  package var isOpaque: Bool {
    withUnsafeBytes { hf_pixels_are_opaque($0.baseAddress, $0.count / 4) }
  }
}
