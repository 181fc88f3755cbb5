extension MainActor {
  /// Runs a body as isolated to the main actor without a check of the thread.
  ///
  /// UIKit requires the main thread, but `description` and `deinit` are nonisolated, and tests in Swift 5 mode call
  /// the classes from any thread of their framework: a checked assumption would end the process.
  package static nonisolated func assumeUnchecked<T>(_ body: @MainActor () -> T) -> T {
    withoutActuallyEscaping(body) { escaping in
      unsafeBitCast(escaping, to: (() -> T).self)()
    }
  }
}
