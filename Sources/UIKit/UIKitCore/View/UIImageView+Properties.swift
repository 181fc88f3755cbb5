extension Catalog {
  package static let imageView = ClassProperties(
    of: UIImageView.self, "A view of one picture.", element: "imageView", make: { UIImageView() }, reuse: .always
  ) {
    Entry("image", .image, "The picture.", \.image).resettable
    Entry("highlightedImage", .image, "The picture in the highlighted state.", \.highlightedImage)
    Entry("isHighlighted", .boolean, "Indicates whether the view is highlighted.", \.isHighlighted)
  }
}
