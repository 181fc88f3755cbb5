import Testing
import UIKit

/// Uses of layers by animation libraries.
@MainActor
@Suite("Layers in animation libraries")
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
    // Scaled by 2 horizontally, then turned by a quarter: (1, 0) becomes (0, 2), and (0, 1) becomes (-1, 0).
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
    // After five seconds, (5 − 1) · 2 seconds of the child have passed.
    #expect(child.convertTime(5, from: nil) == 8)
    #expect(child.convertTime(8, to: nil) == 5)
    #expect(root.hitTest(CGPoint(x: 55, y: 55)) === sibling)
  }

  @Test("Animations that repeat forever stay until they are removed; other animations end")
  func animations() async throws {
    let layer = CALayer()
    let spin = CABasicAnimation(keyPath: "transform.rotation")
    spin.toValue = 2 * Double.pi
    spin.duration = 1
    spin.repeatCount = HUGE
    let fade = CABasicAnimation(keyPath: "opacity")

    layer.add(spin, forKey: "spin")
    layer.add(fade, forKey: "fade")
    try await runMainQueue { layer.animationKeys() == ["spin"] }

    #expect(layer.animationKeys() == ["spin"])
    let copy = try #require(layer.animation(forKey: "spin")?.copy() as? CABasicAnimation)
    #expect(copy.keyPath == "transform.rotation")
    layer.removeAnimation(forKey: "spin")
    #expect(layer.animationKeys() == nil)
  }

  @Test("An animation without a key is not among the layer's keys")
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

    // The first and the third quarter are red, and the others are clear.
    #expect(image.redColumns() == [5, 25])
  }

  @Test("A layer returns its actions by key; a null object ends the search")
  func actions() {
    let layer = CALayer()
    let action = CABasicAnimation(keyPath: "opacity")
    layer.actions = ["opacity": action, "position": NSNull()]

    #expect(layer.action(forKey: "opacity") as? CABasicAnimation === action)
    #expect(layer.action(forKey: "position") == nil)
  }
}

extension UIImage {
  /// Returns the columns among 5, 15, 25 and 35 whose pixels are red.
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

/// Display links, whose frames come from a timer of the run loop.
@MainActor
@Suite("Display links")
struct DisplayLinkTests {
  @Test("A display link calls its target while the run loop runs, until it is invalidated")
  func ticks() {
    let clock = Clock()
    let link = CADisplayLink(target: clock, selector: Selector("tick:", Clock.tick(_:)))

    link.add(to: .current, forMode: .default)
    // The loop waits for the link's timer, or returns at once if there is none.
    for _ in 0..<100 where clock.ticks < 3 { _ = RunLoop.current.run(mode: .default, before: .distantFuture) }
    RunLoop.current.run(until: Date(timeIntervalSinceNow: 0.1))

    #expect(clock.ticks == 3)
  }
}

/// Values of layers by key, and values that wrap structures.
@MainActor
@Suite("Keys of layers")
struct LayerKeyTests {
  @Test("Each class of layers supports the keys of its own properties, of all layers' properties, and any other key")
  func kinds() {
    let (shape, gradient, copies) = (CAShapeLayer(), CAGradientLayer(), CAReplicatorLayer())

    shape.setValue(0.5, forKeyPath: "strokeEnd")
    shape.setValue(UIColor.red.cgColor, forKey: "fillColor")
    shape.setValue(3, forKey: "cornerRadius")
    gradient.setValue([0, 1] as [NSNumber], forKey: "locations")
    copies.setValue(4, forKey: "instanceCount")
    shape.setValue("note", forKey: "own")

    #expect(shape.strokeEnd == 0.5)
    #expect(shape.fillColor == UIColor.red.cgColor)
    #expect(shape.cornerRadius == 3)
    #expect(gradient.locations == [0, 1])
    #expect(copies.instanceCount == 4)
    #expect(shape.value(forKey: "own") as? String == "note")
  }

  // In Objective-C, kCACornerCurveContinuous is the string "continuous"; kCALayerMinXMinYCorner | kCALayerMaxXMinYCorner is 3.
  @Test("The curve and the set of rounded corners have keys, and options are set by their number")
  func corners() {
    let layer = CALayer()

    layer.setValue("continuous", forKey: "cornerCurve")
    layer.setValue(3, forKey: "maskedCorners")
    layer.setValue("nearest", forKey: "magnificationFilter")

    #expect(layer.cornerCurve == .continuous)
    #expect(layer.maskedCorners == [.layerMinXMinYCorner, .layerMaxXMinYCorner])
    #expect(layer.magnificationFilter == .nearest)
  }

