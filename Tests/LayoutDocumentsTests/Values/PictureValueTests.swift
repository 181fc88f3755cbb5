import LayoutDocuments
import Testing
import UIKitCore

@MainActor
@Suite("Attributed text, layers and paths of documents")
struct PictureValueTests {
  @Test("A run has its own attributes and the attributes of the whole text")
  func attributedText() throws {
    let shown = try ShownDocument(
      """
      size: 300x100
      view:
        subviews:
          - id: a
            class: UILabel
            attributedText:
              runs:
                - Plain
                - {text: Red, foregroundColor: red, underlineStyle: [double, patternDash], kern: 2}
                - {image: {color: blue, size: 4x6}, baselineOffset: 3}
              font: bold 20
              paragraphStyle: {alignment: center, lineSpacing: 5, tabStops: [40, 80]}
      """)

    let text = try #require((shown.view("a") as? UILabel)?.attributedText)
    #expect(text.string == "PlainRed\u{FFFC}")
    let red = text.attributes(at: 5, effectiveRange: nil)
    #expect(red[.foregroundColor] as? UIColor == .red)
    #expect(red[.font] as? UIFont == .systemFont(ofSize: 20, weight: .bold))
    #expect((red[.underlineStyle] as? NSNumber)?.intValue == 0x0209)
    #expect((red[.kern] as? NSNumber)?.doubleValue == 2)
    let style = try #require(red[.paragraphStyle] as? NSParagraphStyle)
    #expect(style.alignment == .center)
    #expect(style.lineSpacing == 5)
    #expect(style.tabStops.map(\.location) == [40, 80])
    #expect(text.attributes(at: 0, effectiveRange: nil)[.foregroundColor] as? UIColor != .red)
    let picture = text.attributes(at: 8, effectiveRange: nil)[.attachment] as? NSTextAttachment
    #expect(picture?.image?.size == CGSize(width: 4, height: 6))
  }

  @Test("Sublayers are below subviews, and follow the bounds with frame: fill")
  func filling() throws {
    let shown = try ShownDocument(
      """
      size: 100x60
      view:
        layer:
          sublayers:
            - {class: CAGradientLayer, frame: fill, colors: [red, blue]}
            - {class: CAShapeLayer, frame: [0, 0, 5, 5]}
        subviews: [{id: a, frame: [10, 10, 20, 20], backgroundColor: white}]
      """)

    let layer = shown.presented.tree.root.layer
    let layers = try #require(layer.sublayers)
    #expect(layers.count == 3)
    #expect(layers[0] is CAGradientLayer && layers[1] is CAShapeLayer)
    #expect(layers[2] === shown.view("a")?.layer)
    // Drawing sets the frame of a filling layer to the current bounds of its superlayer.
    _ = shown.presented.displayList
    #expect(layers[0].frame == CGRect(x: 0, y: 0, width: 100, height: 60))
    shown.presented.tree.root.frame.size = CGSize(width: 40, height: 30)
    _ = shown.presented.displayList
    #expect(layers[0].frame == CGRect(x: 0, y: 0, width: 40, height: 30))
  }

  @Test("Layers have sublayers, gradients, paths and masks")
  func layers() throws {
    let shown = try ShownDocument(
      """
      size: 100x100
      view:
        layer:
          shadowOpacity: 0.5
          shadowOffset: [0, 2]
          maskedCorners: [layerMinXMinYCorner, layerMaxXMaxYCorner]
          sublayers:
            - class: CAGradientLayer
              frame: [0, 0, 100, 50]
              colors: [red, {light: blue, dark: black}]
              locations: [0, 0.5]
              startPoint: [0, 0]
              endPoint: [1, 1]
            - {class: CAShapeLayer, path: "M0 0 H10 V10 h-10 Z", lineDashPattern: [2, 1], fillColor: null}
          mask: {class: CAShapeLayer, path: {oval: [0, 0, 100, 100]}}
      """)

    let layer = shown.presented.tree.root.layer
    #expect(layer.shadowOpacity == 0.5)
    #expect(layer.shadowOffset == CGSize(width: 0, height: 2))
    #expect(layer.maskedCorners == [.layerMinXMinYCorner, .layerMaxXMaxYCorner])
    let gradient = try #require(layer.sublayers?.first as? CAGradientLayer)
    #expect(gradient.frame == CGRect(x: 0, y: 0, width: 100, height: 50))
    #expect(gradient.colors?.count == 2)
    #expect(gradient.colors?.last as? CGColor == UIColor.blue.cgColor)
    let shape = try #require(layer.sublayers?.last as? CAShapeLayer)
    #expect(shape.path?.boundingBox == CGRect(x: 0, y: 0, width: 10, height: 10))
    #expect(shape.lineDashPattern == [2, 1])
    #expect(shape.fillColor == nil)
    #expect((layer.mask as? CAShapeLayer)?.path?.boundingBox == CGRect(x: 0, y: 0, width: 100, height: 100))
  }

  @Test(
    "The commands of paths have SVG's meaning",
    arguments: [
      ("M10 10 20 20 10 20z", CGRect(x: 10, y: 10, width: 10, height: 10)),
      ("m5 5 l10 0 0 10", CGRect(x: 5, y: 5, width: 10, height: 10)),
      // A half circle of radius 10 around the origin, from the right through the bottom to the left.
      ("M10,0 A10 10 0 0 1 -10 0", CGRect(x: -10, y: 0, width: 20, height: 10)),
      ("M0 0 a5 5 0 1 0 10 0 a5 5 0 1 0-10 0", CGRect(x: 0, y: -5, width: 10, height: 10)),
      // A smooth curve mirrors the last control point. Quadratic curves bulge by half of the distance of their control
      // points, and cubic curves by three quarters.
      ("M0 0 Q5 8 10 0 T20 0", CGRect(x: 0, y: -4, width: 20, height: 8)),
      ("M0 0C0 8 10 8 10 0S20-8 20 0", CGRect(x: 0, y: -6, width: 20, height: 12)),
    ])
  func paths(data: String, box: CGRect) throws {
    let shown = try ShownDocument("view: {layer: {sublayers: [{class: CAShapeLayer, path: \"\(data)\"}]}}")

    let path = try #require((shown.presented.tree.root.layer.sublayers?.first as? CAShapeLayer)?.path)
    let found = path.boundingBoxOfPath
    // Arcs are drawn as curves, which deviate from the circle by less than a thousandth of its radius.
    for (a, b) in [(found.minX, box.minX), (found.minY, box.minY), (found.maxX, box.maxX), (found.maxY, box.maxY)] {
      #expect(abs(a - b) < 0.01, "\(found)")
    }
  }
}
