public import Foundation
public import UIGraphics

/// The radius of one corner of a view.
public struct UICornerRadius: Hashable, Sendable, ExpressibleByFloatLiteral, ExpressibleByIntegerLiteral {
  /// The radius in points; nil if it is concentric with the superview's corner.
  let value: CGFloat?
  let minimum: CGFloat

  public init(floatLiteral value: Double) {
    self = .fixed(CGFloat(value))
  }

  public init(integerLiteral value: Int) {
    self = .fixed(CGFloat(value))
  }

  private init(value: CGFloat?, minimum: CGFloat) {
    (self.value, self.minimum) = (value, minimum)
  }

  public static func fixed(_ radius: CGFloat) -> UICornerRadius { UICornerRadius(value: radius, minimum: 0) }

  /// Returns a radius concentric with the superview's corner.
  public static func containerConcentric(minimum: CGFloat? = nil) -> UICornerRadius {
    UICornerRadius(value: nil, minimum: minimum ?? 0)
  }
}

/// The radii of a view's corners.
public struct UICornerConfiguration: Hashable, Sendable {
  let topLeft: UICornerRadius
  let topRight: UICornerRadius
  let bottomLeft: UICornerRadius
  let bottomRight: UICornerRadius
  let isCapsule: Bool

  private init(
    _ topLeft: UICornerRadius, _ topRight: UICornerRadius, _ bottomLeft: UICornerRadius,
    _ bottomRight: UICornerRadius, isCapsule: Bool = false
  ) {
    (self.topLeft, self.topRight, self.bottomLeft, self.bottomRight) = (topLeft, topRight, bottomLeft, bottomRight)
    self.isCapsule = isCapsule
  }

  /// Returns a configuration with half the shorter side as radius, up to a maximum in points.
  public static func capsule(maximumRadius: CGFloat? = nil) -> UICornerConfiguration {
    let radius = UICornerRadius.fixed(maximumRadius ?? .greatestFiniteMagnitude)
    return UICornerConfiguration(radius, radius, radius, radius, isCapsule: true)
  }

  public static func corners(radius: UICornerRadius) -> UICornerConfiguration {
    UICornerConfiguration(radius, radius, radius, radius)
  }

  public static func uniformCorners(radius: UICornerRadius) -> UICornerConfiguration { corners(radius: radius) }

  public static func corners(
    topLeftRadius: UICornerRadius?, topRightRadius: UICornerRadius?, bottomLeftRadius: UICornerRadius?,
    bottomRightRadius: UICornerRadius?
  ) -> UICornerConfiguration {
    UICornerConfiguration(
      topLeftRadius ?? 0, topRightRadius ?? 0, bottomLeftRadius ?? 0, bottomRightRadius ?? 0)
  }

  /// Indicates whether a radius depends on the superview.
  var isConcentric: Bool { [topLeft, topRight, bottomLeft, bottomRight].contains { $0.value == nil } }

  public static func uniformEdges(topRadius: UICornerRadius, bottomRadius: UICornerRadius) -> UICornerConfiguration {
    UICornerConfiguration(topRadius, topRadius, bottomRadius, bottomRadius)
  }

  public static func uniformEdges(leftRadius: UICornerRadius, rightRadius: UICornerRadius) -> UICornerConfiguration {
    UICornerConfiguration(leftRadius, rightRadius, leftRadius, rightRadius)
  }
}

extension UIView {
  /// The radii of the corners; by default the layer's corner radius.
  ///
  /// A layer has one radius: if radii differ, all rounded corners are drawn with the largest radius.
  public var cornerConfiguration: UICornerConfiguration {
    get {
      rareState?.cornerConfiguration
        ?? .corners(
          topLeftRadius: .fixed(effectiveRadius(corner: .topLeft)),
          topRightRadius: .fixed(effectiveRadius(corner: .topRight)),
          bottomLeftRadius: .fixed(effectiveRadius(corner: .bottomLeft)),
          bottomRightRadius: .fixed(effectiveRadius(corner: .bottomRight)))
    }
    set {
      rare.cornerConfiguration = newValue
      apply(newValue)
    }
  }

  private func apply(_ configuration: UICornerConfiguration) {
    let radii = UIView.corners.map { (mask: $0.mask, radius: radius(configuration, $0.corner, limited: false)) }
    layer.cornerRadius = radii.map(\.radius).max() ?? 0
    layer.maskedCorners = CACornerMask(radii.filter { $0.radius > 0 }.map(\.mask))
  }

  /// Updates the radii that depend on the superview, before layout and drawing.
  func updateConcentricCorners() {
    guard let configuration = rareState?.cornerConfiguration, configuration.isConcentric else { return }
    apply(configuration)
  }

  /// Returns the radius of a corner at the current size, in points.
  public func effectiveRadius(corner: UIRectCorner) -> CGFloat {
    guard let single = UIView.corners.first(where: { corner.contains($0.corner) }) else { return 0 }
    if let configuration = rareState?.cornerConfiguration { return radius(configuration, single.corner, limited: true) }
    guard layer.maskedCorners.contains(single.mask) else { return 0 }
    return min(layer.cornerRadius, min(bounds.width, bounds.height) / 2)
  }

  private static let corners: [(corner: UIRectCorner, mask: CACornerMask)] = [
    (.topLeft, .layerMinXMinYCorner), (.topRight, .layerMaxXMinYCorner), (.bottomLeft, .layerMinXMaxYCorner),
    (.bottomRight, .layerMaxXMaxYCorner),
  ]

  private func radius(_ configuration: UICornerConfiguration, _ corner: UIRectCorner, limited: Bool) -> CGFloat {
    let cornerRadius: UICornerRadius
    switch corner {
    case .topLeft: cornerRadius = configuration.topLeft
    case .topRight: cornerRadius = configuration.topRight
    case .bottomLeft: cornerRadius = configuration.bottomLeft
    default: cornerRadius = configuration.bottomRight
    }
    let radius = cornerRadius.value ?? max(cornerRadius.minimum, concentricRadius(corner))
    return limited ? min(radius, min(bounds.width, bounds.height) / 2) : radius
  }

  /// Returns the superview's radius minus the larger distance from the corner's two edges; at least 0.
  private func concentricRadius(_ corner: UIRectCorner) -> CGFloat {
    guard let superview else { return 0 }
    let (isLeft, isTop) = (corner == .topLeft || corner == .bottomLeft, corner == .topLeft || corner == .topRight)
    let outer = superview.bounds
    let horizontal = isLeft ? frame.minX - outer.minX : outer.maxX - frame.maxX
    let vertical = isTop ? frame.minY - outer.minY : outer.maxY - frame.maxY
    return max(0, superview.effectiveRadius(corner: corner) - max(horizontal, vertical))
  }
}
