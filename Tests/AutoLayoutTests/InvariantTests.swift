import Testing
import UIFoundation

@testable import AutoLayout

/// Random trees, the same on every run, and the properties of every solution.
@MainActor
@Suite("Invariants of solutions")
struct InvariantTests {
  /// A linear congruential generator (Knuth's MMIX constants): the same numbers on every run.
  struct RandomNumbers {
    var state: UInt64

    mutating func next(below limit: Int) -> Int {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return Int(state >> 33) % limit
    }
  }

  /// A tree of views whose required positions and prioritized optional sizes have exactly one solution.
  @MainActor
  struct Scene {
    let root = AutoLayoutTests.root(400, 300)
    var views: [TestView] = []
    var required: [NSLayoutConstraint] = []
    var optional: [NSLayoutConstraint] = []

    init(seed: UInt64) {
      var random = RandomNumbers(state: seed)
      for index in 0..<12 {
        let view = TestView("v\(index)")
        let parent = index == 0 || random.next(below: 3) == 0 ? root : views[random.next(below: views.count)]
        parent.addSubview(view)
        // Only earlier views are partners, so that the system is triangular and has one solution.
        let partner = random.next(below: 2) == 0 || views.isEmpty ? parent : views[random.next(below: views.count)]
        place(view, partner, [.leading, .trailing, .centerX], .width, &random)
        place(view, partner, [.top, .bottom, .centerY], .height, &random)
        views.append(view)
      }
    }

    private mutating func place(
      _ view: TestView, _ partner: TestView, _ locations: [NSLayoutConstraint.Attribute],
      _ size: NSLayoutConstraint.Attribute, _ random: inout RandomNumbers
    ) {
      required.append(
        constraint(
          view, locations[random.next(below: 3)], .equal, partner, locations[random.next(below: 3)],
          constant: CGFloat(random.next(below: 60) - 20)
        ))
      let number = optional.count
      optional.append(
        constraint(view, size, constant: CGFloat(10 + random.next(below: 90)), priority: Float(900 - number)))
      optional.append(
        constraint(
          view, size, .greaterThanOrEqual, partner, size, multiplier: 0.25, constant: CGFloat(random.next(below: 20)),
          priority: Float(450 - number)))
    }

    var frames: [CGRect] { views.map(\.frame) }

    /// Creates a tree and lays it out with all constraints active, from left to right by default.
    static func laidOut(seed: UInt64, _ direction: UIUserInterfaceLayoutDirection? = nil) -> Scene {
      let scene = Scene(seed: seed)
      scene.root.direction = direction
      NSLayoutConstraint.activate(scene.required + scene.optional)
      scene.root.layout()
      return scene
    }

    /// Returns the frame of a view in the root's coordinates.
    func rectInRoot(_ view: TestView) -> CGRect {
      var (rect, parent) = (view.frame, view.superview)
      while let ancestor = parent, ancestor !== root {
        rect = rect.offsetBy(dx: ancestor.frame.minX, dy: ancestor.frame.minY)
        parent = ancestor.superview
      }
      return rect
    }
  }

  nonisolated static let seeds: [UInt64] = (1...40).map { $0 }

  private func isClose(_ a: CGRect, _ b: CGRect) -> Bool {
    abs(a.minX - b.minX) < 1e-6 && abs(a.minY - b.minY) < 1e-6 && abs(a.width - b.width) < 1e-6
      && abs(a.height - b.height) < 1e-6
  }

  @Test(
    "Required constraints are satisfied, sizes are not negative, and solving again changes nothing", arguments: seeds)
  func holds(seed: UInt64) {
    let scene = Scene.laidOut(seed: seed)
    let frames = scene.frames

    for constraint in scene.required {
      guard let first = constraint.firstItem as? TestView, let second = constraint.secondItem as? TestView
      else { continue }
      func position(_ attribute: NSLayoutConstraint.Attribute, _ view: TestView) -> CGFloat {
        let rect = view === scene.root ? CGRect(x: 0, y: 0, width: 400, height: 300) : scene.rectInRoot(view)
        return EverySmallCaseTests.position(attribute, of: rect, false, isGuide: true)
      }
      let left = position(constraint.firstAttribute, first)
      let right = position(constraint.secondAttribute, second) + constraint.constant
      #expect(abs(left - right) < 1e-6, "\(constraint)")
    }
    #expect(frames.allSatisfy { $0.width >= 0 && $0.height >= 0 })
    #expect(scene.views.allSatisfy { !scene.root.layoutNode.engine.isAmbiguous($0.layoutNode) })

    scene.root.givenFrame.size.width = 500
    scene.root.layout()
    scene.root.givenFrame.size.width = 400
    scene.root.layout()

    #expect(zip(scene.frames, frames).allSatisfy(isClose))
  }

  @Test("The order of activation has no effect if there is only one solution", arguments: seeds)
  func order(seed: UInt64) {
    let forward = Scene.laidOut(seed: seed)
    let backward = Scene(seed: seed)
    NSLayoutConstraint.activate((backward.required + backward.optional).reversed())
    backward.root.layout()
    let stepwise = Scene(seed: seed)
    for constraint in stepwise.optional + stepwise.required {
      constraint.isActive = true
      stepwise.root.layout()
    }

    #expect(zip(forward.frames, backward.frames).allSatisfy(isClose))
    #expect(zip(forward.frames, stepwise.frames).allSatisfy(isClose))
  }

  @Test("A right-to-left layout is the mirror image of the left-to-right layout", arguments: seeds)
  func mirror(seed: UInt64) {
    let leftToRight = Scene.laidOut(seed: seed)
    let rightToLeft = Scene.laidOut(seed: seed, .rightToLeft)

    for (view, image) in zip(leftToRight.views, rightToLeft.views) {
      let (rect, mirrored) = (leftToRight.rectInRoot(view), rightToLeft.rectInRoot(image))
      #expect(abs(mirrored.minX - (400 - rect.maxX)) < 1e-6)
      #expect(abs(mirrored.width - rect.width) < 1e-6)
      #expect(abs(mirrored.minY - rect.minY) < 1e-6)
    }
  }

  @Test("A tree whose direction changes after layout equals a tree laid out in that direction", arguments: seeds)
  func directionChange(seed: UInt64) {
    let rightToLeft = Scene.laidOut(seed: seed, .rightToLeft)
    let changed = Scene.laidOut(seed: seed)

    changed.root.direction = .rightToLeft
    changed.root.layout()

    #expect(zip(rightToLeft.frames, changed.frames).allSatisfy(isClose))
  }
}
