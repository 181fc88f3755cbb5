import LayoutChecks
import Testing
import TestViews

@testable import UIKitCore

@MainActor
@Suite("The layout pass")
struct LayoutPassTests {
  private final class Recorder: UIView {
    var log: [String] = []
    var onLayout: () -> Void = {}

    override func updateConstraints() {
      log.append("updateConstraints")
      super.updateConstraints()
    }

    override func layoutSubviews() {
      super.layoutSubviews()
      log.append("layoutSubviews")
      onLayout()
    }
  }

  @Test("Constraints are updated before subviews are laid out, each once")
  func order() {
    let view = Recorder(frame: CGRect(x: 0, y: 0, width: 10, height: 10))

    view.layoutIfNeeded()
    view.layoutIfNeeded()

    #expect(view.log == ["updateConstraints", "layoutSubviews"])
  }

  // Apple's documentation of `updateProperties()`: before `layoutSubviews()`, and again only on request.
  @Test("Properties of a view and its controller are updated before their layout, each once, and again on request")
  func properties() {
    final class Properties: UIView {
      var log: [String] = []
      override func updateProperties() { log.append("view") }
      override func layoutSubviews() { log.append("layout") }
    }
    final class Controller: UIViewController {
      override func loadView() { view = Properties() }
      override func updateProperties() { (view as? Properties)?.log.append("controller") }
    }
    let (root, controller) = (UIView(), Controller())
    root.addSubview(controller.view)
    let view = controller.view as? Properties

    root.layoutIfNeeded()
    root.layoutIfNeeded()
    #expect(view?.log == ["controller", "view", "layout"])
    view?.log = []
    controller.setNeedsUpdateProperties()
    root.layoutIfNeeded()
    view?.updatePropertiesIfNeeded()
    #expect(view?.log == ["controller", "view"])
  }

  @Test("A layout within an update of properties does not update them again")
  func nestedProperties() {
    final class Nested: UIView {
      var count = 0
      override func updateProperties() {
        count += 1
        if count < 3 { setNeedsUpdateProperties() }
        layoutIfNeeded()
        updatePropertiesIfNeeded()
      }
    }
    let (root, view) = (UIView(), Nested())
    root.addSubview(view)

    root.layoutIfNeeded()

    #expect(view.count == 3)
  }

  @Test("Layout of a leaf sets its solved frame")
  func leaf() {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let middle = UIView()
    let leaf = UIView()
    root.addConstrained(middle)
    middle.addConstrained(leaf)
    NSLayoutConstraint.activate([
      middle.leftAnchor.constraint(equalTo: root.leftAnchor, constant: 10),
      middle.topAnchor.constraint(equalTo: root.topAnchor, constant: 20),
      middle.widthAnchor.constraint(equalToConstant: 50),
      middle.heightAnchor.constraint(equalToConstant: 50),
      leaf.rightAnchor.constraint(equalTo: root.rightAnchor, constant: -5),
      leaf.topAnchor.constraint(equalTo: middle.topAnchor),
      leaf.widthAnchor.constraint(equalToConstant: 7),
      leaf.heightAnchor.constraint(equalToConstant: 9),
    ])

    leaf.layoutIfNeeded()

    // The right edge at 95 in the root is 85 in the middle view.
    #expect(leaf.frame == CGRect(x: 78, y: 0, width: 7, height: 9))
  }

