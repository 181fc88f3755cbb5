internal import CImageCodecs
import UIFoundation

/// A cache of blurred shadows, kept between pictures.
///
/// A shadow depends only on the coverage of its group and on the deviation, so caching does not affect the bytes of a
/// picture. Rows of cards and pictures of a batch mostly have shadows of the same shape.
final class ShadowMasks {
  // Above this size, the cache is emptied before an addition, in bytes: some fifty cards of 350×120 points at 2x.
  private static let sizeLimit = 16 << 20

  private var masks: [Key: CoverageMask] = [:]
  private var size = 0

  /// Returns the blurred coverage of a surface, wherever its area is.
  ///
  /// It is larger by the reach, in pixels, on each side.
  func blurred(
    _ surface: borrowing Surface, reach: Int, deviation: Double
  ) throws(RenderingError) -> CoverageMask {
    let coverage = try CoverageMask(area: surface.area)
    coverage.copyAlpha(of: surface)
    let key = Key(coverage: coverage, reach: reach, deviation: deviation)
    if let cached = masks[key] { return cached }
    let mask = try CoverageMask(area: surface.area.expanded(by: reach))
    mask.copyAlpha(of: surface)
    try mask.blur(deviation: deviation)
    let added = coverage.byteCount + mask.byteCount
    if size + added > Self.sizeLimit { removeAll() }
    if added <= Self.sizeLimit {
      masks[key] = mask
      size += added
    }
    return mask
  }

  private func removeAll() {
    masks.removeAll()
    size = 0
  }
}

extension ShadowMasks {
  private struct Key: Hashable {
    let coverage: CoverageMask
    let reach: Int
    let deviation: Double

    static func == (one: Key, other: Key) -> Bool {
      one.reach == other.reach && one.deviation == other.deviation
        && one.coverage.area.width == other.coverage.area.width && one.coverage.byteCount == other.coverage.byteCount
        && memcmp(one.coverage.bytes, other.coverage.bytes, one.coverage.byteCount) == 0
    }

    func hash(into hasher: inout Hasher) {
      let digest = hf_digest(coverage.bytes, coverage.byteCount)
      hasher.combine(digest.low)
      hasher.combine(digest.high)
    }
  }
}
