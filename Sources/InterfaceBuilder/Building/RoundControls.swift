import UIKitCore

/// A switch with the size of iOS 26.
final class RoundSwitch: UISwitch {
  override var intrinsicContentSize: CGSize { CGSize(width: 61, height: 28) }
}

/// A slider with the size of iOS 26, which stands where its constraints say.
final class RoundSlider: UISlider {
  override var intrinsicContentSize: CGSize { CGSize(width: UIView.noIntrinsicMetric, height: 34) }
  override var alignmentRectInsets: UIEdgeInsets { .zero }
}

/// A navigation bar with the height of iOS 26.
final class RoundNavigationBar: UINavigationBar {
  override var intrinsicContentSize: CGSize { CGSize(width: UIView.noIntrinsicMetric, height: 54) }
}

/// A navigation bar with the height that it has in a sheet.
final class SheetNavigationBar: UINavigationBar {
  override var intrinsicContentSize: CGSize { CGSize(width: UIView.noIntrinsicMetric, height: 56) }
}
