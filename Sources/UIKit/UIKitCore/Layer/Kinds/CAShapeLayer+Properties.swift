internal import Foundation

extension Catalog {
  package static let shapeLayer = ClassProperties(
    of: CAShapeLayer.self, "A path that is filled and stroked.", make: { CAShapeLayer() }, reuse: .always
  ) {
    Entry("path", .path, "The path.", \.path)
    Entry("fillColor", .resolvedColor, "The color of the area inside the path.", \.fillColor)
    Entry(
      "fillRule", .word("a rule", ["nonZero": .nonZero, "evenOdd": .evenOdd]),
      "The rule that determines the area inside the path.", \.fillRule)
    Entry("strokeColor", .resolvedColor, "The color of the line.", \.strokeColor)
    Entry("lineWidth", .length, "The width of the line, in points.", \.lineWidth)
    Entry(
      "lineCap", .word("a cap", ["butt": .butt, "round": .round, "square": .square]),
      "The shape of the ends of the line.", \.lineCap)
    Entry(
      "lineJoin", .word("a join", ["miter": .miter, "round": .round, "bevel": .bevel]),
      "The shape of the corners of the line.", \.lineJoin)
    Entry(
      "miterLimit", .length, "The limit of the length of mitered corners, as a multiple of the width.", \.miterLimit)
    Entry("lineDashPattern", .lengths, "The lengths of dashes and gaps, in points.") {
      $0.lineDashPattern = $1.map { NSNumber(value: Double($0)) }
    }.keyed(by: \.lineDashPattern)
    Entry(
      "lineDashPhase", .number, "The distance into the pattern at which the line begins, in points.", \.lineDashPhase)
    Entry("strokeStart", .fraction, "The start of the line, as a fraction of the path.", \.strokeStart)
    Entry("strokeEnd", .fraction, "The end of the line, as a fraction of the path.", \.strokeEnd)
  }
}
