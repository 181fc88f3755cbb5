import Foundation
import Testing
import UIKit

@MainActor
@Suite("Subclasses of text attachments")
struct AttachmentTests {
  private final class Observed: NSTextAttachment, @unchecked Sendable {
    var sizes: [CGSize] = []
    override var image: UIImage? {
      didSet { sizes.append(image?.size ?? .zero) }
    }
  }

  /// A badge whose size and picture are computed.
  private final class Badge: NSTextAttachment, @unchecked Sendable {
    override func attachmentBounds(
      for textContainer: NSTextContainer?, proposedLineFragment lineFrag: CGRect, glyphPosition position: CGPoint,
      characterIndex charIndex: Int
    ) -> CGRect { CGRect(x: 0, y: -4, width: 50, height: 20) }

    override func image(
      forBounds imageBounds: CGRect, textContainer: NSTextContainer?, characterIndex charIndex: Int
    ) -> UIImage? {
      UIGraphicsImageRenderer(bounds: imageBounds).image { $0.fill(imageBounds) }
    }
  }

  // The line of the system font of 10 points has an ascent of 9.52 and a descent of 2.41 points, above which the badge
  // extends to 16 and below which to 4 points.
  @Test("A subclass determines its bounds in the text, and with them the size of the line")
  func bounds() {
    let text = NSMutableAttributedString(string: "a", attributes: [.font: UIFont.systemFont(ofSize: 10)])
    let width = text.size().width
    text.append(NSAttributedString(attachment: Badge()))

    #expect(abs(text.size().width - width - 50) < 0.01)
    #expect(abs(text.size().height - 20) < 0.01)
  }

  @Test("A subclass observes its image, which gives the text its width")
  func image() {
    let attachment = Observed()
    attachment.image = UIGraphicsImageRenderer(size: CGSize(width: 30, height: 10)).image { _ in }

    #expect(attachment.sizes == [CGSize(width: 30, height: 10)])
    #expect(NSAttributedString(attachment: attachment).size().width == 30)
  }
}
