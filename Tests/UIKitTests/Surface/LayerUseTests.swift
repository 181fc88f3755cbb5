import Testing
import UIKit

@MainActor
@Suite("Layers")
struct LayerUseTests {
  /// A standalone layer that sets the frame of its sublayer.
  private final class Gauge: CALayer {
    let needle = CALayer()

    override init() {
      super.init()
      addSublayer(needle)
    }
    override init(layer: Any) { super.init(layer: layer) }
    required init?(coder: NSCoder) { super.init(coder: coder) }

    override func layoutSublayers() {
      super.layoutSublayers()
      needle.frame = bounds.insetBy(dx: 10, dy: 20)
    }
  }

  /// A view that records its layout callbacks and sizes a layer in `layoutSublayers(of:)`.
  private final class Card: UIView {
    let shine = CALayer()
    var order: [String] = []

    override func layoutSubviews() {
      super.layoutSubviews()
      order.append("subviews")
    }
    override func layoutSublayers(of layer: CALayer) {
      super.layoutSublayers(of: layer)
      order.append("sublayers")
      shine.frame = bounds
    }
  }

  @Test("A resized layer lays out its sublayers in layoutIfNeeded() or when it is drawn")
  func layoutSublayers() {
    let gauge = Gauge()
    gauge.frame = CGRect(x: 0, y: 0, width: 100, height: 80)
    #expect(gauge.needle.frame == .zero)

    gauge.layoutIfNeeded()
    #expect(gauge.needle.frame == CGRect(x: 10, y: 20, width: 80, height: 40))

    gauge.bounds.size.width = 60
    _ = UIGraphicsImageRenderer(size: CGSize(width: 100, height: 100)).image { gauge.render(in: $0.cgContext) }
    #expect(gauge.needle.frame == CGRect(x: 10, y: 20, width: 40, height: 40))
  }

  @Test("Laying out a view calls layoutSublayers(of:), which calls layoutSubviews()")
  func viewSublayers() {
    let card = Card(frame: CGRect(x: 0, y: 0, width: 30, height: 20))

    card.layoutIfNeeded()

    #expect(card.order == ["subviews", "sublayers"])
    #expect(card.shine.frame == CGRect(x: 0, y: 0, width: 30, height: 20))
  }

  @Test("A rotation by 60° around the vertical axis halves the width of the orthogonal projection")
  func rotationInSpace() {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 40))
    var transform = CATransform3DIdentity
    transform.m34 = -1 / 500
    view.layer.transform = CATransform3DRotate(transform, .pi / 3, 0, 1, 0)

    #expect(abs(view.frame.width - 50) < 0.001)
    #expect(abs(view.frame.minX - 25) < 0.001)
    #expect(view.layer.transform.m34 != 0)
    #expect(
      CATransform3DIsIdentity(
        CATransform3DConcat(CATransform3DMakeScale(2, 4, 1), CATransform3DMakeScale(0.5, 0.25, 1))))
  }

  @Test("An animation ends while the main queue runs: its delegate is notified, and the layer keeps its own value")
  func animations() async throws {
    final class Listener: NSObject, CAAnimationDelegate {
      var lines: [String] = []
      func animationDidStart(_ anim: CAAnimation) { lines.append("start") }
      func animationDidStop(_ anim: CAAnimation, finished flag: Bool) { lines.append("stop \(flag)") }
    }
    let (layer, listener) = (CALayer(), Listener())
    let fade = CABasicAnimation(keyPath: "opacity")
    fade.fromValue = 0
    fade.toValue = 1
    fade.timingFunction = CAMediaTimingFunction(name: .easeInEaseOut)
    fade.delegate = listener
    layer.opacity = 0.5

    layer.add(fade, forKey: "fade")
    let inCall = (listener.lines, layer.animationKeys())
    try await runMainQueue { listener.lines.count == 2 }

    #expect(inCall == ([], ["fade"]))
    #expect(listener.lines == ["start", "stop true"])
    #expect(layer.opacity == 0.5)
    #expect(layer.animationKeys() == nil)
  }
}
