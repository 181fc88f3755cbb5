/// An error of reading or decoding a picture file.
package enum ImageError: Error, Equatable, CustomStringConvertible {
  /// A file that cannot be read.
  case unreadable(name: String, reason: String)
  /// Data that is not a picture, is damaged, or exceeds the size limit.
  case undecodable(name: String, reason: String)

  package var description: String {
    switch self {
    case .unreadable(let name, let reason): "\(name): cannot be read: \(reason)"
    case .undecodable(let name, let reason): "\(name): \(reason)"
    }
  }
}
