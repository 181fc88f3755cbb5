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

extension NSURL {
  /// Returns values of the resource, with the available capacity for the keys of this package.
  ///
  /// `headframe swift` calls this function in place of `resourceValues(forKeys:)`.
  public func resourceValuesWithCapacities(forKeys keys: [URLResourceKey]) throws -> [URLResourceKey: Any] {
    let own: [URLResourceKey] = [
      .volumeAvailableCapacityForImportantUsageKey, .volumeAvailableCapacityForOpportunisticUsageKey,
    ]
    var values = try resourceValues(forKeys: keys.filter { !own.contains($0) })
    let capacities = keys.filter { own.contains($0) }
    if capacities.isEmpty { return values }
    let capacity = try resourceValues(forKeys: [.volumeAvailableCapacityKey])[.volumeAvailableCapacityKey]
    for key in capacities { values[key] = capacity }
    return values
  }
}
