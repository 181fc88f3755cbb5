import UIKit

/// An orientation and writing direction of a picture.
struct Variant {
  var name: String
  var size: CGSize
  var direction: UIUserInterfaceLayoutDirection

  static let all = [
    Variant(name: "portrait-ltr", size: CGSize(width: 240, height: 320), direction: .leftToRight),
    Variant(name: "portrait-rtl", size: CGSize(width: 240, height: 320), direction: .rightToLeft),
    Variant(name: "landscape-ltr", size: CGSize(width: 320, height: 240), direction: .leftToRight),
    Variant(name: "landscape-rtl", size: CGSize(width: 320, height: 240), direction: .rightToLeft),
  ]
}

extension Variant {
  /// Renders a picture with UIKit's own classes, as on iOS.
  @MainActor
  func pngByUIKit(_ view: UIView, _ prepare: (UIView) -> Void) -> Data {
    view.force(direction == .rightToLeft ? .forceRightToLeft : .forceLeftToRight)
    view.frame = CGRect(origin: .zero, size: size)
    view.layoutIfNeeded()
    prepare(view)
    let format = UIGraphicsImageRendererFormat()
    format.scale = 2
    return UIGraphicsImageRenderer(bounds: view.bounds, format: format).pngData { context in
      view.layer.render(in: context.cgContext)
    }
  }

  /// Renders the same picture with `OffscreenWindow`.
  @MainActor
  func pngByOffscreenWindow(_ view: UIView, _ prepare: (UIView) -> Void) -> Data? {
    let window = OffscreenWindow(of: view, size: size, scale: 2, direction: direction)
    prepare(view)
    return window.image.pngData()
  }
}

extension UIView {
  /// Sets the attribute of every view, since it is not inherited.
  fileprivate func force(_ attribute: UISemanticContentAttribute) {
    semanticContentAttribute = attribute
    for subview in subviews { subview.force(attribute) }
  }
}
