import UIFoundation

extension DisplayList: CustomStringConvertible {
  /// The items as text, one line each, indented by nesting.
  package var description: String {
    var lines = ["bounds \(Field.numbers(bounds.parts).text)"]
    appendLines(to: &lines, depth: 0)
    return lines.joined(separator: "\n") + "\n"
  }

  /// The items as JSON with a fixed order of keys.
  package var json: String {
    Field.object(fields).json + "\n"
  }

  fileprivate var fields: [(String, Field)] {
    [("bounds", .numbers(bounds.parts)), ("items", .array(items.map { .object($0.fields) }))]
  }

  private func appendLines(to lines: inout [String], depth: Int) {
    var depth = depth
    for item in items {
      if item.closes { depth -= 1 }
      let parts = item.fields.compactMap { name, field -> String? in
        if case .object = field { return nil }
        return name == "op" ? field.text : "\(name)=\(field.text)"
      }
      lines.append(String(repeating: "  ", count: max(0, depth)) + parts.joined(separator: " "))
      if case .drawing(let drawing) = item { drawing.list.appendLines(to: &lines, depth: depth + 1) }
      if item.opens { depth += 1 }
    }
  }

  /// A value of an item in the text and JSON forms.
  fileprivate indirect enum Field {
    case number(CGFloat)
    case numbers([CGFloat])
    case string(String)
    /// A string of letters, digits and punctuation without quotes in the text form.
    case word(String)
    case flag(Bool)
    case array([Field])
    case object([(String, Field)])

    /// The value in the text form.
    var text: String {
      switch self {
      case .number(let value): Self.digits(value)
      case .numbers(let values): values.map(Self.digits).joined(separator: ",")
      case .string(let value): value.jsonQuoted
      case .word(let value): value
      case .flag(let value): value ? "true" : "false"
      case .array(let fields): "[" + fields.map(\.text).joined(separator: " ") + "]"
      case .object(let fields): "{" + fields.map { "\($0)=\($1.text)" }.joined(separator: " ") + "}"
      }
    }

    var json: String {
      switch self {
      case .number, .flag, .string: text
      case .word(let value): value.jsonQuoted
      case .numbers(let values): "[" + values.map(Self.digits).joined(separator: ",") + "]"
      case .array(let fields): "[" + fields.map(\.json).joined(separator: ",") + "]"
      case .object(let fields): "{" + fields.map { $0.jsonQuoted + ":" + $1.json }.joined(separator: ",") + "}"
      }
    }

    // The shortest digits that parse to the same number. Whole numbers have no decimal point.
    private static func digits(_ value: CGFloat) -> String {
      guard value.isFinite else { return "null" }
      if value == value.rounded(), abs(value) < 1e15 { return String(Int(value)) }
      return "\(Double(value))"
    }
  }
}

extension DisplayItem {
  fileprivate var opens: Bool {
    switch self {
    case .save, .beginGroup: true
    default: false
    }
  }

  fileprivate var closes: Bool {
    switch self {
    case .restore, .endGroup: true
    default: false
    }
  }

  fileprivate var fields: [(String, DisplayList.Field)] {
    switch self {
    case .save: [("op", .word("save"))]
    case .restore: [("op", .word("restore"))]
    case .transform(let t):
      [("op", .word("transform")), ("matrix", .numbers([t.a, t.b, t.c, t.d, t.tx, t.ty]))]
    case .clip(let shape, let rule): [("op", .word("clip"))] + shape.fields + rule.fields
    case .fill(let fill):
      [("op", .word("fill"))] + fill.shape.fields + fill.rule.fields + colorField(fill.color)
        + modeField(fill.blendMode)
        + (fill.antialiased ? [] : [("antialiased", .flag(false))])
    case .stroke(let stroke):
      [("op", .word("stroke"))] + stroke.shape.fields + stroke.style.fields + colorField(stroke.color)
        + modeField(stroke.blendMode) + (stroke.antialiased ? [] : [("antialiased", .flag(false))])
    case .gradient(let gradient): [("op", .word("gradient"))] + gradient.fields + modeField(gradient.blendMode)
    case .image(let image):
      [
        ("op", .word("image")), ("digest", .word(image.image.digest.description)),
        ("source", .numbers(image.source.parts)), ("destination", .numbers(image.destination.parts)),
      ] + (image.alpha == 1 ? [] : [("alpha", .number(image.alpha))]) + tintField(image.tint)
        + modeField(image.blendMode)
        + (image.interpolation == .default ? [] : [("interpolation", .number(CGFloat(image.interpolation.rawValue)))])
    case .vector(let vector):
      [
        ("op", .word("vector")), ("format", .word("\(vector.file.format)")),
        ("digest", .word(vector.file.digest.description)), ("destination", .numbers(vector.destination.parts)),
      ]
    case .drawing(let drawing):
      [
        ("op", .word("drawing")), ("source", .numbers(drawing.source.parts)),
        ("destination", .numbers(drawing.destination.parts)), ("list", .object(drawing.list.fields)),
      ]
    case .glyphs(let glyphs): [("op", .word("glyphs"))] + glyphs.fields + modeField(glyphs.blendMode)
    case .backdrop(let backdrop):
      [("op", .word("backdrop"))] + backdrop.shape.fields + backdrop.style.fields
    case .link(let link):
      [("op", .word("link")), ("area", .numbers(link.area.parts)), ("address", .string(link.address))]
    case .beginGroup(let style): [("op", .word("beginGroup"))] + style.fields + modeField(style.blendMode)
    case .endGroup: [("op", .word("endGroup"))]
    }
  }
}

