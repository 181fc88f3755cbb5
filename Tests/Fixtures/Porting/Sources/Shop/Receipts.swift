import UIKit

/// Needs a type that is missing.
final class Receipts: NSObject, UIDocumentPickerDelegate {
  func pick() -> UIViewController { UIDocumentPickerViewController(forOpeningContentTypes: [.pdf]) }
}
