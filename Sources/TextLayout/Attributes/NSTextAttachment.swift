import UIFoundation

/// Something with a size that stands in the text in place of U+FFFC.
open class NSTextAttachment: AttributeObject, @unchecked Sendable {
  /// The character that an attachment takes the place of.
  public static var character: Int { 0xFFFC }

  /// Where it lies, y up from the baseline; an empty rectangle means the size of the image. Points.
  open var bounds = CGRect.zero
  /// The raw contents of a file; stored.
  open var contents: Data?
  /// The type of `contents`; stored.
  open var fileType: String?
  /// Lines up the attachment with text through its image's own padding; stored.
  open var lineLayoutPadding: CGFloat = 0
  /// Whether an image without bounds may be scaled down to the line; stored.
  open var allowsTextAttachmentView = true
  /// What the graphics floor draws, kept here without knowing what it is.
  package var content: AnyObject?
  /// The natural size of `content`. Points.
  package var contentSize = CGSize.zero

  public override init() {}

  public init(data contentData: Data?, ofType uti: String?) {
    contents = contentData
    fileType = uti
  }

  /// `bounds`, or the size of the image on the baseline where they are empty.
  open func attachmentBounds(
    for textContainer: NSObject?, proposedLineFragment: CGRect, glyphPosition: CGPoint, characterIndex: Int
  ) -> CGRect {
    guard bounds.width > 0 || bounds.height > 0 else {
      return CGRect(origin: bounds.origin, size: contentSize)
    }
    return bounds
  }
}

extension NSAttributedString {
  /// One U+FFFC that carries the attachment.
  public convenience init(attachment: NSTextAttachment) {
    self.init(string: "\u{FFFC}", attributes: [.attachment: attachment])
  }
}
