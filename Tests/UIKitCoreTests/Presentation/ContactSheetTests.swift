import Testing
import TestViews
import UIKitCore

@testable import UIGraphics

extension ContactSheet.Picture {
  /// Returns a picture of the given size with an ellipse.
  static func ellipse(_ caption: String, _ width: CGFloat, _ height: CGFloat) -> ContactSheet.Picture {
    let bounds = CGRect(x: 0, y: 0, width: width, height: height)
    return ContactSheet.Picture(
      caption: caption,
      list: DisplayList(bounds: bounds, items: [.fill(FillItem(shape: .ellipse(bounds), color: .black))]))
  }
}

extension ContactSheet {
  /// The frames of the pictures, in drawing order.
  @MainActor
  var frames: [CGRect] {
    displayList.items.compactMap { if case .drawing(let drawing) = $0 { drawing.destination } else { nil } }
  }
}

@MainActor
@Suite("Contact sheets")
struct ContactSheetTests {
  @Test("Rows of two have cells as wide as their pictures, are as tall as the tallest, and 16 points apart")
  func rows() {
    let sheet = ContactSheet(
      pictures: [.ellipse("", 200, 100), .ellipse("", 150, 120), .ellipse("", 60, 50), .ellipse("", 90, 40)],
      columns: 2)

    // Horizontally, 16 + 200 + 16 = 232. Vertically, 16 + 120 + 16 = 152, or 16 + 60 + 16 = 92 below the picture of 60.
    #expect(
      sheet.frames == [
        CGRect(x: 16, y: 16, width: 200, height: 100), CGRect(x: 232, y: 16, width: 150, height: 120),
        CGRect(x: 16, y: 152, width: 60, height: 50), CGRect(x: 92, y: 152, width: 90, height: 40),
      ])
    // The sheet is 232 + 150 + 16 wide and 152 + 50 + 16 high.
    #expect(sheet.displayList.bounds == CGRect(x: 0, y: 0, width: 398, height: 218))
  }

  @Test("A caption takes a line above its row, and a caption that is wider than its picture wraps at 140 points")
  func captions() {
    let one = ContactSheet(pictures: [.ellipse("rtl~dark", 200, 100), .ellipse("", 200, 100)], columns: 2)
    let long = ContactSheet(
      pictures: [.ellipse("accessibilityExtraLarge landscape right to left dark", 50, 50)], columns: 1)

    // A line of 11 points is 13.13 high; 4 more separate it from the picture: 17.13, rounded up to 18.
    #expect(one.frames.map(\.minY) == [34, 34])
    #expect(long.displayList.bounds.width <= 16 + 140 + 16)
    #expect(long.frames.allSatisfy { $0.minY > 34 })
  }

  @Test("Without a number of columns, the ratio of the sheet is as close to 4 by 3 as possible")
  func columns() {
    // Twelve pictures of 100 by 100 in cells of 116: four columns are 480 by 364, three are 364 by 480, and six are 712
    // by 248.
    let sheet = ContactSheet(pictures: (0..<12).map { _ in .ellipse("", 100, 100) })

    #expect(sheet.displayList.bounds.size == CGSize(width: 480, height: 364))
  }

  @Test("Pictures larger than the limit are scaled down proportionally, and smaller pictures are not scaled")
  func limit() {
    let sheet = ContactSheet(
      pictures: [.ellipse("", 400, 800), .ellipse("", 50, 40)], columns: 2,
      largestPicture: CGSize(width: 300, height: 200))

    #expect(sheet.frames.map(\.size) == [CGSize(width: 100, height: 200), CGSize(width: 50, height: 40)])
  }

  @Test("Sheets without pictures, and of pictures without a size, are drawn")
  func nothing() {
    #expect(ContactSheet().displayList.bounds.size == CGSize(width: 32, height: 16))
    #expect(ContactSheet(pictures: [.ellipse("empty", 0, 0)], columns: -3).displayList.bounds.height == 50)
    #expect(ContactSheet(title: "ticker").displayList.bounds.width > 32)
  }

  @Test("Pictures of windows have the windows' appearance, and equal sheets are equal drawings")
  func windows() {
    func sheet() -> ContactSheet {
      var sheet = ContactSheet(appearance: .dark)
      for style in [UIUserInterfaceStyle.light, .dark] {
        let label = UILabel()
        label.text = "다누리"
        sheet.add(OffscreenWindow(of: label, size: CGSize(width: 80, height: 30), style: style), caption: style.word)
      }
      return sheet
    }

    #expect(sheet().pictures.map(\.appearance) == [.light, .dark])
    #expect(sheet().displayList == sheet().displayList)
  }
}

@MainActor
@Suite("Views in variants")
struct VariantTests {
  @Test("Variants are all combinations of the axes, and their names contain the axes that vary")
  func names() {
    var axes = VariantAxes()
    axes.sizes = [SceneSize(width: 100, height: 50)]
    axes.orientations = [.portrait, .landscape]
    axes.directions = [.leftToRight, .rightToLeft]
    axes.appearances = [.light, .dark]

    #expect(
      axes.variants.map(\.name) == [
        "portrait-ltr~light", "portrait-ltr~dark", "portrait-rtl~light", "portrait-rtl~dark",
        "landscape-ltr~light", "landscape-ltr~dark", "landscape-rtl~light", "landscape-rtl~dark",
      ])
    #expect(axes.variants.prefix(4).allSatisfy { $0.size.text == "50x100" })
    #expect(axes.variants.suffix(4).allSatisfy { $0.size.text == "100x50" })
  }

  @Test("A view is created with the variant's traits and laid out on its screen")
  func presenting() throws {
    var axes = VariantAxes()
    axes.devices = [try #require(Device.named("iPhone13"))]
    axes.orientations = [.landscape]
    axes.directions = [.rightToLeft]
    axes.contentSizes = [.accessibilityLarge]
    let variant = try #require(axes.variants.first)
    var font: UIFont?

    let window = OffscreenWindow(
      as: variant,
      ofScreen: {
        font = UIFont.preferredFont(forTextStyle: .body)
        return (UIView(), nil)
      })

    // Apple's table of text sizes: body is 33 points at accessibilityLarge (AX2).
    #expect(font?.pointSize == 33)
    #expect(window.root.bounds.size == CGSize(width: 844, height: 390))
    #expect(window.root.safeAreaInsets == UIEdgeInsets(top: 0, left: 47, bottom: 21, right: 47))
    #expect(window.root.effectiveUserInterfaceLayoutDirection == .rightToLeft)
    #expect(window.environment.traits.displayScale == 3)
  }

  @Test("A size without a height fits the content, for views and controllers")
  func fitting() throws {
    var axes = VariantAxes()
    axes.sizes = [SceneSize(width: 120, height: nil)]
    axes.scales = [2]
    let variant = try #require(axes.variants.first)
    func fittingContent() -> UIView {
      let view = UIView()
      let box = UIView()
      view.addConstrained(box)
      NSLayoutConstraint.activate([
        box.topAnchor.constraint(equalTo: view.topAnchor), box.bottomAnchor.constraint(equalTo: view.bottomAnchor),
        box.heightAnchor.constraint(equalToConstant: 70),
      ])
      return view
    }

    let view = OffscreenWindow(as: variant, ofScreen: { (fittingContent(), nil) })
    let controller = OffscreenWindow(
      as: variant,
      ofScreen: {
        let controller = UIViewController()
        controller.view = fittingContent()
        return (controller.view, controller)
      })

    #expect(view.root.bounds.size == CGSize(width: 120, height: 70))
    #expect(controller.root.bounds.size == CGSize(width: 120, height: 70))
  }
}
