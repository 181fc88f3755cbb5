import TextLayout
import UIFoundation

/// An object with a size that is shown in place of U+FFFC in text.
open class NSTextAttachment: _TextAttachment, @unchecked Sendable {
  /// The picture in the text.
  open var image: UIImage? {
    get { content as? UIImage }
    set {
      content = newValue
      contentSize = newValue?.size ?? .zero
    }
  }

  /// Creates an attachment with a picture at its own size.
  public convenience init(image: UIImage) {
    self.init()
    self.image = image
  }
}

extension NSAttributedString {
  /// Creates a string of one U+FFFC with the attachment.
  public convenience init(attachment: NSTextAttachment) {
    self.init(string: "\u{FFFC}", attributes: [.attachment: attachment])
  }
}
