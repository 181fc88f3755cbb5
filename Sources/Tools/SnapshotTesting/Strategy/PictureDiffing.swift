import PictureComparison
import UIKitCore

/// The conversion of values to pictures, and the tolerance of the comparison with a reference.
package struct PictureDiffing<Value> {
  /// The function that returns the picture of a value.
  package var image: (_ value: Value) -> UIImage
  /// The accepted difference from the reference.
  package var tolerance: PictureTolerance
}

/// A picture with the views that it shows, so that failures can list the views that moved.
package final class ViewPicture: UIImage, @unchecked Sendable {
  /// The laid-out tree with its window, accessed on the main thread only.
  private let window: OffscreenWindow
  /// The problem that prevents the requested picture; nil if there is none.
  let problem: String?

  /// Creates a picture of laid-out views. `scale` is in pixels per point.
  @MainActor
  package init(_ list: DisplayList, scale: CGFloat, of window: OffscreenWindow, problem: String? = nil) {
    (self.window, self.problem) = (window, problem)
    super.init()
    content = .drawing(list)
    presentation.scale = scale
  }

  /// The current frames of views and guides.
  var records: [FrameRecord] { onMainThread { FrameTree(window.root).records } }

  /// The conflicts of required constraints, in plain words.
  var conflicts: [String] { onMainThread { FrameTree.conflicts(in: window.root) } }

  /// Returns the difference from the frames of a reference, with its causes.
  func difference(from reference: [FrameRecord]) -> FrameDifference {
    onMainThread { FrameDifference(from: reference, to: FrameTree(window.root)) }
  }
}

/// An image decoded from a reference file, with the scale that the file stores.
package final class ReferenceImage: UIImage, @unchecked Sendable {
  /// The scale in pixels per point; nil if the file has none. It is independent of the scale at which the image is
  /// decoded.
  let storedScale: CGFloat?

  /// Creates an image at the given scale, the file's scale or 1. The image is empty for invalid data.
  init(_ data: Data, scale: CGFloat?) {
    storedScale = PNGChunks.scale(of: data)
    let image = UIImage(data: data, scale: scale ?? storedScale ?? 1) ?? UIImage()
    super.init()
    (content, presentation) = (image.content, image.presentation)
  }
}
