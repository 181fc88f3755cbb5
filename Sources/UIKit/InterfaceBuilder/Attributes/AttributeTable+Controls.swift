import UIKitCore

/// Attributes of controls that do not map to a single property.
extension AttributeTable {
  static func addSegments(to control: UISegmentedControl, _ element: Element, _ builder: SceneBuilder) {
    for segment in element.child("segments")?.children ?? [] {
      let index = control.numberOfSegments
      if let image = builder.image("image", of: segment) {
        control.insertSegment(with: image, at: index, animated: false)
      } else {
        control.insertSegment(withTitle: string("title", of: segment) ?? "", at: index, animated: false)
      }
      if let width = segment.number("width", builder.log), width > 0 { control.setWidth(width, forSegmentAt: index) }
      if segment.flag("enabled") == false { control.setEnabled(false, forSegmentAt: index) }
    }
  }

  static func setActivityIndicator(_ view: UIActivityIndicatorView, _ element: Element, _ builder: SceneBuilder) {
    // The default is true in code, but false in files without the attribute. A variation contains only differences.
    if element.name == "activityIndicatorView" {
      if element.flag("hidesWhenStopped") == nil { view.hidesWhenStopped = false }
      if element.flag("hidden") == true { view.isHidden = true }
    }
    if element.flag("animating") == true { view.startAnimating() }
  }
}
