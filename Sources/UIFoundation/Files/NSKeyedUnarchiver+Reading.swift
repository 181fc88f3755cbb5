public import Foundation

extension NSKeyedUnarchiver {
  /// Returns a decoder of an archive, which has no values if the data is no archive, as the initializer does on iOS.
  ///
  /// Tests create views with the decoder of empty data. On Linux, the initializer and a missing value end the process.
  public static func unarchiver(forReadingWith data: Data) -> NSKeyedUnarchiver {
    let isArchive = (try? PropertyListSerialization.propertyList(from: data, format: nil)) is [String: Any]
    let archive = isArchive ? data : NSKeyedArchiver(requiringSecureCoding: false).encodedData
    let unarchiver = NSKeyedUnarchiver(forReadingWith: archive)
    unarchiver.decodingFailurePolicy = .setErrorAndReturn
    return unarchiver
  }
}
