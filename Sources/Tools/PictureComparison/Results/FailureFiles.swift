/// The files of a failure, as contents or as paths; nil for files that do not exist.
package struct FailureFiles<File> {
  package var reference: File?
  package var actual: File?
  package var difference: File?

  /// Creates the files of a failure. The default is no file.
  package init(reference: File? = nil, actual: File? = nil, difference: File? = nil) {
    self.reference = reference
    self.actual = actual
    self.difference = difference
  }

  /// The existing files with their names, in the order reference, actual, difference.
  package var named: [(name: String, file: File)] {
    [("reference", reference), ("actual", actual), ("difference", difference)].compactMap { name, file in
      file.map { (name, $0) }
    }
  }

  /// Returns the results of a closure that is called with each existing file and its name.
  package func map<Other, Failure: Error>(
    _ transform: (_ name: String, _ file: File) throws(Failure) -> Other?
  ) throws(Failure) -> FailureFiles<Other> {
    var result = FailureFiles<Other>()
    if let reference { result.reference = try transform("reference", reference) }
    if let actual { result.actual = try transform("actual", actual) }
    if let difference { result.difference = try transform("difference", difference) }
    return result
  }
}

extension FailureFiles: Sendable where File: Sendable {}
extension FailureFiles: Equatable where File: Equatable {}
extension FailureFiles: Codable where File: Codable {}
