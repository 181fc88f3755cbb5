internal import CHarfBuzz
import UIFoundation

extension FontCatalog {
  /// The maximum number of cached matches. The cache is cleared when it is full.
  private static let matchLimit = 1024

  /// Returns the name of a design's family; for a system design, of the bundled family that replaces it.
  static func familyName(of design: FontRequest.Design) -> String {
    switch design {
    case .system: "Inter"
    case .serif: "Noto Serif"
    case .rounded: "Nunito"
    case .monospaced: "JetBrains Mono"
    case .family(let name): name
    }
  }

  /// Returns the features to disable in a family.
  ///
  /// With contextual alternates (`calt`), Inter and JetBrains Mono would draw "->" as an arrow.
  static func disabledFeatures(ofFamily name: String) -> [FontFeature] {
    name == "Inter" || name == "JetBrains Mono" ? [FontFeature(tag: FontTag("calt"), value: 0)] : []
  }

  /// Returns the nearest face. For a missing family, it is a face of its substitute or of the system font.
  package func match(_ request: FontRequest, pointSize: CGFloat = 0) -> Match {
    var request = request
    if request.design == .system, !request.variations.contains(where: { $0.tag == .opticalSize }) {
      let size = SystemFontMetrics.opticalSize(for: pointSize)
      request.variations.append(FontVariation(tag: .opticalSize, value: size))
    }
    return cachedMatch(for: request)
  }

  /// Returns the nearest face. The optical size is that of the request.
  private func cachedMatch(for request: FontRequest) -> Match {
    state.withLock { state in
      if let cached = state.matches[request] { return cached }
      let family =
        state.family(key: Self.key(Self.familyName(of: request.design)))
        ?? state.substitute(for: request.design) ?? state.families[Self.key(Self.familyName(of: .system))]
      guard var match = family.flatMap({ state.match(request, in: $0) }) else {
        preconditionFailure("the package was built without its bundled fonts")
      }
      if case .family(let name) = request.design {
        if name == match.face.family {
          match = state.designedMatch(request, insteadOf: match)
        } else {
          match.substituted = SubstitutedFamily.named(name)
        }
      }
      if state.matches.count >= Self.matchLimit { state.matches.removeAll() }
      state.matches[request] = match
      return match
    }
  }

  /// Returns the request for a PostScript, full or family name; nil for an unknown name.
  package func request(named name: String) -> FontRequest? {
    if let request = registeredRequest(named: name) { return request }
    guard let request = SubstitutedFamily.request(named: name) else { return nil }
    reportSubstitution(for: request)
    return request
  }

  /// Reports the substitute of a family once.
  private func reportSubstitution(for request: FontRequest) {
    guard case .family(let family) = request.design else { return }
    guard state.withLock({ $0.reportedSubstitutions.insert(family).inserted }) else { return }
    let face = match(request).face
    let message =
      "UIFont: \(family) is not available; using \(face.family) instead, with the original line height if known. "
      + "Register the font with --font-dir or UIFont.registerFonts(at:) to use its own glyphs.\n"
    FileHandle.standardError.write(Data(message.utf8))
  }

  private func registeredRequest(named name: String) -> FontRequest? {
    let key = Self.key(name)
    return state.withLock { state in
      if let family = state.families[key] {
        return FontRequest(design: .family(family.name))
      }
      for family in state.families.values.sorted(by: { $0.name < $1.name }) {
        for file in family.files where Self.key(file.postScriptName) == key || Self.key(file.fullName) == key {
          return file.request
        }
      }
      return state.instanceRequest(key: key) ?? state.packedRequest(key: key)
    }
  }
}

extension FontCatalog.State {
  /// Returns the request for the key of an instance of a variable font, such as "Inter-SemiBold".
  fileprivate func instanceRequest(key: String) -> FontRequest? {
    let candidates = families.filter { prefix, family in
      key.hasPrefix(prefix) && FontRequest.isStyle(key.dropFirst(prefix.count), of: FontRequest.instanceWords)
        && family.files.contains { !$0.axes.isEmpty }
    }
    // The longest prefix decides, and only one family has it.
    guard let (prefix, family) = candidates.max(by: { $0.key.utf8.count < $1.key.utf8.count }) else { return nil }
    var request = FontRequest(design: .family(family.name))
    request.apply(styleName: String(key.dropFirst(prefix.count)))
    return request
  }

