public import Foundation
internal import TextLayout
public import UIGraphics

extension NSTextAttachment {
  /// Returns the image of the attachment, independent of the bounds.
  @MainActor
  public func image(forBounds imageBounds: CGRect, textContainer: NSTextContainer?, characterIndex: Int) -> UIImage? {
    image
  }

  /// Returns the frame in points from the baseline, y up: the bounds, or by default the image's size.
  @MainActor
  public func attachmentBounds(
    for textContainer: NSTextContainer?, proposedLineFragment lineFrag: CGRect, glyphPosition position: CGPoint,
    characterIndex: Int
  ) -> CGRect { bounds == .zero ? CGRect(origin: .zero, size: image?.size ?? .zero) : bounds }
}
