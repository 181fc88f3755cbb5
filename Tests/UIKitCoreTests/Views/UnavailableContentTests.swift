import Testing
import UIFoundation

@testable import UIKitCore

@MainActor
@Suite("Content that is unavailable")
struct UnavailableContentTests {
  private func texts(_ view: UIView) -> [String] {
    var texts: [String] = []
    if let label = view as? UILabel, let text = label.text { texts.append(text) }
    return view.subviews.reduce(into: texts) { $0 += self.texts($1) }
  }

  private func shown(_ configuration: UIContentUnavailableConfiguration) -> UIContentUnavailableView {
    let view = UIContentUnavailableView(configuration: configuration)
    _ = OffscreenWindow(of: view, size: CGSize(width: 300, height: 400)).displayList
    return view
  }

  @Test("The texts, the picture and the buttons are in the middle, one below the other, with their distances")
  func arrangement() throws {
    var configuration = UIContentUnavailableConfiguration.empty()
    configuration.text = "Title"
    configuration.secondaryText = "Detail"
    configuration.button.title = "Retry"
    configuration.textToSecondaryTextPadding = 11
    configuration.textToButtonPadding = 31
    let view = shown(configuration)
    let stack = try #require(view.subviews.first as? UIStackView)
    let frames = stack.arrangedSubviews.map(\.frame)

    #expect(texts(stack) == ["Title", "Detail", "Retry"])
    #expect(frames.count == 3)
    #expect(frames[1].minY - frames[0].maxY == 11)
    #expect(frames[2].minY - frames[1].maxY == 31)
    #expect(abs(stack.frame.midY - 200) <= 0.5)
    for frame in frames { #expect(abs(frame.midX + stack.frame.minX - 150) <= 0.5) }
  }

  @Test("Parts without content take no space")
  func emptyParts() {
    let stack = shown(.empty()).subviews.first as? UIStackView

    #expect(stack?.arrangedSubviews.isEmpty == true)
  }

  // Apple's reference of search(): the words in the state's searchText are part of the text.
  @Test("A search names its words")
  func search() {
    var state = UIContentUnavailableConfigurationState(traitCollection: UITraitCollection())
    #expect(UIContentUnavailableConfiguration.search().updated(for: state).text == "No Results")

    state.searchText = "mars"

    #expect(UIContentUnavailableConfiguration.search().updated(for: state).text == "No Results for “mars”")
  }

  @Test("A loading view has a spinner in place of the picture")
  func loading() {
    let stack = shown(.loading()).subviews.first as? UIStackView

    #expect(stack?.arrangedSubviews.first is UIActivityIndicatorView)
    #expect(stack.map(texts) == ["Loading…"])
  }

  private final class EmptyController: UIViewController {
    override func updateContentUnavailableConfiguration(using state: UIContentUnavailableConfigurationState) {
      contentUnavailableConfiguration = UIContentUnavailableConfiguration.search().updated(for: state)
    }
  }

  @Test("A controller's configuration fills its view, and is removed with it")
  func controller() throws {
    let controller = EmptyController()
    controller.view.frame = CGRect(x: 0, y: 0, width: 300, height: 400)
    controller.setNeedsUpdateContentUnavailableConfiguration()

    let view = try #require(controller.view.subviews.first as? UIContentUnavailableView)
    #expect(view.frame == controller.view.bounds)

    controller.contentUnavailableConfiguration = nil

    #expect(controller.view.subviews.isEmpty)
  }

  // UIKit's refresh controls are 60 high in logs.
  @Test("A control that is refreshing is 60 high above the content, which begins below it")
  func refreshing() {
    let scroll = UIScrollView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    scroll.contentSize = CGSize(width: 320, height: 1000)
    let control = UIRefreshControl()
    scroll.refreshControl = control
    #expect(control.isHidden && scroll.adjustedContentInset.top == 0)

    control.beginRefreshing()

    #expect(!control.isHidden)
    #expect(control.frame == CGRect(x: 0, y: -60, width: 320, height: 60))
    #expect(scroll.adjustedContentInset.top == 60 && scroll.contentOffset.y == -60)

    control.endRefreshing()

    #expect(control.isHidden && scroll.adjustedContentInset.top == 0 && scroll.contentOffset.y == 0)
  }
}
