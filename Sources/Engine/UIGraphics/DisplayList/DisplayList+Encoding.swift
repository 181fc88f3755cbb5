import Synchronization
import TextLayout
import UIFoundation

extension DisplayList {
  // The version must be incremented with each change of the encoding's format.
  private static let encodingVersion: UInt8 = 1

  /// The drawing as bytes that identify it, with digests instead of the data of fonts and images.
  package var canonicalEncoding: [UInt8] {
    var encoder = CanonicalEncoder()
    encoder.write(Self.encodingVersion)
    encode(into: &encoder)
    return encoder.bytes
  }

  /// The XXH3-128 hash of the canonical encoding.
  package var digest: Digest { Digest(canonicalEncoding) }

  fileprivate func encode(into encoder: inout CanonicalEncoder) {
    encoder.write(bounds)
    encoder.write(items.count)
    for item in items { item.encode(into: &encoder) }
  }
}

extension DisplayItem {
  fileprivate func encode(into encoder: inout CanonicalEncoder) {
    switch self {
    case .save: encoder.write(UInt8(1))
    case .restore: encoder.write(UInt8(2))
    case .transform(let transform):
      encoder.write(UInt8(3))
      encoder.write(transform)
    case .clip(let shape, let rule):
      encoder.write(UInt8(4))
      shape.encode(into: &encoder)
      encoder.write(UInt8(rule.rawValue))
    case .fill(let fill):
      encoder.write(UInt8(5))
      fill.encode(into: &encoder)
    case .stroke(let stroke):
      encoder.write(UInt8(6))
      stroke.encode(into: &encoder)
    case .gradient(let gradient):
      encoder.write(UInt8(7))
      gradient.encode(into: &encoder)
    case .image(let image):
      encoder.write(UInt8(8))
      image.encode(into: &encoder)
    case .vector(let vector):
      encoder.write(UInt8(14))
      vector.encode(into: &encoder)
    case .drawing(let drawing):
      encoder.write(UInt8(9))
      encoder.write(drawing.source)
      encoder.write(drawing.destination)
      drawing.list.encode(into: &encoder)
    case .glyphs(let glyphs):
      encoder.write(UInt8(glyphs.stroke == nil ? 10 : 13))
      glyphs.encode(into: &encoder)
    case .backdrop(let backdrop):
      encoder.write(UInt8(16))
      backdrop.shape.encode(into: &encoder)
      backdrop.style.encode(into: &encoder)
    case .link(let link):
      encoder.write(UInt8(15))
      encoder.write(link.area)
      encoder.write(link.address)
    case .beginGroup(let style):
      encoder.write(UInt8(11))
      style.encode(into: &encoder)
    case .endGroup: encoder.write(UInt8(12))
    }
  }
}

extension Shape {
  fileprivate func encode(into encoder: inout CanonicalEncoder) {
    switch self {
    case .rect(let rect):
      encoder.write(UInt8(1))
      encoder.write(rect)
    case .roundedRect(let rect, let radius):
      encoder.write(UInt8(2))
      encoder.write(rect)
      encoder.write(radius)
    case .ellipse(let rect):
      encoder.write(UInt8(3))
      encoder.write(rect)
    case .path(let path):
      encoder.write(UInt8(4))
      encoder.write(path.verbs.count)
      for verb in path.verbs { encoder.write(verb.rawValue) }
      for point in path.points { encoder.write(point) }
    }
  }
}

extension FillItem {
  fileprivate func encode(into encoder: inout CanonicalEncoder) {
    shape.encode(into: &encoder)
    encoder.write(UInt8(rule.rawValue))
    encoder.write(color)
    encoder.write(UInt32(bitPattern: blendMode.rawValue))
    encoder.write(antialiased)
  }
}

extension StrokeItem {
  fileprivate func encode(into encoder: inout CanonicalEncoder) {
    shape.encode(into: &encoder)
    encoder.write(style.width)
    encoder.write(UInt8(style.cap.rawValue))
    encoder.write(UInt8(style.join.rawValue))
    encoder.write(style.miterLimit)
    encoder.write(style.dash.phase)
    encoder.write(style.dash.lengths.count)
    for length in style.dash.lengths { encoder.write(length) }
    encoder.write(color)
    encoder.write(UInt32(bitPattern: blendMode.rawValue))
    encoder.write(antialiased)
  }
}

