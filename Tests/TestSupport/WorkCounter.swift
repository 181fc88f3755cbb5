internal import Glibc

/// A counter of work that does not depend on the speed of the machine.
///
/// It counts the objects that the calling thread creates and the references that it takes. Almost every call of a
/// debug build takes one, so that the count is proportional to the number of calls.
package enum WorkCounter {
  /// Returns the number of created objects and taken references while the body runs.
  package static func count(_ body: () throws -> Void) throws -> Int {
    guard install() else { throw Unavailable() }
    thread = pthread_self()
    total = 0
    isCounting = true
    defer { isCounting = false }
    try body()
    return total
  }

  /// The error of a Swift runtime without replaceable functions.
  private struct Unavailable: Error {}

  private typealias Allocate = @convention(c) (UnsafeRawPointer?, Int, Int) -> UnsafeMutableRawPointer?
  private typealias Retain = @convention(c) (UnsafeMutableRawPointer?) -> UnsafeMutableRawPointer?

  // The functions below run inside of the runtime, and must not take references themselves.
  private nonisolated(unsafe) static var isCounting = false
  private nonisolated(unsafe) static var thread = pthread_t()
  private nonisolated(unsafe) static var total = 0
  private nonisolated(unsafe) static var allocate: Allocate?
  private nonisolated(unsafe) static var retain: Retain?
  private nonisolated(unsafe) static var isInstalled = false

  /// Replaces the runtime's functions, whose pointers it exports for profilers. Returns false if it has none.
  private static func install() -> Bool {
    if isInstalled { return true }
    // Initializes the globals, which is not possible inside of the runtime.
    (isCounting, thread, total) = (false, pthread_self(), 0)
    let library = dlopen(nil, RTLD_NOW)
    guard let allocation = dlsym(library, "_swift_allocObject"), let retaining = dlsym(library, "_swift_retain"),
      let isEnabled = dlsym(
        library, "_swift_enableSwizzlingOfAllocationAndRefCountingFunctions_forInstrumentsOnly")
    else { return false }
    let allocator = allocation.assumingMemoryBound(to: Allocate.self)
    let retainer = retaining.assumingMemoryBound(to: Retain.self)
    (allocate, retain) = (allocator.pointee, retainer.pointee)
    allocator.pointee = { type, size, alignment in
      WorkCounter.note()
      return WorkCounter.allocate?(type, size, alignment)
    }
    retainer.pointee = { object in
      WorkCounter.note()
      return WorkCounter.retain?(object)
    }
    isEnabled.assumingMemoryBound(to: UInt8.self).pointee = 1
    isInstalled = true
    return true
  }

  private static func note() {
    if isCounting, pthread_equal(thread, pthread_self()) != 0 { total &+= 1 }
  }
}
