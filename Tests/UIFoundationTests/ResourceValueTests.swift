import Foundation
import Testing
import UIFoundation

@Suite("Values of resources")
struct ResourceValueTests {
  @Test("The available capacities of a volume are those that Foundation has for it")
  func capacities() throws {
    let keys: Set<URLResourceKey> = [.volumeAvailableCapacityForImportantUsageKey]
    let values = try URL(fileURLWithPath: "/").resourceValuesWithCapacities(forKeys: keys)

    let available = try #require(values.volumeAvailableCapacityForImportantUsage)
    #expect(available > 0 && available == values.volumeAvailableCapacity.map(Int64.init))
  }

  @Test("URLs of Objective-C have the capacities too, beside other values")
  func capacitiesOfObjects() throws {
    let values = try NSURL(fileURLWithPath: "/").resourceValuesWithCapacities(
      forKeys: [.volumeAvailableCapacityForOpportunisticUsageKey, .isDirectoryKey])

    #expect(values[.isDirectoryKey] as? Bool == true)
    #expect(try #require(values[.volumeAvailableCapacityForOpportunisticUsageKey] as? Int) > 0)
  }
}
