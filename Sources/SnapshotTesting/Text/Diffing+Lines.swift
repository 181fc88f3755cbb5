import Foundation
import PictureComparison

extension Diffing where Value == String {
  /// Text, told apart line by line.
  public static var lines: Diffing { lines(isMarked: false) }

  /// Text that is another on other systems: the last line of a file says that it is ours.
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
  /// Text as it is.
  public static var lines: Snapshotting { Snapshotting(pathExtension: "txt", diffing: .lines) }

  /// Text that is another on other systems.
  static var markedLines: Snapshotting {
    Snapshotting(pathExtension: "txt", diffing: .lines(isMarked: true))
  }
}
