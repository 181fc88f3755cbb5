import Testing
import UIGraphics

@testable import UIKitCore

/// Values that texts, icons and pictures take from their view.
@MainActor
@Suite("Tints, text sizes and filters of views")
struct SystemValueTests {
  /// Body text is 17 points at the default size and 40 at AX3, in Apple's Human Interface Guidelines.
  @Test("An icon with a text style has the size of that text in its view's traits")
  func symbolsFollowText() throws {
    let configuration = UIImage.SymbolConfiguration(textStyle: .body)
    let icon = try #require(UIImage(systemName: "star", withConfiguration: configuration))
    let fixed = try #require(UIImage(systemName: "star", withConfiguration: .init(pointSize: 17)))
    let views = [UIImageView(image: icon), UIImageView(image: fixed), UIImageView(image: UIImage(systemName: "star"))]
    views[2].preferredSymbolConfiguration = configuration
    let normal = views.map(\.intrinsicContentSize.height)
    #expect(normal[0] == normal[1])

    let root = UIView()
    let window = OffscreenWindow(
      of: root,
      in: OffscreenWindow.Environment(
        size: CGSize(width: 300, height: 300),
        traits: UITraitCollection(preferredContentSizeCategory: .accessibilityExtraLarge)))
    for view in views { root.addSubview(view) }
    defer { withExtendedLifetime(window) {} }

    let large = views.map(\.intrinsicContentSize.height)
    #expect(abs(large[0] / normal[0] - 40.0 / 17) < 0.08, "\(large) \(normal)")
    #expect(large[1] == normal[1])
    #expect(large[2] == large[0])
  }

  @Test("A size in points replaces the text style of an icon")
  func fixedSize() throws {
    let icon = try #require(UIImage(systemName: "star", withConfiguration: .init(textStyle: .title1)))
    #expect(icon.symbolConfiguration?.textStyle == .title1)
    #expect(icon.applyingSymbolConfiguration(.init(pointSize: 10))?.symbolConfiguration?.textStyle == nil)
    #expect(icon.applyingSymbolConfiguration(.init(weight: .bold))?.symbolConfiguration?.textStyle == .title1)
  }

  /// Returns the drawing of a view as text.
  private func drawing(_ view: UIView) -> String {
    let window = OffscreenWindow(of: view, in: OffscreenWindow.Environment(size: view.bounds.size))
    return window.displayList.description
  }

  @Test("Links of a text view have its tint, or the attributes that replace it")
  func links() throws {
    let text = NSMutableAttributedString(string: "see docs", attributes: [.foregroundColor: UIColor.black])
    text.addAttribute(.link, value: "https://example.org", range: NSRange(location: 4, length: 4))
    let view = UITextView(frame: CGRect(x: 0, y: 0, width: 200, height: 40))
    view.attributedText = text
    view.tintColor = UIColor(red: 1, green: 0, blue: 0, alpha: 1)
    let red = "#FF0000"
    #expect(view.linkTextAttributes[.foregroundColor] as? UIColor == view.tintColor)
    #expect(drawing(view).uppercased().contains(red))

    view.linkTextAttributes = [.foregroundColor: UIColor.black]
    #expect(!drawing(view).uppercased().contains(red))
    view.linkTextAttributes = nil
    #expect(drawing(view).uppercased().contains(red))
    view.tintColor = .blue
    #expect(!drawing(view).uppercased().contains(red))
    #expect(view.attributedText.attribute(.foregroundColor, at: 5, effectiveRange: nil) as? UIColor == .black)
  }

  @Test("Enlarged contents have hard pixels with the filter nearest; reduced ones have the other filter")
  func magnification() throws {
    let format = UIGraphicsImageRendererFormat()
    format.scale = 1
    let picture = UIGraphicsImageRenderer(size: CGSize(width: 4, height: 4), format: format).image { context in
      context.fill(CGRect(x: 0, y: 0, width: 2, height: 4))
    }
    let context = CGContext(bounds: CGRect(x: 0, y: 0, width: 16, height: 16))
    let layer = CALayer()
    func quality(_ side: CGFloat) -> CGInterpolationQuality {
      context.interpolationQuality = .default
      layer.setFilter(of: picture.size, in: CGRect(x: 0, y: 0, width: side, height: side), context)
      return context.interpolationQuality
    }

    #expect(quality(16) == .default)
    layer.magnificationFilter = .nearest
    #expect(quality(16) == .none)
    #expect(quality(2) == .default)
    layer.minificationFilter = .nearest
    #expect(quality(2) == .none)
  }
}