private typealias Fields = [(String, DisplayList.Field)]

private func colorField(_ color: RGBA) -> Fields { [("color", .word(color.hexDescription))] }

private func tintField(_ color: RGBA?) -> Fields { color.map { [("tint", .word($0.hexDescription))] } ?? [] }

private func modeField(_ mode: CGBlendMode) -> Fields {
  mode == .normal ? [] : [("blendMode", .word("\(mode)"))]
}

extension CGRect {
  fileprivate var parts: [CGFloat] { [minX, minY, width, height] }
}

extension CGPathFillRule {
  fileprivate var fields: Fields { self == .evenOdd ? [("rule", .string("evenOdd"))] : [] }
}

extension Shape {
  fileprivate var fields: Fields {
    switch self {
    case .rect(let rect): [("rect", .numbers(rect.parts))]
    case .roundedRect(let rect, let radius):
      [("roundedRect", .numbers(rect.parts)), ("radius", .numbers([radius.width, radius.height]))]
    case .ellipse(let rect): [("ellipse", .numbers(rect.parts))]
    case .path(let path): [("path", .string(path.svgData))]
    }
  }
}

extension StrokeStyle {
  fileprivate var fields: Fields {
    var fields: Fields = [("width", .number(width))]
    if cap != .butt { fields.append(("cap", .word("\(cap)"))) }
    if join != .miter { fields.append(("join", .word("\(join)"))) }
    if miterLimit != 10 { fields.append(("miterLimit", .number(miterLimit))) }
    if !dash.lengths.isEmpty {
      fields += [("dash", .numbers(dash.lengths)), ("phase", .number(dash.phase))]
    }
    return fields
  }
}

extension GradientItem {
  fileprivate var fields: Fields {
    var fields: Fields
    switch geometry {
    case .linear(let start, let end): fields = [("linear", .numbers([start.x, start.y, end.x, end.y]))]
    case .radial(let start, let startRadius, let end, let endRadius):
      fields = [("radial", .numbers([start.x, start.y, startRadius, end.x, end.y, endRadius]))]
    case .conic(let center, let angle): fields = [("conic", .numbers([center.x, center.y, angle]))]
    }
    fields.append(
      (
        "stops",
        .array(stops.map { .object([("at", .number($0.location)), ("color", .word($0.color.hexDescription))]) })
      ))
    if extendsBefore { fields.append(("extendsBefore", .flag(true))) }
    if extendsAfter { fields.append(("extendsAfter", .flag(true))) }
    if alpha != 1 { fields.append(("alpha", .number(alpha))) }
    return fields
  }
}

extension GlyphItem {
  fileprivate var fields: Fields {
    var fields: Fields = [
      ("font", .string(face.id)), ("size", .number(pointSize)), ("origin", .numbers([origin.x, origin.y])),
      ("color", .word(color.hexDescription)), ("text", .string(text)),
      ("glyphs", .numbers(glyphs.map { CGFloat($0.id) })), ("x", .numbers(glyphs.map(\.position.x))),
    ]
    if glyphs.contains(where: { $0.position.y != 0 }) { fields.append(("y", .numbers(glyphs.map(\.position.y)))) }
    if slant != 0 { fields.append(("slant", .number(slant))) }
    if bold != 0 { fields.append(("bold", .number(bold))) }
    if let stroke {
      fields += [("strokeWidth", .number(stroke.width)), ("strokeColor", .word(stroke.color.hexDescription))]
      if stroke.isFilled { fields.append(("filled", .flag(true))) }
    }
    if isRightToLeft { fields.append(("rightToLeft", .flag(true))) }
    return fields
  }
}

extension BackdropStyle {
  fileprivate var fields: Fields {
    let tints = tints.map { tint in
      DisplayList.Field.object([("color", .word(tint.color.hexDescription)), ("mode", .word("\(tint.mode)"))])
    }
    return [("deviation", .number(deviation)), ("saturation", .number(saturation)), ("tints", .array(tints))]
  }
}

extension GroupStyle {
  fileprivate var fields: Fields {
    var fields: Fields = alpha == 1 ? [] : [("alpha", .number(alpha))]
    if let shadow {
      fields += [
        ("shadowOffset", .numbers([shadow.offset.width, shadow.offset.height])), ("shadowBlur", .number(shadow.blur)),
        ("shadowColor", .word(shadow.color.hexDescription)),
      ]
    }
    fields += tintField(self.tint)
    if let mask { fields.append(("mask", .object(mask.fields))) }
    if clipsAsWhole { fields.append(("clipsAsWhole", .flag(true))) }
    return fields
  }
}
