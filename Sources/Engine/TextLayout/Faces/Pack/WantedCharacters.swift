internal import BundledFonts
import UIFoundation

/// The characters that texts of a locale, a script or a character set need.
package struct WantedCharacters: Sendable {
  package enum Kind: String, Sendable, CaseIterable {
    case script
    case set
    case locale
  }

  package let kind: Kind
  package let name: String
  package let ranges: [ClosedRange<UInt32>]

  /// Creates the characters of a line: a name, a tab, and hexadecimal ranges. Returns nil for other lines.
  init?(_ line: Substring) {
    let fields = line.split(separator: "\t")
    guard fields.count == 2 else { return nil }
    let parts = fields[0].split(separator: ":", maxSplits: 1)
    kind = parts.count == 2 ? Kind(rawValue: String(parts[0])) ?? .set : .locale
    name = String(parts.last ?? fields[0])
    ranges = fields[1].split(separator: " ").compactMap { range in
      let ends = range.split(separator: "-").compactMap { UInt32($0, radix: 16) }
      guard let first = ends.first, let last = ends.last, first <= last else { return nil }
      return first...last
    }
  }

  package var scalars: some Sequence<Unicode.Scalar> { ranges.lazy.flatMap { $0 }.compactMap { Unicode.Scalar($0) } }

  /// The locales, scripts and character sets whose coverage is measured, in a fixed order.
  package static let all: [WantedCharacters] = {
    let text = BundledCoverage()
    let bytes = UnsafeBufferPointer(start: text.bytes, count: text.count)
    return String(decoding: bytes, as: UTF8.self).split(separator: "\n").compactMap { WantedCharacters($0) }
  }()
}

extension FontCatalog {
  /// Returns a test of whether a character is invisible, or any known font has it.
  package func coverage() -> (Unicode.Scalar) -> Bool {
    let requests = state.withLock { $0.families.values.flatMap { $0.files.map(\.request) } }
    let faces = Set(requests.map { match($0).face })
    let packed = pack?.characters ?? IndexSet()
    return { scalar in
      Itemizer.covers(scalar) { scalar in
        packed.contains(Int(scalar.value)) || faces.contains { $0.covers(scalar) }
      }
    }
  }
}
