import UIFoundation

/// An error of painting or writing a drawing.
package enum RenderingError: Error, Equatable, CustomStringConvertible {
  /// The picture has no pixel, or its size or scale is not finite.
  case emptyPicture(width: CGFloat, height: CGFloat, scale: CGFloat)
  /// The picture has more pixels than the configurable limit.
  case tooManyPixels(width: Int, height: Int, limit: Int)
  /// A restore without a save, the end of a group without its beginning, or the reverse.
  case unbalanced(item: Int, what: String)
  /// Groups or drawings are nested more deeply than `limit`.
  case nestedTooDeep(item: Int, limit: Int)
  /// A resource limit is exceeded; `limit` is its name.
  case overLimit(what: String, limit: String, value: Int)
  /// A library returned an error.
  case library(name: String, reason: String)
  /// Writing is refused, because a file would be lost or the kind of target is unsuitable.
  case refused(path: String, reason: String)
  /// The file cannot be written.
  case unwritable(path: String, reason: String)

  package var description: String {
    switch self {
    case .emptyPicture(let width, let height, let scale):
      "a picture of \(width)×\(height) points at scale \(scale) has no pixels; size and scale must be above zero"
    case .tooManyPixels(let width, let height, let limit):
      "a picture of \(width)×\(height) pixels exceeds the limit of \(limit) pixels; lower its size or scale, or raise the limit with --limit pixels=NUMBER"
    case .unbalanced(let item, let what): "item \(item) of the display list: \(what)"
    case .nestedTooDeep(let item, let limit):
      "item \(item) of the display list: groups or drawings are nested more than \(limit) deep"
    case .overLimit(let what, let limit, let value):
      "\(what); the limit is \(value), and --limit \(limit)=NUMBER raises it"
    case .library(let name, let reason): "\(name): \(reason)"
    case .refused(let path, let reason): "\(path): \(reason)"
    case .unwritable(let path, let reason): "\(path): cannot be written: \(reason)"
    }
  }
}
