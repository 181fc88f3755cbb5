import Foundation
import Testing
import UIFoundation

/// The expected values are those of Darwin's manual page `atomic(3)`.
@Suite("Atomic integers of Darwin")
struct AtomicIntegerTests {
  @Test("Additions return the new value, and wrap around; a value is replaced if it is the expected one")
  func values() {
    var value: Int32 = 5

    #expect(OSAtomicIncrement32(&value) == 6 && OSAtomicDecrement32Barrier(&value) == 5)
    #expect(OSAtomicAdd32(.max, &value) == Int32.min + 4)
    #expect(!OSAtomicCompareAndSwap32(1, 2, &value) && value == Int32.min + 4)
    #expect(OSAtomicCompareAndSwap32(Int32.min + 4, 2, &value) && value == 2)
  }

  @Test("Increments on several threads are all counted")
  func threads() {
    nonisolated(unsafe) let value = UnsafeMutablePointer<Int64>.allocate(capacity: 1)
    value.initialize(to: 0)
    defer { value.deallocate() }

    DispatchQueue.concurrentPerform(iterations: 8) { _ in
      for _ in 0..<1000 { OSAtomicIncrement64(value) }
    }

    #expect(value.pointee == 8000)
  }
}
