import Foundation
import Testing

/// A faulty layout, the expected advice, and the layout that follows it.
struct Remedied: Sendable, CustomTestStringConvertible {
  var name: String
  /// The document, with `ADVICE` at the place for an additional constraint.
  var document: String
  var advice: [String]
  /// The replacements in the document's text that follow the advice.
  var change: [String: String]

  var testDescription: String { name }
}

@Suite("Advice about layouts")
struct RemedyTests {
  private static let box = "backgroundColor: red"

  static let ambiguities = [
    Remedied(
      name: "two labels that hug alike",
      document: """
        size: 320x60
        view:
          subviews: [{id: name, class: UILabel, text: Ada}, {id: role, class: UILabel, text: Countess}]
          constraints: ["H:|-[name]-[role]-|", "V:|[name]|", "V:|[role]|"]
        """,
      advice: ["Try contentHuggingPriority: {horizontal: 251} on role, so that name takes the remaining space."],
      change: ["text: Countess": "text: Countess, contentHuggingPriority: {horizontal: 251}"]),
    Remedied(
      name: "two labels that are squeezed alike",
      document: """
        size: 120x60
        view:
          subviews: [{id: name, class: UILabel, text: Ada Lovelace}, {id: role, class: UILabel, text: Countess of L}]
          constraints: ["H:|-[name]-[role]-|", "V:|[name]|", "V:|[role]|"]
        """,
      advice: ["Try contentCompressionResistancePriority: {horizontal: 751} on name, so that role is compressed."],
      change: ["text: Ada Lovelace": "text: Ada Lovelace, contentCompressionResistancePriority: {horizontal: 751}"]),
    Remedied(
      name: "two views without content in a row",
      document: """
        size: 320x60
        view:
          subviews: [{id: a, \(box)}, {id: b, \(box)}]
          constraints: ["H:|[a][b]|", "V:|[a]|", "V:|[b]|", ADVICE]
        """,
      advice: ["Try b.width = a.width."], change: ["ADVICE": "b.width = a.width"]),
    Remedied(
      name: "two views with equal sizes, which nothing else determines",
      document: """
        size: 100x100
        view:
          subviews: [{id: a, \(box)}, {id: b, \(box)}]
          constraints: [a.width = b.width, b.width = a.width, a.height = b.height, "H:|[a]", "V:|[a]", "V:|[b]", ADVICE]
        """,
      advice: [
        "Try a.trailing = Superview.trailing, a.bottom = Superview.bottom.",
        "Try b.leading = Superview.margins.leading and a.trailing = Superview.trailing, a.bottom = "
          + "Superview.bottom.",
      ],
      change: [
        "ADVICE":
          "a.trailing = Superview.trailing, a.bottom = Superview.bottom, b.leading = Superview.margins.leading"
      ]),
    Remedied(
      name: "a missing edge",
      document: """
        size: 320x60
        view:
          subviews: [{id: a, \(box)}]
          constraints: ["a.leading = Superview.leading + 10", "V:|[a]|", ADVICE]
        """,
      advice: ["Try a.trailing = Superview.trailing - 10."], change: ["ADVICE": "a.trailing = Superview.trailing - 10"]),
    Remedied(
      name: "an icon beside a label",
      document: """
        size: 320x60
        view:
          subviews: [{id: icon, class: UIImageView, image: {systemName: star}}, {id: name, class: UILabel, text: Ada}]
          constraints: ["H:|-[icon]-[name]", "V:|-[name]", ADVICE]
        """,
      advice: ["Try icon.centerY = name.centerY."], change: ["ADVICE": "icon.centerY = name.centerY"]),
    Remedied(
      name: "an edge that is only bounded",
      document: """
        size: 320x60
        view:
          subviews: [{id: a, \(box)}]
          constraints: ["a.leading >= Superview.leading + 4", "a.width = 20", "V:|[a]|"]
        """,
      advice: ["Try a.leading = Superview.leading + 4."], change: ["leading >=": "leading ="]),
    Remedied(
      name: "the content of a scroll view",
      document: """
        size: 320x60
        view:
          subviews:
            - {id: s, class: UIScrollView, subviews: [{id: c, \(box)}], constraints: ["H:|[c]|", "V:|[c]|", ADVICE]}
          constraints: ["H:|[s]|", "V:|[s]|"]
        """,
      advice: ["Try c.width = Superview.frame.width, c.height = Superview.frame.height."],
      change: ["ADVICE": "c.width = Superview.frame.width, c.height = Superview.frame.height"]),
    Remedied(
      name: "two views constrained only to each other",
      document: """
        size: 200x100
        view:
          subviews: [{id: a, \(box)}, {id: b, \(box)}]
          constraints: ["a.leading = b.leading", "a.width = b.width", "a.top = b.top", "a.height = b.height", ADVICE]
        """,
      advice: [
        "Try a.leading = Superview.margins.leading and a.trailing = Superview.margins.trailing, a.top = "
          + "Superview.margins.top and a.bottom = Superview.margins.bottom; a is only constrained to views that "
          + "are ambiguous themselves."
      ],
      change: [
        "ADVICE": "a.leading = Superview.margins.leading, a.trailing = Superview.margins.trailing, "
          + "a.top = Superview.margins.top, a.bottom = Superview.margins.bottom"
      ]),
  ]