  // Core Animation Programming Guide: both classes support the keys of their properties and any other key.
  @Test("Animations support the keys of their properties and any other key, and a copy has the values of all keys")
  func animationKeys() throws {
    let spring = CASpringAnimation(keyPath: "position")
    spring.fromValue = CGPoint(x: 1, y: 2)

    spring.setValue(2.5, forKey: "duration")
    spring.setValue(false, forKey: "removedOnCompletion")
    spring.setValue("forwards", forKey: "fillMode")
    spring.setValue(7, forKey: "damping")
    spring.setValue(9, forKeyPath: "fromValue.y")
    spring.setValue("note", forKey: "own")
    let copy = try #require(spring.copy() as? CASpringAnimation)

    for animation in [spring, copy] {
      #expect(animation.duration == 2.5)
      #expect(!animation.isRemovedOnCompletion)
      #expect(animation.fillMode == .forwards)
      #expect(animation.damping == 7)
      #expect(animation.fromValue as? CGPoint == CGPoint(x: 1, y: 9))
      #expect(animation.value(forKey: "keyPath") as? String == "position")
      #expect(animation.value(forKey: "isAdditive") as? Bool == false)
      #expect(animation.value(forKey: "toValue") == nil)
      #expect(animation.value(forKey: "own") as? String == "note")
    }
  }

  // In Objective-C, the constants are strings: kCALineCapRound is "round".
  @Test("A property of string constants can be set by a constant's name, even if it is optional")
  func constantNames() {
    let (shape, path) = (CAShapeLayer(), CAKeyframeAnimation(keyPath: "position"))

    shape.setValue("round", forKey: "lineCap")
    path.setValue("auto", forKey: "rotationMode")
    path.setValue(3, forKey: "rotationMode")

    #expect(shape.lineCap == .round)
    #expect(path.rotationMode == .rotateAuto)
  }

  // A rotation before a perspective with m34 = −1/500: the fourth column is the third times −1/500.
  @Test("A rotation by key keeps the perspective: CATransform3DRotate of a matrix with m34 = −1/500")
  func perspective() {
    let layer = CALayer()
    var transform = CATransform3DIdentity
    transform.m34 = -1 / 500
    layer.transform = transform

    layer.setValue(CGFloat.pi / 3, forKeyPath: "transform.rotation.y")

    let expected = CATransform3DRotate(transform, .pi / 3, 0, 1, 0)
    #expect(abs(layer.transform.m14 - expected.m14) < 1e-12)
    #expect(abs(layer.transform.m34 - expected.m34) < 1e-12)
    #expect(abs(layer.transform.m11 - 0.5) < 1e-12)
    // cos 60° / −500
    #expect(abs(layer.transform.m34 + 0.001) < 1e-12)
  }

  @Test("Setting a part of a transform with shear has no effect")
  func shear() {
    let layer = CALayer()
    layer.setAffineTransform(CGAffineTransform(a: 1, b: 0, c: 0.5, d: 1, tx: 0, ty: 0))

    layer.setValue(2, forKeyPath: "transform.scale.x")

    #expect(layer.affineTransform() == CGAffineTransform(a: 1, b: 0, c: 0.5, d: 1, tx: 0, ty: 0))
  }

  @Test("A value returns the structure that it wraps; all such values are equal")
  func structures() {
    let quarter = CATransform3DMakeRotation(.pi / 2, 0, 0, 1)
    let value = NSValue(caTransform3D: quarter)

    #expect(value.caTransform3DValue == quarter)
    #expect(value == NSValue(caTransform3D: CATransform3DIdentity))
    #expect(NSValue(cgAffineTransform: CGAffineTransform(scaleX: 2, y: 3)).cgAffineTransformValue.d == 3)
  }

  @Test("A copy of a transition has its type, direction and progress")
  func transitionCopy() throws {
    let transition = CATransition()
    transition.type = .push
    transition.subtype = .fromLeft
    (transition.startProgress, transition.endProgress) = (0.25, 0.75)

    let copy = try #require(transition.copy() as? CATransition)

    #expect(copy.type == .push && copy.subtype == .fromLeft)
    #expect(copy.startProgress == 0.25 && copy.endProgress == 0.75)
  }
}

@MainActor
private final class Relay: NSObject {
  weak var clock: Clock?

  init(_ clock: Clock) { self.clock = clock }

  func tick(_ link: CADisplayLink) { clock?.tick(link) }
}

extension DisplayLinkTests {
  // Apple, CADisplayLink: "The newly constructed display link retains the target", invalidate() releases it.
  @Test("The run loop retains a link, and the link its target, until it is invalidated")
  func retention() {
    let clock = Clock()
    weak var relay: Relay?
    do {
      let target = Relay(clock)
      relay = target
      CADisplayLink(target: target, selector: Selector("tick:", Relay.tick(_:))).add(to: .current, forMode: .default)
    }
    // The loop waits for the link's timer, or returns at once if there is none.
    for _ in 0..<100 where clock.ticks < 3 { _ = RunLoop.current.run(mode: .default, before: .distantFuture) }
    RunLoop.current.run(until: Date(timeIntervalSinceNow: 0.1))

    #expect(clock.ticks == 3)
    #expect(relay == nil)
  }
}
