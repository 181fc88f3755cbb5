import Testing
import UIKit
import UniformTypeIdentifiers

/// A layer that counts how often it is drawn.
private final class CountingLayer: CALayer {
  var drawingCount = 0
  override func render(in ctx: CGContext) {
    drawingCount += 1
    super.render(in: ctx)
  }
  override var contentsCenter: CGRect {
    get { CGRect(x: 0, y: 0, width: 1, height: 1) }
    set {}
  }
}

/// A view with anchors and guides of its own.
private final class MovedView: UIView {
  override var firstBaselineAnchor: NSLayoutYAxisAnchor { bottomAnchor }
  override var layoutMarginsGuide: UILayoutGuide { safeAreaLayoutGuide }
  override func isDescendant(of view: UIView) -> Bool { true }
}

/// A path that draws nothing.
private final class EmptyPath: UIBezierPath {
  var fillCount = 0
  override func fill() { fillCount += 1 }
}

private final class TestAction: UIAlertAction {
  override var title: String? { "Replaced" }
  override var style: Style { .destructive }
}

private final class TestSegue: UIStoryboardSegue {
  override var destination: UIViewController { source }
}

private final class TestCell: UITableViewCell {
  let content = UIView()
  override var contentView: UIView { content }
}

private final class TabView: UIView {
  override var showsLargeContentViewer: Bool {
    get { true }
    set {}
  }
  override var largeContentTitle: String? {
    get { "Tab" }
    set {}
  }
  override class func userInterfaceLayoutDirection(
    for attribute: UISemanticContentAttribute, relativeTo direction: UIUserInterfaceLayoutDirection
  ) -> UIUserInterfaceLayoutDirection { .rightToLeft }
}

@MainActor
@Suite("What libraries call and override")
struct LibraryFunctionTests {
  @Test("Members that UIKit declares as open can be overridden")
  func openMembers() {
    let layer = CountingLayer()
    _ = UIGraphicsImageRenderer(size: CGSize(width: 1, height: 1)).image { layer.render(in: $0.cgContext) }
    #expect(layer.drawingCount == 1)
    let view = MovedView(frame: .zero)
    #expect(view.layoutMarginsGuide === view.safeAreaLayoutGuide)
    #expect(view.isDescendant(of: UIView()))
    let path = EmptyPath()
    path.fill()
    #expect(path.fillCount == 1)
  }

  // All properties and methods of UIKit's classes are open in Swift, also those without a setter.
  @Test("Properties without a setter, those of few views and methods of classes can be overridden")
  func openProperties() {
    let action: UIAlertAction = TestAction(title: "A", style: .default)
    #expect(action.title == "Replaced" && action.style == .destructive)
    let source = UIViewController()
    let segue: UIStoryboardSegue = TestSegue(identifier: nil, source: source, destination: UIViewController())
    #expect(segue.destination === source)
    let cell = TestCell()
    #expect((cell as UITableViewCell).contentView === cell.content)
    let view: UIView = TabView()
    #expect(view.showsLargeContentViewer && view.largeContentTitle == "Tab")
    #expect(view.effectiveUserInterfaceLayoutDirection == .rightToLeft)
  }

  @Test("Empty attributed strings are created without arguments, and mutable ones can be appended to")
  func emptyStrings() {
    #expect(NSAttributedString().length == 0)
    let text = NSMutableAttributedString()
    text.append(NSAttributedString(string: "ab"))
    #expect(text.string == "ab")
    #expect(NSTextStorage().string == "")
  }

  // A transform after its inverse is the identity: the inverse of a scale by 2 and a translation by 3, 4, 5 scales by
  // 1/2 and translates by −3/2, −4/2, −5/2.
  @Test("The inverse of a transform undoes it; a transform without an inverse is returned")
  func inverseTransforms() {
    let scaled = CATransform3DScale(CATransform3DMakeTranslation(3, 4, 5), 2, 2, 2)
    let inverse = CATransform3DInvert(scaled)
    #expect((inverse.m11, inverse.m22, inverse.m33, inverse.m44) == (0.5, 0.5, 0.5, 1))
    #expect((inverse.m41, inverse.m42, inverse.m43) == (-1.5, -2, -2.5))
    #expect(CATransform3DIsIdentity(CATransform3DConcat(scaled, inverse)))
    let flat = CATransform3DMakeScale(1, 1, 0)
    #expect(CATransform3DEqualToTransform(CATransform3DInvert(flat), flat))
  }

  // The system font has tabular and proportional figures: type 6 of Apple's registry with the selectors 0 and 1.
  @Test("The features of a font are listed by the types and selectors of Apple's registry, with only UIKit imported")
  func fontFeatures() throws {
    let features = try #require(CTFontCopyFeatures(UIFont.systemFont(ofSize: 12)) as? [[String: Any]])
    let spacing = try #require(features.first { $0[kCTFontFeatureTypeIdentifierKey] as? Int == kNumberSpacingType })
    let selectors = try #require(spacing[kCTFontFeatureTypeSelectorsKey] as? [[String: Int]])
    #expect(selectors.compactMap { $0[kCTFontFeatureSelectorIdentifierKey] }.contains(kMonospacedNumbersSelector))
    #expect(spacing[kCTFontFeatureTypeExclusiveKey] as? Bool == true)
  }

  @Test("The C functions of uniform types convert between identifiers, file extensions and media types")
  func uniformTypes() {
    let png = UTTypeCreatePreferredIdentifierForTag(kUTTagClassFilenameExtension, "PNG", nil)?.takeRetainedValue()
    #expect(png == "public.png")
    #expect(UTTypeCopyPreferredTagWithClass("public.png", kUTTagClassMIMEType)?.takeRetainedValue() == "image/png")
    #expect(UTTypeConformsTo("public.png", kUTTypeImage))
    #expect(!UTTypeConformsTo("public.png", kUTTypeText))
    #expect(UTTypeEqual("public.PNG", "public.png"))
  }

  @Test("A formatter stores the object of a text through a pointer")
  func formatters() {
    var object: AnyObject?
    let isNumber = withUnsafeMutablePointer(to: &object) { pointer in
      NumberFormatter().getObjectValue(AutoreleasingUnsafeMutablePointer(pointer), for: "12", errorDescription: nil)
    }
    #expect(isNumber)
    #expect((object as? NSNumber)?.intValue == 12)
  }
}
