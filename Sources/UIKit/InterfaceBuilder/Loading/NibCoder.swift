import Foundation
import UIKitCore

/// The coder for `init(coder:)`, which configures the object from its element.
final class NibCoder: NSCoder, NibDecoding {
  private let element: Element
  private let filling: (UIResponder) -> Void
  private var isFilled = false

  init(_ element: Element, filling: @escaping (UIResponder) -> Void) {
    self.element = element
    self.filling = filling
  }

  func fill(_ object: UIResponder) {
    guard !isFilled else { return }
    isFilled = true
    filling(object)
  }

  var tableStyle: UITableView.Style? { Words.tableStyle.value(inFile: element["style"]) }
  var cellStyle: UITableViewCell.CellStyle? { Words.cellStyle.value(inFile: element["style"]) }
  var reuseIdentifier: String? { element["reuseIdentifier"] }
  var buttonType: UIButton.ButtonType? { Words.buttonType.value(inFile: element["buttonType"]) }

  // Keyed coding is allowed, although the document has no values for the keys of subclasses.
  override var allowsKeyedCoding: Bool { true }
  override func containsValue(forKey key: String) -> Bool { false }
  override func decodeObject(forKey key: String) -> Any? { nil }
  override func decodeBool(forKey key: String) -> Bool { false }
  override func decodeInteger(forKey key: String) -> Int { 0 }
  override func decodeInt32(forKey key: String) -> Int32 { 0 }
  override func decodeInt64(forKey key: String) -> Int64 { 0 }
  override func decodeDouble(forKey key: String) -> Double { 0 }
  override func decodeFloat(forKey key: String) -> Float { 0 }
}
