import Foundation
import PictureComparison
import Testing
import TestViews
import UIKitCore

@testable import SnapshotTesting

@MainActor
@Suite("Strategies of views")
struct ViewStrategyTests {
  private func size<Value>(_ value: Value, _ strategy: Snapshotting<Value, UIImage>) -> CGSize {
    var result = CGSize.zero
    strategy.snapshot(value).run { result = $0.size }
    return result
  }

  @Test("Frames are listed with one line for each view")
  func frames() {
    #expect(
      text(banner(title: ""), .frames) == """
        UIView 0 0 200 60
          UIView "icon" 16 18 24 24
          UILabel "title" 48 30 0 0
        """)
    #expect(text(banner(), .frames(on: .iPhoneSe)).hasPrefix("UIView 0 0 320 568\n"))
  }

  @Test("A report lists conflicts, ambiguity and truncated texts, or states that there are none")
  func layoutReport() {
    let view = banner(title: "A title that is far too long for the banner that it stands in")
    let free = UIView()
    free.accessibilityIdentifier = "free"
    view.addConstrained(free)
    free.widthAnchor.constraint(equalToConstant: 10).isActive = true
    free.widthAnchor.constraint(equalToConstant: 20).isActive = true
    free.topAnchor.constraint(equalTo: view.topAnchor).isActive = true
    free.heightAnchor.constraint(equalToConstant: 5).isActive = true

    let report = text(view, .layoutReport)

    #expect(
      report.hasPrefix("conflict: broken constraint: free is exactly 10 points wide\n  2 constraints contradict each "))
    #expect(report.contains("    1. free is exactly 10 points wide; broken\n    2. free is exactly 20 points wide\n"))
    #expect(report.contains("\nambiguity: nothing determines the horizontal position of free\n"))
    #expect(report.contains("\ncut text: the text of title is cut: it needs "))
    #expect(!report.contains("0x") && !report.contains(".swift"))
    #expect(text(banner(), .layoutReport) == "Nothing to report.")
  }

  @Test("A view's description is UIKit's without addresses, and the hierarchy lists child controllers")
  func descriptions() {
    let parent = UIViewController()
    let child = UIViewController()
    parent.addChild(child)
    parent.view.addSubview(child.view)

    #expect(
      text(banner(title: ""), .recursiveDescription).hasPrefix(
        """
        <UIView; frame = (0 0; 200 60); backgroundColor = <UIColor systemBackground>; layer = <CALayer>>
           | <UIView; frame = (16 18; 24 24); backgroundColor = <UIColor systemBlue>; layer = <CALayer>>
           | <UILabel;
        """))
    #expect(
      text(parent, .hierarchy) == """
        <UIViewController>, state: appeared, view: <UIView>
           | <UIViewController>, state: appeared, view: <UIView>
        """)
  }

  // The parts and their order are those of public view hierarchies, for example of an iPhone with iOS 13: "<UITableView;
  // frame = (0 0; 414 896); clipsToBounds = YES; layer = <CALayer>; contentOffset: {0, -88}; contentSize: {414, 70};
  // adjustedContentInset: {88, 0, 83, 0}".
  @Test("A description names the base class, the flags that differ from the defaults, and a scroll view's content")
  func describedValues() {
    final class Status: UILabel {}
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let (status, scroll) = (Status(frame: CGRect(x: 0, y: 0, width: 50, height: 20)), UIScrollView())
    status.text = "Learn how to hide your features"
    (status.alpha, status.isHidden, status.tag) = (0.5, true, 3)
    status.autoresizingMask = [.flexibleRightMargin, .flexibleBottomMargin]
    scroll.contentSize = CGSize(width: 100, height: 300)
    scroll.frame = root.bounds
    root.addSubview(status)
    root.addSubview(scroll)

    let lines = text(root, .recursiveDescription).split(separator: "\n")
    #expect(lines.count == 3)
    #expect(
      lines[1].contains("Status; baseClass = UILabel; frame = (0 0; 50 20); text = 'Learn how to hide your fe...'; "))
    #expect(lines[1].contains("; alpha = 0.5; hidden = YES; "))
    #expect(lines[1].hasSuffix("; autoresize = RM+BM; userInteractionEnabled = NO; tag = 3; layer = <_UILabelLayer>>"))
    #expect(
      lines[2].hasSuffix(
        "; clipsToBounds = YES; layer = <CALayer>; contentOffset: {0, 0}; contentSize: {100, 300}; "
          + "adjustedContentInset: {0, 0, 0, 0}>"))
  }

  @Test("A text that depends on the system gets this package's mark, and a foreign reference is kept")
  func markedTexts() throws {
    let workplace = try Workplace()
    try FileManager.default.createDirectory(atPath: workplace.references, withIntermediateDirectories: true)
    try Data("<UIView: layer = <CALayer>>".utf8).write(to: URL(fileURLWithPath: workplace.path("txt")))

    _ = workplace.verify(banner(), as: .recursiveDescription)

    #expect(try workplace.text(workplace.path("linux.txt")).hasSuffix("\n(recorded by headframe)\n"))
    #expect(try workplace.text(workplace.path("txt")) == "<UIView: layer = <CALayer>>")
    #expect(workplace.verify(banner(), as: .recursiveDescription) == nil)
  }

  @Test("Pictures have the sizes of devices, of views, of fitting content and of all scrolled content")
  func sizes() {
    let scroll = UIScrollView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    scroll.contentSize = CGSize(width: 100, height: 1000)
    let label = UILabel()
    label.text = "Text"
    let stack = UIStackView(arrangedSubviews: [UIView(), UIView()])
    stack.axis = .vertical
    stack.spacing = 10
    for view in stack.arrangedSubviews { view.heightAnchor.constraint(equalToConstant: 20).isActive = true }

    #expect(size(banner(), .image) == CGSize(width: 200, height: 60))
    #expect(size(banner(), .image(on: .iPhone13)) == CGSize(width: 390, height: 844))
    #expect(size(banner(), .image(on: .iPhone13(.landscape))) == CGSize(width: 844, height: 390))
    #expect(size(banner(), .image(on: .iPadMini)) == CGSize(width: 1024, height: 768))
    #expect(size(UIViewController(), .image(on: .iPhone17Pro)) == CGSize(width: 402, height: 874))
    // A line of text in a 17-point font is 20.5 points high at 2x.
    #expect(size(label, .image).height == 20.5)
    #expect(size(stack, .image(layout: .fitting(width: 300))) == CGSize(width: 300, height: 50))
    // The scroll view fills the screen and grows to the 1000 points of its content, below a safe area of 20 points.
    #expect(size(scroll, .image(layout: .wholeContent(on: .iPhoneSe))).height == 1020)
    #expect(
      size(UIBezierPath(rect: CGRect(x: 5, y: 5, width: 30, height: 20)), .image) == CGSize(width: 30, height: 20))
  }

  @Test("The outline of a device adds 13 points at each side of its screen, and the picture matches its reference")
  func chrome() throws {
    let workplace = try Workplace()
    let strategy = Snapshotting<UIView, UIImage>.image(on: .iPhone13, chrome: .device)

    _ = workplace.verify(banner(), as: strategy)

    // (390 + 26) × (844 + 26) points at 3x.
    let chunks = try #require(PNGChunks(path: workplace.path("png")))
    #expect(chunks.size?.width == 1248 && chunks.size?.height == 2610)
    #expect(workplace.verify(banner(), as: strategy, record: .never) == nil)
    #expect(workplace.lastRecord?.status == .passed)
  }

  @Test("Parts of a device around a size that no device has are reported, and nothing is recorded")
  func chromeWithoutDevice() throws {
    let workplace = try Workplace()
    let size = CGSize(width: 200, height: 60)

    let message = workplace.verify(banner(), as: .image(on: .iPhone13, size: size, chrome: .bars))

    let expected =
      "View not renderable to image: chrome needs the screen of a device, and no device has 200.0×60.0 points"
    #expect(message?.contains(expected) == true)
    #expect(!workplace.exists(workplace.path("png")))
    #expect(workplace.verify(banner(), as: .image(on: .iPhone13, size: size), record: .all) != nil)
    #expect(workplace.exists(workplace.path("png")))
  }

  @Test("The elements of a path are listed")
  func path() {
    let path = UIBezierPath(rect: CGRect(x: 0, y: 0, width: 8, height: 4.5))

    #expect(
      text(path, .elementsDescription) == """
        MoveTo (0.0, 0.0)
        LineTo (8.0, 0.0)
        LineTo (8.0, 4.5)
        LineTo (0.0, 4.5)
        Close
        """)
  }

  @Test("Views are laid out on the main actor, even for assertions on other threads")
  func otherThread() async {
    final class IsolatedView: UIView {
      override func layoutSubviews() { MainActor.assumeIsolated { super.layoutSubviews() } }
    }
    let view = IsolatedView(frame: CGRect(x: 0, y: 0, width: 200, height: 60))
    for _ in 0..<2 { view.addSubview(UILabel()) }

    let lineCount = await Task.detached {
      var result = ""
      Snapshotting<UIView, String>.frames.snapshot(view).run { result = $0 }
      return result.split(separator: "\n").count
    }.value

    #expect(lineCount == 3)
  }
}

