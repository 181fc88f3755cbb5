import Foundation
import PictureComparison
import Testing
import UIKitCore

@testable import SnapshotTesting

@MainActor
@Suite("Matrices of variants")
struct MatrixTests {
  private static let screen = SnapshotMatrix.Screen(
    "banner", ViewImageConfig(size: CGSize(width: 200, height: 60), traits: UITraitCollection(displayScale: 1)))

  @Test("A matrix has every combination with its caption, ordered from device to text size")
  func captions() {
    let matrix = SnapshotMatrix(
      [.iPhoneSe, .iPadMini6], [.portrait, .landscape], [.leftToRight], [.light, .dark], [.large])

    #expect(
      matrix.cells.map(\.caption) == [
        "iPhoneSe portrait light", "iPhoneSe portrait dark", "iPhoneSe landscape light", "iPhoneSe landscape dark",
        "iPadMini6 portrait light", "iPadMini6 portrait dark", "iPadMini6 landscape light", "iPadMini6 landscape dark",
      ])
    #expect(matrix.cells[2].config.size == CGSize(width: 568, height: 320))
    #expect(matrix.cells[1].traits.userInterfaceStyle == .dark)
    #expect(SnapshotMatrix.Screen(named: "iphone 17 pro") != nil)
    #expect(SnapshotMatrix.Screen(named: "iPhone 99") == nil)
  }

  @Test("One sheet shows both directions and appearances of a view")
  func matrix() {
    assertSnapshot(
      of: banner(),
      as: .matrix(devices: [Self.screen], directions: [.leftToRight, .rightToLeft], appearances: [.light, .dark]))
  }

  @Test("Sixteen variants of a phone and a tablet are recorded within the limit of pixels, and match when read back")
  func sixteenVariants() throws {
    let workplace = try Workplace()
    let strategy = Snapshotting<UIView, UIImage>.matrix(
      devices: [.iPhone13, .iPadMini6], orientations: [.portrait, .landscape],
      directions: [.leftToRight, .rightToLeft], appearances: [.light, .dark])

    _ = workplace.verify(banner(), as: strategy)

    let picture = try Picture(path: workplace.path("png"))
    #expect(picture.width * picture.height <= ResourceLimits.current.pixels)
    // At a scale of 1, the eight screens of the tablet alone have 744×1133 points each.
    #expect(picture.width * picture.height > 8 * 744 * 1133)
    #expect(workplace.verify(banner(), as: strategy, record: .never) == nil)
    #expect(workplace.lastRecord?.status == .passed)
  }

  @Test("One sheet shows several views with their names")
  func contactSheet() {
    let views = [("plain", banner()), ("red", banner(color: .systemRed)), ("far in", banner(margin: 60))]

    assertSnapshot(of: views, as: .contactSheet(columns: 2, traits: UITraitCollection(displayScale: 1)))
  }

  @Test("A view that is created for each variant has the fonts of the variant's text size")
  func createdViews() {
    func height(_ strategy: Snapshotting<() -> UIView, UIImage>) -> CGFloat {
      var height: CGFloat = 0
      let make = { () -> UIView in
        let label = UILabel()
        label.text = "Text"
        label.font = .preferredFont(forTextStyle: .body)
        height = label.intrinsicContentSize.height
        return label
      }
      strategy.snapshot(make).run { _ in }
      return height
    }

    // Body has 17 points at large, 53 at the largest size.
    #expect(height(.matrix(devices: [Self.screen])) == 20.5)
    #expect(
      height(.matrix(devices: [Self.screen], contentSizes: [.accessibilityExtraExtraExtraLarge])) > 60)
  }

  @Test("A drawing as SVG is readable text")
  func svg() {
    let document = text(banner(), .svg)

    #expect(document.hasPrefix("<?xml version=\"1.0\""))
    #expect(document.contains("width=\"200\" height=\"60\""))
    #expect(document.contains(">Headframe</"))
    #expect(Snapshotting<UIView, String>.svg.pathExtension == "svg")
  }

  @Test("Every predefined screen is a device of the table, in portrait points")
  func screens() {
    // These sizes are listed in Apple's Human Interface Guidelines.
    let screens: [(SnapshotMatrix.Screen, CGFloat, CGFloat)] = [
      (.iPhoneSe, 320, 568), (.iPhone8, 375, 667), (.iPhone13, 390, 844), (.iPhone13Mini, 375, 812),
      (.iPhone13ProMax, 428, 926), (.iPhone16, 393, 852), (.iPhone17, 402, 874), (.iPhone17Pro, 402, 874),
      (.iPhone17ProMax, 440, 956), (.iPhoneAir, 420, 912), (.iPadMini6, 744, 1133), (.iPadPro11, 834, 1194),
      (.iPadPro12_9, 1024, 1366), (.iPadPro13M4, 1032, 1376),
    ]

    for (screen, width, height) in screens {
      #expect(screen.config(.portrait).size == CGSize(width: width, height: height), "\(screen.name)")
    }
  }
}
