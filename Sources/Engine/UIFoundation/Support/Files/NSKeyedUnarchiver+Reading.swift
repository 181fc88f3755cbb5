public import Foundation

extension NSKeyedUnarchiver {
  /// Returns a decoder of an archive, or one without values if the data is no archive.
  ///
  /// On iOS, the initializer does so: tests create views with the decoder of empty data. On Linux, it ends the process,
  /// and so does a missing value.
  public static func unarchiver(forReadingWith data: Data) -> NSKeyedUnarchiver {
    let empty = NSKeyedArchiver(requiringSecureCoding: false).encodedData
    let unarchiver = (try? NSKeyedUnarchiver(forReadingFrom: data)) ?? NSKeyedUnarchiver(forReadingWith: empty)
    unarchiver.requiresSecureCoding = false
    unarchiver.decodingFailurePolicy = .setErrorAndReturn
    return unarchiver
  }
}
