internal import CImageCodecs
import UIFoundation

/// Pixel memory that is written once, then shared by threads.
package final class PixelStorage: @unchecked Sendable {
  // Written only inside init; the memory belongs to this object.
  private let bytes: UnsafeMutableRawBufferPointer

  /// How many pixels of four bytes there are.
  package var pixelCount: Int { bytes.count / 4 }

  /// Reserves memory and fills it by the block; nil for a size that cannot be had.
  package init?(pixelCount: Int, fill: (UnsafeMutableRawBufferPointer) -> Void) {
    let (size, overflow) = pixelCount.multipliedReportingOverflow(by: 4)
    guard pixelCount > 0, !overflow, let memory = calloc(pixelCount, 4) else { return nil }
    bytes = UnsafeMutableRawBufferPointer(start: memory, count: size)
    fill(bytes)
  }

  /// Takes over memory from `malloc`; null pointers and sizes below one pixel give nil.
  package init?(adopting memory: UnsafeMutableRawPointer?, pixelCount: Int) {
    guard let memory, pixelCount > 0 else { return nil }
    bytes = UnsafeMutableRawBufferPointer(start: memory, count: pixelCount * 4)
  }

  deinit {
    free(bytes.baseAddress)
  }

  /// Reads the bytes.
  package func withUnsafeBytes<Result>(_ body: (UnsafeRawBufferPointer) throws -> Result) rethrows -> Result {
    try withExtendedLifetime(self) { try body(UnsafeRawBufferPointer(bytes)) }
  }

  /// Whether no pixel lets anything through.
  package var isOpaque: Bool {
    withUnsafeBytes { hf_pixels_are_opaque($0.baseAddress, $0.count / 4) }
  }
}
