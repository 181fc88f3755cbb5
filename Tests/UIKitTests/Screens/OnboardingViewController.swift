import UIKit

/// Onboarding: pages in a scroll view, a page control that follows scrolling, a button at the bottom.
final class OnboardingViewController: UIViewController, UIScrollViewDelegate {
  private struct Page {
    let symbol: String
    let title: String
    let text: String
  }

  private let pages = [
    Page(symbol: "map", title: "Find places", text: "Search a city for what you like, and keep it for later."),
    Page(symbol: "heart.fill", title: "Keep them", text: "Everything you like is in one list, on all your devices."),
    Page(symbol: "paperplane", title: "Share", text: "Send a list to friends."),
  ]
  let scrollView = UIScrollView()
  let pageControl = UIPageControl()
  private let nextButton = UIButton(configuration: .borderedProminent())

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    scrollView.isPagingEnabled = true
    scrollView.showsHorizontalScrollIndicator = false
    scrollView.delegate = self
    pageControl.numberOfPages = pages.count
    pageControl.currentPageIndicatorTintColor = .systemTeal
    pageControl.pageIndicatorTintColor = .systemGray4
    pageControl.addAction(
      UIAction { [weak self] _ in
        guard let self else { return }
        self.scrollView.setContentOffset(
          CGPoint(x: CGFloat(self.pageControl.currentPage) * self.scrollView.bounds.width, y: 0), animated: true)
      }, for: .valueChanged)
    nextButton.configuration?.title = "Continue"
    nextButton.configuration?.buttonSize = .large
    nextButton.configuration?.cornerStyle = .capsule

    let stack = UIStackView(arrangedSubviews: pages.map(makePage))
    for subview in [scrollView, pageControl, nextButton] {
      subview.translatesAutoresizingMaskIntoConstraints = false
      view.addSubview(subview)
    }
    stack.translatesAutoresizingMaskIntoConstraints = false
    scrollView.addSubview(stack)
    let safe = view.safeAreaLayoutGuide
    let views: [String: Any] = ["scroll": scrollView, "dots": pageControl, "next": nextButton, "safe": safe]
    var constraints = NSLayoutConstraint.constraints(
      withVisualFormat: "V:[scroll]-12-[dots(26)]-16-[next(>=50)]", metrics: nil, views: views)
    constraints += NSLayoutConstraint.constraints(withVisualFormat: "H:|[scroll]|", metrics: nil, views: views)
    constraints += [
      scrollView.topAnchor.constraint(equalTo: safe.topAnchor),
      nextButton.bottomAnchor.constraint(equalTo: safe.bottomAnchor, constant: -16),
      nextButton.leadingAnchor.constraint(equalTo: view.layoutMarginsGuide.leadingAnchor),
      nextButton.trailingAnchor.constraint(equalTo: view.layoutMarginsGuide.trailingAnchor),
      pageControl.centerXAnchor.constraint(equalTo: view.centerXAnchor),
      stack.topAnchor.constraint(equalTo: scrollView.contentLayoutGuide.topAnchor),
      stack.bottomAnchor.constraint(equalTo: scrollView.contentLayoutGuide.bottomAnchor),
      stack.leadingAnchor.constraint(equalTo: scrollView.contentLayoutGuide.leadingAnchor),
      stack.trailingAnchor.constraint(equalTo: scrollView.contentLayoutGuide.trailingAnchor),
      stack.heightAnchor.constraint(equalTo: scrollView.frameLayoutGuide.heightAnchor),
    ]
    constraints += stack.arrangedSubviews.map {
      $0.widthAnchor.constraint(equalTo: scrollView.frameLayoutGuide.widthAnchor)
    }
    NSLayoutConstraint.activate(constraints)
  }

  private func makePage(_ page: Page) -> UIView {
    let container = UIView()
    let imageView = UIImageView(image: UIImage(systemName: page.symbol))
    imageView.contentMode = .scaleAspectFit
    imageView.tintColor = .systemTeal
    let titleLabel = UILabel()
    titleLabel.text = page.title
    titleLabel.font = .preferredFont(forTextStyle: .largeTitle)
    let textLabel = UILabel()
    textLabel.text = page.text
    textLabel.numberOfLines = 0
    textLabel.textAlignment = .center
    textLabel.textColor = .secondaryLabel
    let stack = UIStackView(arrangedSubviews: [imageView, titleLabel, textLabel])
    stack.axis = .vertical
    stack.alignment = .center
    stack.spacing = 12
    stack.translatesAutoresizingMaskIntoConstraints = false
    container.addSubview(stack)
    NSLayoutConstraint.activate([
      imageView.widthAnchor.constraint(equalTo: container.widthAnchor, multiplier: 0.4),
      imageView.heightAnchor.constraint(equalTo: imageView.widthAnchor),
      stack.centerYAnchor.constraint(equalTo: container.centerYAnchor),
      stack.leadingAnchor.constraint(equalTo: container.leadingAnchor, constant: 32),
      container.trailingAnchor.constraint(equalTo: stack.trailingAnchor, constant: 32),
    ])
    return container
  }

  func scrollViewDidScroll(_ scrollView: UIScrollView) {
    guard scrollView.bounds.width > 0 else { return }
    pageControl.currentPage = Int((scrollView.contentOffset.x / scrollView.bounds.width).rounded())
  }
}
