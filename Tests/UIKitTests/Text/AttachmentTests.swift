import Foundation
import Testing
import UIKit

@MainActor
@Suite("Subclasses of text attachments")
struct AttachmentTests {
  private final class Observed: NSTextAttachment {
    var sizes: [CGSize] = []
    override var image: UIImage? {
      didSet { sizes.append(image?.size ?? .zero) }
    }
  }

  @Test("A subclass observes its image, which gives the text its width")
  func image() {
    let attachment = Observed()
    attachment.image = UIGraphicsImageRenderer(size: CGSize(width: 30, height: 10)).image { _ in }

    #expect(attachment.sizes == [CGSize(width: 30, height: 10)])
    #expect(NSAttributedString(attachment: attachment).size().width == 30)
  }
}
