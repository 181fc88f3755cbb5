extension Catalog {
  package static let sheetPresentation = ClassProperties(
    of: UISheetPresentationController.self, "A sheet: its heights, its grabber and its corners."
  ) {
    Entry(
      "prefersGrabberVisible", .boolean, "Indicates whether the sheet has a grabber.", \.prefersGrabberVisible)
    Entry(
      "preferredCornerRadius", .length, "The radius of the corners, in points; 10 by default.",
      \.preferredCornerRadius)
    Entry(
      "prefersEdgeAttachedInCompactHeight", .boolean,
      "Indicates whether a sheet on a phone in landscape keeps its height instead of covering the screen.",
      \.prefersEdgeAttachedInCompactHeight)
    Entry(
      "widthFollowsPreferredContentSizeWhenEdgeAttached", .boolean,
      "Indicates whether a sheet at the lower edge has the preferred width of its content.",
      \.widthFollowsPreferredContentSizeWhenEdgeAttached)
    Entry(
      "prefersPageSizing", .boolean,
      "Indicates whether a sheet on a large screen has the size of a page, not of a form.", \.prefersPageSizing)
  }
}
