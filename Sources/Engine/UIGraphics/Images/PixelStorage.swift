internal import CImageCodecs
import UIFoundation

/// The memory of an image's pixels. It is immutable after initialization.
package final class PixelStorage: @unchecked Sendable {
  // Unchecked because of the pointer. The memory is written only in `init` and freed in `deinit`.
  private let bytes: UnsafeMutableRawBufferPointer

  /// The number of pixels, four bytes each.
  package var pixelCount: Int { bytes.count / 4 }

  /// Creates storage and fills it with a closure; nil for no pixels, or if the allocation fails.
  package init?(pixelCount: Int, fill: (UnsafeMutableRawBufferPointer) -> Void) {
    let (size, overflow) = pixelCount.multipliedReportingOverflow(by: 4)
    guard pixelCount > 0, !overflow, let memory = calloc(pixelCount, 4) else { return nil }
    bytes = UnsafeMutableRawBufferPointer(start: memory, count: size)
    fill(bytes)
  }

  /// Creates storage that takes ownership of memory from `malloc`; nil for a null pointer or no pixels.
  package init?(adopting memory: UnsafeMutableRawPointer?, pixelCount: Int) {
    guard let memory, pixelCount > 0 else { return nil }
    bytes = UnsafeMutableRawBufferPointer(start: memory, count: pixelCount * 4)
  }

  deinit {
    free(bytes.baseAddress)
  }

  /// Calls a closure with the bytes.
  package func withUnsafeBytes<Result>(_ body: (UnsafeRawBufferPointer) throws -> Result) rethrows -> Result {
    try withExtendedLifetime(self) { try body(UnsafeRawBufferPointer(bytes)) }
  }

  package var isOpaque: Bool {
    withUnsafeBytes { hf_pixels_are_opaque($0.baseAddress, $0.count / 4) }
  }
}
