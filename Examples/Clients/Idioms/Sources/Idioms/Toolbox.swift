#if canImport(ObjectiveC)
  import CoreText
  import MobileCoreServices
  import UIKit
  import simd

  /// Calls of the frameworks beside UIKit, under a condition that is false on Linux without rewriting.
  enum Toolbox {
    static func inverse(of transform: CATransform3D) -> CATransform3D { CATransform3DInvert(transform) }

    static func corner() -> Double { double4x4(diagonal: double4(1, 2, 3, 4)).columns.3.w }

    static func misspelled(_ text: String) -> Int {
      let whole = NSRange(location: 0, length: (text as NSString).length)
      return UITextChecker().rangeOfMisspelledWord(in: text, range: whole, startingAt: 0, wrap: false, language: "en")
        .location
    }

    static func type(ofFile name: String) -> String? {
      let type = UTTypeCreatePreferredIdentifierForTag(kUTTagClassFilenameExtension, name as CFString, nil)
      return type?.takeRetainedValue() as String?
    }

    static let tracking = kCTTrackingAttributeName as NSAttributedString.Key

    static func name(of object: NSObject) -> String { object.classForCoder.description() }

    /// The height in the information of a notification, read as in Objective-C.
    static func height(in information: [AnyHashable: Any]?) -> CGFloat? {
      information?["frame"].map { $0 as AnyObject }?.cgRectValue.height
    }

    static func country(_ code: String) -> String? {
      (Locale(identifier: "en_US") as NSLocale).localizedString(forCountryCode: code)
    }

    static func text(ofHTML html: String) throws -> NSAttributedString {
      try NSAttributedString(
        data: Data(html.utf8),
        options: [
          .documentType: NSAttributedString.DocumentType.html, .characterEncoding: String.Encoding.utf8.rawValue,
        ], documentAttributes: nil)
    }
  }

  /// An object of a nib.
  final class Helper: NSObject {
    private(set) var isAwake = false
    override func awakeFromNib() {
      super.awakeFromNib()
      isAwake = true
    }
  }

  /// An activity that a person can choose for a text.
  final class Shout: UIActivity {
    override var activityTitle: String? { "Shout" }
    override func canPerform(withActivityItems activityItems: [Any]) -> Bool { activityItems.first is String }
  }

  /// A field that is not for the focus, and has neither shortcuts nor a keyboard in the user's language.
  final class CodeField: UITextField {
    private let shortcuts = UITextInputAssistantItem()
    override var canBecomeFocused: Bool { false }
    override var inputAssistantItem: UITextInputAssistantItem { shortcuts }
    override var textInputMode: UITextInputMode? { UITextInputMode.activeInputModes.first }
    override func didUpdateFocus(in context: UIFocusUpdateContext, with coordinator: UIFocusAnimationCoordinator) {
      coordinator.addCoordinatedAnimations({ self.alpha = context.nextFocusedView === self ? 1 : 0.5 })
    }
  }

  /// A table that counts its reloads.
  final class CountingTable: UITableView {
    var reloads = 0
    override func reloadData() {
      reloads += 1
      super.reloadData()
    }
  }
#endif
