internal import CAllocationCount

/// A counter of work that does not depend on the speed of the machine.
///
/// Layout, measuring and recording create objects, lists and strings in every step, so that the number of allocations is
/// proportional to the number of steps.
package enum WorkCounter {
  /// Returns the number of allocations of this thread while the body runs.
  ///
  /// It is zero in programs with a sanitizer, which have another allocator.
  package static func count(_ body: () throws -> Void) rethrows -> Int {
    hf_begin_allocation_count()
    do {
      try body()
    } catch {
      _ = hf_end_allocation_count()
      throw error
    }
    return hf_end_allocation_count()
  }
}
