import UIKit

#if canImport(SwiftUI) && DEBUG
  import SwiftUI

  /// Compiles, since no file has SwiftUI.
  struct PricePreview: UIViewRepresentable {
    func makeUIView(context: Context) -> PriceLabel { PriceLabel() }
    func updateUIView(_ view: PriceLabel, context: Context) {}
  }
#endif
