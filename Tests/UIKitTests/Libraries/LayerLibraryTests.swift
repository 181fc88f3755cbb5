import Testing
import UIKit

/// Layers as animation libraries use them.
@MainActor
@Suite("Layers of libraries")
struct LayerLibraryTests {
  @Test("Key paths read and write the parts of geometry and transform")
  func keyPaths() throws {
    let layer = CALayer()
    layer.frame = CGRect(x: 10, y: 20, width: 30, height: 40)

    layer.setValue(5, forKeyPath: "position.x")
    layer.setValue(CGFloat.pi / 2, forKeyPath: "transform.rotation.z")
    layer.setValue(2, forKeyPath: "transform.scale.x")
    layer.setValue("here", forKey: "myKey")

    #expect(layer.position == CGPoint(x: 5, y: 40))
    let angle = try #require(layer.value(forKeyPath: "transform.rotation") as? CGFloat)
    #expect(abs(angle - .pi / 2) < 1e-12)
    // Scaled by 2 across, then turned by a quarter: (1, 0) goes to (0, 2), (0, 1) to (-1, 0).
    #expect(abs(layer.affineTransform().b - 2) < 1e-12)
    #expect(abs(layer.affineTransform().c + 1) < 1e-12)
    #expect(layer.value(forKey: "myKey") as? String == "here")
    #expect(layer.value(forKeyPath: "bounds.size.width") as? CGFloat == 30)
  }

  @Test("Points, rectangles and times convert between layers")
  func conversion() {
    let (root, child, sibling) = (CALayer(), CALayer(), CALayer())
    root.frame = CGRect(x: 0, y: 0, width: 100, height: 100)
    child.frame = CGRect(x: 10, y: 20, width: 30, height: 30)
    sibling.frame = CGRect(x: 50, y: 50, width: 10, height: 10)
    root.addSublayer(child)
    root.addSublayer(sibling)
    child.speed = 2
    child.beginTime = 1

    #expect(child.convert(CGPoint(x: 1, y: 1), to: root) == CGPoint(x: 11, y: 21))
    #expect(child.convert(CGPoint(x: 1, y: 1), to: sibling) == CGPoint(x: -39, y: -29))
    #expect(
      sibling.convert(CGRect(x: 0, y: 0, width: 2, height: 2), to: child) == CGRect(x: 40, y: 30, width: 2, height: 2))
    // (5 - 1) * 2 of the child's own seconds have gone by after five.
    #expect(child.convertTime(5, from: nil) == 8)
    #expect(child.convertTime(8, to: nil) == 5)
    #expect(root.hitTest(CGPoint(x: 55, y: 55)) === sibling)
  }

  @Test("Animations that repeat without end stay until they are removed; others are over")
  func animations() throws {
    let layer = CALayer()
    let spin = CABasicAnimation(keyPath: "transform.rotation")
    spin.toValue = 2 * Double.pi
    spin.duration = 1
    spin.repeatCount = HUGE
    let fade = CABasicAnimation(keyPath: "opacity")

    layer.add(spin, forKey: "spin")
    layer.add(fade, forKey: "fade")

    #expect(layer.animationKeys() == ["spin"])
    let copy = try #require(layer.animation(forKey: "spin")?.copy() as? CABasicAnimation)
    #expect(copy.keyPath == "transform.rotation")
    layer.removeAnimation(forKey: "spin")
    #expect(layer.animationKeys() == nil)
  }

  @Test("An animation without a key has none among the layer's keys, and stays until all are removed")
  func keyless() {
    let layer = CALayer()
    let spin = CABasicAnimation(keyPath: "transform.rotation.z")
    spin.repeatCount = .infinity

    layer.add(spin, forKey: nil)
    layer.add(spin, forKey: "spin")

    #expect(layer.animationKeys() == ["spin"])
    layer.removeAllAnimations()
    #expect(layer.animationKeys() == nil)
  }

  @Test("A replicator draws its sublayers once for each copy")
  func replicator() {
    let replicator = CAReplicatorLayer()
    replicator.frame = CGRect(x: 0, y: 0, width: 40, height: 10)
    let dot = CALayer()
    dot.frame = CGRect(x: 0, y: 0, width: 10, height: 10)
    dot.backgroundColor = UIColor.red.cgColor
    replicator.addSublayer(dot)
    replicator.instanceCount = 2
    replicator.instanceTransform = CATransform3DMakeTranslation(20, 0, 0)

    let renderer = UIGraphicsImageRenderer(size: CGSize(width: 40, height: 10))
    let image = renderer.image { replicator.render(in: $0.cgContext) }

    // Red in the first and third quarter, clear between them.
    #expect(image.redColumns() == [5, 25])
  }

  @Test("An action is the delegate's, else the layer's own; a null object ends the search")
  func actions() {
    let layer = CALayer()
    let action = CABasicAnimation(keyPath: "opacity")
    layer.actions = ["opacity": action, "position": NSNull()]

    #expect(layer.action(forKey: "opacity") as? CABasicAnimation === action)
    #expect(layer.action(forKey: "position") == nil)
  }
}

extension UIImage {
  /// The columns, of those in the middle of each 10 points, whose pixels are red.
  fileprivate func redColumns() -> [Int] {
    [5, 15, 25, 35].filter { x in
      let probe = UIGraphicsImageRenderer(size: CGSize(width: 1, height: 1)).image { _ in
        draw(at: CGPoint(x: -x, y: -5))
      }
      return probe.pngData()
        == UIGraphicsImageRenderer(size: CGSize(width: 1, height: 1)).image {
          UIColor.red.setFill()
          $0.fill(CGRect(x: 0, y: 0, width: 1, height: 1))
        }.pngData()
    }
  }
}

@MainActor
private final class Clock: NSObject {
  var ticks = 0

  func tick(_ link: CADisplayLink) {
    ticks += 1
    if ticks == 3 { link.invalidate() }
  }
}

/// Display links, whose frames are those of a timer.
@MainActor
@Suite("Display links")
struct DisplayLinkTests {
  @Test("A display link calls its target while the run loop runs, until it is invalidated")
  func ticks() {
    let clock = Clock()
    let link = CADisplayLink(target: clock, selector: Selector("tick:", Clock.tick(_:)))

    link.add(to: .current, forMode: .default)
    let end = Date(timeIntervalSinceNow: 5)
    while clock.ticks < 3, Date() < end { RunLoop.current.run(mode: .default, before: end) }
    RunLoop.current.run(until: Date(timeIntervalSinceNow: 0.1))

    #expect(clock.ticks == 3)
  }
}
