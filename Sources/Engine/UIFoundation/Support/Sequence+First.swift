extension Sequence {
  /// Returns the first result that is not nil.
  ///
  /// The closure is called once for each element up to that result. `lazy.compactMap(…).first` calls it a second time
  /// for the found element, so that a recursive search would take twice the time with each level.
  package func firstNonNil<Result, Failure: Error>(
    _ transform: (Element) throws(Failure) -> Result?
  ) throws(Failure) -> Result? {
    for element in self {
      if let result = try transform(element) { return result }
    }
    return nil
  }
}
