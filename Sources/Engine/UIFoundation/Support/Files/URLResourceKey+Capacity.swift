public import Foundation

extension URLResourceKey {
  public static let volumeAvailableCapacityForImportantUsageKey = URLResourceKey(
    rawValue: "NSURLVolumeAvailableCapacityForImportantUsageKey")
  public static let volumeAvailableCapacityForOpportunisticUsageKey = URLResourceKey(
    rawValue: "NSURLVolumeAvailableCapacityForOpportunisticUsageKey")
}

extension URLResourceValues {
  /// Returns the available capacity, in bytes, since nothing is purged on Linux.
  public var volumeAvailableCapacityForImportantUsage: Int64? { volumeAvailableCapacity.map(Int64.init) }

  /// Returns the available capacity, in bytes, since nothing is purged on Linux.
  public var volumeAvailableCapacityForOpportunisticUsage: Int64? { volumeAvailableCapacity.map(Int64.init) }
}

extension URL {
  /// Returns values of the resource, with the available capacity for the keys of this package.
  ///
  /// `headframe swift` calls this function in place of `resourceValues(forKeys:)`, which ignores such keys.
  public func resourceValuesWithCapacities(forKeys keys: Set<URLResourceKey>) throws -> URLResourceValues {
    let own: Set<URLResourceKey> = [
      .volumeAvailableCapacityForImportantUsageKey, .volumeAvailableCapacityForOpportunisticUsageKey,
    ]
    return try resourceValues(forKeys: keys.isDisjoint(with: own) ? keys : keys.union([.volumeAvailableCapacityKey]))
  }
}
