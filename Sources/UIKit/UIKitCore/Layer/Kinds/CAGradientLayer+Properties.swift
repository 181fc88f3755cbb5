internal import Foundation
internal import UIGraphics

extension Catalog {
  package static let gradientLayer = ClassProperties(
    of: CAGradientLayer.self, "A gradient of colors.", make: { CAGradientLayer() }, reuse: .always
  ) {
    Entry("colors", .colors, "The colors in their order.") { $0.colors = $1.map(\.cgColor) }.keyed(by: \.colors)
    Entry("locations", .fractions, "The location of each color in the gradient, 0 to 1.") {
      $0.locations = $1.map { NSNumber(value: Double($0)) }
    }.keyed(by: \.locations)
    Entry("startPoint", .point, "The start of the gradient, as fractions of the size.", \.startPoint)
    Entry("endPoint", .point, "The end of the gradient, as fractions of the size.", \.endPoint)
    Entry(
      "type", .word("a type", ["axial": .axial, "radial": .radial, "conic": .conic]), "The shape of the gradient.",
      \.type)
  }
}
