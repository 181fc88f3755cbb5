import Synchronization
import UIFoundation

/// Why a picture file was refused.
package enum ImageError: Error, Equatable, CustomStringConvertible {
  /// The file cannot be read.
  case unreadable(name: String, reason: String)
  /// The bytes are no picture, damaged, or more than the limit.
  case undecodable(name: String, reason: String)

  package var description: String {
    switch self {
    case .unreadable(let name, let reason): "\(name): cannot be read: \(reason)"
    case .undecodable(let name, let reason): "\(name): \(reason)"
    }
  }
}

/// Bounds on the memory that pictures from outside may take.
package enum ImageLimits {
  /// The limit unless another is set: 256 MiB at four bytes a pixel.
  package static let standardMaximumPixels = 64 << 20

  private static let box = Mutex(standardMaximumPixels)

  /// How many pixels a picture file may hold; what has more is refused before memory is taken.
  package static var maximumPixels: Int {
    get { box.withLock { $0 } }
    set { box.withLock { $0 = max(1, newValue) } }
  }
}
