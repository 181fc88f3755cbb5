import UIKitCore

extension ValueType where Value == SceneSize {
  /// The size of a scene: `320x480`, `[320, 480]`, `320xfit`, `fit`, `85x55mm` or `A4 landscape`.
  package static let sceneSize = ValueType(
    sizeExpectation,
    schema: .named("sceneSize", .anyOf([textSchema, .lists(of: .numbers(0...100_000), count: 2...2)]))
  ) { node, context in
    if let text = node.text, let size = SceneSize(text) { return size }
    if case .list(let sides) = node.content, sides.count == 2, let width = sides[0].text, let height = sides[1].text,
      let size = SceneSize("\(width)x\(height)")
    {
      return size
    }
    if let text = node.text, case let sides = text.split(separator: "x").compactMap({ Double($0) }), sides.count == 2,
      let largest = sides.max(), largest > SceneSize.largestSide
    {
      context.diagnostics.error(
        "expected a size of at most \(Int(SceneSize.largestSide)) points per side, found \(node.summary); "
          + "--limit side=NUMBER raises this", at: node.position)
      return nil
    }
    return context.expected(sizeExpectation, at: node, suggestion: guess(node.text ?? ""))
  }

  private static let sizeExpectation = "a size such as 320x480, 320xfit, fit, 85x55mm or A4 landscape"

  /// Returns the size that was probably meant, such as `300x200` for `300X200 pt` or `300xfit` for `300`.
  ///
  /// Keeps the unit: `85x55mm` for `85x55m` or `85 mm x 55 mm`.
  private static func guess(_ text: String) -> String? {
    let text = text.lowercased()
    let sides = text.matches(of: #/[0-9]+(?:\.[0-9]+)?|fit/#).map { String($0.output) }
    guard let width = sides.first, sides.count <= 2, !text.contains("-") else { return nil }
    let size = "\(width)x\(sides.count == 2 ? sides[1] : "fit")"
    if let unit = text.firstMatch(of: #/[0-9]\s*(mm|m|cm|in)(?![a-z])/#).map({ String($0.output.1) }) {
      // No page has a side of a meter.
      let text = size + (unit == "m" ? "mm" : unit)
      return sides.count == 2 && SceneSize(text) != nil ? text : nil
    }
    return SceneSize(size)?.text
  }

  private static let textSchema = ValueSchema.strings(
    matching: "^(fit|([0-9.]+|fit)(mm|cm|in|pt)?x([0-9.]+|fit)(mm|cm|in|pt)?"
      + "|(A[2-7]|B[45]|Letter|Legal|Tabloid|ID-1)([ -](landscape|portrait))?)$")
}
