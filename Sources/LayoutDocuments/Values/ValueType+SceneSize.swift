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
  private static func guess(_ text: String) -> String? {
    let sides = text.lowercased().matches(of: #/[0-9]+(?:\.[0-9]+)?|fit/#).map { String($0.output) }
    guard let width = sides.first, sides.count <= 2, !text.contains("-") else { return nil }
    return SceneSize("\(width)x\(sides.count == 2 ? sides[1] : "fit")")?.text
  }

  private static let textSchema = ValueSchema.strings(
    matching: "^(fit|([0-9.]+|fit)(mm|cm|in|pt)?x([0-9.]+|fit)(mm|cm|in|pt)?"
      + "|(A[2-7]|B[45]|Letter|Legal|Tabloid|ID-1)([ -](landscape|portrait))?)$")
}
