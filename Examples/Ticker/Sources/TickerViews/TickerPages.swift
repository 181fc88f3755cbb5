import UIKit

/// Tickers side by side, one for each page, as tall as the tallest.
public final class TickerPages: UIView {
  public let scrollView = UIScrollView()
  public let content = UIStackView()
  public let tickers: [TickerView]

  public init(_ headlines: [Headline], icon: UIImage?) {
    tickers = headlines.map { TickerView($0, icon: icon) }
    super.init(frame: .zero)
    backgroundColor = .systemBackground
    scrollView.backgroundColor = .secondarySystemBackground
    scrollView.isPagingEnabled = true
    scrollView.showsHorizontalScrollIndicator = false
    scrollView.showsVerticalScrollIndicator = false
    pinScrollView()
    addPages()
  }

  @available(*, unavailable)
  public required init?(coder: NSCoder) {
    nil
  }

  /// Scrolls to the page at an index in reading order. Call it after layout.
  public func show(page: Int) {
    let count = tickers.count
    let isFlipped = effectiveUserInterfaceLayoutDirection == .rightToLeft
    let column = isFlipped ? count - 1 - page : page
    scrollView.contentOffset = CGPoint(x: scrollView.bounds.width * CGFloat(column), y: 0)
  }

  // The scroll view is added and pinned before it has any content.
  private func pinScrollView() {
    addSubview(scrollView)
    scrollView.translatesAutoresizingMaskIntoConstraints = false
    NSLayoutConstraint.activate([
      scrollView.leadingAnchor.constraint(equalTo: leadingAnchor),
      scrollView.topAnchor.constraint(equalTo: topAnchor),
      scrollView.trailingAnchor.constraint(equalTo: trailingAnchor),
    ])
  }

  private func addPages() {
    scrollView.addSubview(content)
    content.axis = .horizontal
    content.translatesAutoresizingMaskIntoConstraints = false
    NSLayoutConstraint.activate([
      content.leadingAnchor.constraint(equalTo: scrollView.leadingAnchor),
      content.topAnchor.constraint(equalTo: scrollView.topAnchor),
      content.trailingAnchor.constraint(equalTo: scrollView.trailingAnchor),
      content.bottomAnchor.constraint(equalTo: scrollView.bottomAnchor),
      scrollView.heightAnchor.constraint(equalTo: content.heightAnchor),
    ])
    for ticker in tickers {
      content.addArrangedSubview(ticker)
      ticker.widthAnchor.constraint(equalTo: widthAnchor).isActive = true
    }
  }
}