  /// Returns a registered family compatible with a missing Apple family, or else the bundled substitute.
  fileprivate func substitute(for design: FontRequest.Design) -> FontFamily? {
    guard case .family(let name) = design, let missing = SubstitutedFamily.named(name) else { return nil }
    let registered = missing.compatible.firstNonNil { families[FontCatalog.key($0)] }
    return registered ?? families[FontCatalog.key(FontCatalog.familyName(of: missing.design))]
  }

  /// The maximum number of cached faces. A full cache is cleared, so several equal faces can exist.
  private static let faceLimit = 512
  /// The minimum difference from a file's heaviest weight to a requested one for synthetic bold.
  ///
  /// In units of OpenType, where regular is 400 and bold is 700.
  private static let boldGap: CGFloat = 150
  /// The common angle of oblique faces, in degrees.
  private static let slant: CGFloat = 12
  /// The growth of outlines, in em, if a bold face is missing.
  private static let growth: CGFloat = 1 / 36

  mutating func match(_ request: FontRequest, in family: FontFamily) -> FontCatalog.Match? {
    let weight = request.weight.openType
    guard let file = family.nearest(weight: weight, isItalic: request.isItalic) else { return nil }
    let slant = request.isItalic && !file.isItalic ? file.slantAxis : nil
    let explicit = request.variations
    let face = face(
      of: file, weight: weight,
      variations: slant.map { slant in explicit + (explicit.contains { $0.tag == slant.tag } ? [] : [slant]) }
        ?? explicit,
      widths: widths(of: request, in: family))
    let lacksItalic = request.isItalic && !file.isItalic && slant == nil && !file.hasColorGlyphs
    let lacksBold = weight - file.weights.upperBound >= Self.boldGap && weight >= 600 && !file.hasColorGlyphs
    return FontCatalog.Match(
      face: face, syntheticSlant: lacksItalic ? Self.slant : 0, syntheticBold: lacksBold ? Self.growth : 0)
  }

  /// Returns the widths of the requested font, if the family is its bundled substitute.
  private func widths(of request: FontRequest, in family: FontFamily) -> GlyphWidths {
    switch request.design {
    case .system: return family.name == FontCatalog.familyName(of: .system) ? .system : .own
    case .family(let name) where name != family.name:
      guard let missing = SubstitutedFamily.named(name), family.name == FontCatalog.familyName(of: missing.design)
      else { return .own }
      return missing.widths(isItalic: request.isItalic)
    default: return .own
    }
  }

  /// Returns the pack's face of a match's family if it needs fewer synthetic styles, or else the match.
  fileprivate mutating func designedMatch(
    _ request: FontRequest, insteadOf match: FontCatalog.Match
  ) -> FontCatalog.Match {
    guard match.syntheticStyles > 0, let pack = installedPack(),
      let family = packedFamily(key: FontCatalog.key(match.face.family), in: pack),
      let packed = self.match(request, in: family), packed.syntheticStyles < match.syntheticStyles
    else { return match }
    return packed
  }

  /// Returns the instance of a file at the given weight and explicit axis values.
  private mutating func face(
    of file: FontFile, weight: CGFloat, variations: [FontVariation], widths: GlyphWidths
  ) -> FontFace {
    let axes = file.axes.map { axis -> FontVariation in
      let explicit = variations.first { $0.tag == axis.tag }?.value
      let requested = explicit ?? (axis.tag == .weight ? Float(weight) : axis.defaultValue)
      return FontVariation(tag: axis.tag, value: max(axis.minimum, min(requested, max(axis.minimum, axis.maximum))))
    }
    let key = FontCatalog.FaceKey(file: ObjectIdentifier(file), variations: axes, widths: widths)
    if let cached = faces[key] { return cached }
    let face = FontFace(file: file, variations: axes, widths: widths)
    if faces.count >= Self.faceLimit { faces.removeAll() }
    faces[key] = face
    return face
  }
}

