import Accessibility
import ImageIO
import UIKit

/// A list of titles that observes the changes of its elements.
final class Shelf: NSObject {
  @objc dynamic private var storage = NSMutableArray()
  private(set) var log: [String] = []

  var titles: NSMutableArray { mutableArrayValue(forKey: "storage") }

  override init() {
    super.init()
    addObserver(self, forKeyPath: "storage", options: [.new, .old], context: nil)
  }

  deinit { removeObserver(self, forKeyPath: "storage") }

  override func observeValue(
    forKeyPath keyPath: String?, of object: Any?, change: [NSKeyValueChangeKey: Any]?,
    context: UnsafeMutableRawPointer?
  ) {
    guard let kind = (change?[.kindKey] as? NSNumber)?.uintValue, let indexes = change?[.indexesKey] as? IndexSet else {
      return
    }
    switch kind {
    case NSKeyValueChange.insertion.rawValue: log.append("\(change?[.newKey] as? [String] ?? []) at \(Array(indexes))")
    case NSKeyValueChange.removal.rawValue: log.append("without \(change?[.oldKey] as? [String] ?? [])")
    default: log.append("other")
    }
  }
}

/// A photo with content for assistive technology in addition to its label.
final class PhotoView: UIImageView, AXCustomContentProvider {
  var accessibilityCustomContent: [AXCustomContent]! = []

  func show(_ data: Data) {
    guard let source = CGImageSourceCreateWithData(data as CFData, nil) else { return }
    let options: [CFString: Any] = [
      kCGImageSourceCreateThumbnailFromImageAlways: true, kCGImageSourceThumbnailMaxPixelSize: 2,
    ]
    image = CGImageSourceCreateThumbnailAtIndex(source, 0, options as CFDictionary).map { UIImage(cgImage: $0) }
    accessibilityCustomContent = [AXCustomContent(label: "Frames", value: "\(CGImageSourceGetCount(source))")]
  }
}

enum Checks {
  static func isMail(_ text: String) -> Bool {
    NSPredicate(format: "SELF MATCHES %@", "[^@ ]+@[^@ ]+\\.[a-z]+").evaluate(with: text)
  }

  static func overlapping(_ rects: [CGRect], _ other: CGRect) -> [CGRect] {
    rects.filter { $0.intersects(other) } + rects.filter(other.intersects)
  }

  static func hasEnvironment() -> Bool { !ProcessInfo().environment.isEmpty }
}
