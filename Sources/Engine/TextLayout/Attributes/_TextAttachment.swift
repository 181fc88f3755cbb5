import UIFoundation

/// The base class of text attachments, which has the space in the text.
///
/// `NSTextAttachment` of UIKitCore has the image and the container, which this module cannot refer to.
open class _TextAttachment: AttributeObject, @unchecked Sendable {
  /// The character that attachments replace, U+FFFC.
  open class var character: Int { 0xFFFC }

  /// The rectangle in points, y up from the baseline. If its size is zero, the image's size applies.
  open var bounds = CGRect.zero
  /// The contents of a file. They are not drawn.
  open var contents: Data?
  /// The type of `contents`. It has no effect.
  open var fileType: String?
  /// The padding of the image. It has no effect.
  open var lineLayoutPadding: CGFloat = 0
  /// Indicates whether a view may be shown. It is stored but has no effect.
  open var allowsTextAttachmentView = true
  /// The image that UIGraphics draws.
  package var content: AnyObject?
  /// The natural size of `content`, in points.
  package var contentSize = CGSize.zero

  public override init() {}

  public init(data contentData: Data?, ofType uti: String?) {
    contents = contentData
    fileType = uti
  }

  /// Returns the frame in the text, in points from the baseline, y up.
  open func _frame(inLine proposedLineFragment: CGRect, characterIndex: Int) -> CGRect { defaultFrame }

  /// Returns the object that is drawn, with the frame in the text.
  open func _content(in bounds: CGRect, characterIndex: Int) -> AnyObject? { content }

  /// The rectangle `bounds`, with the image's size if the size of `bounds` is zero.
  package final var defaultFrame: CGRect {
    guard bounds.width > 0 || bounds.height > 0 else {
      return CGRect(origin: bounds.origin, size: contentSize)
    }
    return bounds
  }
}
