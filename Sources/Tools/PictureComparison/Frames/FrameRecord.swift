import CairoRendering
import UIKitCore

/// The frame of a view or a guide in a recorded reference.
package struct FrameRecord: Sendable, Equatable {
  /// The accessibility identifier of a view, or the identifier of a guide. It can be empty.
  package let id: String
  package let className: String
  /// The number of ancestors.
  package let depth: Int
  /// The frame in the root view's coordinates, in points.
  package let frame: CGRect
}

extension FrameRecord {
  /// The keyword of the text chunk.
  package static let keyword = "headframe-frames"

  /// Returns the text chunk with frames, one per line. Long text is compressed.
  package static func text(of records: [FrameRecord]) -> PNGText {
    PNGText(keyword: keyword, text: records.map(\.line).joined(separator: "\n"))
  }

  /// Returns the frames in a file's head; empty if there are none. Damaged lines are skipped.
  package static func records(in chunks: PNGChunks) -> [FrameRecord] {
    (chunks.texts[keyword] ?? "").split(separator: "\n").compactMap { FrameRecord(line: $0) }
  }

  /// The depth, class, x, y, width, height and identifier, separated by spaces.
  private var line: String {
    let numbers = [frame.minX, frame.minY, frame.width, frame.height].map(Self.number).joined(separator: " ")
    return "\(depth) \(className.filter { !$0.isWhitespace }) \(numbers) \(Self.escaped(id))"
  }

  private init?(line: Substring) {
    let parts = line.split(separator: " ", maxSplits: 6, omittingEmptySubsequences: false)
    guard parts.count == 7, let depth = Int(parts[0]), depth >= 0 else { return nil }
    let numbers = parts[2..<6].compactMap { Double($0) }
    guard numbers.count == 4, numbers.allSatisfy(\.isFinite) else { return nil }
    self.init(
      id: Self.unescaped(parts[6]), className: String(parts[1]), depth: depth,
      frame: CGRect(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3]))
  }

  /// Returns a coordinate rounded to a ten-thousandth of a point and clamped to a billion points.
  static func rounded(_ value: CGFloat) -> Double {
    value.isNaN ? 0 : (min(max(Double(value), -1e9), 1e9) * 10_000).rounded() / 10_000 + 0
  }

  private static func number(_ value: CGFloat) -> String {
    let text = "\(rounded(value))"
    return text.hasSuffix(".0") ? String(text.dropLast(2)) : text
  }

  private static func escaped(_ id: String) -> String {
    id.replacing("\\", with: "\\\\").replacing("\n", with: "\\n").replacing("\r", with: "\\r")
  }

  private static func unescaped(_ id: Substring) -> String {
    var (result, isEscaped) = ("", false)
    for character in id {
      if isEscaped {
        result.append(character == "n" ? "\n" : character == "r" ? "\r" : character)
        isEscaped = false
      } else if character == "\\" {
        isEscaped = true
      } else {
        result.append(character)
      }
    }
    return result
  }
}
