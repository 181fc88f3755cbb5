import TextLayout
import UIFoundation
import UIGraphics

/// A writer of display lists as SVG elements.
final class SVGWriter: DisplayListInterpreter {
  let options: SVGOptions
  let context: RasterContext
  private let page: CGRect
  private(set) var body = ""
  private var definitions = ""
  private var counts: [String: Int] = [:]
  /// The id of each definition, by kind and content.
  private var definedIDs: [String: String] = [:]
  /// The id of each image of the file.
  var images: [CGImage: String] = [:]
  /// The id of each vector file in the file.
  var vectorFiles: [VectorFile: String] = [:]
  /// The number of elements to close at the end of each save or group, the innermost last.
  private var openElements = [0]
  /// The transform from user space to the page, for elements that must cover it.
  private(set) var transform = CGAffineTransform.identity
  private var savedTransforms: [CGAffineTransform] = []
  private var depth = 0
  /// The id of each glyph's outline; an inner nil for an empty outline.
  var glyphOutlines: [GlyphOutline.Key: String?] = [:]
  /// The embedded fonts in order of first use, with the characters used from each font.
  var fonts: [(face: FontFace, scalars: Set<Unicode.Scalar>)] = []

  init(options: SVGOptions, context: RasterContext, page: CGRect) {
    self.options = options
    self.context = context
    self.page = page
  }

  /// The text of the file.
  var document: String {
    let size = "width=\"\(page.width.shortDigits)\" height=\"\(page.height.shortDigits)\""
    var text = "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n"
    text += "<svg xmlns=\"http://www.w3.org/2000/svg\" \(size) \(Self.viewBox(page))>\n"
    if let title = options.title { text += "<title>\(title.xmlEscaped(joiningLines: true))</title>\n" }
    if let description = options.description { text += "<desc>\(description.xmlEscaped(joiningLines: true))</desc>\n" }
    let definitions = fontDefinitions + definitions
    if !definitions.isEmpty { text += "<defs>\n\(definitions)</defs>\n" }
    return text + body + "</svg>\n"
  }

  func write(_ list: DisplayList) throws(RenderingError) {
    let outer = transform
    defer { transform = outer }
    try interpret(list)
    // Transforms and clips without a save end with the list.
    let last = openElements.count - 1
    close(openElements[last])
    openElements[last] = 0
  }

  let isHidden = false

  func save() {
    openElements.append(0)
    savedTransforms.append(transform)
  }

  func restore() { closeLevel() }

  func clip(_ shape: Shape, _ rule: CGPathFillRule) {
    open("<g clip-path=\"url(#\(defineClip(shape, rule)))\">")
  }

  func beginGroup(_ style: GroupStyle, _ list: DisplayList, _ index: Int) throws(RenderingError) {
    // Saves are counted here as well, so the limit is higher than for pixels.
    guard openElements.count + depth < Painter.maximumNesting * 16 else {
      throw .nestedTooDeep(item: index, limit: Painter.maximumNesting * 16)
    }
    save()
    open(try groupTag(style))
  }

  func endGroup() { closeLevel() }

  /// Writes a drawing for each appearance. Viewers show the drawing that matches the reader's appearance.
  func write(light: DisplayList, dark: DisplayList) throws(RenderingError) {
    let light = try captured { () throws(RenderingError) in try write(light) }
    let dark = try captured { () throws(RenderingError) in try write(dark) }
    guard light != dark else { return body += light }
    let (lightClass, darkClass) = (options.idPrefix + "light", options.idPrefix + "dark")
    definitions +=
      "<style>.\(darkClass){display:none}@media (prefers-color-scheme:dark){.\(lightClass){display:none}"
      + ".\(darkClass){display:inline}}</style>\n"
    body += "<g class=\"\(lightClass)\">\n\(light)</g>\n<g class=\"\(darkClass)\">\n\(dark)</g>\n"
  }

  func draw(_ drawing: DrawingItem, _ index: Int) throws(RenderingError) {
    guard depth < Painter.maximumNesting else { throw .nestedTooDeep(item: index, limit: Painter.maximumNesting) }
    let (source, target) = (drawing.source, drawing.destination)
    guard source.isFinite, target.isFinite, source.width > 0, source.height > 0 else { return }
    save()
    open("<svg \(Self.frame(target)) \(Self.viewBox(source)) preserveAspectRatio=\"none\">", closing: "svg")
    transform = drawing.transform.concatenating(transform)
    depth += 1
    save()
    try write(drawing.list)
    closeLevel()
    depth -= 1
    closeLevel()
  }

