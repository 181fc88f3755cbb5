import Foundation
import PictureComparison

/// The difference between two texts, in hunks of lines with context.
struct LineDifference: CustomStringConvertible {
  fileprivate enum Line {
    case same(String)
    case old(String)
    case new(String)
  }

  private static let context = 4
  private let lines: [Line]

  init(from old: String, to new: String) {
    let (before, after) = (Self.split(old), Self.split(new))
    let difference = after.difference(from: before)
    var (removed, inserted): (Set<Int>, Set<Int>) = ([], [])
    for change in difference {
      switch change {
      case .remove(let offset, _, _): removed.insert(offset)
      case .insert(let offset, _, _): inserted.insert(offset)
      }
    }
    var lines: [Line] = []
    var (i, j) = (0, 0)
    while i < before.count || j < after.count {
      if i < before.count, removed.contains(i) {
        lines.append(.old(before[i]))
        i += 1
      } else if j < after.count, inserted.contains(j) {
        lines.append(.new(after[j]))
        j += 1
      } else {
        if i < before.count { lines.append(.same(before[i])) }
        (i, j) = (i + 1, j + 1)
      }
    }
    self.lines = lines
  }

  private static func split(_ text: String) -> [String] {
    text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
  }

  /// The hunks, each below `@@ −old +new @@`. Lines begin with a minus, a plus or a figure space.
  var description: String {
    var hunks: [String] = []
    var index = 0
    var (oldLine, newLine) = (1, 1)
    while let range = hunk(from: index) {
      for line in lines[index..<range.lowerBound] { advance(line, &oldLine, &newLine) }
      let (oldStart, newStart) = (oldLine, newLine)
      var text: [String] = []
      for line in lines[range] {
        advance(line, &oldLine, &newLine)
        switch line {
        case .same(let content): text.append("\u{2007}\(content)")
        case .old(let content): text.append("−\(content)")
        case .new(let content): text.append("+\(content)")
        }
      }
      hunks.append(
        "@@ −\(oldStart),\(oldLine - oldStart) +\(newStart),\(newLine - newStart) @@\n" + text.joined(separator: "\n"))
      index = range.upperBound
    }
    return hunks.joined(separator: "\n")
  }

  private func advance(_ line: Line, _ old: inout Int, _ new: inout Int) {
    switch line {
    case .same: (old, new) = (old + 1, new + 1)
    case .old: old += 1
    case .new: new += 1
    }
  }

  /// Returns the next changes with context lines; nil after the last change.
  private func hunk(from start: Int) -> Range<Int>? {
    guard let first = lines[start...].firstIndex(where: \.isChange) else { return nil }
    var last = first
    var index = first
    while index < lines.count, index - last <= 2 * Self.context {
      if lines[index].isChange { last = index }
      index += 1
    }
    return max(start, first - Self.context)..<min(lines.count, last + Self.context + 1)
  }
}

extension LineDifference.Line {
  fileprivate var isChange: Bool { if case .same = self { false } else { true } }
}

extension Diffing where Value == String {
  /// A comparison of text by lines.
  public static var lines: Diffing { lines(isMarked: false) }

  /// Returns a comparison of text by lines. `isMarked` is for text that depends on the platform.
  package static func lines(isMarked: Bool) -> Diffing {
    var diffing = Diffing(
      toData: { ReferenceText($0, isOurs: isMarked).data },
      fromData: { isMarked ? ReferenceText($0).content : String(decoding: $0, as: UTF8.self) },
      diffV2: { reference, actual in
        guard reference != actual else { return nil }
        let text = LineDifference(from: reference, to: actual).description
        return (text, [.data(Data(text.utf8), name: "difference.patch")])
      })
    diffing.isText = true
    diffing.isMarked = isMarked
    return diffing
  }
}

extension Snapshotting where Value == String, Format == String {
  /// A strategy that stores text as it is.
  public static var lines: Snapshotting { Snapshotting(pathExtension: "txt", diffing: .lines) }

  /// A strategy for text that depends on the platform. A last line marks files recorded by this package.
  static var markedLines: Snapshotting {
    Snapshotting(pathExtension: "txt", diffing: .lines(isMarked: true))
  }
}
