import Testing
import TestViews

@testable import UIKitCore

@MainActor
@Suite("The ticker")
struct TickerTests {
  private final class Ticker: UIView {
    let icon = UIImageView()
    let title = UILabel()
    let body = UITextView()
    let texts: UIStackView
    let row: UIStackView

    init(_ headline: String, _ text: String) {
      texts = UIStackView(arrangedSubviews: [title, body])
      row = UIStackView(arrangedSubviews: [icon, texts])
      super.init(frame: .zero)
      title.text = headline
      title.numberOfLines = 0
      title.setContentHuggingPriority(.required, for: .vertical)
      title.setContentCompressionResistancePriority(.required, for: .vertical)
      body.text = text
      body.isScrollEnabled = false
      texts.axis = .vertical
      texts.spacing = 4
      row.spacing = 8
      row.alignment = .center
      addPinned(row, inset: 8)
      NSLayoutConstraint.activate([
        icon.widthAnchor.constraint(equalToConstant: 24),
        icon.heightAnchor.constraint(equalToConstant: 24),
      ])
    }

    required init?(coder: NSCoder) { nil }
  }

  @Test("Pages are as wide as the container, the scroll view as tall as the tallest page")
  func pages() {
    let container = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    let scroll = UIScrollView()
    let pages = [
      Ticker("Short", "One line."), Ticker("A headline that needs more than one line to be told", "And a text."),
      Ticker("Third", "Another text, long enough that it is sure to wrap within the page's width."),
    ]
    let stack = UIStackView(arrangedSubviews: pages)
    scroll.isPagingEnabled = true
    container.addConstrained(scroll)
    scroll.addPinned(stack)
    NSLayoutConstraint.activate([
      scroll.leadingAnchor.constraint(equalTo: container.leadingAnchor),
      scroll.trailingAnchor.constraint(equalTo: container.trailingAnchor),
      scroll.topAnchor.constraint(equalTo: container.topAnchor),
      scroll.heightAnchor.constraint(equalTo: stack.heightAnchor),
    ])
    for page in pages { page.widthAnchor.constraint(equalTo: container.widthAnchor).isActive = true }

    container.layoutIfNeeded()

    #expect(pages.map(\.frame.minX) == [0, 320, 640])
    #expect(pages.map(\.frame.width) == [320, 320, 320])
    #expect(scroll.contentSize.width == 960)
    // At half points, a line of 17 points is 20.5 high, and two are 41. In the body, a line of 12 points is 14.32 high
    // between insets of 8, rounded to 30.5, and two are rounded to 45. Around the texts are insets of 8, between them 4:
    // the pages need 71, 91.5 and 85.5.
    #expect(scroll.frame.height == 91.5)
    #expect(stack.frame.height == 91.5)
    #expect(scroll.contentSize.height == scroll.frame.height)
    // 8 + icon 24 + 8 + texts + 8 = 320
    #expect(pages.map(\.texts.frame.width) == [272, 272, 272])
    #expect(pages[1].title.frame.height > pages[0].title.frame.height)
  }
}