  static let conflicts = [
    Remedied(
      name: "one width twice",
      document: """
        size: 200x100
        view:
          subviews: [{id: box}]
          constraints:
            - "H:|-10-[box(40)]"
            - "V:|[box]|"
            - box.width = 50
        """,
      advice: ["Keep one of the two: both decide the width of box (line 5, line 7)."], change: ["(40)": ""]),
    Remedied(
      name: "bounds without a value between them",
      document: """
        size: 200x100
        view:
          subviews: [{id: box}]
          constraints:
            - "H:|[box]"
            - "V:|[box]|"
            - box.width >= 50
            - box.width <= 40
            - box.width = 45 @750
        """,
      advice: ["Change one of the two: together they leave the width of box no value (line 7, line 8)."],
      change: [">= 50": ">= 30"]),
    Remedied(
      name: "widths that exceed the container",
      document: """
        size: 320x100
        view:
          subviews: [{id: a}, {id: b}]
          constraints:
            - "H:|-16-[a(200)]-8-[b(200)]-16-|"
            - "V:|[a]|"
            - "V:|[b]|"
        """,
      advice: ["Let the width of a yield: a.width = 200 @999, in a visual format [a(200@999)] (line 5)."],
      change: ["a(200)": "a(200@999)"]),
    Remedied(
      name: "a ratio between pinned edges",
      document: """
        size: 320x100
        view:
          subviews: [{id: a}]
          constraints:
            - "H:|[a]|"
            - "V:|[a]|"
            - a.height = 2 * a.width
        """,
      advice: ["Let the height of a yield: a.height = 2 * a.width @999 (line 7)."],
      change: ["2 * a.width": "2 * a.width @999"]),
    Remedied(
      name: "a text that may not shrink",
      document: """
        size: 60x60
        view:
          subviews: [{id: a, class: UIButton, title: A long name, contentCompressionResistancePriority: required}]
          constraints: ["H:|[a]|", "V:|[a]|"]
        """,
      advice: ["Let the content of a yield: give it a contentCompressionResistancePriority of 999, horizontally."],
      change: ["Priority: required": "Priority: 999"]),
    Remedied(
      name: "a frame beside constraints",
      document: """
        size: 60x60
        view:
          subviews: [{id: a, frame: [0, 0, 20, 20]}]
          constraints: ["a.width = 40", "H:|[a]", "V:|[a(20)]"]
        """,
      advice: ["Remove the frame of a, or the constraints that place it (line 4)."],
      change: [", frame: [0, 0, 20, 20]": ""]),
  ]

  @Test("An ambiguity is reported with the edge or priority that resolves it", arguments: ambiguities)
  func ambiguity(_ case: Remedied) throws {
    try check(`case`, kind: "ambiguity")
  }

  @Test("A conflict is reported with the constraint to change", arguments: conflicts)
  func conflict(_ case: Remedied) throws {
    try check(`case`, kind: "conflict")
  }

