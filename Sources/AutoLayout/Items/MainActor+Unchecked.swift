extension MainActor {
  /// Runs a body as if on the main actor, without checking the thread.
  ///
  /// UIKit requires the main thread, but `description` and `deinit` are nonisolated, and test frameworks call tests in
  /// Swift 5 mode on any thread, where `assumeIsolated` would end the process.
  package static nonisolated func assumeUnchecked<T>(_ body: @MainActor () -> T) -> T {
    withoutActuallyEscaping(body) { escaping in
      unsafeBitCast(escaping, to: (() -> T).self)()
    }
  }
}
