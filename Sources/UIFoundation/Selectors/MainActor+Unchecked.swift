extension MainActor {
  /// Runs a body on the calling thread, whichever it is, as Objective-C calls methods.
  ///
  /// The callers see to it that no other thread uses the same objects.
  @inline(__always)
  package static func unchecked<Result>(_ body: @MainActor () -> Result) -> Result {
    withoutActuallyEscaping(body) { unsafeBitCast($0, to: (() -> Result).self)() }
  }
}
