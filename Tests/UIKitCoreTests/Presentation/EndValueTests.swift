import Testing

@testable import UIKitCore

// Expected: Apple's pages of CAMediaTimingFillMode.forwards, "The receiver remains visible in its final state when the
// animation is completed", of isRemovedOnCompletion and of the classes of animations.
@MainActor
@Suite("Values after animations of layers")
struct EndValueTests {
  /// Returns the bounds of the last shape that a layer draws in its superlayer; nil for none.
  private func drawnBounds(_ layer: CALayer) throws -> CGRect? {
    let view = UIView()
    view.layer.addSublayer(layer)
    let items = OffscreenWindow(of: view, size: CGSize(width: 100, height: 100)).displayList.items
    var (transforms, bounds) = ([CGAffineTransform.identity], CGRect?.none)
    for item in items {
      let current = try #require(transforms.last)
      switch item {
      case .save: transforms.append(current)
      case .restore: transforms.removeLast()
      case .transform(let transform): transforms[transforms.count - 1] = transform.concatenating(current)
      case .fill(let fill): bounds = fill.shape.pathData.bounds.applying(current)
      case .stroke(let stroke): bounds = stroke.shape.pathData.bounds.applying(current)
      default: break
      }
    }
    return bounds
  }

  private func box() -> CALayer {
    let layer = CALayer()
    layer.frame = CGRect(x: 10, y: 10, width: 20, height: 20)
    layer.backgroundColor = UIColor.red.cgColor
    return layer
  }

  private func line() -> CAShapeLayer {
    let (layer, path) = (CAShapeLayer(), UIBezierPath())
    path.move(to: CGPoint(x: 0, y: 5))
    path.addLine(to: CGPoint(x: 100, y: 5))
    layer.path = path.cgPath
    layer.strokeColor = UIColor.black.cgColor
    layer.fillColor = nil
    return layer
  }

  private func kept<Animation: CAAnimation>(_ animation: Animation) -> Animation {
    animation.fillMode = .forwards
    animation.isRemovedOnCompletion = false
    return animation
  }

  private func basic(_ keyPath: String, to value: Any?) -> CABasicAnimation {
    let animation = CABasicAnimation(keyPath: keyPath)
    animation.toValue = value
    return animation
  }

  @Test("A kept animation's end is drawn, strokeEnd at 0.4 of 100; the layer has its own value, 0, before and after")
  func stroke() throws {
    let layer = line()
    layer.strokeEnd = 0
    layer.add(kept(basic("strokeEnd", to: 0.4)), forKey: "stroke")

    let bounds = try #require(try drawnBounds(layer))

    #expect(abs(bounds.minX) < 1e-9 && abs(bounds.maxX - 40) < 1e-9)
    #expect(layer.strokeEnd == 0)
    layer.removeAnimation(forKey: "stroke")
    #expect(try drawnBounds(layer) == nil)
  }

  @Test("An animation that is removed, that does not fill, or that never ends leaves the layer's own value: 100")
  func ownValues() throws {
    let (removed, unfilled, endless) = (
      basic("strokeEnd", to: 0.4), kept(basic("strokeEnd", to: 0.4)), kept(basic("strokeEnd", to: 0.4))
    )
    removed.fillMode = .forwards
    unfilled.fillMode = .removed
    endless.repeatCount = .infinity
    for animation in [removed, unfilled, endless] {
      let layer = line()
      layer.add(animation, forKey: nil)

      #expect(try drawnBounds(layer)?.maxX == 100)
    }
  }