extension GradientItem {
  fileprivate func encode(into encoder: inout CanonicalEncoder) {
    switch geometry {
    case .linear(let start, let end):
      encoder.write(UInt8(1))
      encoder.write(start)
      encoder.write(end)
    case .radial(let start, let startRadius, let end, let endRadius):
      encoder.write(UInt8(2))
      encoder.write(start)
      encoder.write(startRadius)
      encoder.write(end)
      encoder.write(endRadius)
    case .conic(let center, let angle):
      encoder.write(UInt8(3))
      encoder.write(center)
      encoder.write(angle)
    }
    encoder.write(stops.count)
    for stop in stops {
      encoder.write(stop.location)
      encoder.write(stop.color)
    }
    encoder.write(extendsBefore)
    encoder.write(extendsAfter)
    encoder.write(alpha)
    encoder.write(UInt32(bitPattern: blendMode.rawValue))
  }
}

extension ImageItem {
  fileprivate func encode(into encoder: inout CanonicalEncoder) {
    encoder.write(image.digest)
    encoder.write(source)
    encoder.write(destination)
    encoder.write(alpha)
    encoder.write(UInt32(bitPattern: blendMode.rawValue))
    encoder.write(UInt32(bitPattern: interpolation.rawValue))
    encoder.write(tint != nil)
    if let tint { encoder.write(tint) }
  }
}

extension VectorItem {
  fileprivate func encode(into encoder: inout CanonicalEncoder) {
    encoder.write(file.digest)
    encoder.write(file.format.rawValue)
    // Another version of the library can draw other pixels.
    encoder.write(file.library)
    encoder.write(destination)
  }
}

extension GlyphItem {
  fileprivate func encode(into encoder: inout CanonicalEncoder) {
    encoder.write(face.id)
    encoder.write(FontDigests.digest(of: face.data))
    encoder.write(face.faceIndex)
    encoder.write(face.variations.count)
    for variation in face.variations {
      encoder.write(variation.tag.rawValue)
      encoder.write(Double(variation.value))
    }
    encoder.write(pointSize)
    encoder.write(slant)
    encoder.write(bold)
    encoder.write(origin)
    encoder.write(glyphs.count)
    for glyph in glyphs {
      encoder.write(glyph.id)
      encoder.write(glyph.position)
      encoder.write(glyph.advance)
      encoder.write(glyph.cluster)
    }
    encoder.write(color)
    encoder.write(UInt32(bitPattern: blendMode.rawValue))
    encoder.write(text)
    encoder.write(textOffset)
    encoder.write(isRightToLeft)
    if let stroke {
      encoder.write(stroke.width)
      encoder.write(stroke.color)
      encoder.write(stroke.isFilled)
    }
  }
}

extension BackdropStyle {
  fileprivate func encode(into encoder: inout CanonicalEncoder) {
    encoder.write(deviation)
    encoder.write(saturation)
    encoder.write(tints.count)
    for tint in tints {
      encoder.write(tint.color)
      encoder.write(tint.mode.rawValue)
    }
  }
}

extension GroupStyle {
  fileprivate func encode(into encoder: inout CanonicalEncoder) {
    encoder.write(alpha)
    encoder.write(UInt32(bitPattern: blendMode.rawValue))
    encoder.write(shadow != nil)
    if let shadow {
      encoder.write(shadow.offset)
      encoder.write(shadow.blur)
      encoder.write(shadow.color)
    }
    encoder.write(tint != nil)
    if let tint { encoder.write(tint) }
    encoder.write(mask != nil)
    mask?.encode(into: &encoder)
    if clipsAsWhole { encoder.write(UInt8(1)) }
  }
}

/// A cache of the digests of font files.
private enum FontDigests {
  // An entry retains its data, so that no other data can have the same identifier.
  private static let cache = Mutex<[ObjectIdentifier: (data: FontData, digest: Digest)]>([:])

  static func digest(of data: FontData) -> Digest {
    if let digest = cache.withLock({ $0[ObjectIdentifier(data)]?.digest }) { return digest }
    let digest = Digest(data.identity)
    cache.withLock { $0[ObjectIdentifier(data)] = (data, digest) }
    return digest
  }
}