extension FontFace {
  /// Creates a face of a file at the given values of its axes.
  convenience init(file: FontFile, variations: [FontVariation], widths: GlyphWidths) {
    let font: OpaquePointer = hb_font_create(file.face)
    let scale = Int32(clamping: hb_face_get_upem(file.face))
    hb_font_set_scale(font, scale, scale)
    // A face at the default values is shaped without variation tables.
    if zip(variations, file.axes).contains(where: { $0.value != $1.defaultValue }) {
      let settings = variations.map { hb_variation_t(tag: $0.tag.rawValue, value: $0.value) }
      hb_font_set_variations(font, settings, UInt32(settings.count))
    }
    hb_font_make_immutable(font)
    let axes = variations.map { "\($0.tag)=\($0.value)" }.joined(separator: ",")
    let weight = variations.first { $0.tag == .weight }?.value
    let instanceName = weight.map { file.instanceName(weight: CGFloat($0)) }
    self.init(
      id: "\(file.postScriptName)#\(file.index)" + (axes.isEmpty ? "" : "[\(axes)]"), family: file.family,
      postScriptName: instanceName ?? file.postScriptName,
      fullName: instanceName.map { FontNames.full(family: file.family, postScript: $0) } ?? file.fullName,
      data: file.data, faceIndex: file.index, variations: variations, hasColorGlyphs: file.hasColorGlyphs,
      shaper: font,
      advanceCorrections: widths.corrections(
        of: font, weight: CGFloat(weight ?? 400),
        displayShare: SystemFontMetrics.displayShare(
          opticalSize: variations.first { $0.tag == .opticalSize }?.value ?? SystemFontMetrics.opticalSizes.text)))
  }
}

extension FontFile {
  /// The request that selects the face in its family.
  package var request: FontRequest {
    FontRequest(design: .family(family), weight: UIFont.Weight(openType: standardWeight), isItalic: isItalic)
  }

  /// The weight of the file at the default values of its axes.
  var standardWeight: CGFloat {
    axes.first { $0.tag == .weight }.map { CGFloat($0.defaultValue) } ?? weights.lowerBound
  }

  /// The end of the italic or slant axis that leans to the right; nil without such an axis.
  fileprivate var slantAxis: FontVariation? {
    if let axis = axes.first(where: { $0.tag == FontTag("ital") }), axis.maximum > axis.defaultValue {
      return FontVariation(tag: axis.tag, value: axis.maximum)
    }
    // Slants are angles against the clock, so those to the right are negative.
    guard let axis = axes.first(where: { $0.tag == FontTag("slnt") }), axis.minimum < 0 else { return nil }
    return FontVariation(tag: axis.tag, value: axis.minimum)
  }

  /// Returns the PostScript name of the corresponding static font, such as "Inter-SemiBoldItalic".
  func instanceName(weight: CGFloat) -> String {
    let names = [
      "Thin", "ExtraLight", "Light", "Regular", "Medium", "SemiBold", "Bold", "ExtraBold", "Black",
    ]
    let step = min(max(Int((weight / 100).rounded()) - 1, 0), names.count - 1)
    let style = isItalic ? (step == 3 ? "Italic" : names[step] + "Italic") : names[step]
    return family.filter { $0 != " " } + "-" + style
  }
}

extension UIFont.Weight {
  /// Creates the weight nearest to an OpenType weight.
  init(openType: CGFloat) {
    let steps: [UIFont.Weight] = [
      .ultraLight, .thin, .light, .regular, .medium, .semibold, .bold, .heavy, .black,
    ]
    let step = openType.isFinite ? Int((min(max(openType, 100), 900) / 100).rounded()) - 1 : 3
    self = steps[step]
  }
}