  private func check(_ remedied: Remedied, kind: String) throws {
    let before = remedied.document.replacingOccurrences(of: ", ADVICE", with: "")
    let after = remedied.change.reduce(remedied.document) { $0.replacingOccurrences(of: $1.key, with: $1.value) }
    try withFolder(["before.yaml": before, "after.yaml": after]) { folder in
      let explain = try Command("explain", "before.yaml", "after.yaml", in: folder)
      let start = try #require(explain.lines.firstIndex { $0.hasPrefix("after.yaml") })
      let (before, after) = (explain.lines[..<start], explain.lines[start...])

      #expect(explain.status == 1)
      #expect(before.contains { $0.hasPrefix("before.yaml") && $0.contains(": \(kind): ") }, "\(explain.output)")
      for advice in remedied.advice { #expect(before.contains("  \(advice)"), "\(explain.output)") }
      // The advice resolves the problem. At most, warnings about texts that are too long remain.
      #expect(
        after.allSatisfy { $0.contains(": nothing to report") || $0.contains(": cut text: ") }, "\(explain.output)")
      #expect(explain.errors == "")
    }
  }

  @Test("Messages name lines of the included document and never this package's sources")
  func places() throws {
    let files = [
      "card.yaml": "size: 60x60\ninclude: parts.yaml\nview: {subviews: [{class: Part, id: p}]}\n",
      "parts.yaml": """
      components:
        Part:
          view:
            subviews: [{id: box}]
            constraints:
              - box.width = 40
              - box.width = 50
      """,
    ]
    try withFolder(files) { folder in
      let explain = try Command("explain", "card.yaml", in: folder)
      let strict = try Command("render", "card.yaml", "-o", "out/", "--strict", in: folder)

      #expect(
        explain.lines.contains { $0.hasPrefix("parts.yaml:6: conflict: broken constraint: p.box is exactly 40 points") }
      )
      #expect(explain.output.contains("(parts.yaml:6, parts.yaml:7)."), "\(explain.output)")
      #expect(
        strict.errors.contains("parts.yaml:6: error: broken constraint: p.box is exactly 40 points"), "\(strict.errors)"
      )
      #expect(!(explain.output + strict.errors).contains(".swift"))
    }
  }

  @Test("A picture without any of the document's views is a warning with the reason and a remedy")
  func blank() throws {
    let circle = try #require(Self.ambiguities.last?.document).replacingOccurrences(of: ", ADVICE", with: "")
    let outside = """
      size: 320x60
      view:
        subviews:
          - {id: a, backgroundColor: red}
        constraints: ["a.leading = Superview.trailing + 10", "a.width = 30", "V:|[a]|"]
      """
    let plain = "size: 100x100\nview:\n  subviews:\n    - {id: a, frame: [10, 10, 20, 20]}\n"
    let nothing = "size: fit\nview: {subviews: [{id: a}], constraints: ['H:|[a]|', 'V:|[a]|']}\n"
    try withFolder(["circle.yaml": circle, "outside.yaml": outside, "fit.yaml": nothing, "plain.yaml": plain]) {
      folder in
      func errors(_ name: String) throws -> String { try Command("render", name, "-o", "out/", in: folder).errors }

      let (circle, outside, fit) = (try errors("circle.yaml"), try errors("outside.yaml"), try errors("fit.yaml"))
      #expect(
        circle
          == "circle.yaml:3: warning: the picture shows none of the document's views: a is at 0, 0 with the size 0×0; "
          + "nothing determines its horizontal position, vertical position, width and height: try a.leading = "
          + "Superview.margins.leading and a.trailing = Superview.margins.trailing, a.top = Superview.margins.top and "
          + "a.bottom = Superview.margins.bottom; a is only constrained to views that are ambiguous themselves\n")
      #expect(
        try errors("plain.yaml") == "plain.yaml:4: warning: the picture has a single color: a draws no content\n")
      #expect(
        outside == "outside.yaml:4: warning: the picture shows none of the document's views: a is at "
          + "330, 0 with the size 30×60\n")
      #expect(
        fit == "fit.yaml: error: cannot be painted: it is 0×0 points; the size is that of the content: constrain the "
          + "width and height of a view in it, or try --size 320x200\n")
    }
  }
}