@Suite("Screens")
struct ViewImageConfigTests {
  @Test("Devices have the sizes, safe areas and traits of other snapshot libraries")
  func devices() {
    let phone = ViewImageConfig.iPhone13
    #expect(phone.size == CGSize(width: 390, height: 844))
    #expect(phone.safeArea == UIEdgeInsets(top: 47, left: 0, bottom: 34, right: 0))
    #expect(phone.traits.displayScale == 3)
    #expect(phone.traits.preferredContentSizeCategory == .medium)
    #expect(phone.traits.horizontalSizeClass == .compact)
    // These differ from the devices, as in pointfree's library.
    #expect(ViewImageConfig.iPhoneX(.landscape).safeArea == UIEdgeInsets(top: 0, left: 44, bottom: 24, right: 44))
    #expect(ViewImageConfig.iPhoneXr.safeArea == UIEdgeInsets(top: 44, left: 0, bottom: 34, right: 0))
    #expect(ViewImageConfig.iPadMini.size == CGSize(width: 1024, height: 768))
    #expect(ViewImageConfig.iPadMini.traits.preferredContentSizeCategory == .unspecified)
    #expect(UITraitCollection.iPhone8Plus(.landscape).horizontalSizeClass == .regular)
  }

  @Test("Split screens have Apple's widths")
  func splits() {
    let small = [
      ViewImageConfig.iPadMini(.landscape(splitView: .oneThird)), .iPadMini(.landscape(splitView: .oneHalf)),
      .iPadMini(.landscape(splitView: .twoThirds)), .iPadMini(.portrait(splitView: .twoThirds)),
    ]
    #expect(small.map { $0.size?.width } == [320, 507, 694, 438])
    #expect(small.map { $0.traits.horizontalSizeClass } == [.compact, .compact, .regular, .compact])
    let large = [
      ViewImageConfig.iPadPro12_9(.landscape(splitView: .oneThird)), .iPadPro12_9(.landscape(splitView: .oneHalf)),
      .iPadPro12_9(.landscape(splitView: .twoThirds)), .iPadPro12_9(.portrait(splitView: .twoThirds)),
    ]
    #expect(large.map { $0.size?.width } == [375, 678, 981, 639])
    #expect(large[1].traits.horizontalSizeClass == .regular)
  }
}
