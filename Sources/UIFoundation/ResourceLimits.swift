import Synchronization

/// The most that one document may take of the machine; what takes more is refused with an error.
///
/// With the limits as they are, no document takes more than 1 GB of memory or 20 seconds.
package struct ResourceLimits: Sendable, Hashable {
  /// A text, in bytes of UTF-8. Shaping takes some 200 times as much memory.
  package var text = 1 << 20
  /// The layers that are open at the same time while a picture is painted, in MB.
  package var layers = 384
  /// The stops of a gradient; painting them is quadratic.
  package var stops = 4096
  /// The callouts of a picture; placing them is quadratic.
  package var callouts = 200
  /// The pixels of a picture, read or written: 256 MB at four bytes each.
  package var pixels = 64 << 20
  /// A side of a picture, in points.
  package var side = 100_000
  /// The work of painting a picture, in millions of pixels of a plain fill.
  package var painting = 4000

  package init() {}

  /// The limits of this process.
  package static var current: ResourceLimits {
    get { shared.withLock { $0 } }
    set { shared.withLock { $0 = newValue } }
  }

  private static let shared = Mutex(ResourceLimits())

  private static let names: KeyValuePairs<String, WritableKeyPath<ResourceLimits, Int> & Sendable> = [
    "text": \.text, "layers": \.layers, "stops": \.stops, "callouts": \.callouts, "pixels": \.pixels,
    "painting": \.painting, "side": \.side,
  ]

  /// The names of the limits.
  package static var allNames: [String] { names.map(\.key) }

  /// Sets a limit by a word such as `text=2000000`; returns what is wrong with it.
  package mutating func set(_ word: String) -> String? {
    let parts = word.split(separator: "=", maxSplits: 1)
    guard parts.count == 2, let path = Self.names.first(where: { $0.key == parts[0] })?.value,
      let value = Int(parts[1]), (1...Int(Int32.max)).contains(value)
    else {
      return "expected \(Self.allNames.joined(separator: ", ")) with = and a number from 1 on, found \"\(word)\""
    }
    self[keyPath: path] = value
    return nil
  }
}
