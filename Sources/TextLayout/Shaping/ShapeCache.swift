import Synchronization
import UIFoundation

/// Shapes of short texts, kept for the process and shared by threads, sizes and labels.
final class ShapeCache: Sendable {
  static let shared = ShapeCache()

  /// Longer texts are seldom seen twice.
  static let longestText = 64
  /// Entries of one generation; two are kept, so this bounds memory to a few megabytes.
  private static let generationSize = 4096

  private struct Key: Hashable {
    let style: Shaper.Style
    let units: [UInt16]
  }

  /// The older generation is dropped when the younger is full; what is used moves to the younger.
  private struct Generations {
    var young: [Key: Shape] = [:]
    var old: [Key: Shape] = [:]
  }

  private let generations = Mutex(Generations())

  private init() {}

  /// The shape of a text without context.
  func shape(_ units: ArraySlice<UInt16>, style: Shaper.Style) -> Shape {
    let key = Key(style: style, units: Array(units))
    let known = generations.withLock { generations -> Shape? in
      if let shape = generations.young[key] { return shape }
      guard let shape = generations.old[key] else { return nil }
      Self.insert(shape, key, &generations)
      return shape
    }
    if let known { return known }
    let shape = key.units.withUnsafeBufferPointer { Shaper.shape($0, range: 0..<$0.count, style: style) }
    generations.withLock { Self.insert(shape, key, &$0) }
    return shape
  }

  private static func insert(_ shape: Shape, _ key: Key, _ generations: inout Generations) {
    if generations.young.count >= generationSize {
      generations.old = generations.young
      generations.young = [:]
    }
    generations.young[key] = shape
  }

  /// How many shapes are kept now.
  var count: Int { generations.withLock { $0.young.count + $0.old.count } }
}
