import Foundation
import UIKitCore

/// The file names of references, compatible with other snapshot libraries.
package enum SnapshotName {
  /// The maximum length, in bytes. File systems limit names to 255, including identifier and suffix.
  private static let lengthLimit = 180

  /// Returns a string in which hyphens replace all except letters, digits, marks and underscores.
  ///
  /// One hyphen replaces adjacent characters. Hyphens at the beginning and end are removed.
  package static func sanitized(_ text: String) -> String {
    var result = ""
    for scalar in text.unicodeScalars {
      if isWord(scalar) {
        result.unicodeScalars.append(scalar)
      } else if result.last != "-" {
        result.append("-")
      }
    }
    if result.hasPrefix("-") { result.removeFirst() }
    if result.hasSuffix("-") { result.removeLast() }
    return shortened(result)
  }

  /// Returns the sanitized text, or a hash if the text has no usable characters.
  static func sanitizedOrHash(_ text: String) -> String {
    let name = sanitized(text)
    return name.isEmpty ? text.stableHash : name
  }

  private static func isWord(_ scalar: Unicode.Scalar) -> Bool {
    if scalar.properties.isAlphabetic || scalar.value == 0x200C || scalar.value == 0x200D { return true }
    switch scalar.properties.generalCategory {
    case .decimalNumber, .connectorPunctuation, .nonspacingMark, .enclosingMark, .spacingMark: return true
    default: return false
    }
  }

  /// Returns a name shortened for file systems, with a hash of the whole name to keep it unique.
  private static func shortened(_ name: String) -> String {
    guard name.utf8.count > lengthLimit else { return name }
    var head = ""
    for character in name {
      // A hyphen and sixteen digits follow.
      guard head.utf8.count + character.utf8.count <= lengthLimit - 17 else { break }
      head.append(character)
    }
    return "\(head)-\(name.stableHash)"
  }
}
