public import Foundation
internal import UIFoundation

/// The use of a file in a picker.
public enum UIDocumentPickerMode: UInt, Sendable {
  case `import`, open, exportToService, moveToService
}

/// A picker of files. Its view is empty.
open class UIDocumentPickerViewController: UIViewController {
  open weak var delegate: (any UIDocumentPickerDelegate)?
  open var allowsMultipleSelection = false
  open var shouldShowFileExtensions = false
  open var directoryURL: URL?

  public init(documentTypes allowedUTIs: [String], in mode: UIDocumentPickerMode) {
    super.init(nibName: nil, bundle: nil)
  }

  public init(forExporting urls: [URL], asCopy: Bool = false) {
    super.init(nibName: nil, bundle: nil)
  }

  public required init?(coder: NSCoder) { super.init(coder: coder) }
}

/// The receiver of the choice in a picker of files.
@preconcurrency @MainActor
public protocol UIDocumentPickerDelegate: NSObjectProtocol {
  // optional
  func documentPicker(_ controller: UIDocumentPickerViewController, didPickDocumentsAt urls: [URL])
  func documentPickerWasCancelled(_ controller: UIDocumentPickerViewController)  // optional
}

/// The previews and menus for a file. None is displayed.
@preconcurrency @MainActor
open class UIDocumentInteractionController: NSObject {
  open var url: URL?
  open var uti: String?
  open var name: String?
  open var annotation: Any?
  open weak var delegate: (any UIDocumentInteractionControllerDelegate)?
  open var icons: [UIImage] { [] }
  open var gestureRecognizers: [UIGestureRecognizer] { [] }

  public override init() {}

  public init(url: URL) {
    self.url = url
    name = url.lastPathComponent
  }

  open func presentPreview(animated: Bool) -> Bool { false }
  open func dismissPreview(animated: Bool) {}
  open func presentOptionsMenu(from rect: CGRect, in view: UIView, animated: Bool) -> Bool { false }
  open func presentOptionsMenu(from item: UIBarButtonItem, animated: Bool) -> Bool { false }
  open func presentOpenInMenu(from rect: CGRect, in view: UIView, animated: Bool) -> Bool { false }
  open func presentOpenInMenu(from item: UIBarButtonItem, animated: Bool) -> Bool { false }
  open func dismissMenu(animated: Bool) {}
}

/// The environment of a file's previews and menus.
@preconcurrency @MainActor
public protocol UIDocumentInteractionControllerDelegate: NSObjectProtocol {
  func documentInteractionControllerViewControllerForPreview(
    _ controller: UIDocumentInteractionController
  ) -> UIViewController
  // optional
  func documentInteractionControllerViewForPreview(_ controller: UIDocumentInteractionController) -> UIView?
  func documentInteractionControllerDidEndPreview(_ controller: UIDocumentInteractionController)  // optional
  func documentInteractionControllerWillBeginPreview(_ controller: UIDocumentInteractionController)  // optional
  func documentInteractionControllerDidDismissOpenInMenu(_ controller: UIDocumentInteractionController)  // optional
}

extension UIDocumentInteractionControllerDelegate {
  public func documentInteractionControllerViewControllerForPreview(
    _ controller: UIDocumentInteractionController
  ) -> UIViewController { UIViewController() }
}
