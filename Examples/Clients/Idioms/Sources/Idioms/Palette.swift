import SwiftUI

/// Declarations that need SwiftUI, which are omitted on Linux.
struct Swatch: View {
  let colors: [Color]
  var body: some View { colors.first }
}

extension [Color] {
  var isGray: Bool { allSatisfy { $0 == .gray } }
}
