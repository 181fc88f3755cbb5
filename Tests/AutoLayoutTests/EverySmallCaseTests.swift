import Testing
import UIFoundation

@testable import AutoLayout

/// Every pair of attributes in a single constraint, for each relation and direction.
@MainActor
@Suite("Every pair of attributes")
struct EverySmallCaseTests {
  /// The position of the second item in the view hierarchy, relative to the first.
  enum Partner: CaseIterable, Sendable {
    case superview, sibling, cousin, guide
  }

  typealias Attribute = NSLayoutConstraint.Attribute

  static let horizontal: [Attribute] = [
    .left, .right, .leading, .trailing, .centerX, .leftMargin, .rightMargin, .leadingMargin, .trailingMargin,
    .centerXWithinMargins,
  ]
  static let vertical: [Attribute] = [
    .top, .bottom, .centerY, .firstBaseline, .lastBaseline, .topMargin, .bottomMargin, .centerYWithinMargins,
  ]
  static let relations: [NSLayoutConstraint.Relation] = [.equal, .lessThanOrEqual, .greaterThanOrEqual]
  static let distance: CGFloat = 7

  /// A 300 × 200 root with a view, a sibling, and a 100 × 80 box at (150, 90) with a view and a guide.
  @MainActor
  final class Scene {
    let root = AutoLayoutTests.root(300, 200)
    let view = TestView("View")
    let box = TestView("Box", frame: CGRect(x: 150, y: 90, width: 100, height: 80))
    let sibling = TestView("Sibling", frame: CGRect(x: 20, y: 30, width: 60, height: 50))
    let cousin = TestView("Cousin", frame: CGRect(x: 5, y: 6, width: 40, height: 20))
    let guide = TestGuide("Guide")

    init(_ direction: UIUserInterfaceLayoutDirection) {
      root.addSubview(view)
      root.addSubview(box)
      root.addSubview(sibling)
      box.addSubview(cousin)
      box.addGuide(guide)
      root.direction = direction
      for each in [root, view, sibling, cousin] {
        each.layoutMargins = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 5)
        each.baselines = (first: 12, last: 4)
      }
      NSLayoutConstraint.activate([
        view.widthAnchor.constraint(equalToConstant: 40), view.heightAnchor.constraint(equalToConstant: 30),
        // The guide fills its box.
        guide.leftAnchor.constraint(equalTo: box.leftAnchor), guide.rightAnchor.constraint(equalTo: box.rightAnchor),
        guide.topAnchor.constraint(equalTo: box.topAnchor), guide.bottomAnchor.constraint(equalTo: box.bottomAnchor),
      ])
    }

