import TestSupport

/// A generator of documents of a few views, and of data rows for them. A seed always results in the same document and rows.
struct RowDocument {
  private var generator: SplitMix64
  /// Indicates whether rows can have errors, lack values, or change the structure.
  private let isWild: Bool
  /// The text of the document.
  private(set) var text = ""

  init(seed: UInt64) {
    generator = SplitMix64(seed: seed)
    isWild = seed % 4 == 0
    let size = pick(["320x200", "200x120", "320xfit", "fitxfit", "fitx90", "100x60", "100.3x60.7"])
    let views = (0..<int(2...4)).map { view("v\($0)", depth: 0) }
    var constraints = (0..<views.count).flatMap { self.constraints(of: "v\($0)", after: $0 == 0 ? nil : "v\($0 - 1)") }
    if isWild, oneIn(4) { constraints.append("v0.width = ${n0 | default: 40}") }
    text = """
      size: \(size)
      scale: \(pick(["1", "2", "3"]))
      \(oneIn(4) ? "direction: rtl" : "direction: ltr")
      components:
        Pill:
          parameters: [words]
          view: {class: UILabel, text: "${words}", layer.cornerRadius: 4, backgroundColor: systemYellow}
        Pair:
          parameters: {first: none, second: none}
          view:
            class: UIStackView
            arrangedSubviews:
              - {class: UILabel, text: "${first}", font: footnote}
              - {class: Pill, words: "${second | default: none}", alpha: 0.5}
      view:
        \(oneIn(3) ? "backgroundColor: \"${c0 | default: white}\"" : "backgroundColor: white")
        subviews:
      \(views.map { "    - " + $0 }.joined(separator: "\n"))
        constraints:
      \(constraints.map { "    - \"\($0)\"" }.joined(separator: "\n"))

      """
  }

  private mutating func int(_ range: ClosedRange<Int>) -> Int { Int.random(in: range, using: &generator) }
  private mutating func oneIn(_ count: Int) -> Bool { int(1...count) == 1 }
  private mutating func pick(_ words: [String]) -> String { words[int(0...(words.count - 1))] }

  private mutating func view(_ id: String, depth: Int) -> String {
    let condition = isWild && oneIn(6) ? ", if: \"${f0 | default: yes}\"" : ""
    switch int(1...(depth < 2 ? 8 : 6)) {
    case 1, 2, 3: return "{id: \(id), class: UILabel, text: \(words()), \(labelProperties())\(condition)}"
    case 4: return "{id: \(id), class: UIView, backgroundColor: \(color()), alpha: \(alpha())\(condition)}"
    case 5:
      let symbol = pick(["star", "gift", "bell.fill", "\"${s0 | default: star}\""])
      let tint = oneIn(2) ? ", tintColor: \(color())" : ""
      return "{id: \(id), class: UIImageView, image: {systemName: \(symbol)}\(tint)\(hidden())\(condition)}"
    case 6:
      switch int(1...6) {
      case 4, 5: return "{id: \(id), \(control())\(hidden())\(condition)}"
      case 1: return "{id: \(id), class: Pill, words: \(words())\(condition)}"
      case 2: return "{id: \(id), class: Pair, first: \(words()), second: \(words())\(condition)}"
      case 3: return "{id: \(id), class: UIStackView, axis: vertical, arrangedSubviews: [\(repetition())]\(condition)}"
      default:
        let other = pick(["UIProgressView, progress: 0.25", "UIProgressView, progress: 0.7"] + Self.effects)
        return "{id: \(id), class: \(other)\(condition)}"
      }
    case 7:
      let views = (0..<int(1...3)).map { view("\(id)_\($0)", depth: depth + 1) }
      return "{id: \(id), class: UIStackView, axis: \(pick(["horizontal", "vertical"])), spacing: \(int(0...9)), "
        + "distribution: \(pick(["fill", "fillEqually", "fillProportionally", "equalSpacing", "equalCentering"])), "
        + "alignment: \(pick(["fill", "leading", "center", "trailing"])), "
        + "arrangedSubviews: [\(views.joined(separator: ", "))]\(condition)}"
    default:
      let inner = "\(id)_0"
      return "{id: \(id), backgroundColor: \(color()), subviews: [\(view(inner, depth: depth + 1))], "
        + "constraints: [\"H:|-\(int(0...12))-[\(inner)]-\(int(0...12))-|\", \"V:|-4-[\(inner)]-4-|\"]\(condition)}"
    }
  }

  /// Returns a control with values of the row.
  private mutating func control() -> String {
    let number = "\"${n\(int(0...1)) | default: 1}\""
    let state = oneIn(3) ? ", isEnabled: \"${f1 | default: yes}\"" : ""
    switch int(1...8) {
    case 1: return "class: UISwitch, isOn: \"${f1 | default: yes}\"\(state)"
    case 2: return "class: UISlider, maximumValue: 4, value: \(number)\(state)"
    case 3: return "class: UIStepper, maximumValue: 3, value: \(number)\(state)"
    case 4: return "class: UIPageControl, numberOfPages: 4, currentPage: \(number)"
    case 5: return "class: UISegmentedControl, segments: [a, \(words())], selectedSegmentIndex: \(number)\(state)"
    case 6: return "class: UIProgressView, progress: \"${a0 | default: 0.25}\""
    case 7: return "class: UITextField, borderStyle: roundedRect, text: \(words()), placeholder: \(words())\(state)"
    default:
      let image = oneIn(2) ? ", image: {systemName: star}" : ""
      return "class: UIButton, title: \(words())\(image)\(state)"
    }
  }

  /// Effects with a text that grows with the row's.
  private static let effects = ["light", "systemMaterial"].map {
    "UIVisualEffectView, effect: \($0), contentView.subviews: [{class: UILabel, text: \"${t0 | default: a}\"}]"
  }

