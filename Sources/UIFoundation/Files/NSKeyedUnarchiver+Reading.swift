public import Foundation

extension NSKeyedUnarchiver {
  /// Returns a decoder of an archive, or one without values if the data is no archive.
  ///
  /// On iOS, the initializer does so: tests create views with the decoder of empty data. On Linux, it ends the process,
  /// and so does a missing value.
  public static func unarchiver(forReadingWith data: Data) -> NSKeyedUnarchiver {
    let isArchive = (try? PropertyListSerialization.propertyList(from: data, format: nil)) is [String: Any]
    let archive = isArchive ? data : NSKeyedArchiver(requiringSecureCoding: false).encodedData
    let unarchiver = NSKeyedUnarchiver(forReadingWith: archive)
    unarchiver.decodingFailurePolicy = .setErrorAndReturn
    return unarchiver
  }
}
