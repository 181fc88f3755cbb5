import CairoRendering
import Foundation
import TestSupport
import Testing
import TickerViews
import UIKitCore

/// An additional size and direction in which the example documents are rendered.
private struct Screen: Sendable, CustomTestStringConvertible {
  var size: CGSize
  var direction: UIUserInterfaceLayoutDirection

  var testDescription: String {
    (size.width < size.height ? "portrait" : "landscape") + (direction == .rightToLeft ? "-rtl" : "-ltr")
  }

  static let all = [CGSize(width: 240, height: 320), CGSize(width: 320, height: 240)].flatMap { size in
    [UIUserInterfaceLayoutDirection.leftToRight, .rightToLeft].map { Screen(size: size, direction: $0) }
  }
}

@MainActor
@Suite("Example client")
struct ExampleClientTests {
  @Test("The ticker in Swift looks like the ticker in YAML", arguments: Screen.all)
  fileprivate func ticker(screen: Screen) throws {
    let path = Repository.file("Examples/news@2x.png").path
    let pages = TickerPages(Headline.samples, icon: UIImage(contentsOfFile: path))
    let window = OffscreenWindow(of: pages, size: screen.size, scale: 2, direction: screen.direction)

    for (page, name) in ["first", "second", "third"].enumerated() {
      pages.show(page: page)

      let png = try #require(window.image.pngData())
      try Reference.expect(png: png, equals: "ticker-\(name)-\(screen.testDescription).png")
    }
  }

  @Test("Every page is as wide as the container, and the scroll view as tall as the tallest page")
  func pages() {
    let pages = TickerPages(Headline.samples, icon: nil)

    _ = OffscreenWindow(of: pages, size: CGSize(width: 320, height: 240), scale: 2)

    #expect(pages.tickers.map(\.frame.width) == [320, 320, 320])
    #expect(pages.tickers.map(\.frame.minX) == [0, 320, 640])
    #expect(pages.scrollView.contentSize == CGSize(width: 960, height: pages.scrollView.frame.height))
    let heights = pages.tickers.map { $0.texts.frame.height + 16 }
    #expect(pages.scrollView.frame.height == heights.max())
  }

  @Test("A longer text in one page makes the scroll view taller")
  func growing() {
    let pages = TickerPages(Headline.samples, icon: nil)
    _ = OffscreenWindow(of: pages, size: CGSize(width: 320, height: 240), scale: 2)
    let before = pages.scrollView.frame.height

    pages.tickers[1].titleLabel.text = String(repeating: "다누리, 달 궤도 진입 성공. ", count: 8)
    pages.layoutIfNeeded()

    #expect(pages.scrollView.frame.height > before)
    #expect(pages.scrollView.frame.height == pages.tickers[1].texts.frame.height + 16)
  }

  @Test(
    "Red and Blue look the same in every notation and in YAML",
    arguments: RedAndBlue.Solution.allCases, RedAndBlue.Notation.allCases)
  func redAndBlue(solution: RedAndBlue.Solution, notation: RedAndBlue.Notation) throws {
    for screen in Screen.all {
      let view = RedAndBlue(solution, by: notation)

      let window = OffscreenWindow(of: view, size: screen.size, scale: 2, direction: screen.direction)

      let (width, height) = ((screen.size.width - 48) / 2, screen.size.height - 40)
      let left = CGRect(x: 20, y: 20, width: width, height: height)
      let right = CGRect(x: 28 + width, y: 20, width: width, height: height)
      #expect(
        [view.red.frame, view.blue.frame] == (screen.direction == .leftToRight ? [left, right] : [right, left]))
      let png = try #require(window.image.pngData())
      try Reference.expect(png: png, equals: "red-blue-\(solution.rawValue)-\(screen.testDescription).png")
    }
  }
}

@Suite("Rendered examples")
struct RenderedExampleTests {
  private static let folder = ProcessInfo.processInfo.environment["HEADFRAME_PICTURES"]

  /// CI renders the pictures with the command and the client package into this folder.
  @Test("The pictures of the command and of the client package equal their references", .enabled(if: folder != nil))
  func pictures() throws {
    let folder = try #require(Self.folder)
    let names = try FileManager.default.contentsOfDirectory(atPath: folder).filter { $0.hasSuffix(".png") }.sorted()

    for name in names {
      let reference = name.replacing(#/^TickerPages-/#, with: "ticker-")
        .replacing(#/^RedAndBlue-(edges|aligned)-(anchors|equations|format)-/#) { "red-blue-\($0.1)-" }
      let png = try Data(contentsOf: URL(fileURLWithPath: folder).appendingPathComponent(name))
      try Reference.expect(png: png, equals: reference)
    }
    // 21 of the documents and 1 more with annotations, 2 of the storyboard, 36 of the client, 1 of the Swift code in the
    // README, and 2 of the recipes.
    #expect(names.count == 63)
  }
}