  func concatenate(_ matrix: CGAffineTransform) {
    guard matrix.isFinite, matrix.isInvertible else { return open("<g visibility=\"hidden\">") }
    transform = matrix.concatenating(transform)
    let parts = [matrix.a, matrix.b, matrix.c, matrix.d, matrix.tx, matrix.ty].map(\.shortDigits)
    open("<g transform=\"matrix(\(parts.joined(separator: " ")))\">")
  }

  /// Adds a transparent rectangle that viewers follow to the address.
  func add(_ link: LinkItem) {
    let address = link.address.xmlEscaped(joiningLines: true)
    add("<a href=\"\(address)\"><rect \(Self.frame(link.area)) fill-opacity=\"0\"/></a>")
  }

  private var closings: [String] = []

  private func open(_ tag: String, closing: String = "g") {
    body += tag + "\n"
    closings.append(closing)
    openElements[openElements.count - 1] += 1
  }

  private func closeLevel() {
    guard let level = openElements.popLast() else { return }
    close(level)
    transform = savedTransforms.popLast() ?? transform
  }

  private func close(_ count: Int) {
    for _ in 0..<count { body += "</\(closings.popLast() ?? "g")>\n" }
  }

  /// Adds an element to the body.
  func add(_ element: String) { body += element + "\n" }

  /// Adds a definition, unless an equal definition exists. Returns its id.
  func define(_ kind: String, _ element: (_ id: String) -> String) -> String {
    let content = kind + element("")
    if let id = definedIDs[content] { return id }
    counts[kind, default: 0] += 1
    let id = "\(options.idPrefix)\(kind)\(counts[kind, default: 0])"
    definedIDs[content] = id
    definitions += element(id) + "\n"
    return id
  }

  /// Returns the output of a block, without adding it to the body.
  func captured(_ part: () throws(RenderingError) -> Void) throws(RenderingError) -> String {
    let before = body
    body = ""
    defer { body = before }
    try part()
    return body
  }

  /// The page's rectangle in user space, for elements that cover it.
  var pageInUserSpace: CGRect {
    transform.isInvertible ? page.applying(transform.inverted()) : .zero
  }
}

extension SVGWriter {
  /// Returns the four attributes of a rectangle.
  static func frame(_ rect: CGRect) -> String {
    "x=\"\(rect.minX.shortDigits)\" y=\"\(rect.minY.shortDigits)\" width=\"\(rect.width.shortDigits)\" "
      + "height=\"\(rect.height.shortDigits)\""
  }

  /// Returns the attribute for the visible part of user space.
  static func viewBox(_ rect: CGRect) -> String {
    let numbers = [rect.minX, rect.minY, rect.width, rect.height].map(\.shortDigits)
    return "viewBox=\"\(numbers.joined(separator: " "))\""
  }

  /// Returns the attribute `name` with a color, and an opacity attribute unless the color is opaque.
  static func paint(_ name: String, _ color: RGBA) -> String {
    let opaque = color.with(alpha: 1).hexDescription
    guard color.alpha < 1 else { return "\(name)=\"\(opaque)\"" }
    let opacityName =
      name == "stop-color" ? "stop-opacity" : name == "flood-color" ? "flood-opacity" : "\(name)-opacity"
    return "\(name)=\"\(opaque)\" \(opacityName)=\"\(CGFloat(color.alpha).shortDigits)\""
  }

  /// Returns the attribute of a blend mode; empty for the normal mode and for modes that CSS lacks.
  static func blend(_ mode: CGBlendMode) -> String {
    let name: String? =
      switch mode {
      case .multiply: "multiply"
      case .screen: "screen"
      case .overlay: "overlay"
      case .darken, .plusDarker: "darken"
      case .lighten: "lighten"
      case .colorDodge: "color-dodge"
      case .colorBurn: "color-burn"
      case .softLight: "soft-light"
      case .hardLight: "hard-light"
      case .difference: "difference"
      case .exclusion: "exclusion"
      case .hue: "hue"
      case .saturation: "saturation"
      case .color: "color"
      case .luminosity: "luminosity"
      case .plusLighter: "plus-lighter"
      default: nil
      }
    return name.map { " style=\"mix-blend-mode:\($0)\"" } ?? ""
  }
}
