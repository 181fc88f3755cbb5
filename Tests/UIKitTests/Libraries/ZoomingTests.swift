import Foundation
import Testing
import UIKit

/// Scroll views that show a picture at a scale, as image viewers do.
@MainActor
@Suite("Zooming")
struct ZoomingTests {
  private let viewer = Viewer(frame: CGRect(x: 0, y: 0, width: 100, height: 100))

  @Test("A scale within the limits scales the delegate's view and the content: 400 · 1/4 and 200 · 1/4")
  func scale() {
    viewer.zoomScale = 0.25

    #expect(viewer.zoomScale == 0.25)
    #expect(viewer.picture.frame == CGRect(x: 0, y: 0, width: 100, height: 50))
    #expect(viewer.contentSize == CGSize(width: 100, height: 50))
    #expect(viewer.zooms == [0.25])
  }

  @Test("A scale beyond the limits is limited, and a later scale replaces an earlier one")
  func limits() async throws {
    viewer.zoomScale = 0.01
    let smallest = viewer.picture.frame
    viewer.setZoomScale(9, animated: true)
    try await runMainQueue { !viewer.ends.isEmpty }

    #expect(smallest == CGRect(x: 0, y: 0, width: 80, height: 40))
    #expect(viewer.picture.frame == CGRect(x: 0, y: 0, width: 800, height: 400))
    #expect(viewer.contentSize == CGSize(width: 800, height: 400))
    #expect(viewer.ends == [2])
  }

  @Test("Zooming keeps the center of the visible area: from (50, 50) to (100, 100), that is an offset of 50")
  func center() {
    viewer.zoomScale = 2

    // exchangetuts.com/uiscrollview-content-offset-calculation-after-zoom: (160, 230) in 320×460, half of the bounds.
    #expect(viewer.contentOffset == CGPoint(x: 50, y: 50))

    viewer.zoomScale = 0.2

    // The content of 80×40 is smaller than the bounds: it stays at the corner.
    #expect(viewer.contentOffset == .zero)
  }

  @Test("Without a view for zooming, the scale stays 1")
  func noView() async throws {
    viewer.delegate = nil

    viewer.setZoomScale(2, animated: true)
    try await Task.sleep(for: .milliseconds(50))

    #expect(viewer.zoomScale == 1)
    #expect(viewer.contentSize == CGSize(width: 400, height: 200))
    #expect(viewer.ends == [])
  }

  @Test("Zooming to 50×50 at (300, 100) scales by 100/50 = 2 and scrolls to (600, 200)")
  func rectangle() {
    viewer.zoom(to: CGRect(x: 300, y: 100, width: 50, height: 50), animated: false)

    #expect(viewer.zoomScale == 2)
    #expect(viewer.contentOffset == CGPoint(x: 600, y: 200))
  }

  @Test("Zooming to a rectangle at the corner shows no space outside of the content: 800 − 100 and 400 − 100")
  func corner() {
    viewer.zoom(to: CGRect(x: 390, y: 190, width: 50, height: 50), animated: false)

    #expect(viewer.contentOffset == CGPoint(x: 700, y: 300))
  }

  @Test("A picture with constraints keeps its corner and scale when they change: 440 · 1/2 = 220")
  func constraints() {
    let width = viewer.constrainPicture()

    viewer.zoomScale = 0.5
    width.constant = 440
    viewer.layoutIfNeeded()

    #expect(viewer.picture.frame == CGRect(x: 0, y: 0, width: 220, height: 100))
    #expect(viewer.contentSize == CGSize(width: 220, height: 100))
  }

  @Test("Margins around a zoomed picture keep their width: 20 + 400 · 1/2 + 20")
  func margins() {
    viewer.constrainPicture(margin: 20)

    viewer.zoomScale = 0.5
    viewer.setNeedsLayout()
    viewer.layoutIfNeeded()

    #expect(viewer.picture.frame == CGRect(x: 20, y: 0, width: 200, height: 100))
    #expect(viewer.contentSize == CGSize(width: 240, height: 100))
  }

  @Test("A transform that the program sets replaces the zoom, including in layout")
  func transform() {
    let width = viewer.constrainPicture()
    viewer.zoomScale = 2

    viewer.picture.transform = .identity
    width.constant = 300
    viewer.layoutIfNeeded()

    #expect(viewer.zoomScale == 1)
    #expect(viewer.picture.frame == CGRect(x: 0, y: 0, width: 300, height: 200))
  }

  @Test("Another view for zooming is scaled in place of the first, which returns to its size")
  func otherView() {
    let first = viewer.picture
    viewer.zoomScale = 2
    viewer.picture = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 50))
    viewer.addSubview(viewer.picture)

    viewer.zoomScale = 0.5

    #expect(first.frame == CGRect(x: 0, y: 0, width: 400, height: 200))
    #expect(viewer.picture.frame == CGRect(x: 0, y: 0, width: 50, height: 25))
    // The content of 400×200 shrinks by as much as the second view: 50 and 25.
    #expect(viewer.contentSize == CGSize(width: 350, height: 175))
  }
}

