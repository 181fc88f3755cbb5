public import Foundation
public import TextLayout
public import UIGraphics

/// The region that a layout manager fills with text.
@preconcurrency @MainActor
open class NSTextContainer: NSObject {
  weak var owner: UITextView? {
    didSet { layoutManager?.isStale = true }
  }

  open weak var layoutManager: NSLayoutManager?
  /// The size, in points; zero for no limit.
  open var size: CGSize {
    didSet { if oldValue != size { didChange() } }
  }
  /// The empty space at both ends of every line, in points.
  open var lineFragmentPadding: CGFloat = 5 {
    didSet { if oldValue != lineFragmentPadding { didChange() } }
  }
  /// The maximum number of lines; 0 for no limit.
  open var maximumNumberOfLines = 0 {
    didSet { if oldValue != maximumNumberOfLines { didChange() } }
  }
  open var lineBreakMode: NSLineBreakMode = .byWordWrapping {
    didSet { if oldValue != lineBreakMode { didChange() } }
  }
  /// The paths around which text flows, in the container's coordinate space.
  open var exclusionPaths: [UIBezierPath] = [] {
    didSet { if oldValue != exclusionPaths { didChange() } }
  }
  open var widthTracksTextView = true
  open var heightTracksTextView = true
  open var isSimpleRectangularTextContainer: Bool { exclusionPaths.isEmpty }

  public init(size: CGSize) {
    self.size = size
  }

  public convenience override init() {
    self.init(size: .zero)
  }

  public required init(coder: NSCoder) {
    size = .zero
  }

  open func replaceLayoutManager(_ newLayoutManager: NSLayoutManager) {
    guard newLayoutManager !== layoutManager else { return }
    layoutManager?.removeContainer(self)
    newLayoutManager.addTextContainer(self)
  }

  /// Sets the size without invalidating the layout, since the text view has already laid out its text.
  func trackTextViewSize(_ newSize: CGSize) {
    isTracking = true
    size = newSize
    isTracking = false
  }
  private var isTracking = false

  /// Returns the lines of a text at a width, in points, around the paths.
  func lines(of text: ParagraphLayout, width: CGFloat) -> TextFrame {
    guard !exclusionPaths.isEmpty, width.isFinite else {
      return text.frame(width: width, maximumLines: maximumNumberOfLines, lineBreakMode: lineBreakMode)
    }
    let exclusions = TextExclusions(
      polygons: exclusionPaths.flatMap { $0.cgPath.data.flattened() }, padding: lineFragmentPadding)
    return text.frame(
      width: width, maximumLines: maximumNumberOfLines, lineBreakMode: lineBreakMode, around: exclusions)
  }

  private func didChange() {
    guard !isTracking else { return }
    layoutManager?.isStale = true
    owner?.contentDidChange()
  }
}
