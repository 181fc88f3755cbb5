public import Foundation
public import TextLayout
public import UIGraphics

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

  /// Returns the image in the text: by default `image`, whatever the bounds.
  open func image(
    forBounds imageBounds: CGRect, textContainer: NSTextContainer?, characterIndex charIndex: Int
  ) -> UIImage? { image }

  /// Returns the frame in points from the baseline, y up: `bounds`, or by default the image's size.
  ///
  /// The container is nil and the proposed line is empty, because attachments are measured before lines are broken.
  open func attachmentBounds(
    for textContainer: NSTextContainer?, proposedLineFragment lineFrag: CGRect, glyphPosition position: CGPoint,
    characterIndex charIndex: Int
  ) -> CGRect { defaultFrame }

  open override func _frame(inLine proposedLineFragment: CGRect, characterIndex: Int) -> CGRect {
    attachmentBounds(
      for: nil, proposedLineFragment: proposedLineFragment, glyphPosition: .zero, characterIndex: characterIndex)
  }

  open override func _content(in bounds: CGRect, characterIndex: Int) -> AnyObject? {
    image(forBounds: bounds, textContainer: nil, characterIndex: characterIndex)
  }
}

extension NSAttributedString {
  /// Creates a string of one U+FFFC with the attachment.
  public convenience init(attachment: NSTextAttachment) {
    self.init(string: "\u{FFFC}", attributes: [.attachment: attachment])
  }
}
