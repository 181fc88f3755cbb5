import Foundation
import PictureComparison

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