  // The center of a layer of 20×20 points at (20, 20) moves to (70, 40).
  @Test("Positions, sizes, transforms and opacities of kept animations are drawn")
  func geometry() throws {
    let cases: [(CAAnimation, CGRect?)] = [
      (basic("position", to: CGPoint(x: 70, y: 40)), CGRect(x: 60, y: 30, width: 20, height: 20)),
      (basic("position", to: NSValue(cgPoint: CGPoint(x: 70, y: 40))), CGRect(x: 60, y: 30, width: 20, height: 20)),
      (basic("position.x", to: 70), CGRect(x: 60, y: 10, width: 20, height: 20)),
      (basic("bounds.size", to: CGSize(width: 40, height: 10)), CGRect(x: 0, y: 15, width: 40, height: 10)),
      (basic("transform.scale", to: 0.5), CGRect(x: 15, y: 15, width: 10, height: 10)),
      (
        basic("transform", to: NSValue(caTransform3D: CATransform3DMakeTranslation(5, 6, 0))),
        CGRect(x: 15, y: 16, width: 20, height: 20)
      ),
      (basic("opacity", to: 0), nil),
      (basic("hidden", to: true), nil),
    ]
    for (animation, expected) in cases {
      let layer = box()
      layer.add(kept(animation), forKey: nil)

      #expect(try drawnBounds(layer) == expected)
      #expect(layer.frame == CGRect(x: 10, y: 10, width: 20, height: 20) && layer.opacity == 1 && !layer.isHidden)
    }
  }

  @Test("An additive animation adds to the layer's value, 20 + 30, and `byValue` to the start, 5 + 20")
  func sums() throws {
    let (additive, relative) = (kept(basic("position.x", to: 30)), kept(CABasicAnimation(keyPath: "position.x")))
    additive.isAdditive = true
    (relative.fromValue, relative.byValue) = (5, 20)
    for (animation, center) in [(additive, 50), (relative, 25)] as [(CAAnimation, CGFloat)] {
      let layer = box()
      layer.add(animation, forKey: nil)

      #expect(try drawnBounds(layer)?.midX == center)
    }
  }

  @Test("Key frames end at the last value or at the path's end; an animation that reverses ends where it began")
  func keyframes() throws {
    let (values, path, reversed) = (
      kept(CAKeyframeAnimation(keyPath: "position.x")), kept(CAKeyframeAnimation(keyPath: "position")),
      kept(basic("position.x", to: 70))
    )
    values.values = [0, 90, 40]
    let line = UIBezierPath()
    line.move(to: CGPoint(x: 20, y: 20))
    line.addLine(to: CGPoint(x: 60, y: 30))
    path.path = line.cgPath
    (reversed.fromValue, reversed.autoreverses) = (30, true)
    for (animation, center) in [(values, 40), (path, 60), (reversed, 30)] as [(CAAnimation, CGFloat)] {
      let layer = box()
      layer.add(animation, forKey: nil)

      #expect(try drawnBounds(layer)?.midX == center)
    }
  }

  @Test("A kept group has the ends of its animations that last as long as the group, or fill forwards")
  func groups() throws {
    let (moving, short) = (basic("position.x", to: 70), basic("opacity", to: 0))
    let shortFilling = basic("position.y", to: 80)
    (short.duration, shortFilling.duration) = (0.5, 0.5)
    shortFilling.fillMode = .both
    let group = kept(CAAnimationGroup())
    group.duration = 1
    group.animations = [moving, short, shortFilling]
    let layer = box()

    layer.add(group, forKey: nil)

    #expect(try drawnBounds(layer) == CGRect(x: 60, y: 70, width: 20, height: 20))
  }

  @Test("A view whose background is animated still adapts its own background to dark mode afterwards")
  func dynamicBackground() {
    let view = UIView()
    view.backgroundColor = .systemBackground
    view.layer.add(kept(basic("backgroundColor", to: UIColor.red.cgColor)), forKey: "color")

    _ = OffscreenWindow(of: view, size: CGSize(width: 10, height: 10))
    view.layer.removeAllAnimations()
    let list = OffscreenWindow(of: view, size: CGSize(width: 10, height: 10), style: .dark).displayList

    let fills = list.items.compactMap { if case .fill(let fill) = $0 { fill } else { nil } }
    #expect(fills.first?.color.red == 0)
  }
}
