import ConstraintSolver

/// The form of kiwi's own benchmark: three labels and fields in a dialog, as a toolkit lowers them.
extension Systems {
  /// The demands, one per line: terms, relation, constant, strength.
  static let enamlText = """
    1*left >= 0 required
    1*height == 0 medium
    1*top >= 0 required
    1*width >= 0 required
    1*height >= 0 required
    -1*top 1*contents_top == 10 required
    1*lb3height == 16 strong
    1*lb3height >= 16 strong
    1*ctleft >= 0 required
    1*cttop >= 0 required
    1*ctwidth >= 0 required
    1*ctheight >= 0 required
    1*fl3left >= 0 required
    1*ctheight >= 24 wide
    1*ctwidth <= 16777200 wide
    1*ctheight <= 24 wide
    1*fl3top >= 0 required
    1*fl3width >= 0 required
    1*fl3height >= 0 required
    1*lb1width == 67 weak
    1*lb2width >= 0 required
    1*lb2height >= 0 required
    1*fl2height >= 0 required
    1*lb3left >= 0 required
    1*fl2width >= 125 strong
    1*fl2height == 21 strong
    1*fl2height >= 21 strong
    1*lb3top >= 0 required
    1*lb3width >= 0 required
    1*fl1left >= 0 required
    1*fl1width >= 0 required
    1*lb1width >= 67 strong
    1*fl2left >= 0 required
    1*lb2width == 66 weak
    1*lb2width >= 66 strong
    1*lb2height == 16 strong
    1*fl1height >= 0 required
    1*fl1top >= 0 required
    1*lb2top >= 0 required
    -1*lb2top 1*lb3top -1*lb2height == 10 gap
    -1*lb3top -1*lb3height 1*fl3top >= 10 required
    -1*lb3top -1*lb3height 1*fl3top == 10 gap
    1*contents_bottom -1*fl3height -1*fl3top == 0 gap
    1*fl1top -1*contents_top >= 0 required
    1*fl1top -1*contents_top == 0 gap
    1*contents_bottom -1*fl3height -1*fl3top >= 0 required
    -1*left -1*width 1*contents_right == -10 required
    -1*top -1*height 1*contents_bottom == -10 required
    -1*left 1*contents_left == 10 required
    1*lb3left -1*contents_left == 0 gap
    1*fl1left -1*midline == 0 strong
    1*fl2left -1*midline == 0 strong
    1*ctleft -1*midline == 0 strong
    1*fl1top 0.5*fl1height -1*lb1top -0.5*lb1height == 0 strong
    1*lb1left -1*contents_left >= 0 required
    1*lb1left -1*contents_left == 0 gap
    -1*lb1left 1*fl1left -1*lb1width >= 10 required
    -1*lb1left 1*fl1left -1*lb1width == 10 gap
    -1*fl1left 1*contents_right -1*fl1width >= 0 required
    1*width == 0 medium
    -1*fl1top 1*fl2top -1*fl1height >= 10 required
    -1*fl1top 1*fl2top -1*fl1height == 10 gap
    1*cttop -1*fl2top -1*fl2height >= 10 required
    -1*ctheight -1*cttop 1*fl3top >= 10 required
    1*contents_bottom -1*fl3height -1*fl3top >= 0 required
    1*cttop -1*fl2top -1*fl2height == 10 gap
    -1*fl1left 1*contents_right -1*fl1width == 0 gap
    -1*lb2top -0.5*lb2height 1*fl2top 0.5*fl2height == 0 strong
    -1*contents_left 1*lb2left >= 0 required
    -1*contents_left 1*lb2left == 0 gap
    1*fl2left -1*lb2width -1*lb2left >= 10 required
    -1*ctheight -1*cttop 1*fl3top == 10 gap
    1*contents_bottom -1*fl3height -1*fl3top == 0 gap
    1*lb1top >= 0 required
    1*lb1width >= 0 required
    1*lb1height >= 0 required
    1*fl2left -1*lb2width -1*lb2left == 10 gap
    -1*fl2left -1*fl2width 1*contents_right == 0 gap
    -1*fl2left -1*fl2width 1*contents_right >= 0 required
    1*lb3left -1*contents_left >= 0 required
    1*lb1left >= 0 required
    0.5*ctheight 1*cttop -1*lb3top -0.5*lb3height == 0 strong
    1*ctleft -1*lb3left -1*lb3width >= 10 required
    -1*ctwidth -1*ctleft 1*contents_right >= 0 required
    1*ctleft -1*lb3left -1*lb3width == 10 gap
    1*fl3left -1*contents_left >= 0 required
    1*fl3left -1*contents_left == 0 gap
    -1*ctwidth -1*ctleft 1*contents_right == 0 gap
    -1*fl3left 1*contents_right -1*fl3width == 0 gap
    -1*contents_top 1*lb1top >= 0 required
    -1*contents_top 1*lb1top == 0 gap
    -1*fl3left 1*contents_right -1*fl3width >= 0 required
    1*lb2top -1*lb1top -1*lb1height >= 10 required
    -1*lb2top 1*lb3top -1*lb2height >= 10 required
    1*lb2top -1*lb1top -1*lb1height == 10 gap
    1*fl1height == 21 strong
    1*fl1height >= 21 strong
    1*lb2left >= 0 required
    1*lb2height >= 16 strong
    1*fl2top >= 0 required
    1*fl2width >= 0 required
    1*lb1height >= 16 strong
    1*lb1height == 16 strong
    1*fl3width >= 125 strong
    1*fl3height == 21 strong
    1*fl3height >= 21 strong
    1*lb3height >= 0 required
    1*ctwidth >= 119 wide
    1*lb3width == 24 weak
    1*lb3width >= 24 strong
    1*fl1width >= 125 strong
    """

  private static let priorities = [
    "required": 1000.0, "strong": 750, "wide": 600, "gap": 500, "medium": 250, "weak": 50,
  ]

  /// Returns the system of the dialog, with its width and height as inputs.
  static func enaml() -> Problem {
    var p = Problem(size: 400)
    var names: [Substring: Int] = ["width": 0, "height": 1]
    p.variableCount = 2
    for line in enamlText.split(separator: "\n") {
      let words = line.split(separator: " ")
      var terms: [(Double, Int)] = []
      for word in words.dropLast(3) {
        let parts = word.split(separator: "*")
        let v = names[parts[1]] ?? p.addVariable()
        names[parts[1]] = v
        terms.append((Double(parts[0]) ?? 0, v))
      }
      let tail = Array(words.suffix(3))
      let relation: Solver.Relation =
        tail[0] == "==" ? .equal : tail[0] == ">=" ? .greaterThanOrEqual : .lessThanOrEqual
      p.demand(terms, relation, Double(tail[1]) ?? 0, priority: priorities[String(tail[2])] ?? 1000)
    }
    p.inputs = [0, 1]
    // The strength of the edit variables in kiwi's benchmark.
    p.inputPriority = 750
    return p
  }
}
