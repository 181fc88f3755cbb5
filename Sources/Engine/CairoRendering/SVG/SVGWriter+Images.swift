import UIFoundation
import UIGraphics

extension SVGWriter {
  func draw(_ item: ImageItem) throws(RenderingError) {
    let (source, target) = (item.source, item.destination)
    guard source.isFinite, target.isFinite, source.width > 0, source.height > 0 else { return }
    let id = try define(item.image)
    var attributes = item.alpha == 1 ? "" : " opacity=\"\(CGFloat(item.alpha).shortDigits)\""
    if item.interpolation == .none { attributes += " image-rendering=\"pixelated\"" }
    if let tint = item.tint { attributes += " filter=\"url(#\(tintFilter(tint)))\"" }
    add(
      "<g\(attributes)\(Self.blend(item.blendMode))><svg \(Self.frame(target)) \(Self.viewBox(source)) "
        + "preserveAspectRatio=\"none\"><use href=\"#\(id)\"/></svg></g>")
  }

  /// Fills a backdrop in a mask, where only the coverage matters. Images have replaced all other backdrops.
  func draw(_ item: BackdropItem, _ index: Int) {
    draw(FillItem(shape: item.shape, color: .black))
  }

  // An image is encoded once and referenced each time it is drawn.
  private func define(_ image: CGImage) throws(RenderingError) -> String {
    if let existing = images[image] { return existing }
    let jpeg = image.photoData
    let data: Data
    if let jpeg { data = jpeg } else { data = try Renderer().png(image) }
    let id = defineImage(
      size: CGSize(width: image.width, height: image.height), type: jpeg == nil ? "png" : "jpeg", data)
    images[image] = id
    return id
  }

  /// Adds the definition of an image with encoded data. Returns its id.
  func defineImage(size: CGSize, type: String, _ data: Data) -> String {
    let content = data.base64EncodedString()
    return define("image") {
      "<image id=\"\($0)\" width=\"\(size.width.shortDigits)\" height=\"\(size.height.shortDigits)\" "
        + "preserveAspectRatio=\"none\" href=\"data:image/\(type);base64,\(content)\"/>"
    }
  }

  /// Returns the opening tag of a group.
  func groupTag(_ style: GroupStyle) throws(RenderingError) -> String {
    var attributes = style.alpha == 1 ? "" : " opacity=\"\(CGFloat(style.alpha).shortDigits)\""
    if let mask = style.mask {
      let content = try captured { () throws(RenderingError) in try write(mask) }
      let id = define("mask") {
        "<mask id=\"\($0)\" style=\"mask-type:alpha\" maskUnits=\"userSpaceOnUse\" \(Self.frame(pageInUserSpace))>\n"
          + "\(content)</mask>"
      }
      attributes += " mask=\"url(#\(id))\""
    }
    if style.shadow != nil || style.tint != nil {
      attributes += " filter=\"url(#\(filter(style)))\""
    }
    return "<g\(attributes)\(Self.blend(style.blendMode))>"
  }

  private func tintFilter(_ tint: RGBA) -> String {
    define("tint") {
      "<filter id=\"\($0)\" color-interpolation-filters=\"sRGB\"><feFlood \(Self.paint("flood-color", tint))/>"
        + "<feComposite in2=\"SourceAlpha\" operator=\"in\"/></filter>"
    }
  }

  private func filter(_ style: GroupStyle) -> String {
    var steps = ""
    let area = pageInUserSpace
    var reach: CGFloat = 0
    var top = "SourceGraphic"
    if let tint = style.tint {
      steps +=
        "<feFlood \(Self.paint("flood-color", tint))/>"
        + "<feComposite in2=\"SourceAlpha\" operator=\"in\" result=\"tinted\"/>"
      top = "tinted"
    }
    if let shadow = style.shadow {
      // Shadow offsets and blurs are in the page's coordinates, but filters use user space.
      let scale = max(transform.meanScale, 1e-9)
      var linear = transform
      (linear.tx, linear.ty) = (0, 0)
      let offset = linear.isInvertible ? shadow.offset.applying(linear.inverted()) : .zero
      let deviation = shadow.deviation / scale
      reach = shadow.reach / scale + max(abs(offset.width), abs(offset.height))
      steps +=
        "<feGaussianBlur in=\"SourceAlpha\" stdDeviation=\"\(deviation.shortDigits)\"/>"
        + "<feOffset dx=\"\(offset.width.shortDigits)\" dy=\"\(offset.height.shortDigits)\" result=\"blurred\"/>"
        + "<feFlood \(Self.paint("flood-color", shadow.color))/><feComposite in2=\"blurred\" operator=\"in\"/>"
        + "<feMerge><feMergeNode/><feMergeNode in=\"\(top)\"/></feMerge>"
    }
    let frame = Self.frame(area.insetBy(dx: -reach, dy: -reach))
    return define("filter") {
      "<filter id=\"\($0)\" filterUnits=\"userSpaceOnUse\" \(frame) color-interpolation-filters=\"sRGB\">\(steps)</filter>"
    }
  }
}
