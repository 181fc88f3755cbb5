extension MainActor {
  /// Calls a block on the current thread, whichever it is, as Objective-C calls methods.
  ///
  /// Callers ensure that no other thread uses the same objects.
  @inline(__always)
  package static func unchecked<Result>(_ body: @MainActor () -> Result) -> Result {
    withoutActuallyEscaping(body) { unsafeBitCast($0, to: (() -> Result).self)() }
  }
}
