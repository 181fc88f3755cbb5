import UIKitCore

extension ValueType where Value == NSParagraphStyle.LineBreakStrategy {
  package static let lineBreakStrategy = ValueType<[NSParagraphStyle.LineBreakStrategy]>.list(
    of: .word(.lineBreakStrategy)
  ).map { NSParagraphStyle.LineBreakStrategy($0) }
}

extension ValueType where Value == Calendar {
  package static let calendar = ValueType<Calendar.Identifier>.word(
    "a calendar",
    [
      "gregorian": .gregorian, "buddhist": .buddhist, "chinese": .chinese, "coptic": .coptic, "hebrew": .hebrew,
      "indian": .indian, "islamic": .islamic, "iso8601": .iso8601, "japanese": .japanese, "persian": .persian,
    ]
  ).map { Calendar(identifier: $0) }
}
