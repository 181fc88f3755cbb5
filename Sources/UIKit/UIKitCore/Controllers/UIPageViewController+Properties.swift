extension Catalog {
  package static let pageController = ClassProperties(
    of: UIPageViewController.self, "One of several pages, with a page control.",
    with: .argument(
      "transitionStyle", .word("a style", ["scroll": .scroll, "pageCurl": .pageCurl]),
      "The transition between pages, scroll by default; only scrolling pages have dots."),
    .argument(
      "navigationOrientation", .word("an orientation", ["horizontal": .horizontal, "vertical": .vertical]),
      "The axis along which pages follow one another."),
    make: {
      (style: UIPageViewController.TransitionStyle?, orientation: UIPageViewController.NavigationOrientation?) in
      UIPageViewController(transitionStyle: style ?? .scroll, navigationOrientation: orientation ?? .horizontal)
    }
  ) {
  } children: {
    Child.ownView
  }
}
