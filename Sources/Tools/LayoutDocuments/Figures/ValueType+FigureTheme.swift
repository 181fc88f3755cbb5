import LayoutFigures
import UIKitCore

extension ValueType where Value == FigureTheme {
  /// The name of a built-in theme, the path of a theme file, or a theme such as `{size: 18}`.
  package static let figureTheme = ValueType(themeExpectation, schema: .anyOf([.string, described.schema])) {
    node, context in
    if node.entries != nil { return described.decode(node, context) }
    guard let word = node.text, !word.isEmpty else { return context.expected(themeExpectation, at: node) }
    if let builtIn = FigureTheme.builtIn.first(where: { $0.key == word }) { return builtIn.value }
    guard isFile(word) else { return context.expected(themeExpectation, at: node, suggestion: nearestTheme(to: word)) }
    guard let file = context.file(at: word, node, called: "a theme file") else { return nil }
    return theme(at: file, node, context)
  }

  private static let themeExpectation =
    "a theme (\(FigureTheme.builtIn.map(\.key).joined(separator: ", "))), or a .yaml or .json file with one"

  private static func isFile(_ word: String) -> Bool {
    ["yaml", "yml", "json"].contains(URL(fileURLWithPath: word).pathExtension.lowercased())
  }

  private static func nearestTheme(to word: String) -> String? {
    Spelling.nearest(to: word, among: FigureTheme.builtIn.map(\.key))
  }

  private static func theme(at file: URL, _ node: DocumentNode, _ context: ValueContext) -> FigureTheme? {
    do {
      return try read(path: file.relativePathForMessages)
    } catch let errors as DocumentErrors {
      for finding in errors.diagnostics {
        let place = finding.position.map { "line \($0.line): " } ?? ""
        context.diagnostics.error(
          "\"\(node.text ?? "")\": \(place)\(finding.message)", at: node.position, suggestion: finding.suggestion)
      }
    } catch {
      context.diagnostics.error("\"\(node.text ?? "")\" cannot be read", at: node.position)
    }
    return nil
  }

  /// Returns the theme with a name, or in a file at any path. Throws ``DocumentErrors``.
  package static func read(path: String) throws -> FigureTheme {
    if let builtIn = FigureTheme.builtIn.first(where: { $0.key == path }) { return builtIn.value }
    guard isFile(path) else {
      throw DocumentErrors([
        DocumentDiagnostic(
          file: path, message: "expected \(themeExpectation)", suggestion: nearestTheme(to: path))
      ])
    }
    let source = try DocumentSource(path: path)
    let diagnostics = Diagnostics(source)
    let root = DocumentNode.read(diagnostics)
    let theme = root.flatMap { described.decode($0, ValueContext(diagnostics)) }
    try diagnostics.throwErrors()
    guard let theme else {
      diagnostics.error("expected a theme, a mapping such as {font: Inter}, found nothing", at: .start)
      throw diagnostics.errors
    }
    return theme
  }

  /// The content of a theme file, or of the key `theme`.
  private static let described = object("a theme", of: FigureTheme()) {
    Field("base", ValueType<FigureTheme>.word("a theme", FigureTheme.builtIn), "The theme that the other keys change.")
    {
      $0 = $1
    }
    Field("font", family, "The font family.", \.fontFamily)
    Field("size", size, "The size of remarks, in points.", \.fontSize)
    Field("colors", of: colors, "The colors by the kinds of annotations.") { theme, change in change(&theme.inks) }
  }.named("theme")

  private static let family = ValueType<String>("the name of a font family", schema: .string) { node, context in
    guard let name = node.text, !name.isEmpty else { return context.expected("the name of a font family", at: node) }
    if UIFont(name: name, size: 11) != nil { return name }
    return context.expected(
      "the name of a font that headframe fonts lists, or of a font in a folder given with --font-dir", at: node,
      suggestion: Spelling.nearest(to: name, among: FontCatalog.shared.familyNames))
  }

  private static let size = ValueType<CGFloat>("a size from 6 to 48 points", schema: .numbers(6...48)) {
    node, context in
    guard let number = ValueType<CGFloat>.number.decode(node, context) else { return nil }
    return (6...48).contains(number) ? number : context.expected("a size from 6 to 48 points", at: node)
  }

  private static let colors = FigureTheme.Role.allCases.map { role in
    Field<[FigureTheme.Role: FigureTheme.Ink]>(role.rawValue, .color, "The color of \(role.rawValue) annotations.") {
      inks, color in
      func resolved(_ style: UIUserInterfaceStyle) -> RGBA {
        color.resolvedColor(with: UITraitCollection(userInterfaceStyle: style)).rgba
      }
      inks[role] = FigureTheme.Ink(light: resolved(.light), dark: resolved(.dark))
    }
  }
}
