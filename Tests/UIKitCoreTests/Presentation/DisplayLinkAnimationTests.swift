import Testing
import UIKitCore

/// A view that grows from nothing to a width of 100 points with the frames of a display link.
@MainActor
private final class GrowingView: UIView {
  private(set) var frames: [CFTimeInterval] = []
  let duration: Double
  let bar = UIView()
  private var link: CADisplayLink?

  init(duration: Double) {
    self.duration = duration
    super.init(frame: .zero)
    addSubview(bar)
  }

  required init?(coder: NSCoder) { nil }

  func begin(framesPerSecond: Int = 0) {
    let link = CADisplayLink(target: self, selector: Selector("step:", GrowingView.step(_:)))
    link.preferredFramesPerSecond = framesPerSecond
    link.add(to: .main, forMode: .common)
    self.link = link
  }

  func step(_ link: CADisplayLink) {
    frames.append(link.timestamp)
    let fraction = (link.timestamp - (frames.first ?? 0)) / duration
    bar.frame = CGRect(x: 0, y: 0, width: 100 * min(1, fraction), height: 10)
    if fraction >= 1 { link.invalidate() }
  }

  func end() { link?.invalidate() }
}

@MainActor
@Suite("Animations of display links", .serialized)
struct DisplayLinkAnimationTests {
  @Test("A picture shows the end of an animation that a display link drives: 0.5 s are 30 frames after the first")
  func end() {
    let view = GrowingView(duration: 0.5)
    view.begin()

    _ = OffscreenWindow(of: view, size: CGSize(width: 100, height: 20))

    #expect(view.bar.frame == CGRect(x: 0, y: 0, width: 100, height: 10))
    #expect(view.frames.count == 31 || view.frames.count == 32)
    #expect(zip(view.frames, view.frames.dropFirst()).allSatisfy { abs($1 - $0 - 1.0 / 60) < 1e-9 })
  }

  @Test("A link of 30 frames per second is called for every second frame")
  func rates() {
    let view = GrowingView(duration: 0.5)
    view.begin(framesPerSecond: 30)

    _ = OffscreenWindow(of: view, size: CGSize(width: 100, height: 20))

    #expect(view.bar.frame.width == 100)
    #expect(view.frames.count == 16 || view.frames.count == 17)
  }

  @Test("An animation of a controller ends after it has appeared")
  func controllers() {
    final class Controller: UIViewController {
      let growing = GrowingView(duration: 0.2)

      override func viewDidAppear(_ animated: Bool) {
        view.addSubview(growing)
        growing.begin()
      }
    }
    let controller = Controller()

    _ = OffscreenWindow(of: controller, size: CGSize(width: 100, height: 20))

    #expect(controller.growing.bar.frame.width == 100)
  }

  @Test("An endless link is called for 600 frames, those of ten seconds, and not for later pictures")
  func endless() {
    let view = GrowingView(duration: 1e9)
    view.begin()
    defer { view.end() }

    _ = OffscreenWindow(of: view, size: CGSize(width: 100, height: 20))
    _ = OffscreenWindow(of: view, size: CGSize(width: 100, height: 20))

    #expect(view.frames.count == 600)
  }

  @Test("The media clock does not go back after a picture, and is ahead by the frames of the animation")
  func clock() {
    let view = GrowingView(duration: 2)
    let before = CACurrentMediaTime()
    view.begin()

    _ = OffscreenWindow(of: view, size: CGSize(width: 100, height: 20))

    #expect(CACurrentMediaTime() - before >= 2)
    #expect(CACurrentMediaTime() >= view.frames.last ?? 0)
  }
}
