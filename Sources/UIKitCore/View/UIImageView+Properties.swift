extension Catalog {
  package static let imageView = ClassProperties(of: UIImageView.self) {
    Entry("image", .image, "The picture.", \.image)
    Entry("highlightedImage", .image, "The picture in the highlighted state.", \.highlightedImage)
    Entry("isHighlighted", .boolean, "Indicates whether the view is highlighted.", \.isHighlighted)
  }
}
