internal import Synchronization

/// The resources that one document can use. A document that requires more is rejected with an error.
///
/// The defaults are chosen so that a document uses at most about 1 GB of memory and 20 seconds.
package struct ResourceLimits: Sendable, Hashable {
  /// The length of a text, in bytes of UTF-8. Shaping takes about 200 times as much memory.
  package var text = 1 << 20
  /// The memory of the layers that are open at the same time during painting, in MB.
  package var layers = 384
  /// The number of stops of a gradient. The painting time is quadratic in it.
  package var stops = 4096
  /// The number of callouts of a picture. The placement time is quadratic in it.
  package var callouts = 200
  /// The number of pixels of a picture that is read or written. The default number takes 256 MB.
  package var pixels = 64 << 20
  /// The larger side of a picture, in points.
  package var side = 100_000
  /// The work of laying out a scene, in millions of steps of the solver.
  package var layout = 60
  /// The cost of painting a picture, in millions of pixels of a plain fill.
  package var painting = 4000

  package init() {}

  /// The limits of this process.
  package static var current: ResourceLimits {
    get { shared.limits.withLock { $0 } }
    set { shared.limits.withLock { $0 = newValue } }
  }

  // An object, because the optimizer of Swift 6.3 initializes a static mutex of a structure with seven constants with
  // zeros.
  private final class Shared: Sendable {
    let limits = Mutex(ResourceLimits())
  }

  private static let shared = Shared()

  private static let names: KeyValuePairs<String, WritableKeyPath<ResourceLimits, Int> & Sendable> = [
    "text": \.text, "layers": \.layers, "stops": \.stops, "callouts": \.callouts, "pixels": \.pixels,
    "layout": \.layout, "painting": \.painting, "side": \.side,
  ]

  /// The names of the limits.
  package static var allNames: [String] { names.map(\.key) }

  /// Sets a limit from an argument such as `text=2000000`. Returns an error message if it is invalid.
  package mutating func set(_ word: String) -> String? {
    let parts = word.split(separator: "=", maxSplits: 1)
    guard parts.count == 2, let path = Self.names.first(where: { $0.key == parts[0] })?.value,
      let value = Int(parts[1]), (1...Int(Int32.max)).contains(value)
    else {
      return "expected NAME=NUMBER, found \"\(word)\"; the names are \(Self.allNames.joined(separator: ", ")), and the "
        + "number is from 1 to 2147483647, as in text=2000000"
    }
    self[keyPath: path] = value
    return nil
  }
}
