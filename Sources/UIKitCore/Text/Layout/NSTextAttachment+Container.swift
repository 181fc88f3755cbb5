extension NSTextAttachment {
  /// The image of the attachment, whatever the bounds.
  @MainActor
  public func image(forBounds imageBounds: CGRect, textContainer: NSTextContainer?, characterIndex: Int) -> UIImage? {
    image
  }

  /// The place of the attachment from its baseline, y up: its own bounds, or the image's size. In points.
  @MainActor
  public func attachmentBounds(
    for textContainer: NSTextContainer?, proposedLineFragment lineFrag: CGRect, glyphPosition position: CGPoint,
    characterIndex: Int
  ) -> CGRect { bounds == .zero ? CGRect(origin: .zero, size: image?.size ?? .zero) : bounds }
}
