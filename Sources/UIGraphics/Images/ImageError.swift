/// An error of reading or decoding a picture file.
package enum ImageError: Error, Equatable, CustomStringConvertible {
  /// The file cannot be read.
  case unreadable(name: String, reason: String)
  /// The bytes are no picture, damaged, or above the size limit.
  case undecodable(name: String, reason: String)

  package var description: String {
    switch self {
    case .unreadable(let name, let reason): "\(name): cannot be read: \(reason)"
    case .undecodable(let name, let reason): "\(name): \(reason)"
    }
  }
}