/// A scroll view that zooms its picture of 400×200 points between 0.2 and 2.
@MainActor
private final class Viewer: UIScrollView, UIScrollViewDelegate {
  var picture = UIView(frame: CGRect(x: 0, y: 0, width: 400, height: 200))
  var zooms: [CGFloat] = []
  var ends: [CGFloat] = []

  override init(frame: CGRect) {
    super.init(frame: frame)
    addSubview(picture)
    contentSize = picture.frame.size
    contentInsetAdjustmentBehavior = .never
    (minimumZoomScale, maximumZoomScale) = (0.2, 2)
    delegate = self
  }

  required init?(coder: NSCoder) { nil }

  /// Places the picture in the content with constraints, and returns the constraint of its width.
  @discardableResult
  func constrainPicture(margin: CGFloat = 0) -> NSLayoutConstraint {
    let width = picture.widthAnchor.constraint(equalToConstant: 400)
    picture.translatesAutoresizingMaskIntoConstraints = false
    NSLayoutConstraint.activate([
      width, picture.heightAnchor.constraint(equalToConstant: 200),
      picture.leadingAnchor.constraint(equalTo: contentLayoutGuide.leadingAnchor, constant: margin),
      picture.trailingAnchor.constraint(equalTo: contentLayoutGuide.trailingAnchor, constant: -margin),
      picture.topAnchor.constraint(equalTo: contentLayoutGuide.topAnchor),
      picture.bottomAnchor.constraint(equalTo: contentLayoutGuide.bottomAnchor),
    ])
    layoutIfNeeded()
    return width
  }

  func viewForZooming(in scrollView: UIScrollView) -> UIView? { picture }
  func scrollViewDidZoom(_ scrollView: UIScrollView) { zooms.append(scrollView.zoomScale) }
  func scrollViewDidEndZooming(_ scrollView: UIScrollView, with view: UIView?, atScale scale: CGFloat) {
    ends.append(scale)
  }
}

/// Page controls whose dots are replaced by images.
@MainActor
@Suite("Images of page controls")
struct PageIndicatorTests {
  @Test("An image 17×9 takes the place of every dot: 3·17 + 2·10 + 2·37 = 145 wide, 9 + 18.04 = 27.5 high")
  func size() {
    let pages = UIPageControl()
    pages.numberOfPages = 3

    pages.preferredIndicatorImage = Self.square(CGSize(width: 17, height: 9))

    #expect(pages.intrinsicContentSize == CGSize(width: 145, height: 27.5))
  }

  @Test("Images of pages that do not exist take no space: 3·7.5 + 2·10 + 2·37 = 116.5 wide")
  func missingPage() {
    let pages = UIPageControl()
    pages.numberOfPages = 3

    pages.setIndicatorImage(Self.square(CGSize(width: 40, height: 40)), forPage: 3)

    #expect(pages.intrinsicContentSize == CGSize(width: 116.5, height: 26))
  }

  @Test("A page has its own image, and another image while it is the current page, filled with the colors of the dots")
  func images() {
    let pages = UIPageControl(frame: CGRect(x: 0, y: 0, width: 145, height: 28))
    pages.numberOfPages = 3
    pages.pageIndicatorTintColor = .green
    pages.currentPageIndicatorTintColor = .red
    pages.preferredIndicatorImage = Self.square(CGSize(width: 17, height: 9))
    let small = Self.square(CGSize(width: 9, height: 9))
    pages.setIndicatorImage(small, forPage: 1)
    pages.setCurrentPageIndicatorImage(small, forPage: 0)

    let picture = UIGraphicsImageRenderer(size: pages.bounds.size).image { pages.layer.render(in: $0.cgContext) }

    // Cells of 17 begin at 37, 64 and 91. A small square is from 4 to 13 in its cell.
    #expect(picture.column(39) == nil && picture.column(45) == .red)
    #expect(picture.column(66) == nil && picture.column(72) == .green)
    #expect(picture.column(93) == .green)
    #expect(pages.indicatorImage(forPage: 1) === small && pages.indicatorImage(forPage: 0) == nil)
  }

  private static func square(_ size: CGSize) -> UIImage {
    UIGraphicsImageRenderer(size: size).image {
      UIColor.black.setFill()
      $0.fill(CGRect(origin: .zero, size: size))
    }
  }
}

extension UIImage {
  /// Returns red or green if the column's pixel in the middle row has that color, and otherwise nil.
  fileprivate func column(_ x: CGFloat) -> UIColor? {
    let probe = Self.pixel { self.draw(at: CGPoint(x: -x, y: -(self.size.height / 2).rounded())) }
    return [UIColor.red, .green].first { color in
      probe
        == Self.pixel {
          color.setFill()
          UIBezierPath(rect: CGRect(x: 0, y: 0, width: 1, height: 1)).fill()
        }
    }
  }

  private static func pixel(_ draw: () -> Void) -> Data? {
    let format = UIGraphicsImageRendererFormat()
    format.scale = 1
    return UIGraphicsImageRenderer(size: CGSize(width: 1, height: 1), format: format).image { _ in draw() }.pngData()
  }
}
