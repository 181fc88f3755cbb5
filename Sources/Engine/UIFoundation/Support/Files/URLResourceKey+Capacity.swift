public import Foundation

extension URLResourceKey {
  public static let volumeAvailableCapacityForImportantUsageKey = URLResourceKey(
    rawValue: "NSURLVolumeAvailableCapacityForImportantUsageKey")
  public static let volumeAvailableCapacityForOpportunisticUsageKey = URLResourceKey(
    rawValue: "NSURLVolumeAvailableCapacityForOpportunisticUsageKey")

  /// The keys of this package, whose values are the available capacity.
  fileprivate static let capacities: Set<URLResourceKey> = [
    .volumeAvailableCapacityForImportantUsageKey, .volumeAvailableCapacityForOpportunisticUsageKey,
  ]
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
    let hasOwn = !keys.isDisjoint(with: URLResourceKey.capacities)
    return try resourceValues(forKeys: hasOwn ? keys.union([.volumeAvailableCapacityKey]) : keys)
  }
}

extension NSURL {
  /// Returns values of the resource, with the available capacity for the keys of this package.
  ///
  /// `headframe swift` calls this function in place of `resourceValues(forKeys:)`.
  public func resourceValuesWithCapacities(forKeys keys: [URLResourceKey]) throws -> [URLResourceKey: Any] {
    var values = try resourceValues(forKeys: keys.filter { !URLResourceKey.capacities.contains($0) })
    let capacities = keys.filter { URLResourceKey.capacities.contains($0) }
    if capacities.isEmpty { return values }
    let capacity = try resourceValues(forKeys: [.volumeAvailableCapacityKey])[.volumeAvailableCapacityKey]
    for key in capacities { values[key] = capacity }
    return values
  }
}