  @Test("A constraint changed in layoutSubviews takes effect in the same pass")
  func changeDuringLayout() {
    let root = Recorder(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let child = UIView()
    root.addConstrained(child)
    let width = child.widthAnchor.constraint(equalToConstant: 10)
    width.isActive = true
    root.onLayout = { width.constant = 30 }

    root.layoutIfNeeded()

    #expect(child.frame.width == 30)
  }

  @Test("A view that invalidates its layout during layout is stopped and reported")
  func layoutLoop() {
    var lines: [String] = []
    let previous = LayoutDiagnostics.sink
    LayoutDiagnostics.sink = { lines.append($0) }
    defer { LayoutDiagnostics.sink = previous }
    let view = Recorder(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    view.onLayout = { [unowned view] in view.setNeedsLayout() }

    view.layoutIfNeeded()

    #expect(lines.count == 1)
    #expect(lines.first?.contains("Layout loop") == true)
  }

  @Test("A view whose insets and position change each other is logged once, and reported with its identifier")
  func insetLoop() {
    var lines: [String] = []
    let previous = LayoutDiagnostics.sink
    LayoutDiagnostics.sink = { lines.append($0) }
    defer { LayoutDiagnostics.sink = previous }
    let controller = UIViewController()
    controller.additionalSafeAreaInsets.top = 44
    let root = controller.view ?? UIView()
    let box = UIView()
    box.accessibilityIdentifier = "box"
    let inner = UIView()
    root.addConstrained(box)
    box.addConstrained(inner)
    NSLayoutConstraint.activate([
      box.leadingAnchor.constraint(equalTo: root.leadingAnchor), box.widthAnchor.constraint(equalToConstant: 100),
      box.heightAnchor.constraint(equalToConstant: 100),
      inner.topAnchor.constraint(equalTo: box.layoutMarginsGuide.topAnchor),
      inner.leadingAnchor.constraint(equalTo: box.leadingAnchor), inner.widthAnchor.constraint(equalToConstant: 10),
      inner.heightAnchor.constraint(equalToConstant: 10),
      // At 50 − 8 = 42, the box has an inset of 44 − 42 = 2, which moves it to 40, where it has an inset of 4, and so on.
      inner.topAnchor.constraint(equalTo: root.topAnchor, constant: 50),
    ])
    for height in [480, 500, 520] {
      root.frame = CGRect(x: 0, y: 0, width: 320, height: height)
      root.layoutIfNeeded()
    }

    #expect(lines.count == 1)
    #expect(lines.first?.hasPrefix("Layout loop: the position of box depends on its own margins") == true)
    let findings = LayoutFindings(warningsOf: root, drawnAs: DisplayList(bounds: root.bounds, items: [])).all
    #expect(findings.filter { $0.kind == .runaway }.map(\.view) == ["box"])
  }

  @Test("Edges are rounded so that neighbors in different superviews touch")
  func roundingMeets() {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    root.traitState.environment = UITraitCollection.defaults.modifying { $0.displayScale = 1 }
    let outer = UIView()
    let inner = UIView()
    root.addConstrained(outer)
    outer.addConstrained(inner)
    NSLayoutConstraint.activate([
      outer.leftAnchor.constraint(equalTo: root.leftAnchor, constant: 0.3),
      outer.widthAnchor.constraint(equalToConstant: 9.9),
      outer.topAnchor.constraint(equalTo: root.topAnchor),
      outer.heightAnchor.constraint(equalToConstant: 10),
      inner.leftAnchor.constraint(equalTo: outer.leftAnchor, constant: 0.3),
      inner.rightAnchor.constraint(equalTo: outer.rightAnchor),
      inner.topAnchor.constraint(equalTo: outer.topAnchor),
      inner.bottomAnchor.constraint(equalTo: outer.bottomAnchor),
    ])

    root.layoutIfNeeded()

    // Outer edges 0.3 and 10.2 round to 0 and 10; the inner left edge, at 0.6 in the root, rounds to 1.
    #expect(outer.frame == CGRect(x: 0, y: 0, width: 10, height: 10))
    #expect(inner.frame == CGRect(x: 1, y: 0, width: 9, height: 10))
  }
}

@MainActor
@Suite("Text whose height depends on its width")
struct HeightForWidthTests {
  private let root = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 400))
  private let label = UILabel()

  init() {
    label.numberOfLines = 0
    root.addConstrained(label)
    label.topAnchor.constraint(equalTo: root.topAnchor).isActive = true
    label.leadingAnchor.constraint(equalTo: root.leadingAnchor).isActive = true
  }

  /// Returns the label's frames with a text that wraps, for each width of the root in turn.
  private func frames(atWidths widths: CGFloat...) -> [CGRect] {
    label.text = "several words that wrap when there is little room for them in the view"
    return widths.map { width in
      root.frame.size.width = width
      root.layoutIfNeeded()
      return label.frame
    }
  }

  @Test("Text set after the first layout wraps at the same width: three lines of 20.287 are 61 high")
  func textSetLater() {
    label.widthAnchor.constraint(equalTo: root.widthAnchor).isActive = true
    root.layoutIfNeeded()

    label.text = "one\ntwo\nthree"
    root.layoutIfNeeded()

    #expect(label.frame == CGRect(x: 0, y: 0, width: 200, height: 61))
  }

  @Test("A pinned label that is widened and narrowed again has its original frame")
  func pinnedHistory() {
    label.widthAnchor.constraint(equalTo: root.widthAnchor).isActive = true

    let frames = frames(atWidths: 200, 1000, 200)

    #expect(frames[1].height == 20.5)
    #expect(frames[2] == frames[0])
  }

  @Test("A label that may be narrower than its limit grows again when the limit grows")
  func freeHistory() {
    label.trailingAnchor.constraint(lessThanOrEqualTo: root.trailingAnchor).isActive = true

    let frames = frames(atWidths: 200, 1000, 200)

    #expect(frames[0].width <= 200)
    #expect(frames[1].height == 20.5)
    #expect(frames[1].width > 400)
    #expect(frames[2] == frames[0])
  }

  @Test("A label whose required width is removed gets its text's width again")
  func removedWidth() {
    let width = label.widthAnchor.constraint(equalToConstant: 50)
    width.isActive = true
    label.text = "one two three"
    root.layoutIfNeeded()
    #expect(label.frame.height > 21)

    width.isActive = false
    root.layoutIfNeeded()

    #expect(label.frame.height == 20.5)
    #expect(label.frame.width == label.intrinsicContentSize.width)
  }

  @Test("Views with laid-out text are deallocated, including the topmost view")
  func nothingKeptAlive() {
    weak var freedRoot: UIView?
    weak var freedLabel: UIView?
    do {
      let label = UILabel()
      label.numberOfLines = 0
      label.text = "several words that wrap"
      let top = UILabel(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
      top.numberOfLines = 0
      top.text = "words of the topmost"
      top.addConstrained(label)
      label.widthAnchor.constraint(equalTo: top.widthAnchor).isActive = true
      top.layoutIfNeeded()
      (freedRoot, freedLabel) = (top, label)
    }

    #expect(freedRoot == nil)
    #expect(freedLabel == nil)
  }
}
