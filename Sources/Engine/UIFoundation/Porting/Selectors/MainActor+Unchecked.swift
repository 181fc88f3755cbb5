extension MainActor {
  /// Calls a function of the main actor on the current thread, without a check, as Objective-C does.
  ///
  /// UIKit requires the main thread, but `description` and `deinit` are nonisolated, and test frameworks call tests in
  /// Swift 5 mode on any thread, where `assumeIsolated` would end the process. The caller must ensure that no other
  /// thread uses the same objects.
  @inline(__always)
  package static func unchecked<Result>(_ body: @MainActor () -> Result) -> Result {
    withoutActuallyEscaping(body) { unsafeBitCast($0, to: (() -> Result).self)() }
  }
}
