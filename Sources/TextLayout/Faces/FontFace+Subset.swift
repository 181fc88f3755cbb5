internal import CHarfBuzz
import UIFoundation

extension FontFace {
  /// A font file of only what some text needs, every axis fixed where this face has it.
  ///
  /// Glyphs that ligatures and joined forms may need are in it, so that viewers shape the text as we do; hints are not,
  /// since nothing here uses them. The same characters give the same bytes. `nil` where the font cannot be cut.
  package func subset(for text: Set<Unicode.Scalar>) -> Data? {
    guard let face = hb_font_get_face(shaper), let input = hb_subset_input_create_or_fail() else { return nil }
    defer { hb_subset_input_destroy(input) }
    let characters = hb_subset_input_unicode_set(input)
    // A sorted set: the order in which characters come does not matter.
    for scalar in text { hb_set_add(characters, scalar.value) }
    hb_subset_input_set_flags(input, HB_SUBSET_FLAGS_NO_HINTING.rawValue)
    for axis in variations {
      guard hb_subset_input_pin_axis_location(input, face, axis.tag.rawValue, axis.value) != 0 else { return nil }
    }
    guard let cut = hb_subset_or_fail(face, input) else { return nil }
    defer { hb_face_destroy(cut) }
    guard let blob = hb_face_reference_blob(cut) else { return nil }
    defer { hb_blob_destroy(blob) }
    var count: UInt32 = 0
    guard let bytes = hb_blob_get_data(blob, &count), count > 0 else { return nil }
    return Data(bytes: bytes, count: Int(count))
  }

  /// The features to switch off in a viewer, as this face is shaped without them.
  package var switchedOffFeatures: [FontTag] { mutedFeatures.filter { $0.value == 0 }.map(\.tag) }
}
