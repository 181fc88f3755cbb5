import UIFoundation

extension FontCatalog {
  /// The installed pack; nil if there is none.
  package var pack: FontPack? { state.withLock { $0.installedPack() } }

  /// Uses a pack instead of the installed one, or none.
  package func use(_ pack: FontPack?) {
    state.withLock { state in
      state.pack = pack.map { .present($0) } ?? .absent
      state.packFamilies = [:]
      state.forgetMatches()
    }
  }
}

extension FontCatalog.State {
  /// Returns the pack, which is searched on first use.
  mutating func installedPack() -> FontPack? {
    switch pack {
    case .present(let pack): return pack
    case .absent: return nil
    case .notSearched:
      let found = FontPack.installed()
      pack = found.map { .present($0) } ?? .absent
      return found
    }
  }

  /// Returns a family by key, of the bundled and registered fonts or of the pack.
  mutating func family(key: String) -> FontFamily? {
    if let family = families[key] ?? packFamilies[key] { return family }
    guard let pack = installedPack() else { return nil }
    return packedFamily(key: key, in: pack)
  }

  mutating func packedFamily(key: String, in pack: FontPack) -> FontFamily? {
    if let family = packFamilies[key] { return family }
    let faces = pack.faces.filter { FontCatalog.key($0.family) == key }
    let files = faces.compactMap { try? pack.open($0) }
    guard let name = faces.first?.family, !files.isEmpty else { return nil }
    let family = FontFamily(name: name, files: files)
    packFamilies[key] = family
    return family
  }

  /// Returns the request for a family, PostScript or full name of the pack's faces.
  mutating func packedRequest(key: String) -> FontRequest? {
    guard let pack = installedPack() else { return nil }
    let face = pack.faces.first { FontCatalog.key($0.family) == key }
    if let face { return FontRequest(design: .family(face.family)) }
    return pack.faces.first { FontCatalog.key($0.postScriptName) == key || FontCatalog.key($0.fullName) == key }
      .map { face in
        FontRequest(
          design: .family(face.family), weight: UIFont.Weight(openType: face.weight), isItalic: face.isItalic)
      }
  }

  /// Returns the pack's best face for a text, with `isRegional` only one with regional forms.
  mutating func packedMatch(
    for key: FontCatalog.FallbackKey, isRegional: Bool, _ coverage: FontCatalog.Coverage
  ) -> FontCatalog.Match? {
    guard !key.isEmoji, let pack = installedPack() else { return nil }
    let covering = pack.faces.indices.filter { index in
      let face = pack.faces[index]
      return (isRegional || face.region.isEmpty) && coverage { pack.covers($0, face) }
    }
    var request = FontRequest(design: .system, weight: key.weight, isItalic: key.isItalic)
    request.features = []
    // The first face with the least penalty, in the order of the pack.
    for index in covering.sorted(by: { pack.faces[$0].penalty(key, $0) < pack.faces[$1].penalty(key, $1) }) {
      let face = pack.faces[index]
      let family = packedFamily(key: FontCatalog.key(face.family), in: pack)
      if let match = family.flatMap({ match(request, in: $0) }) { return match }
    }
    return nil
  }
}

extension FontPack.Face {
  /// Returns the properties by which the faces that cover a text are ordered, least first.
  fileprivate func penalty(_ key: FontCatalog.FallbackKey, _ index: Int) -> (Int, Int, Int, CGFloat, Int) {
    let stylePenalty =
      switch (key.style, style) {
      case (key.style, key.style): 0
      // Without a monospaced face, sans-serif faces are closer than serif ones.
      case (_, .sans): 1
      case (_, .serif): 2
      default: 3
      }
    // Some fonts of other scripts also have ideographic commas and full stops.
    let foreignPenalty = key.isEastAsian && region.isEmpty ? 2 : 0
    let regionPenalty = region.isEmpty || region == key.ideographs.region ? foreignPenalty : 1
    return (
      regionPenalty, stylePenalty, isItalic == key.isItalic ? 0 : 1, abs(weight - key.weight.openType), index
    )
  }
}