  private mutating func hidden() -> String { oneIn(4) ? ", isHidden: \"${h0 | default: no}\"" : "" }

  /// Returns a view for each item of a list of the row, or a number of views.
  private mutating func repetition() -> String {
    let list = pick(["\"${l0 | default: 2}\"", "\"${n0 | default: 1}\"", "[a, \"${t0 | default: b}\"]"])
    let name = pick(["item", "entry"])
    let text = "\"${index}: ${\(name)} ${t1 | default: no}\""
    let view = oneIn(2) ? "class: UILabel, text: \(text)" : "class: Pair, first: \(text), second: \"${\(name)}\""
    return "{repeat: \(list), as: \(name), if: \"${f0 | default: yes}\", \(view)}"
  }

  private mutating func words() -> String {
    switch int(1...8) {
    case 1: return pick(["Fixed", "\"A text that no row changes\""])
    case 2: return "\"No. ${n\(int(0...1)) | default: 7}: ${t\(int(0...2)) | default: none}\""
    case 3 where oneIn(4): return "\"${t\(int(0...2))}\""
    default: return "\"${t\(int(0...2)) | default: nothing}\""
    }
  }

  private mutating func labelProperties() -> String {
    var properties = ["font: \(pick(["body", "headline", "footnote", "bold 21", "semibold 11"]))"]
    if oneIn(2) { properties.append("numberOfLines: \(pick(["0", "2", "\"${n0 | default: 1}\""]))") }
    if oneIn(3) { properties.append("textColor: \(color())") }
    if oneIn(4) { properties.append("textAlignment: \(pick(["center", "right"]))") }
    if oneIn(5) { properties.append("adjustsFontSizeToFitWidth: true, minimumScaleFactor: 0.5") }
    if oneIn(5) { properties.append("contentHuggingPriority: {horizontal: \(int(249...253))}") }
    if oneIn(5) { properties.append("contentCompressionResistancePriority: {horizontal: \(int(748...752))}") }
    return properties.joined(separator: ", ")
  }

  private mutating func color() -> String {
    oneIn(2) ? "\"${c\(int(0...1)) | default: label}\"" : pick(["systemTeal", "systemOrange", "secondaryLabel"])
  }

  private mutating func alpha() -> String { oneIn(3) ? "\"${a0 | default: 1}\"" : "1" }

  /// Returns constraints that place a view, sometimes ambiguously or with a contradiction.
  private mutating func constraints(of id: String, after previous: String?) -> [String] {
    let gap = int(0...20)
    let relation = pick(["=", ">="])
    var lines = [
      previous.map { "\(id).top \(relation) \($0).bottom + \(gap)" } ?? "\(id).top = Superview.top + \(gap)"
    ]
    if oneIn(2) { lines.append("\(id).bottom <= Superview.bottom - \(int(0...8))") }
    switch int(1...5) {
    case 1: lines.append("H:|-\(int(0...20))-[\(id)]-\(int(0...20))-|")
    case 2: lines.append("\(id).centerX = Superview.centerX")
    case 3:
      lines.append("\(id).leading = Superview.leading + \(int(0...30))")
      lines.append("\(id).trailing <= Superview.trailing - \(int(0...30))")
    case 4: lines.append("\(id).width = \(int(20...180)) @\(pick(["1000", "750", "500", "250"]))")
    default:
      if let previous {
        lines.append("\(id).width = \(pick(["1", "0.5", "2"])) * \(previous).width @\(pick(["1000", "751", "250"]))")
      }
      lines.append("\(id).leading = Superview.leading")
    }
    if previous == nil, oneIn(3) { lines.append("\(id).bottom = Superview.bottom - \(int(0...20))") }
    if oneIn(5) { lines.append("\(id).height >= \(int(10...60))") }
    return lines
  }

  private mutating func isRare(oneIn count: Int) -> Bool { isWild && oneIn(count) }

  /// Returns a row with values of all names, and a list for `l0`.
  ///
  /// In a row of a wild document, some can be missing or invalid.
  mutating func row() -> [(name: String, value: String)] {
    let texts = [
      "Ada", "Ada Lovelace", "", "A name that is longer than most of the others and wraps", "유진 김", "حسن", "x",
      "Donau\u{AD}dampfschifffahrts\u{AD}gesellschaft", "e\u{301}👩‍👩‍👧", "two\nlines", "1,204.50 €", "𝒳",
    ]
    var fields: [(String, String)] = []
    for name in ["t0", "t1", "t2"] where !isRare(oneIn: 8) { fields.append((name, pick(texts))) }
    for name in ["c0", "c1"] where !isRare(oneIn: 8) {
      fields.append((name, isRare(oneIn: 12) ? "nocolor" : pick(["systemRed", "systemIndigo", "#123456", "label"])))
    }
    for name in ["n0", "n1"] where !isRare(oneIn: 8) {
      fields.append((name, isRare(oneIn: 12) ? "-1" : String(int(0...3))))
    }
    if oneIn(2) { fields.append(("a0", pick(["0", "0.5", "1"]))) }
    if oneIn(2) { fields.append(("l0", pick(["Ada,Grace", "x,,y", "유진", "Mary,Radia", "3,4"]))) }
    if oneIn(2) { fields.append(("s0", pick(["star", "gift", "heart.fill", "wifi"]))) }
    if oneIn(2) { fields.append(("f1", pick(["yes", "no"]))) }
    if oneIn(2) { fields.append(("h0", pick(["yes", "no"]))) }
    if isRare(oneIn: 2) { fields.append(("f0", pick(["yes", "no", "1"]))) }
    if isRare(oneIn: 10) { fields.append(("v0.alpha", "0.5")) }
    return fields
  }
}
