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
}
