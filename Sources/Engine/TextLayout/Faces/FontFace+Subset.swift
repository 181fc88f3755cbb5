internal import CHarfBuzz
import UIFoundation

extension FontFace {
  /// Returns a font file reduced to the glyphs of some text, with the axes fixed at this face's values.
  ///
  /// The file contains the glyphs of ligatures and joined forms, so that viewers shape the text in the same way, but no
  /// hints, because they are not used. Equal characters result in equal bytes. Returns nil if the font cannot be
  /// subset.
  package func subset(for text: Set<Unicode.Scalar>) -> Data? {
    guard let face = hb_font_get_face(shaper), let input = hb_subset_input_create_or_fail() else { return nil }
    defer { hb_subset_input_destroy(input) }
    let characters = hb_subset_input_unicode_set(input)
    // The set is ordered, so the order of insertion has no effect.
    for scalar in text { hb_set_add(characters, scalar.value) }
    hb_subset_input_set_flags(input, HB_SUBSET_FLAGS_NO_HINTING.rawValue)
    for axis in variations {
      guard hb_subset_input_pin_axis_location(input, face, axis.tag.rawValue, axis.value) != 0 else { return nil }
    }
    guard let subset = hb_subset_or_fail(face, input) else { return nil }
    defer { hb_face_destroy(subset) }
    guard let blob = hb_face_reference_blob(subset) else { return nil }
    defer { hb_blob_destroy(blob) }
    var count: UInt32 = 0
    guard let bytes = hb_blob_get_data(blob, &count), count > 0 else { return nil }
    return Data(bytes: bytes, count: Int(count))
  }

  /// The features that viewers must turn off to shape text in the same way as this face.
  package var disabledFeatureTags: [FontTag] { disabledFeatures.filter { $0.value == 0 }.map(\.tag) }
}