    /// Returns the partner and its rectangle in the root's coordinates.
    func partner(_ which: Partner) -> (item: any LayoutItem, rect: CGRect) {
      switch which {
      case .superview: (root, CGRect(x: 0, y: 0, width: 300, height: 200))
      case .sibling: (sibling, CGRect(x: 20, y: 30, width: 60, height: 50))
      case .cousin: (cousin, CGRect(x: 155, y: 96, width: 40, height: 20))
      case .guide: (guide, CGRect(x: 150, y: 90, width: 100, height: 80))
      }
    }
  }

  /// Returns the value of an attribute of a view's or guide's rectangle.
  ///
  /// Views have the scene's margins and baselines, and guides have none.
  static func position(_ attribute: Attribute, of rect: CGRect, _ isRightToLeft: Bool, isGuide: Bool) -> CGFloat {
    let margins = isGuide ? UIEdgeInsets.zero : UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 5)
    switch attribute {
    case .left: return rect.minX
    case .right: return rect.maxX
    case .leading: return isRightToLeft ? rect.maxX : rect.minX
    case .trailing: return isRightToLeft ? rect.minX : rect.maxX
    case .centerX: return rect.midX
    case .leftMargin: return rect.minX + margins.left
    case .rightMargin: return rect.maxX - margins.right
    case .leadingMargin: return isRightToLeft ? rect.maxX - margins.right : rect.minX + margins.left
    case .trailingMargin: return isRightToLeft ? rect.minX + margins.left : rect.maxX - margins.right
    case .centerXWithinMargins: return (rect.minX + margins.left + rect.maxX - margins.right) / 2
    case .top: return rect.minY
    case .bottom: return rect.maxY
    case .centerY: return rect.midY
    case .firstBaseline: return rect.minY + (isGuide ? 0 : 12)
    case .lastBaseline: return rect.maxY - (isGuide ? 0 : 4)
    case .topMargin: return rect.minY + margins.top
    case .bottomMargin: return rect.maxY - margins.bottom
    case .centerYWithinMargins: return (rect.minY + margins.top + rect.maxY - margins.bottom) / 2
    case .width: return rect.width
    case .height: return rect.height
    case .notAnAttribute: return 0
    }
  }

  @Test(
    "Views related by horizontal attributes are at the position that the formula predicts",
    arguments: [false, true], Partner.allCases)
  func horizontalPairs(isRightToLeft: Bool, which: Partner) {
    for first in Self.horizontal {
      for second in Self.horizontal {
        for relation in Self.relations {
          let scene = Scene(isRightToLeft ? .rightToLeft : .leftToRight)
          let partner = scene.partner(which)
          let isRejected = (first.isDirectional && second.isAbsolute) || (first.isAbsolute && second.isDirectional)
          let lines = logged {
            constraint(scene.view, first, relation, partner.item, second, constant: Self.distance).isActive = true
          }

          scene.root.layout()

          let areBothCenters = first.isCenterX && second.isCenterX
          let flips = isRightToLeft && (first.isDirectional || second.isDirectional || areBothCenters)
          let target =
            Self.position(second, of: partner.rect, isRightToLeft, isGuide: which == .guide)
            + (flips ? -Self.distance : Self.distance)
          let ownOffset = Self.position(
            first, of: CGRect(x: 0, y: 0, width: 40, height: 30), isRightToLeft, isGuide: false)
          // A single inequality takes its bound, so every relation results in the same position. A rejected pair leaves
          // 0.
          #expect(
            abs(scene.view.frame.minX - (isRejected ? 0 : target - ownOffset)) < 1e-9, "\(first) \(relation) \(second)")
          #expect(scene.view.frame.width == 40)
          #expect(lines.isEmpty != isRejected)
        }
      }
    }
  }

  @Test(
    "Views related by vertical attributes are at the position that the formula predicts",
    arguments: [false, true], Partner.allCases)
  func verticalPairs(isRightToLeft: Bool, which: Partner) {
    for first in Self.vertical {
      for second in Self.vertical {
        for relation in Self.relations {
          let scene = Scene(isRightToLeft ? .rightToLeft : .leftToRight)
          let partner = scene.partner(which)
          constraint(scene.view, first, relation, partner.item, second, constant: Self.distance).isActive = true

          scene.root.layout()

          let target =
            Self.position(second, of: partner.rect, isRightToLeft, isGuide: which == .guide) + Self.distance
          let ownOffset = Self.position(
            first, of: CGRect(x: 0, y: 0, width: 40, height: 30), isRightToLeft, isGuide: false)
          #expect(abs(scene.view.frame.minY - (target - ownOffset)) < 1e-9, "\(first) \(relation) \(second)")
          #expect(scene.view.frame.height == 30)
        }
      }
    }
  }

  @Test("A size is related to either size of another item by a multiplier and a constant")
  func sizes() {
    for (attribute, other) in [
      (Attribute.width, Attribute.width), (.width, .height), (.height, .width), (.height, .height),
    ] {
      for relation in Self.relations {
        let root = AutoLayoutTests.root(300, 200)
        let view = TestView()
        root.addSubview(view)
        constraint(view, attribute, relation, root, other, multiplier: 0.5, constant: -10).isActive = true

        root.layout()

        let half: CGFloat = (other == .width ? 300 : 200) / 2 - 10
        // Without another constraint a size is 0, which `<=` allows.
        let expected = relation == .lessThanOrEqual ? 0 : half
        #expect(Self.position(attribute, of: view.frame, false, isGuide: false) == expected)
      }
    }
  }

  @Test("A size that would be negative is 0")
  func negative() {
    let root = AutoLayoutTests.root(0, 0)
    let view = TestView()
    root.addSubview(view)
    constraint(view, .width, .equal, root, .width, constant: -10, priority: 999).isActive = true

    root.layout()

    #expect(view.frame == .zero)
  }
}
