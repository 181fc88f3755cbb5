import PictureComparison
import UIKitCore

/// What assertions need of a format that is a picture.
package struct PictureFormat<Value> {
  /// The picture of a value.
  package var image: (_ value: Value) -> UIImage
  /// How much it may differ from its reference.
  package var tolerance: PictureTolerance
}

/// A picture of views that still knows them, so that a failure can tell which moved.
package final class ViewPicture: UIImage, @unchecked Sendable {
  /// The laid-out tree; touched on the main thread only.
  private let root: UIView

  /// A drawing of a laid-out tree; `scale` is pixels to a point.
  @MainActor
  package init(_ list: DisplayList, scale: CGFloat, root: UIView) {
    self.root = root
    var presentation = UIImage.Presentation()
    presentation.scale = scale
    super.init(content: .drawing(list), presentation: presentation)
  }

  /// The frames of views and guides as they stand now.
  var records: [FrameRecord] { onMainThread { FrameTree(root).records } }

  /// Which views stand elsewhere than in a reference, and what holds them there.
  func difference(from reference: [FrameRecord]) -> FrameDifference {
    onMainThread { FrameDifference(from: reference, to: FrameTree(root)) }
  }
}
