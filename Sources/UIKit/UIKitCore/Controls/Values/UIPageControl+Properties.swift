extension Catalog {
  package static let pageControl = ClassProperties(
    of: UIPageControl.self, "A row of dots that indicates the current page.", element: "pageControl",
    make: { UIPageControl() }, reuse: .always
  ) {
    Entry("numberOfPages", .integer(0...10_000), "The number of dots.", \.numberOfPages)
    Entry("currentPage", .integer(0...10_000), "The index of the current page, from 0.", \.currentPage).resettable
    Entry("hidesForSinglePage", .boolean, "Indicates whether a single dot is hidden.", \.hidesForSinglePage)
    Entry("pageIndicatorTintColor", .color, "The color of the other dots.", \.pageIndicatorTintColor).appearance
    Entry(
      "currentPageIndicatorTintColor", .color, "The color of the current page's dot.", \.currentPageIndicatorTintColor
    ).appearance
    Entry(
      .documents("backgroundStyle"),
      .word("a style", ["automatic": .automatic, "prominent": .prominent, "minimal": .minimal]),
      "The background of the dots.", \.backgroundStyle)
    Entry(
      .documents("preferredIndicatorImage"), .image, "The image in place of a dot.", \.preferredIndicatorImage)
    Entry(
      .documents("preferredCurrentPageIndicatorImage"), .image, "The image in place of the current page's dot.",
      \.preferredCurrentPageIndicatorImage)
  }
}
