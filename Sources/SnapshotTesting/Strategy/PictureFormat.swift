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
  /// The laid-out tree, nil for a picture of none; touched on the main thread only.
  private let root: UIView?

  /// A drawing of a laid-out tree; `scale` is pixels to a point.
  @MainActor
  package init(_ list: DisplayList, scale: CGFloat, root: UIView) {
    self.root = root
    var presentation = UIImage.Presentation()
    presentation.scale = scale
    super.init(content: .drawing(list), presentation: presentation)
  }

  /// Creates an empty picture: a literal names no views.
  package required init(imageLiteralResourceName name: String) {
    root = nil
    super.init(content: .drawing(DisplayList(bounds: .zero, items: [])))
  }

  /// The frames of views and guides as they are now.
  var records: [FrameRecord] { onMainThread { root.map { FrameTree($0).records } ?? [] } }

  /// Returns the views whose frames differ from those of a reference, each with the constraints that place it.
  func difference(from reference: [FrameRecord]) -> FrameDifference? {
    onMainThread { root.map { FrameDifference(from: reference, to: FrameTree($0)) } }
  }
}
