import UIFoundation

/// A source of bytes for images and fonts.
public final class CGDataProvider: Sendable {
  package let bytes: Data

  public init?(data: CFData) {
    bytes = data as Data
  }

  /// Creates a provider of a file's bytes; nil for an unreadable file.
  public init?(url: CFURL) {
    guard let bytes = try? Data(contentsOf: url as URL) else { return nil }
    self.bytes = bytes
  }

  public init?(filename: String) {
    guard let bytes = FileManager.default.contents(atPath: filename) else { return nil }
    self.bytes = bytes
  }

  public var data: CFData? { bytes as NSData }
}
